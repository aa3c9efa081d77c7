import Motion

/// What the subjects of document 004 have in common.
extension InteractionBuilder {
  /// A drag that an offset follows, from every change to the return, by an animation.
  func drag(following offset: State<Vector>, by animation: Animation, _ variant: Variant)
    -> DragGesture
  {
    let pull = drag()
      .onChanged { value in withAnimation(animation) { offset.value = value.translation } }
      .onEnded { _ in withAnimation(animation) { offset.value = .zero } }
    returnAtOnce(offset, to: .zero, after: pull, variant)
    return pull
  }

  /// Lets a state return at once when a drag is broken off, where that is to leave nothing behind.
  func returnAtOnce<Value: Equatable>(
    _ state: State<Value>, to rest: Value, after drag: DragGesture, _ variant: Variant
  ) {
    guard variant == .strict else { return }
    let isDragging = gestureState("is_dragging", false)
    drag.updating(isDragging) { _, isDragging, _ in isDragging = true }
    onChange(of: isDragging) { _, isNow in
      if !isNow && state.value != rest { state.value = rest }
    }
  }
}
