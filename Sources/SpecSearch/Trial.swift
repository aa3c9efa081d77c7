import SpecResults
package import SpecRunner
package import SpecWords

/// The checks about an interaction, run against one subject after another.
package struct Trial {
  /// The interaction that the checks are about.
  package let interaction: String

  /// The files that hold them, each with their ids.
  private let checks: [(file: SpecFile, ids: Set<String>)]
  private let isolation: RunPlan.Isolation
  private let executor: SpecExecutor

  /// A trial of the checks in `files` whose ids begin with one of `prefixes`.
  init(
    of interaction: String, files: [SpecFile], prefixes: Set<String>,
    isolation: RunPlan.Isolation, executor: SpecExecutor
  ) throws(RunnerError) {
    self.interaction = interaction
    self.isolation = isolation
    self.executor = executor
    var plan = RunPlan(files: files)
    plan.isolation = isolation
    var ids: [Set<String>] = []
    _ = try Runner.run(plan, executor: ListExecutor(executor)) { event in
      switch event {
      case .fileStarted: ids.append([])
      case .specFinished(let spec):
        let isOwn = spec.check != nil && prefixes.contains { spec.id.hasPrefix($0) }
        if isOwn { ids[ids.count - 1].insert(spec.id) }
      case .runStarted, .fileErrored, .fileFinished, .runFinished: break
      }
    }
    checks = zip(files, ids).filter { !$0.1.isEmpty }.map { (file: $0.0, ids: $0.1) }
  }

  /// Whether there is no check to run.
  package var isEmpty: Bool { checks.isEmpty }

  /// How the checks fare with each of `subjects` in the place of the interaction, in one run.
  ///
  /// - Parameter ids: The checks to run; all where it is `nil`.
  package func symptoms(
    of subjects: [StandIn], in ids: Set<String>? = nil
  ) throws(RunnerError) -> [Symptoms] {
    let wanted = checks.filter { ids?.isDisjoint(with: $0.ids) != true }
    var plan = RunPlan(
      files: subjects.flatMap { subject in
        wanted.map { check in
          var file = check.file
          file.subjects[interaction] = subject
          return file
        }
      })
    let own = wanted.reduce(into: Set<String>()) { $0.formUnion($1.ids) }
    plan.selection.ids = ids.map(own.intersection) ?? own
    plan.isolation = isolation
    var symptoms = subjects.map { _ in Symptoms() }
    var started = 0
    _ = try Runner.run(plan, executor: executor) { event in
      if case .fileStarted = event { started += 1 }
      symptoms[(started - 1) / wanted.count].add(event)
    }
    return symptoms
  }
}
