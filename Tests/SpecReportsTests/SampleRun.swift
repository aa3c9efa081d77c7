import SpecReports
import SpecResults

/// A run as the reporters see it, made by hand.
enum SampleRun {
  static let tile = "specs/tile/release_spec.lua"

  static func check(_ id: String, _ name: String, _ outcome: Outcome, _ claims: [ClaimRecord])
    -> SpecResult
  {
    var result = SpecResult(
      id: id, names: ["spring-release tile", name], location: Location(path: tile, line: 40),
      outcome: outcome)
    result.check = Check(
      checklist: "spring-release tile", document: "000_13a70209cfd18c2e.txt", action: "Pull.",
      observe: "Turns.", titles: ["sv": "Släpp", "ar": "تحرير"])
    result.claims = claims
    result.assertions = claims.count
    return result
  }

  static let outward: SpecResult = {
    var result = check(
      "tile.outward-release", "outward release", .passed,
      [
        ClaimRecord(
          holds: true, location: Location(path: tile, line: 12), claim: "offset.x peaks",
          observed: "125.525 pt at 19.8 ms", expected: "125.525 within 0.01", margin: 0.01,
          unit: "pt")
      ])
    result.observations = [
      Measurement(label: "furthest", value: .number(125.525), unit: "pt"),
      Measurement(label: "turns after", value: .number(19.8), unit: "ms"),
    ]
    return result
  }()

  static let diagonal = check(
    "tile.diagonal-release", "diagonal release", .failed,
    [
      ClaimRecord(
        holds: false, location: Location(path: tile, line: 48), claim: "heading is near -53.1",
        observed: "heading -90 deg", expected: "-53.1 within 1 deg", margin: -35.9, unit: "deg",
        detail: FailureDetail(
          message: "right after the release the offset should move on along -53.1 deg",
          context: ["(300, -400) pt/s was released, (0, -400) pt/s was handed over"],
          source: "expect(heading)"))
    ])

  /// A spec that passes, and of which a line wants to be looked at.
  static let warned: SpecResult = {
    var result = SpecResult(
      id: "a", names: ["waits"], location: Location(path: tile, line: 7), outcome: .passed)
    result.assertions = 1
    result.warnings = [Warning(at: Location(path: tile, line: 8), "is 0.3 meant?")]
    return result
  }()

  static let asserted: SpecResult = {
    var result = check("tile.next-interaction", "next interaction", .passed, [])
    result.assertions = 3
    return result
  }()

  /// A spec whose every text holds what some format forbids.
  static let hostile: SpecResult = {
    let text = "a<b>&\"'|`*#%:,\\]]>\t\u{0}\u{1B}[2J\u{FFFE}\u{202E}😀é\n::error::x"
    var result = SpecResult(
      id: text, names: [text, text], location: Location(path: "p:<,>", line: 3, column: 7),
      outcome: .errored)
    result.errors = [SpecError(kind: .raised, location: result.location, message: text)]
    result.output = text
    return result
  }()

  /// Specs that try to write lines of a report of their own: `line`, from wherever a line may begin.
  static func forged(_ line: String) -> [SpecResult] {
    let text = "a\n\(line)\r\(line)\u{2028}\(line)"
    let place = Location(path: text, line: 1)
    var plain = SpecResult(
      id: "\(text) > \(text)", names: [text], location: place, outcome: .errored)
    plain.errors = [
      SpecError(kind: .raised, location: place, message: "no", traceback: [text])
    ]
    plain.notes = [text]
    plain.reason = text
    plain.warnings = [Warning(at: place, text)]
    plain.output = text
    plain.observations = [Measurement(label: text, value: .text(text), unit: text)]
    plain.claims = [
      ClaimRecord(
        holds: false, location: place, claim: text, observed: text, expected: text, margin: -1,
        unit: text, detail: FailureDetail(message: "no", context: [text]))
    ]
    var check = plain
    check.check = Check(
      checklist: text, document: text, action: text, observe: text, titles: ["en": text])
    return [plain, check]
  }

  static func events(_ results: [SpecResult], errors: [SpecError] = []) -> [RunEvent] {
    var counts = Counts()
    for result in results { counts.add(result.outcome) }
    let path = results.first?.location.path ?? "empty_spec.lua"
    return [
      .runStarted(RunHeader(version: "1", seed: 0, files: 1)),
      .fileStarted(path: path),
    ] + results.map(RunEvent.specFinished) + errors.map { .fileErrored(path: path, $0) } + [
      .fileFinished(
        path: path, FileSummary(counts: counts, declared: results.count, duration: 0.003_1)),
      .runFinished(
        RunSummary(
          counts: counts, declared: results.count, erroredFiles: errors.isEmpty ? 0 : 1,
          digest: 0x5F1C_09E2_0000_0000, duration: 0.003_1)),
    ]
  }
}

extension ReportFormat {
  /// The whole report of `events`.
  func text(_ events: [RunEvent], _ style: ReportStyle = ReportStyle()) -> String {
    var reporter = reporter(style)
    return events.map { reporter.report($0) }.joined()
  }
}
