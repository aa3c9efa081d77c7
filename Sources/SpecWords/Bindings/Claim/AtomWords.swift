import LuaHost
import Motion

/// The claims about a signal's value at an instant, as methods of signals.
enum AtomWords {
  /// Adds them to the signals.
  static func describe(_ type: inout HostType.Description<SignalObject>) {
    for (name, compare) in bounds {
      type.method(name) { signal, call in
        let arguments = Arguments(call, ofMethod: name, of: signal.name)
        try arguments.atMost(1)
        call.push(signal.claim(compare(try arguments[1, "the bound"].number())))
      }
    }
    type.method("between") { signal, call in
      let (low, high) = try Arguments(call, ofMethod: "between", of: signal.name).bounds()
      call.push(signal.claim(.between(low, high)))
    }
    type.method("near") { signal, call in
      let arguments = Arguments(call, ofMethod: "near", of: signal.name)
      try arguments.atMost(2)
      let target = try arguments[1, "the value"].number()
      let within = try arguments[2, "the tolerance"].tolerance()
      let claim = signal.claim(.near(target, within: within))
      // So far from 0, or from the middle of what there is, may be where a motion has to stay.
      if target != 0, within >= 10 * abs(target) {
        claim.leeway = Leeway(within, from: target)
        if target > 0 { claim.swapped = signal.claim(.near(within, within: target)) }
      }
      call.push(claim)
    }
    for (name, comparison) in [("is_true", Comparison.isTrue), ("is_false", .isFalse)] {
      type.method(name) { signal, call in
        try Arguments(call, ofMethod: name, of: signal.name).atMost(0)
        call.push(signal.claim(comparison))
      }
    }
    for (name, comparison) in [("rising", Comparison.rising), ("falling", .falling)] {
      type.method(name) { signal, call in
        try Arguments(call, ofMethod: name, of: signal.name).atMost(0)
        call.push(signal.claim(comparison))
      }
    }
  }

  private static let bounds: [(String, @Sendable (Double) -> Comparison)] = [
    ("at_most", { .atMost($0) }), ("below", { .below($0) }), ("at_least", { .atLeast($0) }),
    ("above", { .above($0) }),
  ]
}

extension SignalObject {
  /// The claim that `comparison` holds of the signal.
  fileprivate func claim(_ comparison: Comparison) -> ClaimObject {
    let unit = comparison.comparesSlope ? perSecond : unit
    // A plot draws values, so bounds of a derivative are no lines in it.
    let bounds =
      comparison.comparesSlope
      ? [] : [comparison.bounds.lower, comparison.bounds.upper].compactMap { $0 }
    return ClaimObject(subjects: [self], bounds: bounds) { [name] in
      let phrase = comparison.phrase(unit: unit)
      return ("\(name) is \(phrase)", phrase)
    } _: {
      let signal = try self.signal()
      let isTruth = comparison == .isTrue || comparison == .isFalse
      guard signal.isBoolean == isTruth else {
        throw HostError(
          signal.isBoolean
            ? "\(self.name) is true or false: claim \(self.name):is_true() or :is_false()"
            : "\(self.name) is a number: claim \(self.name):at_most(…), :near(…) and so on")
      }
      return .atom(Atom(signal, comparison, unit: unit))
    }
  }

  /// The unit of the signal's derivative.
  var perSecond: String { "\(unit)/s" }
}

extension Argument {
  /// A tolerance: a number, 0 or more.
  func tolerance() throws(HostError) -> Double { try number(in: 0..., "at least 0") }
}

extension Comparison {
  /// What is expected of a value, in words.
  fileprivate func phrase(unit: String) -> String {
    switch self {
    case .atMost(let bound): "at most \(bound.text(unit))"
    case .below(let bound): "below \(bound.text(unit))"
    case .atLeast(let bound): "at least \(bound.text(unit))"
    case .above(let bound): "above \(bound.text(unit))"
    case .between(let low, let high): "between \(low.text) and \(high.text(unit))"
    case .near(let target, let distance): "\(target.text(unit)) within \(distance.text)"
    case .isTrue: "true"
    case .isFalse: "false"
    case .rising: "rising"
    case .falling: "falling"
    }
  }
}
