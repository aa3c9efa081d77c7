import SpecResults
package import SpecRunner

/// The checks about an interaction, run against one subject after another.
package struct Trial {
  /// The interaction that the checks are about.
  package let interaction: String

  /// The files that hold them, and their ids.
  private let plan: RunPlan
  private let executor: SpecExecutor

  /// A trial of the checks in `files` whose ids begin with one of `prefixes`.
  init(
    of interaction: String, files: [SpecFile], prefixes: Set<String>,
    isolation: RunPlan.Isolation, executor: SpecExecutor
  ) {
    self.interaction = interaction
    var ids: Set<String> = []
    var chosen: [SpecFile] = []
    for file in files {
      let checks = executor.list(file.path).specs.filter { $0.result.check != nil }
      let own = checks.map(\.result.id).filter { id in prefixes.contains { id.hasPrefix($0) } }
      if own.isEmpty { continue }
      ids.formUnion(own)
      chosen.append(file)
    }
    var plan = RunPlan(files: chosen)
    plan.selection.ids = ids
    plan.isolation = isolation
    self.plan = plan
    self.executor = executor
  }

  /// Whether there is no check to run.
  package var isEmpty: Bool { plan.files.isEmpty }

  /// How the checks fare when each of the files at `paths` stands for the interaction, in one run.
  package func symptoms(of paths: [String]) throws(RunnerError) -> [Symptoms] {
    var plan = plan
    plan.files = paths.flatMap { path in
      self.plan.files.map { file in
        var file = file
        file.subjects[interaction] = path
        return file
      }
    }
    let each = self.plan.files.count
    var symptoms = paths.map { _ in Symptoms() }
    var started = 0
    _ = try Runner.run(plan, executor: executor) { event in
      if case .fileStarted = event { started += 1 }
      symptoms[(started - 1) / each].add(event)
    }
    return symptoms
  }
}
