import Testing

@testable import SpecCommand

@Suite("Arguments")
struct ArgumentParserTests {
  struct Settings: Equatable {
    var isQuiet = false
    var isLoud = false
    var jobs = 0
  }

  static var parser: ArgumentParser<Settings> {
    ArgumentParser([
      OptionGroup(
        title: "How loud",
        options: [
          .flag("quiet", "q", "") { $0.isQuiet = true },
          .flag("loud", "x", "") { $0.isLoud = true },
        ]),
      OptionGroup(
        title: "How many",
        options: [.value("jobs", "j", "N", "", { Int($0) }) { $0.jobs = $1 }]),
    ])
  }

  @Test(
    "are read in every spelling",
    arguments: [
      (["--jobs=4", "a"], Settings(jobs: 4), ["a"]),
      (["a", "--jobs", "4", "b"], Settings(jobs: 4), ["a", "b"]),
      (["-j4"], Settings(jobs: 4), []),
      (["-j", "4"], Settings(jobs: 4), []),
      (["-qxj4", "-"], Settings(isQuiet: true, isLoud: true, jobs: 4), ["-"]),
      (["--quiet", "--", "--loud", "-x"], Settings(isQuiet: true), ["--loud", "-x"]),
      ([], Settings(), []),
    ])
  func accepts(arguments: [String], wanted: Settings, others: [String]) throws {
    var settings = Settings()
    #expect(try Self.parser.parse(arguments, into: &settings) == others)
    #expect(settings == wanted)
  }

  @Test(
    "that are wrong are named",
    arguments: [
      (["--job=4"], UsageError.unknownOption("--job", suggestion: "--jobs")),
      (["--banana"], .unknownOption("--banana", suggestion: nil)),
      (["-z"], .unknownOption("-z", suggestion: nil)),
      (["--jobs"], .missingValue(option: "--jobs", hint: "N")),
      (["-j"], .missingValue(option: "-j", hint: "N")),
      (["--jobs=x"], .badValue(option: "--jobs", value: "x", hint: "N")),
      (["--quiet=1"], .unwantedValue(option: "--quiet", value: "1")),
    ])
  func refuses(arguments: [String], error: UsageError) {
    var settings = Settings()
    #expect(throws: error) { try Self.parser.parse(arguments, into: &settings) }
  }
}

@Suite("Exit status")
struct ExitStatusTests {
  // Swift Testing has a type of that name, too.
  typealias ExitStatus = SpecCommand.ExitStatus

  @Test("of several, the worst counts, in the documented order")
  func worst() {
    let order: [ExitStatus] = [
      .internalFault, .terminated, .interrupted, .usage, .errored, .changedDigest, .failed,
      .nothingSelected, .passed,
    ]
    for (index, status) in order.enumerated() {
      #expect(ExitStatus.worst(Array(order[index...].reversed())) == status)
    }
    #expect(order.count == ExitStatus.allCases.count)
    #expect(ExitStatus.worst([]) == .passed)
  }

  @Test("has the documented numbers")
  func numbers() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 70, 130, 143])
  }
}
