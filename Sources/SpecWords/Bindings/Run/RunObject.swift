package import Interactions
package import LuaHost

/// A run as scripts hold it: what happened as fields, what was shown as signals.
package final class RunObject: HostObject {
  /// The run.
  package let run: Run

  init(_ run: Run) {
    self.run = run
  }

  package static let hostType = HostType("run", of: RunObject.self) { type in
    for (field, event) in latest {
      type.field(field) { object, call in
        guard let record = object.run.latest(event) else { return call.pushNil() }
        call.push(EventObject(record, of: object.run.subject))
      }
    }
    type.field("events") { object, call in
      call.push(EventList(object.run.events, of: object.run.subject))
    }
    type.method("frames") { object, call in
      let frames = object.run.frames
      call.pushTable(elements: frames.count)
      for (index, frame) in frames.enumerated() {
        call.push(frame.seconds)
        call.setElement(index + 1)
      }
    }
    type.on(.text) { call in
      let object: RunObject? = call.object(1)
      call.push(object?.run.description ?? "run")
    }
    type.onOtherMember { object, call, type in
      let subject = object.run.subject
      guard let name = call.string(2), subject.hasChannel(name) else {
        if let name = call.string(2), eventFields.contains(name) {
          throw HostError(
            "a run of \(subject.name) has no \"\(name)\" (an event has: run.released.\(name)"
              + (name == "velocity" ? ", and a signal x:slope_at(time))" : ")"))
        }
        throw call.noSuchMember(
          of: "a run of \(subject.name)",
          among: type.memberNames + subject.channelNames)
      }
      try call.push(channel: name, of: object.run)
    }
  }

  /// Fields of the events of a gesture that are sought in a run.
  private static let eventFields = [
    "velocity", "translation", "location", "start_location", "time", "predicted_end_location",
    "predicted_end_translation",
  ]

  /// The fields that are events, with the event of which each is the latest.
  private static let latest: [(field: String, event: RunRecord.Kind)] = [
    ("pressed", .pressed), ("began", .began), ("released", .ended), ("cancelled", .cancelled),
    ("failed", .failed), ("lifted", .lifted), ("missed", .missed), ("settled", .settled),
  ]
}
