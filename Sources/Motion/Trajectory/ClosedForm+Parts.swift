extension ClosedForm {
  /// What `combine` makes of a first value and the forms that this one is made of, one after the
  /// other; a single motion is made of none.
  func foldingParts<Value>(_ first: Value, _ combine: (Value, ClosedForm) -> Value) -> Value {
    switch self {
    case .constant, .spring, .eased: first
    case .sum(let terms): terms.reduce(first, combine)
    case .product(let one, let other), .interpolation(let one, _, let other),
      .length(let one, let other), .angle(let one, let other, _, _):
      combine(combine(first, one), other)
    case .clipped(let form, _), .slope(let form): combine(first, form)
    }
  }

  /// The form with each of its parts replaced by what `transform` makes of it, in normal form.
  func mappingParts(_ transform: (ClosedForm) -> ClosedForm) -> ClosedForm {
    switch self {
    case .constant, .spring, .eased: self
    case .sum(let terms): terms.reduce(.constant(0)) { $0 + transform($1) }
    case .product(let one, let other): transform(one) * transform(other)
    case .interpolation(let form, let target, let progress):
      .blend(transform(form), to: target, by: transform(progress))
    case .length(let x, let y): .distance(transform(x), transform(y))
    case .angle(let across, let along, let heading, let side):
      .direction(across: transform(across), along: transform(along), from: heading, side: side)
    case .clipped(let form, let limits): transform(form).clipped(to: limits)
    case .slope(let form): transform(form).derivative
    }
  }
}
