import Glibc
import Interactions
import SpecReports
import SpecResults
import SpecRunner

extension RunSettings {
  /// The options of `run`, in the order of the help text.
  static var options: [Option<RunSettings>] { selecting + executing + reporting }

  /// Which specs run, and in which order.
  static var selecting: [Option<RunSettings>] {
    [
      .value("filter", nil, "PATTERN", "only specs whose name holds or matches PATTERN", pattern) {
        $0.selection.filters.append($1)
      },
      .value("exclude", nil, "PATTERN", "no specs whose name holds or matches PATTERN", pattern) {
        $0.selection.exclusions.append($1)
      },
      .value("tags", "t", "TAG,…", "only specs with one of these #tags", tags) {
        $0.selection.tags.formUnion($1)
      },
      .value("exclude-tags", nil, "TAG,…", "no specs with one of these #tags", tags) {
        $0.selection.excludedTags.formUnion($1)
      },
      .text("id", nil, "ID", "only the spec with this id") {
        $0.selection.ids = ($0.selection.ids ?? []).union([spelledID($1)])
      },
      .flag("last-failed", nil, "only what failed in the last run in this folder") {
        $0.repeatsLastFailed = true
      },
      .value(
        "shard", nil, "I/N", "only the I-th of N shares of the files; an empty one is no failure",
        Form("a share such as 2/8") { try? Shard($0) }
      ) {
        $0.shard = $1
      },
      .flag("shuffle", nil, "in an order drawn from the seed") { $0.shuffles = true },
      .value(
        "seed", nil, "N", "the seed of all that is drawn (0)", Form("a whole number") { UInt64($0) }
      ) {
        $0.seed = $1
      },
      .value("repeat", nil, "N", "run everything N times", .positive) { $0.repetitions = $1 },
      .flag("fail-fast", "x", "end at the first failure") { $0.failureLimit = 1 },
      .value("max-failures", nil, "N", "end at the N-th failure", .positive) {
        $0.failureLimit = $1
      },
      .flag("pass-with-no-tests", nil, "an empty selection is no failure") {
        $0.allowsNothing = true
      },
      .flag("list", nil, "list the selection without running it") { $0.lists = true },
    ]
  }

  /// How they run.
  static var executing: [Option<RunSettings>] {
    let usual = RunSettings()
    return [
      .value("jobs", "j", "N", "at most N worker processes (one a processor)", .positive) {
        $0.jobs = $1
      },
      .value(
        "timeout", nil, "S", "seconds of wall time for a spec (\(usual.specLimit.shortestText))",
        .seconds
      ) {
        $0.specLimit = $1
      },
      .value("run-timeout", nil, "S", "seconds of wall time for the run", .seconds) {
        $0.runLimit = $1
      },
      .value(
        "memory", nil, "MIB", "mebibytes for an interpreter (\(usual.memoryInMebibytes))",
        .mebibytes
      ) {
        $0.memoryInMebibytes = $1
      },
      .value(
        "instructions", nil, "N", "instructions for a spec (\(usual.instructions))", .positive
      ) {
        $0.instructions = $1
      },
      .pairs("subject", "NAME=FILE", "interaction(NAME) builds what FILE returns", \.subjects),
      allowing,
      .value(
        "rate", nil, "HZ", "frames and input samples a second where a spec names none",
        .number(in: StageOptions.rates)
      ) {
        $0.rate = $1
      },
      .value("verify", nil, "N", "run N times and compare the digests", .positive) {
        $0.verifications = $1
      },
      .flag("require-assertions", nil, "a spec without an assertion fails") {
        $0.requiresAssertions = true
      },
    ]
  }

  /// What specs may do besides.
  fileprivate static var allowing: Option<RunSettings> {
    .value(
      "allow", nil, "read=DIR", "specs may read the files in the folder DIR, and no others",
      Form("with a folder that can be read") { readableFolder($0) }
    ) {
      $0.readable.append($1)
    }
  }

  private static func readableFolder(_ text: String) -> String? {
    guard text.hasPrefix("read=") else { return nil }
    let folder = String(text.dropFirst("read=".count))
    return !folder.isEmpty && access(folder + "/.", R_OK) == 0 ? folder : nil
  }

  /// What is told of it.
  static var reporting: [Option<RunSettings>] {
    [
      .value(
        "reporter", nil, "NAME[=FILE]", "\(ReportRequest.hint)",
        Form("with \(ReportRequest.names) as NAME") { ReportRequest($0) }
      ) {
        $0.reports.append($1)
      },
      .text(
        "compare", nil, "FILE",
        "which margins shrank since that JSON report, and what was not compared"
      ) {
        $0.baseline = $1
      },
      .flag("quiet", "q", "only what went wrong") { $0.verbosity = .quiet },
      .flag("verbose", "v", "every spec, its notes and what it printed") {
        $0.verbosity = .verbose
      },
      .value("color", nil, "auto|always|never", "colours (auto)", { Terminal.Choice(rawValue: $0) })
      {
        $0.color = $1
      },
      .value(
        "plots", nil, "auto|braille|ascii|never", "drawings of failed signals (auto)",
        { PlotChoice(rawValue: $0) }
      ) {
        $0.plots = $1
      },
      .value(
        "lang", nil, "CODE", "the language of reports: \(ReportLanguage.codes.listed) (en)",
        Form("one of \(ReportLanguage.codes.joined(separator: ", "))") {
          ReportLanguage(rawValue: $0)
        }
      ) {
        $0.language = $1
      },
      .flag("reproducible", nil, "wall times are written as 0") { $0.hidesTimes = true },
    ]
  }

  private static var pattern: Form<NamePattern> {
    // Every name holds the empty text: a variable that is not set would select everything.
    Form("a text or a complete regular expression") { $0.isEmpty ? nil : try? NamePattern($0) }
  }

  private static var tags: Form<[String]> {
    Form("one word at least") { text in
      let words = text.split(separator: ",").map { $0.hasPrefix("#") ? $0.dropFirst() : $0 }
      return words.isEmpty || words.contains("") ? nil : words.map(String.init)
    }
  }
}
