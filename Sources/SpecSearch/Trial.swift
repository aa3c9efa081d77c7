import SpecResults
import SpecRunner
import SpecWords

/// The checks about an interaction, run against one subject after another.
package struct Trial {
  /// The interaction that the checks are about.
  let interaction: String

  /// The files that hold them, each with their ids.
  private let checks: [(file: SpecFile, ids: Set<String>)]

  /// How they are run; its files are those that were looked for checks.
  private let plan: RunPlan
  private let executor: SpecExecutor

  /// A trial of the checks in the files of `plan` whose ids begin with one of `prefixes`.
  init(
    of interaction: String, by plan: RunPlan, prefixes: Set<String>, executor: SpecExecutor
  ) throws(TrialFault) {
    self.interaction = interaction
    self.plan = plan
    self.executor = executor
    var ids: [Set<String>] = []
    var fault: TrialFault?
    try Self.run(plan, ListExecutor(executor)) { event in
      switch event {
      case .fileStarted: ids.append([])
      case .specFinished(let spec):
        let isOwn = spec.check != nil && prefixes.contains { spec.id.hasPrefix($0) }
        if isOwn { ids[ids.count - 1].insert(spec.id) }
      case .fileErrored(let path, let error): fault = fault ?? .unlisted(path: path, error)
      case .runStarted, .fileFinished, .runFinished: break
      }
    }
    if let fault { throw fault }
    checks = zip(plan.files, ids).filter { !$0.1.isEmpty }.map { (file: $0.0, ids: $0.1) }
  }

  /// Runs a plan to its end.
  private static func run(
    _ plan: RunPlan, _ executor: any FileExecutor, _ sink: @escaping (RunEvent) -> Void
  ) throws(TrialFault) {
    let summary: RunSummary
    do throws(RunnerError) {
      summary = try Runner.run(plan, executor: executor, sink: sink)
    } catch {
      throw .refused(error)
    }
    guard summary.ending == .complete else { throw .cutShort(summary.ending) }
  }

  /// Whether there is no check to run.
  package var isEmpty: Bool { checks.isEmpty }

  /// How the checks fare with each of `subjects` in the place of the interaction, in one run.
  ///
  /// - Parameter ids: The checks to run; all where it is `nil`.
  func symptoms(
    of subjects: [StandIn], in ids: Set<String>? = nil
  ) throws(TrialFault) -> [Symptoms] {
    let wanted = checks.filter { ids?.isDisjoint(with: $0.ids) != true }
    var plan = plan
    plan.files = subjects.flatMap { subject in
      wanted.map { check in
        var file = check.file
        file.subjects[interaction] = subject
        return file
      }
    }
    let own = wanted.reduce(into: Set<String>()) { $0.formUnion($1.ids) }
    plan.selection.ids = ids.map(own.intersection) ?? own
    var symptoms = subjects.map { _ in Symptoms() }
    var started = 0
    try Self.run(plan, executor) { event in
      if case .fileStarted = event { started += 1 }
      symptoms[(started - 1) / wanted.count].add(event)
    }
    return symptoms
  }
}
