import SpecResults
import SpecRunner

extension RunSettings {
  /// Has `executor` look at `files` without running a spec, and hands over what it finds in their
  /// order.
  ///
  /// As in a run this is done by workers: a search in C counts no instructions, and what a file does
  /// when it is loaded must not be done to this process.
  func survey(
    _ files: [SpecFile], by executor: any FileExecutor, _ sink: @escaping (RunEvent) -> Void
  ) throws(CommandFault) -> RunSummary {
    var plan = plan(of: files)
    plan.failureLimit = nil
    do throws(RunnerError) {
      return try Runner.run(plan, executor: executor, sink: sink)
    } catch {
      throw CommandFault(error, status: .internalFault)
    }
  }

  /// The options that bound what is done to look at files.
  static var surveying: [Option<RunSettings>] {
    executing.filter { ["jobs", "timeout", "memory", "instructions", "allow"].contains($0.name) }
  }
}
