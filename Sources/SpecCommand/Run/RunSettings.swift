import LuaHost
import SpecReports
import SpecResults
import SpecRunner

/// What the arguments and the environment ask of a run.
struct RunSettings {
  var paths: [String] = []
  var selection = Selection()
  var shard: Shard?
  var repeatsLastFailed = false
  var shuffles = false
  var seed: UInt64 = 0
  var repetitions = 1
  var failureLimit: Int?
  var allowsNothing = false
  var lists = false
  var jobs: Int?
  var specLimit = Limits.standard.time / .seconds(1)
  var runLimit: Double?
  var memoryInMebibytes = Limits.standard.bytes >> 20
  var instructions = Limits.standard.instructions
  var subjects: [String: String] = [:]
  var rate: Double?
  /// The folders whose files specs may read.
  var readable: [String] = []
  var verifications = 1
  var requiresAssertions = false
  var reports: [ReportRequest] = []
  var baseline: String?
  var verbosity = ReportStyle.Verbosity.normal
  var color = Terminal.Choice.automatic
  var plots = PlotChoice.automatic
  var language = ReportLanguage.english
  var hidesTimes = false
  /// The part of the time that is drawn of every claim and subject, and whether views are, too;
  /// `nil` where nothing is.
  var drawn: (from: Double?, to: Double?, showsViews: Bool)?
  var tellsStory = false
  var showsChecksOnly: Bool { selection.checksOnly }
  var rowsInOrder: [String] = []
  /// What a checklist was asked for: ids of checks, or what several begin with.
  var wantedChecks: [String] = []

  /// How signals are to be drawn.
  enum PlotChoice: String, CaseIterable {
    case automatic = "auto"
    case braille
    case ascii
    case never
  }

  /// What was asked for, and the table where no report goes to standard output.
  var allReports: [ReportRequest] {
    if reports.contains(where: { $0.path == nil }) { return reports }
    let annotations = Terminal.variable("GITHUB_ACTIONS") == nil ? [] : [ReportRequest(.github)]
    return [ReportRequest(.table)] + annotations + reports
  }

  /// How reports on standard output look.
  var style: ReportStyle {
    var style = ReportStyle()
    style.hasColor = Terminal.hasColor(color)
    style.width = Terminal.width
    style.verbosity = verbosity
    style.language = language
    style.showsInstructions = showsChecksOnly
    style.isFenced = Terminal.variable("GITHUB_ACTIONS") != nil
    style.plots =
      switch plots {
      case .automatic: Terminal.plots
      case .braille: .braille
      case .ascii: .ascii
      case .never: nil
      }
    return style
  }
}
