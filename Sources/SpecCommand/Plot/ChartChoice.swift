import SpecReports
import SpecResults

/// What of a performance is drawn.
struct ChartChoice {
  private let signals: [String]

  /// Draws the signals of these names; without any a spec's claims, or all that moves.
  init(_ signals: [String]) {
    self.signals = signals
  }

  /// The drawings, at least one.
  ///
  /// - Parameter wantsClaims: Whether a spec is drawn by its claims where it has some.
  func charts(
    of performance: Performance, wantsClaims: Bool = true
  ) throws(CommandFault) -> [Chart] {
    let wantsClaims = wantsClaims && performance.title == nil && signals.isEmpty
    var charts: [Chart] = []
    for result in performance.results {
      let claims = wantsClaims ? result.claims.compactMap { Chart(of: $0, in: result) } : []
      charts += claims
      if !claims.isEmpty { continue }
      for scene in result.scenes {
        let title = performance.title ?? "\(result.fullName): \(scene.subject)"
        charts += scene.chart(title, chosen(of: scene)).map { [$0] } ?? []
      }
    }
    if let fault = fault(of: performance, isEmpty: charts.isEmpty) { throw fault }
    return charts
  }

  /// What is wrong with the choice: a name that no signal has, or that nothing is to be drawn.
  private func fault(of performance: Performance, isEmpty: Bool) -> CommandFault? {
    let scenes = performance.results.flatMap(\.scenes)
    let known = scenes.flatMap(\.plots).map(\.title).distinct
    // Where nothing is known, the reason for that is told below.
    let unknown = signals.first { name in !known.contains { $0.isNamed(name) } }
    if let unknown, !known.isEmpty {
      return CommandFault(
        "there is no signal '\(unknown)' of \(performance.argument)"
          + Suggestion.choice(unknown, in: known))
    }
    guard isEmpty else { return nil }
    if let end = scenes.map(\.end).max(), known.isEmpty, end > 0 {
      return CommandFault(
        "\(performance.argument): nothing is left between --from and --to: "
          + "it lasts until \(Figure.value(end)) s")
    }
    // A spec that ended too early for anything to be drawn was no wrong choice.
    let statuses = performance.statuses
    return CommandFault(
      scenes.isEmpty
        ? "\(performance.argument): no claim is about a signal, and there is no subject to draw: "
          + "'sprung plot spring-tile' draws one under a gesture"
        : "\(performance.argument): nothing moves\(Self.advice(performance))",
      status: statuses.isEmpty ? .usage : .worst(statuses))
  }

  private static func advice(_ performance: Performance) -> String {
    performance.title == nil
      ? "; --signal NAME draws a signal that stands still"
      : "; say another --gesture, or --signal NAME"
  }

  private func chosen(of scene: Scene) -> [Plot] {
    if signals.isEmpty { return scene.hasMotion ? scene.plots.filter(\.changes) : [] }
    return scene.plots.filter { plot in signals.contains { plot.title.isNamed($0) } }
  }
}

extension String {
  /// Whether the signal of this title is meant by a name, as `offset.x` is by `offset`, too.
  fileprivate func isNamed(_ name: String) -> Bool { self == name || hasPrefix(name + ".") }
}

extension Scene {
  /// Signals of it.
  fileprivate func chart(_ title: String, _ plots: [Plot]) -> Chart? {
    var chart = Chart(title, plots, instants)
    chart?.scene = self
    return chart
  }
}
