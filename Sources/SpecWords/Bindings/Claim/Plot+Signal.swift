import Interactions
import Motion
import SpecResults

extension Plot {
  /// The signal from its start until it has come to rest, or to the witness, or as `settings` say.
  init?(
    of subject: SignalObject, _ bounds: [Double], witness: Double?, _ settings: SpecSettings
  ) {
    guard let signal = try? subject.signal(), signal.start.isFinite else { return nil }
    let last = signal.comesToRest
    let end = max(last, witness.flatMap { $0.isFinite ? $0 : nil } ?? last)
    guard let span = settings.drawnSpan(from: signal.start, to: end) else { return nil }
    self.init(signal, title: subject.name, unit: subject.unit, over: span)
    self.bounds = bounds
    self.witness = witness
    instants = subject.run?.namedInstants ?? []
  }

  /// The signal in a stretch of time, as far as it is known there.
  init(_ signal: Signal, title: String, unit: String, over span: ClosedRange<Double>) {
    let end = min(span.upperBound, signal.knownUntil)
    let outline = signal.outline(over: Window(from: span.lowerBound, to: end, includesEnd: true))
    self.init(
      title: title, unit: unit, times: outline.map(\.time), values: outline.map(\.value),
      isBoolean: signal.isBoolean)
  }
}

extension Signal {
  /// A swing that takes longer is drawn for so long, in seconds.
  private static let longest = 10.0

  /// When all but a thousandth of its last motion is behind it, in seconds; of a subject the end of
  /// that motion.
  fileprivate var comesToRest: Double {
    let last = trajectory.pieces.last?.start ?? start
    let rest = trajectory.rest
    guard rest > last else { return last }
    guard rest <= last + Self.longest else { return last + Self.longest }
    let motion = outline(over: Window(from: last, to: rest, includesEnd: true))
    guard let end = motion.last, let span = extremes().map({ $0.greatest.value - $0.least.value })
    else { return last }
    let near = motion.last { abs($0.value - end.value) > span / 1000 }
    return near?.time ?? last
  }
}

extension SpecSettings {
  /// A drawing goes on for this share of its length after the last thing that it shows.
  private static let tail = 0.05

  /// What is drawn of what happens in a stretch of time; `nil` where that is nothing.
  func drawnSpan(from start: Double, to end: Double) -> ClosedRange<Double>? {
    let first = max(start, drawnFrom ?? start)
    let last = drawnTo ?? (end + (end - start) * Self.tail)
    return first < last ? first...last : nil
  }
}

extension Run {
  /// A spec can bring about very many; nobody reads more.
  private static let mostInstants = 200

  /// What happened that a drawing marks, in the words of a run: not what every sample brings.
  var namedInstants: [NamedInstant] {
    let named = entries.lazy.compactMap { entry in
      name(of: entry).map { NamedInstant($0, at: entry.time.seconds) }
    }
    return Array(named.prefix(Self.mostInstants))
  }

  private func name(of entry: Trace.Entry) -> String? {
    switch entry.kind {
    case .ended: return "released"
    case .viewRemoved: return "removed"
    case .marked:
      guard case .marked(let text) = record(of: entry).event else { return nil }
      return text
    case .pressed, .missed, .began, .cancelled, .failed, .completed, .edited, .resized, .settled:
      return entry.kind.rawValue
    case .ignored, .lifted, .mouseUp, .changed, .written, .animationStarted, .retargeted,
      .animationEnded, .refused, .replaced, .sessionOpened, .sessionClosed:
      return nil
    }
  }
}
