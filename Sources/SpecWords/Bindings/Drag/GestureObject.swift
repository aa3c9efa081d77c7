import Interactions
import LuaHost

/// A gesture as scripts hold it: a value that never changes, with the functions that it calls.
final class GestureObject: HostObject {
  /// What the pointers do.
  let script: GestureScript

  /// The functions of its `:call`, by the numbers that the script knows them by.
  let calls: [Int: LuaReference]

  /// Whether it was played, or is a part of another.
  var isUsed = false

  init(_ script: GestureScript, calls: [Int: LuaReference] = [:]) {
    self.script = script
    self.calls = calls
  }

  static let hostType = HostType("gesture", of: GestureObject.self) { type in
    for word in DragWord.allCases {
      type.method(word.rawValue) { object, call in
        let arguments = Arguments(call, ofMethod: word.rawValue, of: "gesture")
        let longer = try word.extending(object, with: arguments)
        object.isUsed = true
        call.push(longer)
        guard word.isWorthPlaying, case .running = call.context.position else { return }
        call.context.gestureWatch.add(longer, on: call.location)
      }
    }
    type.onUnknownMember { call, _ in
      throw call.noSuchMember(of: .gesture, among: DragWord.allCases.map(\.rawValue))
    }
  }
}

extension Argument {
  func gesture() throws -> GestureObject {
    let gesture = try object(GestureObject.self, "a gesture such as drag.by(120, 0):release()")
    gesture.isUsed = true
    return gesture
  }

  /// A time within a gesture, in seconds; none is longer than a spec's whole virtual time.
  func span() throws -> Double {
    let most = Stage.timeLimit
    let seconds = try number(in: 0...most, "from 0 to \(most.text) (in seconds)")
    warnOfMilliseconds(seconds)
    return seconds
  }
}
