/// The words of `ui`, its drags, views and controls, whose arguments `with{}` can replace.
enum UiWord: String, CaseIterable {
  case state
  case gestureState = "gesture_state"
  case channel, text, drag
  case updating
  case onChanged = "on_changed"
  case onEnded = "on_ended"
  case withAnimation = "with_animation"
  case withTransaction = "with_transaction"
  case withoutAnimation = "without_animation"
  case onChange = "on_change"
  case after, action, monitor, mark, canvas, rectangle
  case linearGradient = "linear_gradient"
  case zStack = "z_stack"
  case geometryReader = "geometry_reader"
  case frame, offset, position
  case scaleEffect = "scale_effect"
  case rotationEffect = "rotation_effect"
  case contentShape = "content_shape"
  case clipShape = "clip_shape"
  case fill, mask, gesture
  case allowsHitTesting = "allows_hit_testing"
  case coordinateSpace = "coordinate_space"
  case id, animation
  case button, slider, toggle, disabled
  case edits, session, part, items

  /// Their names.
  static let overridable = allCases.map(\.rawValue)

  /// Whether the word declares what the interaction holds, which callbacks cannot add to.
  var isDeclaring: Bool {
    switch self {
    case .state, .gestureState, .channel, .text, .onChange, .action, .monitor, .edits: true
    default: false
    }
  }

  /// Whether the word is said while callbacks run, not while the interaction is declared.
  var isActing: Bool {
    switch self {
    case .withAnimation, .withTransaction, .withoutAnimation, .after, .mark: true
    default: false
    }
  }
}
