package import LuaHost

/// What came of reading a file for a script.
package enum ReadFile {
  /// What it holds: the first bytes of the room.
  case text(TextRoom, length: Int)
  /// There is no memory for what it holds.
  case refused
  /// It cannot be read, for the system's reason and with its number.
  case missing(reason: String, number: Int)
}

/// `io` where scripts may read files.
package enum FileWords {
  /// Gives scripts `io.open` and `io.lines`, which read by `read`: it throws where a path leads
  /// where they may not read.
  package static func install(
    in context: SpecContext, _ read: @escaping (_ path: String) throws -> ReadFile
  ) throws(LuaError) {
    let files = try context.module(.files) { arguments in
      SpyWords.pushHost(arguments)
      arguments.push(HostFunction { call in try self.read(call, read) })
      arguments.setField("read")
    }
    try context.interpreter.setGlobal("io", to: .table(files))
  }

  /// The text of the file that a script names to a word; nil, a reason and its number where there
  /// is none.
  private static func read(_ call: Call, _ read: (_ path: String) throws -> ReadFile) throws {
    let word = call.string(1) ?? ""
    let path = try Argument(call, slot: 2, word: word, name: "the path").string()
    let mode = Argument(call, slot: 3, word: word, name: "the mode")
    if let given = mode.present, !["r", "rb"].contains(call.string(given.slot)) {
      throw mode.refused("\"r\" or \"rb\", since files are only read")
    }
    let result: ReadFile
    do {
      result = try read(path)
    } catch {
      throw HostError("\(word): \(error)")
    }
    switch result {
    case .text(let room, let length): call.push(room, length: length)
    case .refused: throw call.interpreter.outOfMemory()
    case .missing(let reason, let number):
      call.pushNil()
      call.push("\(path): \(reason)")
      call.push(number)
    }
  }
}
