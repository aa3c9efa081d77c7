import Motion
import SpecResults

extension Plot {
  /// How many samples a plot has.
  private static let samples = 160

  /// The signal from its start until it has come to rest, or to the witness.
  init?(of subject: SignalObject, _ bounds: [Double], witness: Double?) {
    guard let signal = try? subject.signal(), signal.start.isFinite else { return nil }
    let last = signal.trajectory.pieces.last?.start ?? signal.start
    let end = max(last, witness.flatMap { $0.isFinite ? $0 : nil } ?? last)
    guard end > signal.start else { return nil }
    let step = (end - signal.start) * 1.05 / Double(Self.samples)
    let samples = (0...Self.samples).map { signal.start + Double($0) * step }
    // What the text tells of is in the drawing, too, where it lies between two samples.
    let range = signal.extremes()
    let told = [witness, range?.least.time, range?.greatest.time].compactMap(\.self)
    let times = (samples + told.filter { (signal.start...end).contains($0) }).sorted()
    self.init(
      title: subject.name, unit: subject.unit, times: times,
      values: times.map { signal.trajectory.value(at: $0) ?? .nan }, bounds: bounds,
      witness: witness, isBoolean: signal.isBoolean)
  }
}
