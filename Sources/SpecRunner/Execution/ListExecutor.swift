import SpecResults

/// Lists the wanted specs of files where a run would run them: in a worker, so that a file that never
/// ends, or brings its process down, costs only itself.
package struct ListExecutor: FileExecutor {
  private let executor: SpecExecutor

  /// Lists what `executor` would run.
  package init(_ executor: SpecExecutor) {
    self.executor = executor
  }

  /// Reports each wanted spec as one that ended, with what is known of it before it runs.
  package func execute(_ task: FileTask, report: (FileReport) -> Bool) {
    let listing = executor.list(task.file.path, shuffle: task.selection.shuffle)
    let candidates = listing.specs.map(\.candidate)
    let wanted = task.selection.chosen(from: candidates, in: task.file)
    _ = report(.loaded(declared: candidates.count))
    task.tell(of: listing.errors, wanted.map { listing.specs[$0].result }, to: report)
  }
}

extension FileTask {
  /// Reports what was found out about the file without running it: `errors` as those of the file, and
  /// `results` as if specs had ended so. After a lost worker it goes on where that one was.
  func tell(of errors: [SpecError], _ results: [SpecResult], to report: (FileReport) -> Bool) {
    let start = resumption?.position ?? 0
    for error in start == 0 ? errors : [] where !report(.errored(error)) { return }
    if let loss = resumption?.loss, !report(.errored(loss)) { return }
    for position in results.indices.dropFirst(start) {
      guard report(.started(position: position, line: 0)), report(.finished(results[position]))
      else { return }
    }
  }
}
