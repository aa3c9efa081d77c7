import Interactions
import LuaHost

/// A subject as scripts hold it: something living, asked and driven by methods.
final class SubjectObject: HostObject {
  let subject: Subject
  let life: StageLife

  init(_ subject: Subject, _ life: StageLife) {
    self.subject = subject
    self.life = life
  }

  static let hostType = HostType("subject", of: SubjectObject.self) { type in
    type.describeDriving("subject")
    describeAsking(&type)
    describeEditing(&type)
    type.field("name") { object, call in call.push(object.subject.name) }
    type.on(.assign) { call in
      let object: SubjectObject? = call.object(1)
      let name = call.string(2) ?? "…"
      throw HostError(
        "\(object?.subject.name ?? "the subject") is living: write :edit(\"\(name)\", value), or let "
          + "a gesture change it")
    }
    type.onOtherMember { object, call, type in
      let (subject, name) = (object.subject, call.string(2) ?? "")
      if subject.actionNames.contains(name) { return call.push(action(name)) }
      guard !subject.hasChannel(name) else {
        throw HostError("\(subject.name) is living: write :value(\"\(name)\"), or read it of a run")
      }
      throw call.noSuchMember(
        of: .subject, called: subject.name, among: type.memberNames + subject.actionNames)
    }
  }

  /// A method that the interaction declares.
  private static func action(_ name: String) -> HostFunction {
    HostFunction { call in
      guard let object: SubjectObject = call.object(1) else {
        throw HostError.dot("subject", name)
      }
      object.life.note(call, drives: true)
      let arguments = Arguments(call, ofMethod: "subject:\(name)")
      var values: [StateValue] = []
      for position in 0..<max(0, arguments.count) {
        values.append(try arguments[position + 1, "argument \(position + 1)"].stateValue())
      }
      if name == "set", let done = values.first?.number,
        (try? object.subject.model("total")) == .number(1)
      {
        arguments[1, "the value"].warn(of: .share, done)
      }
      let answers = try call.driving(arguments.word) { try object.subject.call(name, values) }
      for answer in answers { call.push(answer) }
    }
  }
}

extension SubjectObject: Driver {
  var stage: Stage { subject.stage }

  var playsWithAny: Bool { false }

  var subjects: [Subject] { [subject] }
}
