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
