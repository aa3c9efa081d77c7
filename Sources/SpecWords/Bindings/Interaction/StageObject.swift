import Interactions
import LuaHost

/// A stage as scripts hold it: several subjects on one clock.
final class StageObject: HostObject, Driver {
  let stage: Stage
  let life: StageLife
  var playsWithAny: Bool { true }
  private(set) var subjects: [Subject] = []

  init(_ stage: Stage, _ life: StageLife) {
    self.stage = stage
    self.life = life
  }

  static let hostType = HostType("stage", of: StageObject.self) { type in
    type.describeDriving("stage")
    type.driving("add") { object, call in
      let arguments = Arguments(call, ofMethod: "stage:add")
      let subject = try arguments.subject(on: object.stage)
      object.subjects.append(subject)
      call.push(SubjectObject(subject, object.life))
    }
    type.refuseUnknownMembers(of: .stage)
  }
}
