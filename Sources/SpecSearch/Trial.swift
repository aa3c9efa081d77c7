import SpecResults
package import SpecRunner

/// Runs the checks about an interaction against one subject after another.
package struct Trial {
  /// The files that hold checks about the interaction.
  private let plan: RunPlan

  /// What runs a file when the given files stand for interactions, by their names.
  private let executor: ([String: String]) -> any FileExecutor

  /// A trial of the checks in `files` whose ids begin with one of `prefixes`.
  ///
  /// - Parameter executor: Makes what runs a file when other files stand for interactions.
  package init(
    files: [SpecFile], prefixes: Set<String>, jobs: Int?,
    executor: @escaping ([String: String]) -> any FileExecutor,
    listing: (SpecFile) -> [String]
  ) {
    var ids: Set<String> = []
    var chosen: [SpecFile] = []
    for file in files {
      let own = listing(file).filter { id in prefixes.contains { id.hasPrefix($0) } }
      if own.isEmpty { continue }
      ids.formUnion(own)
      chosen.append(file)
    }
    var plan = RunPlan(files: chosen)
    plan.selection.ids = ids
    plan.isolation = .workers(jobs: jobs)
    plan.detail = .all
    self.plan = plan
    self.executor = executor
  }

  /// Whether there is no check to run.
  package var isEmpty: Bool { plan.files.isEmpty }

  /// How the checks fare when the file at `path` stands for `interaction`; `nil` for the host's own.
  package func symptoms(of path: String?, as interaction: String) throws(RunnerError) -> Symptoms {
    var symptoms = Symptoms()
    let subjects = path.map { [interaction: $0] } ?? [:]
    _ = try Runner.run(plan, executor: executor(subjects)) { symptoms.add($0) }
    return symptoms
  }
}
