import Interactions
import LuaHost

/// The words and fields of `ui`.
///
/// They are no members of its host type, since a state of the same name hides them: `ui.value` is
/// the state `value` where there is one, else the word.
struct UiMembers: Sendable {
  /// What runs for a word or field.
  typealias Body = @Sendable (UiObject, Call) throws -> Void

  /// What `ui:word(…)` runs.
  private(set) var methods: [String: Body] = [:]
  /// What `ui.field` answers.
  private(set) var fields: [String: Body] = [:]

  /// Adds `ui:name(…)`.
  mutating func method(_ name: String, _ body: @escaping Body) { methods[name] = body }

  /// Adds `ui.name`.
  mutating func field(_ name: String, _ body: @escaping Body) { fields[name] = body }

  /// Adds a word whose arguments `with{}` can replace.
  mutating func word(
    _ word: UiWord,
    _ body: @escaping @Sendable (UiObject, InteractionBuilder, UiCall) throws -> Void
  ) {
    method(word.rawValue) { ui, call in
      let said = UiCall(word, "ui", call, ui.script, level: ui.level)
      let builder = try ui.script.builder()
      guard ui.script.isBuilding || !word.isDeclaring else {
        throw HostError(
          "\(said.arguments.word): what an interaction holds is declared in the function of its "
            + "definition, not in a callback")
      }
      try call.driving(said.arguments.word) {
        try body(ui, builder, said)
        try builder.throwFault()
      }
    }
  }

  /// All names, sorted.
  var names: [String] { (Array(methods.keys) + Array(fields.keys)).sorted() }

  /// The function of a word.
  func function(_ name: String) -> HostFunction? {
    guard let body = methods[name] else { return nil }
    return HostFunction { call in
      guard let ui: UiObject = call.object(1) else { throw HostError.dot("ui", name) }
      try body(ui, call)
    }
  }
}
