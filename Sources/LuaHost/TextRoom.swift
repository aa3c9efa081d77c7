internal import CLuaBridge

/// Bytes on their way into a string of Lua's: a long text is read into such a room and laid into Lua
/// from there, with no copy in between. A class because the room is given back once.
package final class TextRoom {
  /// Where the bytes are written; what was written stays when the room grows.
  package private(set) var bytes: UnsafeMutableRawBufferPointer

  /// Room for as many bytes; `nil` where the machine has no memory for them.
  package init?(capacity: Int) {
    guard let room = bridge_make_room(nil, capacity) else { return nil }
    bytes = UnsafeMutableRawBufferPointer(start: room, count: capacity)
  }

  /// Makes room for as many bytes; false where the machine has no memory for them.
  package func grow(to capacity: Int) -> Bool {
    guard let room = bridge_make_room(characters, capacity) else { return false }
    bytes = UnsafeMutableRawBufferPointer(start: room, count: capacity)
    return true
  }

  /// Gives the room away.
  fileprivate func yield() -> UnsafeMutablePointer<CChar>? {
    defer { bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0) }
    return characters
  }

  private var characters: UnsafeMutablePointer<CChar>? {
    bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
  }

  deinit { bridge_drop_room(characters) }
}

extension Call {
  /// Adds the string in the first `length` bytes of `room`, which is empty afterwards.
  package func push(_ room: TextRoom, length: Int) {
    bridge_push_room(lua, room.yield(), length)
  }
}
