import Motion

/// Something beside the view that a user can work: a button, a slider or a toggle.
public final class Control {
  /// What it is.
  let kind: Kind
  /// Whether it does nothing.
  private(set) var isDisabled: Drawn?

  /// What a control can be.
  enum Kind {
    /// Does something when it is tapped.
    case button(title: String, () throws -> Void)
    /// Sets a state to a number of a range, in steps.
    case slider(Property, range: ClosedRange<Double>, step: Double)
    /// Turns a state over when it is tapped.
    case toggle(title: String, Property)
  }

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Takes the control out of use while `isDisabled` is true.
  @discardableResult
  public func disabled(_ isDisabled: Drawn) -> Self {
    self.isDisabled = isDisabled
    return self
  }

  /// What it is tapped by; `nil` where it is not tapped.
  var title: String? {
    switch kind {
    case .button(let title, _), .toggle(let title, _): title
    case .slider: nil
    }
  }
}

extension InteractionBuilder {
  /// Declares a button.
  @discardableResult
  public func button(_ title: String, _ body: @escaping () throws -> Void) -> Control {
    add(Control(.button(title: title, body)))
  }

  /// Declares a slider of a state.
  @discardableResult
  public func slider<Value>(
    _ state: State<Value>, in range: ClosedRange<Double>, step: Double
  ) -> Control {
    slider(state.property, in: range, step: step)
  }

  /// Declares a slider of a state.
  @discardableResult
  func slider(
    _ property: Property, in range: ClosedRange<Double>, step: Double
  ) -> Control {
    if !(step >= 0 && step.isFinite) {
      graph.fail(
        with: InteractionError.badParameter(
          name: "step", value: NumberText(step).description, hint: "a number, at least 0"))
    }
    graph.checkOwns(property)
    return add(Control(.slider(property, range: range, step: step)))
  }

  /// Declares a toggle of a state.
  @discardableResult
  public func toggle(_ title: String, _ state: State<Bool>) -> Control {
    toggle(title, state.property)
  }

  /// Declares a toggle of a state.
  @discardableResult
  func toggle(_ title: String, _ property: Property) -> Control {
    graph.checkOwns(property)
    return add(Control(.toggle(title: title, property)))
  }

  private func add(_ control: Control) -> Control {
    if let title = control.title, graph.controls.contains(where: { $0.title == title }) {
      graph.fail(with: InteractionError.declaredTwice(name: title))
    }
    graph.controls.append(control)
    return control
  }
}

extension Graph {
  /// The button or toggle of that title.
  func control(titled title: String) throws(InteractionError) -> Control {
    guard let control = controls.first(where: { $0.title == title }) else {
      throw .unknownName(kind: "control", name: title, known: controls.compactMap(\.title))
    }
    return control
  }

  /// Taps a button or toggle; false where it is disabled.
  func tap(_ control: Control) throws -> Bool {
    guard try isInUse(control) else { return false }
    try batch(as: .control) {
      switch control.kind {
      case .button(_, let body): try body()
      case .toggle(_, let property):
        try write(.boolean(property.model != .boolean(true)), to: property)
      case .slider: break
      }
    }
    return true
  }

  /// Moves the slider to the step nearest to `value`; false where it is disabled.
  func slide(to value: Double) throws -> Bool {
    for control in controls {
      guard case .slider(let property, let range, let step) = control.kind else { continue }
      guard try isInUse(control) else { return false }
      let steps = ((value - range.lowerBound) / step).rounded()
      let place = step > 0 ? range.lowerBound + steps * step : value
      let kept = min(max(place, range.lowerBound), range.upperBound)
      try batch(as: .control, in: add(Scope(.slider))) { try write(.number(kept), to: property) }
      return true
    }
    return false
  }

  /// Throws where there is no slider.
  func checkHasSlider() throws(InteractionError) {
    let hasSlider = controls.contains { if case .slider = $0.kind { true } else { false } }
    guard hasSlider else { throw .unknownName(kind: "control", name: "slider", known: []) }
  }

  private func isInUse(_ control: Control) throws -> Bool {
    try control.isDisabled.map { try !isTrue($0, "disabled", or: false) } ?? true
  }
}
