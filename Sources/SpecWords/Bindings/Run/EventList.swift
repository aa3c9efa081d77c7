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
        wanted.append((name, try value.stateValue()))
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
        throw call.noSuchMember(of: "a list of events", among: ["where"])
      }
      guard events.records.indices.contains(place - 1) else { return call.pushNil() }
      call.push(EventObject(events.records[place - 1], of: events.subject))
    }
  }
}

extension EventList: CustomStringConvertible {
  var description: String {
    records.count == 1 ? "a list of 1 event" : "a list of \(records.count) events"
  }
}
