import LuaHost
import Testing

@testable import SpecWords

@Suite("Guide")
struct GuideTests {
  /// What words are called on, as the guide writes it, and their names.
  struct Owner: Sendable, CustomTestStringConvertible {
    let name: String
    let words: [String]

    var testDescription: String { name }

    init(_ name: String, _ words: [String]) { (self.name, self.words) = (name, words) }

    init(_ name: String, _ type: HostType, butFields fields: [String] = []) {
      self.init(name, type.memberNames.filter { !fields.contains($0) })
    }
  }

  static let owners = [
    Owner("interaction", InteractionModule.hostType), Owner("drag", DragModule.hostType),
    Owner("spring", SpringModule.hostType), Owner("curve", CurveModule.hostType),
    Owner("velocity", VelocityModule.hostType), Owner("progress", ProgressModule.hostType),
    Owner("vector", VectorObject.hostType, butFields: ["x", "y", "width", "height"]),
    Owner(
      "spring", SpringObject.hostType,
      butFields: [
        "bounce", "damping", "damping_ratio", "duration", "mass", "response", "stiffness",
      ]),
    Owner("curve", CurveObject.hostType), Owner("gesture", GestureObject.hostType),
    Owner("stage", StageObject.hostType),
    Owner("subject", SubjectObject.hostType, butFields: ["name"]),
    Owner("item", ItemObject.hostType), Owner("run", RunObject.hostType),
    Owner("events", EventList.hostType), Owner("signal", SignalObject.hostType),
    Owner("signal", VectorSignalObject.hostType, butFields: ["x", "y", "width", "height"]),
    Owner("claim", ClaimObject.hostType), Owner("bar", ProgressBarObject.hostType),
    Owner("definition", DefinitionObject.hostType, butFields: ["name"]),
    Owner("ui", UiObject.members.names), Owner("drag", DragObject.hostType),
    Owner("view", ViewObject.hostType), Owner("control", ControlObject.hostType),
  ]

  static let told = Set(Guide.families.flatMap(\.entries).flatMap(\.words))

  @Test("tells of every member of what a spec holds, with what it is called on", arguments: owners)
  func members(_ owner: Owner) {
    let untold = owner.words.filter { word in
      Self.told.isDisjoint(with: ["\(owner.name).\(word)", "\(owner.name):\(word)", ":\(word)"])
        && !(owner.name == "signal" && Self.told.contains(word))
    }
    #expect(untold == [])
  }

  @Test("tells of every global, or of its members")
  func globals() {
    let untold = WordRegistry.standard.names.filter { word in
      !Self.told.contains { $0 == word || $0.hasPrefix("\(word).") }
    }
    #expect(untold == [])
  }
}
