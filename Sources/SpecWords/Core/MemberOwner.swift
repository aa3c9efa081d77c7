/// What has members that a script may misname, as messages call it.
enum MemberOwner: String {
  // MARK: Runs and what they tell

  case run = "a run"
  case event = "an event"
  case events = "a list of events"
  case transaction = "a transaction"
  case signal = "a signal"
  case vectorSignal = "a signal of vectors"
  case window = "a window"
  case claim = "a claim"

  // MARK: What runs

  case subject = "a subject"
  case stage = "a stage"
  case gesture = "a gesture"
  case item = "an item"
  case frame = "a frame"
  case colour = "a colour"

  // MARK: Definitions

  case definition = "a definition"
  case ui
  case presented = "ui.presented"
  case parameters
  case view = "a view"
  case drag = "a drag"
  case dragValue = "a drag value"
  case control = "a control"
  case geometry = "a geometry"
  case rawEvent = "a raw event"

  // MARK: Springs, curves, bars

  case animation = "an animation"
  case spring = "a spring"
  case curve = "a curve"
  case progressBar = "a progress bar"

  // MARK: Words with members

  case dragWord = "drag"
  case interactionWord = "interaction"
  case springWord = "spring"
  case curveWord = "curve"
  case velocityWord = "velocity"
  case progressWord = "progress"

  /// Whether it is there while an interaction is defined, where views are and runs are not.
  var isOfDefinition: Bool {
    switch self {
    case .definition, .ui, .presented, .parameters, .view, .drag, .dragValue, .control, .geometry,
      .rawEvent:
      true
    default: false
    }
  }
}
