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
  ) {
    self.interaction = interaction
    self.isolation = isolation
    self.executor = executor
    checks = files.compactMap { file in
      let checks = executor.list(file.path).specs.filter { $0.result.check != nil }
      let own = checks.map(\.result.id).filter { id in prefixes.contains { id.hasPrefix($0) } }
      return own.isEmpty ? nil : (file, Set(own))
    }
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
