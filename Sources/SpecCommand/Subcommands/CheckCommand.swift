import SpecReports
import SpecResults
import SpecRunner

/// `sprung check`: what is wrong with spec files, as far as that is known without running a spec.
enum CheckCommand: Subcommand {
  static let name = "check"
  static let synopsis = "[PATH…]"
  static let summary = "looks for wrong syntax, names and values without running specs"

  struct Settings {
    var run = RunSettings()
    var isStrict = false
  }

  static var groups: [OptionGroup<Settings>] {
    [
      OptionGroup(
        title: "Options",
        options: [
          .flag("strict", nil, "a warning is as bad as an error") { $0.isStrict = true }
        ]),
      OptionGroup(title: "Execution", options: RunSettings.surveying.map { $0.lifted(\.run) }),
    ]
  }

  static func defaults() -> Settings { Settings() }

  static func run(_ settings: Settings, _ paths: [String]) throws(CommandFault) -> ExitStatus {
    var run = settings.run
    run.paths = paths
    let found = FoundFiles(run)
    var statuses = found.statuses
    if found.files.isEmpty, let reason = found.reasonForNothing(.blank) {
      say(reason)
      statuses.append(.nothingSelected)
    }
    var (errors, warnings) = (0, 0)
    var text = ""
    statuses += try look(at: found.files, run) { path, check in
      text += check.lines(of: path).map { $0 + "\n" }.joined()
      errors += check.errors.count
      warnings += check.warnings.count
    }
    if !found.files.isEmpty {
      let sums = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
      let sum = sums.map { counted($0.0, $0.1) }.joined(separator: ", ")
      text += "\(counted(found.files.count, "file")): \(sum.isEmpty ? "nothing wrong" : sum)\n"
    }
    statuses.append(show(text))
    if settings.isStrict && warnings > 0 { statuses.append(.errored) }
    return .worst(statuses)
  }

  /// Hands over what is wrong with each file, in their order, and answers what applies after that.
  private static func look(
    at files: [SpecFile], _ settings: RunSettings,
    tell: @escaping (_ path: String, _ check: FileCheck) -> Void
  ) throws(CommandFault) -> [ExitStatus] {
    var check = FileCheck(errors: [], warnings: [])
    let summary = try settings.survey(files, by: CheckExecutor(settings.executor)) { event in
      switch event {
      case .fileErrored(_, let error): check.errors.append(error)
      case .specFinished(let result): check.warnings += result.warnings
      case .fileFinished(let path, _):
        tell(path, check)
        check = FileCheck(errors: [], warnings: [])
      case .runStarted, .fileStarted, .runFinished: break
      }
    }
    return summary.statuses(allowsNothing: true)
  }
}

extension FileCheck {
  /// The errors and warnings as compilers print theirs, in the order of the text at `path`; what stands
  /// in another file, or nowhere, comes first.
  fileprivate func lines(of path: String) -> [String] {
    let told =
      errors.map { error in
        (place: error.location, lines: error.lines(inFileAt: path))
      }
      + warnings.map { (place: $0.location, lines: [$0.line]) }
    return told.enumerated()
      .sorted { left, right in
        let (first, second) = (
          left.element.place.flatMap { $0.path == path ? $0 : nil },
          right.element.place.flatMap { $0.path == path ? $0 : nil }
        )
        return (first?.line ?? 0, first?.column ?? 0, left.offset)
          < (second?.line ?? 0, second?.column ?? 0, right.offset)
      }
      .flatMap(\.element.lines)
  }
}
