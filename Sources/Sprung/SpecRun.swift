import SpecReports
import SpecResults
import SpecRunner
import SpecWords

/// How specs fare with an app's own interactions: what `sprung run` does, in a test of the app.
///
/// The specs run in the process of the caller, one after the other, each within the limits that
/// `sprung run` sets without options; only that one that never leaves a C function cannot be ended.
public struct SpecRun: Sendable, CustomStringConvertible {
  /// Whether all that was meant to run did, at least one spec, nothing failed or could not be
  /// judged, and each of the interactions was asked for.
  public let passed: Bool

  /// How many specs kept what they claim.
  public let passedSpecs: Int

  /// The ids of the specs that failed or could not be judged, in their order.
  public let failing: [String]

  /// What `sprung run` prints: a table with what was measured, and each failure where it happened.
  public let description: String

  /// Runs specs with `interaction(name)` building an app's own types.
  ///
  /// - Parameters:
  ///   - paths: Files, or folders whose files named `*_spec.lua` are meant, as of the working folder,
  ///     which is the package's in `swift test`.
  ///   - interactions: What makes each interaction, by the name that specs ask for; the name of one of
  ///     the documents' interactions stands for the app's.
  public init(_ paths: [String], interactions: [String: InteractionMaker]) {
    let discovery = Discovery(arguments: paths)
    var settings = SpecSettings()
    settings.registered = interactions
    settings.roots += paths
    var plan = RunPlan(files: discovery.files)
    plan.isolation = .inProcess
    var table = TableReporter(style: ReportStyle())
    var text = discovery.faults.map { "\($0)\n" }.joined()
    var failing: [String] = []
    do throws(RunnerError) {
      let summary = try Runner.run(plan, executor: SpecExecutor(settings: settings)) { event in
        if case .specFinished(let spec) = event, [.failed, .errored].contains(spec.outcome) {
          failing.append(spec.id)
        }
        text += table.report(event)
      }
      let unused = interactions.keys.filter { !summary.standIns.contains($0) }.sorted()
      passedSpecs = summary.counts.passed
      passed =
        discovery.faults.isEmpty && failing.isEmpty && summary.erroredFiles == 0
        && summary.counts.passed + summary.counts.known > 0 && unused.isEmpty
      description =
        text + table.report(.runFinished(summary))
        + unused.map { "no spec that ran asked for '\($0)'\n" }.joined()
    } catch {
      (passed, passedSpecs) = (false, 0)
      description = "\(text)\(error)\n"
    }
    self.failing = failing
  }
}
