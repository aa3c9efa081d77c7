import SpecReports
import SpecResults

/// The reports of a run, each on its way to standard output or a file.
///
/// A file that cannot be written is told of at once and costs the run its good status, but neither
/// the run nor the other reports.
struct ReportOutputs {
  private var outputs: [Output] = []
  private var statuses: [ExitStatus] = []
  private let hidesTimes: Bool
  private let standardOutput = Descriptor.standardOutput()

  private struct Output {
    var reporter: any Reporter
    var file: ReportFile?
  }

  /// Opens all that `requests` name.
  ///
  /// - Parameter hidesTimes: Whether wall times are given as 0, for reports that can be compared.
  init(_ requests: [ReportRequest], style: ReportStyle, hidesTimes: Bool) {
    self.hidesTimes = hidesTimes
    for request in requests {
      do throws(FileFault) {
        // A file is for any reader: it has no colours, and no terminal limits its width.
        var plain = ReportStyle()
        plain.verbosity = style.verbosity
        plain.language = style.language
        let file = try request.path.map { path throws(FileFault) in try ReportFile(path: path) }
        let reporter = request.format.reporter(file == nil ? style : plain)
        outputs.append(Output(reporter: reporter, file: file))
      } catch {
        refuse(error)
      }
    }
  }

  /// Hands an event to every reporter.
  mutating func report(_ event: RunEvent) {
    let event = hidesTimes ? event.withoutTimes : event
    for index in outputs.indices {
      let text = outputs[index].reporter.report(event)
      if text.isEmpty { continue }
      if let file = outputs[index].file { file.write(text) } else { standardOutput.write(text) }
    }
    if Terminal.isInteractive { standardOutput.flush() }
  }

  /// Ends all reports; the statuses are empty where every one was written.
  mutating func finish() -> [ExitStatus] {
    for output in outputs {
      do throws(FileFault) {
        try output.file?.close()
      } catch {
        refuse(error)
      }
    }
    standardOutput.flush()
    if let number = standardOutput.failure {
      refuse(FileFault(path: "standard output", action: .write, number: number))
    }
    return statuses
  }

  private mutating func refuse(_ fault: FileFault) {
    say("\(fault)")
    statuses.append(.usage)
  }
}

extension RunEvent {
  /// The event with wall times of 0.
  fileprivate var withoutTimes: RunEvent {
    switch self {
    case .runStarted, .fileStarted, .fileErrored:
      return self
    case .specFinished(var result):
      result.duration = 0
      return .specFinished(result)
    case .fileFinished(let path, var summary):
      summary.duration = 0
      return .fileFinished(path: path, summary)
    case .runFinished(var summary):
      summary.duration = 0
      return .runFinished(summary)
    }
  }
}
