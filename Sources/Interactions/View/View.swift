/// What an interaction shows: a base, and the words said about it, in the order of their call.
public struct View {
  /// What the words are about.
  var base: Base
  /// The words, innermost first.
  var words: [ViewWord] = []

  /// A view of which nothing is said yet.
  init(_ base: Base) {
    self.base = base
  }

  /// What a view can be before anything is said of it.
  indirect enum Base {
    /// A rectangle, as large as it is offered, with rounded corners.
    case rectangle(cornerRadius: Drawn)
    /// Colours that run from one point to another, as large as it is offered.
    case gradient(GradientFill)
    /// Views one above the other, the last in front.
    case stack(Alignment, [View])
    /// Views one above the other, the last in front, made anew whenever they are laid out.
    case many(() throws -> [View])
    /// A view that is made for the size that it is offered.
    case reader((Geometry) throws -> View, content: View?)
  }
}
