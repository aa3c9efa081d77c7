package import SpecResults

/// Signals one above the other over one axis of time, and what happened meanwhile.
///
/// One signal has a panel of its own: curves above each other need colours to be told apart, which
/// neither a pipe nor every reader has.
package struct Chart: Hashable, Sendable {
  /// What is drawn, such as the name of a spec.
  var title: String

  /// What is to be said of it, a line each.
  var notes: [String] = []

  /// The signals.
  var plots: [Plot]

  /// What happened meanwhile, in rising time.
  var instants: [NamedInstant]

  /// The part of the time that is drawn, in seconds.
  var span: ClosedRange<Double>

  /// The subject to be shown in motion; `nil` where there is none.
  package var scene: Scene?

  /// A drawing of `plots`; `nil` where there is nothing to draw.
  package init?(_ title: String, _ plots: [Plot], _ instants: [NamedInstant]) {
    self.plots = plots.filter { $0.values.contains(where: \.isFinite) }
    guard let first = self.plots.compactMap(\.times.first).min(),
      let last = self.plots.compactMap(\.times.last).max(), first < last
    else { return nil }
    self.title = title
    self.instants = instants.filter { (first...last).contains($0.time) }
    span = first...last
  }

  /// The signal that a claim of `result` is about, and what came of it; `nil` where nothing is drawn.
  package init?(of claim: ClaimRecord, in result: SpecResult) {
    guard let plot = claim.plot else { return nil }
    self.init(result.fullName, [plot], plot.instants)
    let told = [claim.observed, claim.marginText(.english)].filter { !$0.isEmpty }
    notes = ["\((claim.holds ? Outcome.passed : .failed).verdict)  \(claim.claim)"]
    notes.append("    \(told.joined(separator: ", "))")
  }

  /// What happened, as an axis tells it: all that falls on one instant together.
  var marks: [(text: String, time: Double)] {
    var marks: [(names: [String], time: Double)] = []
    for instant in (instants + witnesses).sorted(by: { $0.time < $1.time }) {
      if let last = marks.last, last.time == instant.time {
        if !last.names.contains(instant.name) { marks[marks.count - 1].names.append(instant.name) }
      } else {
        marks.append(([instant.name], instant.time))
      }
    }
    return marks.map { names, time in
      ("\(names.joined(separator: ", ").visible) \(Figure.value(time)) s", time)
    }
  }

  private var witnesses: [NamedInstant] {
    Set(plots.compactMap(\.witness)).sorted().filter(span.contains).map {
      NamedInstant("witness", at: $0)
    }
  }
}

extension Plot {
  /// The least and the greatest point; `nil` where nothing is drawn, or all is the same.
  var turns: (least: (time: Double, value: Double), greatest: (time: Double, value: Double))? {
    let points = zip(times, values).filter { $0.1.isFinite }
    guard let least = points.min(by: { $0.1 < $1.1 }),
      let greatest = points.max(by: { $0.1 < $1.1 }),
      least.1 < greatest.1
    else { return nil }
    return (least, greatest)
  }

  /// The values between which it is drawn, bounds included; `nil` where there is nothing to draw.
  var range: ClosedRange<Double>? {
    guard values.contains(where: \.isFinite) else { return nil }
    let drawn = (values + bounds).filter(\.isFinite)
    guard let lowest = drawn.min(), let highest = drawn.max() else { return nil }
    return lowest...highest
  }

  /// Its name, and in words where it is furthest.
  var caption: String {
    guard !isBoolean, let (least, greatest) = turns else { return title.visible }
    let told = [("max", greatest), ("min", least)].map { word, point in
      "\(word) \(text(of: point.value)) at \(Figure.value(point.time)) s"
    }
    return "\(title.visible): \(told.joined(separator: ", "))"
  }
}
