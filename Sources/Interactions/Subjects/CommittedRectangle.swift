public import Motion

/// The rectangle of document 002: the drag previews a position, and its end commits one.
public struct CommittedRectangle: Interaction, Sendable {
  static let standardName = "committed-rectangle"
  public let name = standardName
  public let defaults = InteractionOptions(
    minimumDistance: 3, coordinateSpace: .named("shapeCanvas"))

  /// Where the middle of the rectangle stands at first, on the canvas.
  public var center = Vector(160, 140)
  /// What it may be moved over, and its size.
  public var ground = RectangleGround()
  /// What becomes of writes by other code during a drag.
  public var editPolicy = EditPolicy.block
  /// When a session of its own opens; `nil` where the gesture state is enough.
  public var session: DragSession.Opening?
  /// Whether a raw monitor watches for the mouse button.
  public var mouseUpMonitor = MouseUpMonitor.none

  /// A rectangle with everything as in the document.
  public init() {}

  public func build(_ ui: InteractionBuilder) throws -> View {
    try ground.check()
    ui.canvas(width: ground.canvas.x, height: ground.canvas.y, name: "shapeCanvas")
    let committed = ui.state("committed", center)
    let preview = ui.gestureState("preview", Vector.zero)
    let baseline = session.map { _ in ui.state("baseline", Vector?.none) }
    func base() -> Vector { (baseline?.value ?? nil) ?? committed.value }

    let pull = ui.drag()
      .updating(preview) { value, preview, _ in preview = value.translation }
      .onEnded { committed.value = ground.project(base(), $0.translation) }

    let center = ui.channel("center") { ground.project(base(), preview.value) }
    ui.channel("sessions") { pull.hasSession ? 1.0 : 0 }
    ui.text("label") {
      let shown = committed.value
      return
        "Committed center: \(NumberText(truncating: shown.x)), \(NumberText(truncating: shown.y))"
    }

    ui.edits(of: ["committed"], during: pull, editPolicy) {
      if baseline?.value != nil { baseline?.value = committed.value }
    }
    if let session {
      pull.session(opening: session, opened: { _ in baseline?.value = committed.value }) {
        baseline?.value = nil
      }
    }
    if mouseUpMonitor == .called { ui.monitor { _ in } }

    return ui.rectangle(cornerRadius: 10)
      .frame(width: ground.shape.x, height: ground.shape.y)
      .contentShape(.rectangle)
      .gesture(pull)
      .position(.channel(center))
  }
}

/// What rectangles may be moved over, and their size, in points.
public struct RectangleGround: Hashable, Sendable {
  /// The size of the canvas.
  public var canvas = Vector(600, 360)
  /// The size of a rectangle.
  public var shape = Vector(80, 60)

  /// The canvas and the rectangle of the document.
  public init() {}

  /// Where a middle comes to stand that is moved from `base`: all of the rectangle stays inside.
  ///
  /// The preview and the commit share it, so that they cannot differ.
  public func project(_ base: Vector, _ translation: Vector) -> Vector {
    let inset = shape / 2
    return Vector(
      min(max(base.x + translation.x, inset.x), canvas.x - inset.x),
      min(max(base.y + translation.y, inset.y), canvas.y - inset.y))
  }

  /// Throws where a length is not positive.
  func check() throws(InteractionError) {
    try Parameters.checkLength(canvas.x, "canvas_width")
    try Parameters.checkLength(canvas.y, "canvas_height")
    try Parameters.checkLength(shape.x, "shape_width")
    try Parameters.checkLength(shape.y, "shape_height")
  }
}

/// Whether a raw monitor watches for the mouse button.
public enum MouseUpMonitor: String, Hashable, Sendable, CaseIterable {
  /// There is none.
  case none
  /// It is called before the event goes on.
  case called
  /// It is never called: a tracking loop eats the event.
  case missed
}
