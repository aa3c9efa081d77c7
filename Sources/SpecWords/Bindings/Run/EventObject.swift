import Interactions
import LuaHost
import SpecResults

/// An event of a run, as scripts hold it; its fields are what it tells.
final class EventObject: HostObject {
  /// The event.
  let record: RunRecord

  /// The subject that it happened to.
  let subject: Subject

  init(_ record: RunRecord, of subject: Subject) {
    self.record = record
    self.subject = subject
  }

  static let hostType = HostType("event", of: EventObject.self) { type in
    type.field("name") { event, call in call.push(event.record.name) }
    type.field("time") { event, call in call.push(event.seconds) }
    type.onOtherMember { event, call, _ in
      guard let name = call.string(2), fieldNames.contains(name) else {
        throw call.noSuchMember(of: .event, among: fieldNames)
      }
      let value = event.record.field(name)
      call.push(value)
      if name == "transaction", case .record = value {
        try call.setRecord(.transaction, TransactionObject.fieldNames)
      }
    }
    type.on(.text) { call in
      let event: EventObject? = call.object(1)
      call.push(event?.description ?? "event")
    }
  }

  /// The fields that any event may have.
  static let fieldNames = [
    "name", "time", "location", "pointer", "phase", "start_location", "translation", "velocity",
    "predicted_end_location", "predicted_end_translation", "reason", "state", "value", "by",
    "transaction", "from", "to", "animation", "size", "text",
  ]
}

extension EventObject {
  /// When it happened, in seconds on the subject's clock.
  var seconds: Double { record.time.seconds }

  /// The event in a sentence, without what it tells.
  var brief: String { "the event \(record.name) at \(Figure.value(seconds)) s" }
}

extension EventObject: CustomStringConvertible {
  var description: String { record.description }
}

extension RunRecord {
  /// What the event tells under a name; nothing where it does not speak of that.
  func field(_ name: String) -> StateValue {
    switch name {
    case "name": .text(self.name)
    case "time": .number(time.seconds)
    default: fields.first { $0.name == name }?.value ?? .none
    }
  }
}
