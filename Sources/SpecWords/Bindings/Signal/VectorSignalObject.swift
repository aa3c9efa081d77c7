import LuaHost
import Motion

/// A signal of vectors as scripts hold it.
final class VectorSignalObject: HostObject {
  /// The part to the right.
  let x: SignalObject

  /// The part downwards.
  let y: SignalObject

  /// What it is called in messages, such as `offset`.
  let name: String

  /// A signal of vectors with these parts.
  init(_ name: String, x: SignalObject, y: SignalObject) {
    self.name = name
    self.x = x
    self.y = y
  }

  static let hostType = HostType("vector signal", of: VectorSignalObject.self) {
    type in
    type.field("x") { object, call in call.push(object.x) }
    type.field("y") { object, call in call.push(object.y) }
    type.field("width") { object, call in call.push(object.x) }
    type.field("height") { object, call in call.push(object.y) }
    type.method("length") { object, call in
      let (x, y) = (object.x, object.y)
      call.push(
        try SignalObject("\(object.name):length()", of: [x, y]) { Signal.length($0[0], $0[1]) })
    }
    type.method("final") { object, call in
      try object.push(call) { signal in try signal.final(askedBy: "\(object.name):final") }
    }
    for question in InstantQuestion.allCases {
      type.method(question.rawValue) { object, call in
        let time = try Arguments(call, ofMethod: question.rawValue, of: object.name)
          .only("the time")
        try object.push(call) { signal in
          try question.answer(signal, of: object.x, at: time)
        }
      }
    }
    MotionWords.describe(&type)
    type.on(.text) { call in
      let object: VectorSignalObject? = call.object(1)
      call.push(object?.description ?? "signal")
    }
    type.onUnknownMember { call, type in
      let name = call.string(2) ?? ""
      guard SignalObject.hostType.memberNames.contains(name) else {
        throw call.noSuchMember(
          of: .vectorSignal, among: type.memberNames)
      }
      throw HostError.misnamed(
        "a signal of vectors has no \"\(name)\": ask its .x, its .y or its :length(), as in "
          + "x = run.offset.x; x:\(name)(…)")
    }
  }

  private func push(_ call: Call, _ read: (Signal) throws -> Double?) throws {
    guard let x = try read(x.signal()), let y = try read(y.signal()) else {
      return call.pushNil()
    }
    call.push(Vector(x, y))
  }
}

extension VectorSignalObject: CustomStringConvertible {
  var description: String { "signal \(name)" }
}
