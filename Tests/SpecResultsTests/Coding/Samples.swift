import SpecResults

/// Values with every field filled.
enum Samples {
  static let place = Location(path: "specs/ä b_spec.lua", line: 48, column: 3)

  static let claim = ClaimRecord(
    holds: false, location: place, claim: "offset.x peaks at 125.525 within 0.01",
    observed: "120.5 pt", expected: "125.525 within 0.01", margin: -5.015, unit: "pt",
    notes: ["enclosed"],
    detail: FailureDetail(
      message: "two\nlines", instant: "just before 0.2 s", context: ["released at 0.2 s"],
      source: "  expect(x)"),
    plot: Plot(
      title: "offset.x", unit: "pt", times: [0, 0.5], values: [1, 1e-300], bounds: [2],
      witness: 0.25, instants: [NamedInstant("released", at: 0.2)]))

  static let error = SpecError(
    kind: .instructions, location: nil, message: "\u{0}]]>\u{1F600}", traceback: ["a", "b"])

  static let result: SpecResult = {
    var result = SpecResult(
      id: "tile.outward", names: ["tile", "goes out"], location: place, outcome: .failed)
    result.check = Check(
      checklist: "tile", document: "000.txt", action: "pull", observe: "turns",
      titles: ["fr": "Relâchement", "ar": "تحرير"])
    result.check?.checklists = ["sv": "bricka"]
    result.check?.documents = ["sv": "001.txt"]
    result.check?.labels = ["sv": ["furthest": "längst ut", "at #": "vid #"], "uz": [:]]
    result.tags = ["slow"]
    result.claims = [claim]
    result.assertions = 300
    result.observations = [
      Measurement(label: "furthest", value: .number(125.525), unit: "pt"),
      Measurement(label: "from", value: .vector(-0.0, 4)),
      Measurement(label: "text", value: .text("")),
      Measurement(label: "moved", value: .boolean(false)),
    ]
    result.findings = result.observations
    result.observations[1].expectation = .init(.vector(0, 3.5), within: 0.5)
    result.errors = [error]
    result.reason = ""
    result.output = "line\n"
    result.notes = ["left open"]
    result.warnings = [Warning(at: place, "is 0.2 meant?"), Warning(at: nil, "")]
    result.digest = 0x0123_4567_89AB_CDEF
    result.duration = 0.25
    return result
  }()

  static let counts: Counts = {
    var counts = Counts()
    for outcome in Outcome.allCases { counts.add(outcome) }
    return counts
  }()

  static let events: [RunEvent] = [
    .runStarted(RunHeader(version: "1", seed: .max, files: 3)),
    .fileStarted(path: "a"),
    .specFinished(result),
    .fileErrored(path: "a", error),
    .fileFinished(path: "a", FileSummary(counts: counts, declared: 9, duration: 1)),
    .runFinished(
      RunSummary(
        counts: counts, declared: 9, erroredFiles: 1, digest: 7, duration: 1e-5,
        ending: .interrupted(signal: 15))),
  ]
}
