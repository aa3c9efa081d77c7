import Interactions
import LuaHost

/// A stage as scripts hold it: several subjects on one clock.
final class StageObject: HostObject, Driver {
  let stage: Stage
  private(set) var subjects: [Subject] = []

  init(_ stage: Stage) {
    self.stage = stage
  }

  static let hostType = HostType("stage", of: StageObject.self) { type in
    type.describeDriving("stage")
    type.method("add") { object, call in
      let arguments = Arguments(call, ofMethod: "stage:add")
      let subject = try arguments.subject(on: object.stage)
      object.subjects.append(subject)
      call.push(SubjectObject(subject))
    }
    type.refuseUnknownMembers(of: .stage)
  }
}
