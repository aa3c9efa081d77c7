import SpecResults

/// JUnit's XML: one suite a file, failures apart from errors, each case with its file and line.
///
/// Where a control character stood in a name or a message there is `\x01` or the like. A known
/// failure is a skipped case with its reason, a file that could not be loaded a case of its own.
struct JUnitReporter: Reporter {
  private var suites = ""
  private var cases = ""
  private var file = Tally()
  private var run = Tally()

  mutating func report(_ event: RunEvent) -> String {
    switch event {
    case .runStarted:
      return ""
    case .fileStarted:
      (cases, file) = ("", Tally())
    case .specFinished(let result):
      file.add(result.outcome)
      cases += testCase(result)
    case .fileErrored(let path, let error):
      file.add(.errored)
      let name = path.escapedForAttribute
      cases += "    <testcase name=\"\(name)\" classname=\"\(name)\" file=\"\(name)\" time=\"0\">\n"
      cases += problem("error", kind: error.kind.rawValue, Problem(error)) + "    </testcase>\n"
    case .fileFinished(let path, let summary):
      let name = path.escapedForAttribute
      suites +=
        "  <testsuite name=\"\(name)\" file=\"\(name)\" \(file.attributes(summary.duration))>\n"
      suites += cases
      if !summary.output.isEmpty {
        suites += "    <system-out>\(summary.output.escapedForXML)</system-out>\n"
      }
      suites += "  </testsuite>\n"
      run.add(file)
    case .runFinished(let summary):
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="sprung" \(run.attributes(summary.duration))>
        \(suites)</testsuites>

        """
    }
    return ""
  }

  private func testCase(_ result: SpecResult) -> String {
    let blocks = ([result.location.path] + result.names.dropLast()).joined(separator: " > ")
    let name = result.names.last.map { $0 + result.turn } ?? result.id
    let attributes = [
      "name=\"\(name.escapedForAttribute)\"",
      "classname=\"\(blocks.escapedForAttribute)\"",
      "file=\"\(result.location.path.escapedForAttribute)\"",
      "line=\"\(result.location.line)\"",
      "time=\"\(result.duration)\"",
    ]
    let body = body(result)
    let head = "    <testcase \(attributes.joined(separator: " "))"
    return body.isEmpty ? head + "/>\n" : head + ">\n\(body)    </testcase>\n"
  }

  /// The order of the elements is the one that JUnit's schema asks for.
  private func body(_ result: SpecResult) -> String {
    var body = ""
    switch result.outcome {
    case .passed: break
    case .skipped, .known:
      let reason = (result.outcome == .known ? "known: " : "") + (result.reason ?? "")
      body += "      <skipped message=\"\(reason.escapedForAttribute)\"/>\n"
    case .failed:
      body += problem("failure", kind: "failed", merged(result))
    case .errored:
      body += problem("error", kind: result.errors.first?.kind.rawValue ?? "raised", merged(result))
    }
    let output = result.output + result.warnings.map { $0.line + "\n" }.joined()
    if !output.isEmpty {
      body += "      <system-out>\(output.escapedForXML)</system-out>\n"
    }
    return body
  }

  /// All problems of a spec in one, since a case may hold but one.
  private func merged(_ result: SpecResult) -> Problem {
    let problems = result.problems
    guard var first = problems.first else {
      return Problem(
        SpecError(kind: .raised, location: result.location, message: "nothing was checked"))
    }
    first.context += problems.dropFirst().flatMap { $0.lines(plots: nil) }
    return first
  }

  private func problem(_ element: String, kind: String, _ problem: Problem) -> String {
    let text = problem.lines(plots: nil).joined(separator: "\n").escapedForXML
    let message = problem.message.escapedForAttribute
    return "      <\(element) type=\"\(kind)\" message=\"\(message)\">\(text)</\(element)>\n"
  }

  /// The counts of a suite's head.
  private struct Tally {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    mutating func add(_ outcome: Outcome) {
      tests += 1
      switch outcome {
      case .passed: break
      case .failed: failures += 1
      case .errored: errors += 1
      case .skipped, .known: skipped += 1
      }
    }

    mutating func add(_ other: Tally) {
      tests += other.tests
      failures += other.failures
      errors += other.errors
      skipped += other.skipped
    }

    func attributes(_ seconds: Double) -> String {
      "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\" time=\"\(seconds)\""
    }
  }
}
