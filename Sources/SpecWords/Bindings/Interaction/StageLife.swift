import LuaHost
import SpecResults

/// A clock and what lives by it, as the specs of a file use it.
///
/// One that is driven by a spec and used by a later one makes the later one hang on the earlier: run
/// alone, as by `replay`, it answers otherwise.
final class StageLife {
  /// Where it was made; `nil` where a spec made it.
  private let place: Location?

  /// The number of the spec that drove it last.
  private var driver: Int?

  /// One that is made by `call`.
  init(_ call: Call) {
    place = call.context.isInSpec ? nil : call.location
  }

  /// Has the spec's writer told where an earlier spec has driven it.
  ///
  /// - Parameter drives: Whether it is changed now, and not only asked.
  func note(_ call: Call, drives: Bool) {
    let context = call.context
    guard context.isInSpec else { return }
    if let driver, driver != context.specsEnded {
      let line = place ?? call.location
      if context.sharedLives.insert(line).inserted {
        context.recorder.warn(
          Warning(
            at: line,
            "this subject lives on from spec to spec, and a spec that is run alone finds it as it was "
              + "made: make it in before_each, or in each spec"))
      }
    }
    if drives { driver = context.specsEnded }
  }
}

extension HostType.Description where Object: Driver {
  /// Adds a method that asks what is so now.
  mutating func asking(_ name: String, _ body: @escaping HostType.Body<Object>) {
    method(name) { object, call in
      object.life.note(call, drives: false)
      try body(object, call)
    }
  }

  /// Adds a method that changes something.
  mutating func driving(_ name: String, _ body: @escaping HostType.Body<Object>) {
    method(name) { object, call in
      object.life.note(call, drives: true)
      try body(object, call)
    }
  }
}
