import Motion
import SpecReports
import SpecResults

/// `sprung spring`: what is to be known of one spring, however it is described.
enum SpringCommand: Subcommand {
  static let name = "spring"
  static let synopsis = ""
  static let summary = "converts a spring's parameters and shows how it settles"

  struct Settings {
    var duration: Double?
    var bounce: Double?
    var response: Double?
    var dampingRatio: Double?
    var mass: Double?
    var stiffness: Double?
    var damping: Double?
    var from = 0.0
    var to = 1.0
    var velocity = 0.0
    var tolerance = 0.001
    var plots = Terminal.plots ?? .ascii
  }

  static var groups: [OptionGroup<Settings>] {
    [
      OptionGroup(
        title: "The spring, in one of three ways",
        options: [
          number("duration", "S", "perceptual duration in seconds (0.5)") { $0.duration = $1 },
          number("bounce", "B", "above -1, at most 1 (0)") { $0.bounce = $1 },
          number("response", "S", "response in seconds") { $0.response = $1 },
          number("damping-ratio", "Z", "damping ratio (0.825)") { $0.dampingRatio = $1 },
          number("mass", "M", "mass (1)") { $0.mass = $1 },
          number("stiffness", "K", "stiffness") { $0.stiffness = $1 },
          number("damping", "C", "damping") { $0.damping = $1 },
        ]),
      OptionGroup(
        title: "The motion",
        options: [
          number("from", "V", "start value (0)") { $0.from = $1 },
          number("to", "V", "target (1)") { $0.to = $1 },
          number("velocity", "V/S", "start velocity in units a second (0)") { $0.velocity = $1 },
          .value(
            "within", nil, "V", "distance that counts as settled (0.001)",
            .aboveZero("a number above 0")
          ) {
            $0.tolerance = $1
          },
          .value("plot", nil, "braille|ascii", "marks of the drawing", { PlotMarks(rawValue: $0) })
          {
            $0.plots = $1
          },
        ]),
    ]
  }

  static func defaults() -> Settings { Settings() }

  static func run(_ settings: Settings, _ arguments: [String]) throws(CommandFault) -> ExitStatus {
    if let extra = arguments.first { throw refusal(.unwantedArgument(extra)) }
    try refuseMixedForms(settings)
    noteMilliseconds(settings)
    do throws(MotionError) {
      let spring = try spring(settings)
      let motion = SpringMotion(
        spring, from: settings.from, to: settings.to, velocity: settings.velocity)
      return show(text(spring, motion, settings))
    } catch {
      throw CommandFault(error)
    }
  }

  private static func spring(_ settings: Settings) throws(MotionError) -> Spring {
    if let stiffness = settings.stiffness {
      return try Spring(
        mass: settings.mass ?? 1, stiffness: stiffness, damping: settings.damping ?? 0,
        allowOverdamping: true)
    }
    if let response = settings.response {
      return try Spring(response: response, dampingRatio: settings.dampingRatio ?? 0.825)
    }
    return try Spring(duration: settings.duration ?? 0.5, bounce: settings.bounce ?? 0)
  }

  /// Throws where what is given describes no spring in one of the three ways.
  private static func refuseMixedForms(_ settings: Settings) throws(CommandFault) {
    let forms = [
      [("--duration", settings.duration), ("--bounce", settings.bounce)],
      [("--response", settings.response), ("--damping-ratio", settings.dampingRatio)],
      [
        ("--mass", settings.mass), ("--stiffness", settings.stiffness),
        ("--damping", settings.damping),
      ],
    ].map { form in form.filter { $0.1 != nil }.map(\.0) }.filter { !$0.isEmpty }
    if forms.count > 1 {
      throw CommandFault(
        "\(forms[0][0]) and \(forms[1][0]) do not go together: give --duration and --bounce, or "
          + "--response and --damping-ratio, or --mass, --stiffness and --damping")
    }
    if forms.first?.contains(where: { ["--mass", "--damping"].contains($0) }) == true,
      settings.stiffness == nil
    {
      throw CommandFault("\(forms[0][0]) needs --stiffness, too")
    }
    if settings.stiffness != nil, settings.damping == nil {
      throw CommandFault("--stiffness needs --damping, too; 0 swings for ever")
    }
  }

  /// Says where a time was most likely given in milliseconds.
  private static func noteMilliseconds(_ settings: Settings) {
    for (option, value) in [
      ("--duration", settings.duration), ("--response", settings.response),
    ] {
      if let value, let doubt = Figure.doubt(ofSeconds: value, as: option) { say(doubt) }
    }
  }

  private static func text(_ spring: Spring, _ motion: SpringMotion, _ settings: Settings) -> String
  {
    let rows: [(String, Double, String)] = [
      ("duration", spring.duration, "s"), ("bounce", spring.bounce, ""),
      ("response", spring.response, "s"), ("damping ratio", spring.dampingRatio, ""),
      ("mass", spring.mass, ""), ("stiffness", spring.stiffness, ""),
      ("damping", spring.damping, ""),
      ("settled after", motion.lastCrossing(of: settings.tolerance), "s"),
    ]
    let lines = rows.map { name, value, unit in
      name + String(repeating: " ", count: 16 - name.count)
        + Figure.text(Figure.value(value), unit: unit)
    }
    return (lines + [""] + drawing(motion, settings)).map { $0 + "\n" }.joined()
  }

  /// The value until it has settled; for a spring that never does, ten durations of it.
  private static func drawing(_ motion: SpringMotion, _ settings: Settings) -> [String] {
    let settled = motion.lastCrossing(of: settings.tolerance)
    let end = settled.isFinite && settled > 0 ? settled : motion.spring.duration * 10
    var trajectory = Trajectory()
    trajectory.append(
      .spring(
        SpringPiece(
          spring: motion.spring, start: 0, offset: motion.startOffset,
          velocity: motion.startVelocity, target: motion.target)),
      from: 0)
    let outline = Signal(trajectory).outline(over: Window(from: 0, to: end, includesEnd: true))
    let plot = Plot(
      title: "value", unit: "", times: outline.map(\.time), values: outline.map(\.value),
      bounds: [settings.to])
    return PlotDrawing(plot, columns: 60, rows: 8).lines(settings.plots)
  }

  private static func number(
    _ name: String, _ hint: String, _ help: String,
    _ apply: @escaping (inout Settings, Double) -> Void
  ) -> Option<Settings> {
    .value(name, nil, hint, help, .finite, apply)
  }
}
