import SpecResults

/// Looks for what is wrong with files where a run would run their specs: in a worker, so that a file
/// that never ends, or brings its process down, costs only itself.
package struct CheckExecutor: FileExecutor {
  private let executor: SpecExecutor

  /// Looks by what `executor` finds.
  package init(_ executor: SpecExecutor) {
    self.executor = executor
  }

  /// Reports the errors as those of the file, and the warnings as those of one spec without a name.
  package func execute(_ task: FileTask, report: (FileReport) -> Bool) {
    let check = executor.check(task.file.path)
    var result = SpecResult.blank
    result.warnings = check.warnings
    task.tell(of: check.errors, check.warnings.isEmpty ? [] : [result], to: report)
  }
}
