import Interactions
import LuaHost

/// Events in order, as scripts hold them: a list whose elements are made when they are asked for.
final class EventList: HostObject {
  private let records: [RunRecord]
  private let subject: Subject

  init(_ records: some Sequence<RunRecord>, of subject: Subject) {
    self.records = Array(records)
    self.subject = subject
  }

  static let hostType = HostType("events", of: EventList.self) { type in
    type.method("where") { events, call in
      let options = try Arguments(call, ofMethod: "events:where")
        .options(at: 1, EventObject.fieldNames)
      var wanted: [(name: String, value: StateValue)] = []
      for name in EventObject.fieldNames {
        guard let value = options[name].present else { continue }
        wanted.append((name, try value.wanted(of: events.subject, events.records)))
      }
      call.push(
        EventList(
          events.records.filter { record in
            wanted.allSatisfy { record.field($0.name) == $0.value }
          }, of: events.subject))
    }
    type.on(.length) { call in
      let events: EventList? = call.object(1)
      call.push(events?.records.count ?? 0)
    }
    type.onOtherMember { events, call, _ in
      guard let place = call.integer(2) else {
        throw call.noSuchMember(of: .events, among: ["where"])
      }
      guard events.records.indices.contains(place - 1) else { return call.pushNil() }
      call.push(EventObject(events.records[place - 1], of: events.subject))
    }
  }
}

extension Argument {
  /// What events are to tell under the argument's name: what none can tell finds nothing, and a
  /// spec that counts none would pass for ever.
  fileprivate func wanted(of subject: Subject, _ records: [RunRecord]) throws -> StateValue {
    switch name {
    case "name" where ["released", "release"].contains(call.string(slot)):
      throw refused("the name of an event", hint: " (run.released is the event \"ended\")")
    case "name":
      .text(try word("the name of an event", among: RunRecord.Kind.allCases.map(\.rawValue)))
    case "by": .text(try word("who writes", among: Writer.allCases.map(\.rawValue)))
    case "phase":
      .text(try word("what a pointer does", among: PointerEvent.Phase.allCases.map(\.rawValue)))
    case "state":
      .text(
        try word(
          "a state or channel of \(subject.name)",
          among: subject.channelNames + records.compactMap { $0.field("state").text }))
    case "reason", "text": .text(try string())
    case "time": .number(try time())
    case "pointer": .number(try number())
    case "location", "start_location", "translation", "predicted_end_location",
      "predicted_end_translation", "size":
      .vector(try vector())
    default: try stateValue()
    }
  }
}

extension EventList: CustomStringConvertible {
  var description: String {
    records.count == 1 ? "a list of 1 event" : "a list of \(records.count) events"
  }
}
