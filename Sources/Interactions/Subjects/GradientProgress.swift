import Motion

/// The gradient progress bar of document 003: the gradient stands still, and a mask reveals it.
///
/// Longer than the other interactions, since it can be looked at: it answers for colours, stops and
/// the places of its labels, and brings the controls of the document's demonstration.
public struct GradientProgress: Interaction, Sendable {
  static let standardName = "gradient-progress"
  public let name = standardName

  /// How much is done at first; `nil` where nobody can tell.
  public var value: Double? = 0.25
  /// How much there is to do at first.
  public var total = 1.0
  /// The width of the track until the view is resized, in points.
  public var trackWidth = 320.0
  /// How the mask follows the fraction.
  public var animation = Animation.easeInOut(duration: 0.25)
  /// The title of the call site.
  public var label = "Sample activity"
  /// What the call site says of the value; `nil` where the style says it.
  public var currentValueLabel: String?
  /// How much the mask lets through, 0…1; its tint has no say.
  public var maskAlpha = 1.0

  /// A bar with everything as in the document.
  public init() {}

  public func build(_ ui: InteractionBuilder) throws -> View {
    try Parameters.checkLength(trackWidth, "track_width")
    ui.canvas(width: trackWidth, height: 120)
    let value = ui.state("progress", value)
    let total = ui.state("total", total)
    let showsActivity = ui.state("shows_activity", false)
    func progress() -> ProgressFraction {
      ProgressFraction(showsActivity.value ? nil : value.value, of: total.value)
    }
    func bar() -> ProgressBar {
      ProgressBar(width: ui.offeredSize.x, layout: ui.layout, maskAlpha: maskAlpha)
    }

    let fraction = ui.channel("fraction") { progress().fraction }
    let maskWidth = ui.channel("mask_width") { bar().maskWidth(progress().fraction) }
    let gradientWidth = ui.channel("gradient_width") { bar().gradientWidth }
    ui.channel("is_indeterminate") { progress().fraction == nil }
    ui.channel("indicators") { progress().fraction == nil ? 1.0 : 0 }
    ui.text("label") { label }
    ui.text("current_value_label") { currentValueLabel ?? progress().label }

    addControls(ui, value, showsActivity)
    addMethods(ui, value, total, showsActivity, progress)
    addAnswers(ui, bar) { try ui.shown(maskWidth).map { $0 / ui.offeredSize.x } }

    return ui.zStack(
      alignment: .leading,
      [
        ui.rectangle().fill(.value(.text("track"))),
        ui.linearGradient()
          .frame(width: .channel(gradientWidth))
          .mask(
            alignment: .leading,
            ui.rectangle()
              .frame(width: .channel(maskWidth))
              .animation(animation, value: .channel(fraction))),
      ]
    )
    .clipShape(.capsule)
    .frame(height: 14)
    .bounds()
  }

  /// The demo's slider, its four buttons, and the toggle that takes them out of use.
  private func addControls(
    _ ui: InteractionBuilder, _ value: State<Double?>, _ showsActivity: State<Bool>
  ) {
    ui.slider(value, in: 0...1, step: 0.01).disabled(.state(showsActivity))
    for (title, share) in [("Reset", 0), ("25%", 0.25), ("50%", 0.5), ("Complete", 1)] {
      ui.button(title) { value.value = share }.disabled(.state(showsActivity))
    }
    ui.toggle("Indeterminate", showsActivity)
  }

  /// What other code can set; each answers the fraction, or nothing and why there is none.
  private func addMethods(
    _ ui: InteractionBuilder, _ value: State<Double?>, _ total: State<Double>,
    _ showsActivity: State<Bool>, _ progress: @escaping () -> ProgressFraction
  ) {
    func setter(
      _ name: String, _ wanted: String, accepts: @escaping (StateValue) -> Bool,
      _ set: @escaping (StateValue) -> Void
    ) {
      ui.action(name) { arguments in
        let argument = arguments.first ?? .none
        guard arguments.count <= 1 else {
          throw InteractionError.wrongKind(
            name: "the value", wanted: "\(wanted) alone", value: .list(arguments))
        }
        guard argument == .none || accepts(argument) else {
          throw InteractionError.wrongKind(name: "the value", wanted: wanted, value: argument)
        }
        set(argument)
        switch progress() {
        case .determinate(let fraction): return [.number(fraction)]
        case .indeterminate(let reason): return [.none, .text("\(reason)")]
        }
      }
    }
    let isNumber = { (value: StateValue) in value.number != nil }
    setter("set", "a number or nil", accepts: isNumber) { value.value = $0.number }
    setter("set_total", "a number or nil", accepts: isNumber) { total.value = $0.number ?? .nan }
    setter("set_indeterminate", "true or false", accepts: { $0.boolean != nil }) {
      showsActivity.value = $0 != .boolean(false)
    }
  }

  /// What is to be seen, and where the labels stand.
  private func addAnswers(
    _ ui: InteractionBuilder, _ bar: @escaping () -> ProgressBar,
    _ shown: @escaping () throws -> Double?
  ) {
    ui.action("visible") { arguments in
      guard let part = bar().visible(try shown(), y: arguments.number(0)) else { return [.none] }
      return [.number(part.lowerBound), .number(part.upperBound)]
    }
    ui.action("color_at") { arguments in
      let paint = bar().color(at: arguments.number(0), y: arguments.number(1), try shown())
      return [paint?.stateValue ?? .none]
    }
    ui.action("stop_positions") { _ in [bar().stopPositions.stateValue] }
    let (spacing, line) = (8.0, 17.0)
    ui.part("label") {
      let track = try ui.frame()
      return Rectangle(
        origin: track.origin - Vector(0, spacing + line), size: Vector(track.size.x, line))
    }
    ui.part("current_value_label") {
      let track = try ui.frame()
      return Rectangle(
        origin: track.origin + Vector(0, track.size.y + spacing), size: Vector(track.size.x, line))
    }
  }
}

extension [StateValue] {
  /// The argument at a place as a number; 0 where it is left out.
  fileprivate func number(_ place: Int) -> Double { count > place ? self[place].number ?? 0 : 0 }
}

extension ProgressBar.Paint {
  /// What is to be seen, as a script reads it.
  fileprivate var stateValue: StateValue {
    .record([
      "red": .number(color.red), "green": .number(color.green), "blue": .number(color.blue),
      "alpha": .number(color.alpha), "layer": .text(layer.rawValue),
    ])
  }
}
