import Interactions
import LuaHost

/// A run as scripts hold it: what happened as fields, what was shown as signals.
final class RunObject: HostObject {
  let run: Run

  init(_ run: Run) {
    self.run = run
  }

  static let hostType = HostType("run", of: RunObject.self) { type in
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
        throw call.noSuchMember(
          of: .run, called: "a run of \(subject.name)",
          among: type.memberNames + subject.channelNames)
      }
      try call.push(channel: name, of: object.run)
    }
  }

  /// The names of the fields that are events.
  static let eventNames = latest.map(\.0)

  /// The fields that are events, with the event of which each is the latest.
  private static let latest: [(field: String, event: RunRecord.Kind)] = [
    ("pressed", .pressed), ("began", .began), ("released", .ended), ("cancelled", .cancelled),
    ("failed", .failed), ("lifted", .lifted), ("missed", .missed), ("settled", .settled),
  ]
}
