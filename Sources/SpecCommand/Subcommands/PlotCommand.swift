import SpecReports
import SpecResults
import SpecRunner

/// `sprung plot`: what moves in a spec, or in a subject under a gesture, as a drawing.
enum PlotCommand: Subcommand {
  static let name = "plot"
  static let synopsis = "PATH[:LINE]|SUBJECT"
  static let summary = "draws the signals of a spec, or of a subject under a gesture"

  struct Settings {
    var run = RunSettings()
    var driving = Driving()
    var signals: [String] = []
    var from: Double?
    var to: Double?
    var marks = Terminal.plots ?? .ascii
    var still: String?
    var animated: String?
  }

  static var groups: [OptionGroup<Settings>] {
    [
      OptionGroup(
        title: "Subject; an interaction's name, or a Lua file that returns a definition",
        options: Driving.options.map { $0.lifted(\.driving) }),
      OptionGroup(
        title: "Spec",
        options: RunSettings.selecting.filter {
          ["filter", "exclude", "tags", "exclude-tags", "id"].contains($0.name)
        }.map { $0.lifted(\.run) }),
      OptionGroup(
        title: "Drawing",
        options: [
          .text("signal", nil, "NAME", "draw this one, such as offset.x (all that move)") {
            $0.signals.append($1)
          },
          .value("from", nil, "S", "seconds at which the drawing begins", .instant) {
            $0.from = $1
          },
          .value("to", nil, "S", "seconds at which it ends", .instant) { $0.to = $1 },
          .text("svg", nil, "FILE", "into an SVG file, or - for standard output") { $0.still = $1 },
          .text("animated", nil, "FILE", "into an SVG file that shows the subject in motion") {
            $0.animated = $1
          },
          .value("plots", nil, "braille|ascii", "marks of the drawing", { PlotMarks(rawValue: $0) })
          {
            $0.marks = $1
          },
        ] + RunSettings.reporting.filter { $0.name == "color" }.map { $0.lifted(\.run) }),
      OptionGroup(
        title: "Execution",
        options: RunSettings.executing.filter { $0.name != "verify" }.map { $0.lifted(\.run) }),
    ]
  }

  static func defaults() -> Settings { Settings() }

  static func run(_ settings: Settings, _ arguments: [String]) throws(CommandFault) -> ExitStatus {
    guard arguments.count == 1, let argument = arguments.first else {
      throw CommandFault(
        "plot: expected one PATH or SUBJECT, got \(arguments.count); "
          + "'sprung plot spring-tile' draws an interaction")
    }
    var run = settings.run
    run.drawn = (settings.from, settings.to, settings.animated != nil)
    if let from = settings.from, let to = settings.to, from >= to {
      throw CommandFault("--from \(from.shortestText) is not before --to \(to.shortestText)")
    }
    if settings.driving.gesture != nil, settings.driving.actions != nil {
      throw CommandFault("--gesture and --do do not go together: --do drives it without a gesture")
    }
    try run.refuseMissingSubjects()
    try OutputPlace.refuseClashes(
      of: [settings.still, settings.animated].compactMap { $0 },
      with: Discovery(arguments: [argument]).files.map(\.path) + run.subjects.values)
    let performance = try Performance(of: argument, settings.driving, run)
    let choice = ChartChoice(settings.signals)
    var statuses = performance.statuses
    if let path = settings.still {
      statuses.append(try write(ChartSVG(try choice.charts(of: performance)), to: path))
    }
    if let path = settings.animated {
      let charts = try choice.charts(of: performance, wantsClaims: false)
      statuses.append(try write(ChartSVG(charts, isAnimated: true), to: path))
    }
    if settings.still != nil || settings.animated != nil { return .worst(statuses) }
    let style = run.style
    let drawn = try choice.charts(of: performance).map {
      ChartText($0, settings.marks, width: style.width ?? 80, hasColor: style.hasColor).lines
    }
    let text = drawn.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    return .worst(statuses + [show(text)])
  }

  private static func write(
    _ drawing: ChartSVG, to path: String
  ) throws(CommandFault) -> ExitStatus {
    if path == OutputPlace.standardOutputPath { return show(drawing.file) }
    do throws(FileFault) {
      let file = try ReportFile(path: path)
      file.write(drawing.file)
      try file.close()
      return .passed
    } catch {
      throw CommandFault(error)
    }
  }
}

extension Form<Double> {
  /// An instant in seconds.
  fileprivate static var instant: Form {
    Form("a number of seconds, at least 0") {
      Double($0).flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
    }
  }
}
