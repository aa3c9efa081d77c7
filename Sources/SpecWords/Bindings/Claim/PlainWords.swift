import Interactions
import LuaHost
import Motion
import SpecResults

/// The plain words about one signal, as methods of signals.
enum PlainWords {
  /// Adds them to the signals.
  static func describe(_ type: inout HostType.Description<SignalObject>) {
    type.method("settles") { signal, call in call.push(try settles(signal, call)) }
    type.method("overshoots") { signal, call in call.push(try overshoots(signal, call)) }
    type.method("peaks") { signal, call in call.push(try peaks(signal, call)) }
    type.method("is_monotonic") { signal, call in call.push(try isMonotonic(signal, call)) }
    type.method("is_continuous") { signal, call in call.push(try isContinuous(signal, call)) }
    type.method("reverses") { signal, call in call.push(try reverses(signal, call)) }
    type.method("matches") { signal, call in call.push(try matches(signal, call)) }
  }

  private static func settles(_ signal: SignalObject, _ call: Call) throws -> ClaimObject {
    let word = try WordCall("settles", of: signal.name, [signal], call, ["at", "within", "by"])
    let target = try word["at"].present?.number()
    let within = try word["within"].tolerance()
    let by = try word.instant("by")
    let bounds = target.map { [$0 - within, $0 + within] } ?? []
    let claim = try word.claim(
      "settles at", "\(signal.phrase(target)) within \(within.text) from \(by.text("s")) on",
      bounds: bounds, tellsWindow: false
    ) { [unit = signal.unit] x, _ in
      Settles(x[0], at: try target ?? x[0].end(), within: within, by: by, unit: unit)
    }
    claim.leeway = Leeway(within, from: target)
    if let start = signal.run?.start.seconds, by < start {
      let began = "this run began at \(Figure.value(start)) s of its subject's clock"
      let earlier = try word["by"].events.first.map { $0.brief }
      claim.advice =
        earlier.map { "\(began), and \($0) is of an earlier run: name this run's own" }
        ?? "\(began): write after(run.pressed, \(by.text))"
    }
    return claim
  }

  private static func overshoots(_ signal: SignalObject, _ call: Call) throws -> ClaimObject {
    let word = try WordCall(
      "overshoots", of: signal.name, [signal], call, ["past", "at_least", "at_most"])
    let target = try word["past"].present?.number()
    let (least, most) = try word.range { try $0.tolerance() }
    let bounds = target.map { [$0] } ?? []
    let claim = try word.claim(
      "overshoots", "\(signal.phrase(target)) by \(phrase(least, most, signal.unit))",
      bounds: bounds
    ) { [unit = signal.unit] x, window in
      Overshoots(
        x[0], past: try target ?? x[0].end(), atLeast: least, atMost: most, window: window,
        unit: unit)
    }
    if least == nil { claim.leeway = most.map { Leeway($0) } }
    return claim
  }

  private static func peaks(_ signal: SignalObject, _ call: Call) throws -> ClaimObject {
    let word = try WordCall("peaks", of: signal.name, [signal], call, ["at", "within", "above"])
    let unit = signal.unit
    guard let above = word["above"].present else {
      let target = try word["at"].number()
      let within = try word["within"].tolerance()
      let claim = { (target: Double, within: Double) in
        try word.claim(
          "peaks at", "\(target.text(unit)) within \(within.text)",
          bounds: [target - within, target + within]
        ) {
          Peaks($0[0], .at(target, within: within), window: $1, unit: unit)
        }
      }
      let peaks = try claim(target, within)
      peaks.leeway = Leeway(within, from: target)
      if target < 0 {
        peaks.advice = "peaks are the largest values: a pull to the left peaks as (x * -1)"
      }
      if target > 0, within >= 10 * target { peaks.swapped = try claim(within, target) }
      return peaks
    }
    for other in ["at", "within"] where word[other].present != nil {
      throw above.refused("left out, because \(other) is given")
    }
    let bound = try above.number()
    return try word.claim("peaks", "above \(bound.text(unit))", bounds: [bound]) {
      Peaks($0[0], .above(bound), window: $1, unit: unit)
    }
  }

  private static func isMonotonic(_ signal: SignalObject, _ call: Call) throws -> ClaimObject {
    let word = try WordCall(
      "is_monotonic", of: signal.name, [signal], call, ["direction", "allowing"])
    let direction = try word["direction"].word(of: Direction.self)
    let allowing = try word["allowing"].tolerance()
    let unit = signal.unit
    let claim = try word.claim(
      "is", "\(direction.rawValue), with moves back of at most \(allowing.text(unit))"
    ) {
      IsMonotonic(
        $0[0], isRising: direction == .rising, allowing: allowing, window: $1, unit: unit)
    }
    claim.leeway = Leeway(allowing)
    return claim
  }

  private enum Direction: String, CaseIterable { case rising, falling }

  private static func isContinuous(_ signal: SignalObject, _ call: Call) throws -> ClaimObject {
    let word = try WordCall(
      "is_continuous", of: signal.name, [signal], call, ["value", "velocity"])
    let quantities: [(IsContinuous.Quantity, String, String)] = [
      (.value, "value", signal.unit), (.velocity, "velocity", signal.perSecond),
    ]
    let rows = try quantities.compactMap { quantity, option, unit -> ClaimObject? in
      guard let bound = try word[option].present?.tolerance() else { return nil }
      let claim = try word.claim(
        "jumps in \(option) by", "at most \(bound.text(unit))", tellsDefaultWindow: true
      ) {
        IsContinuous($0[0], quantity, atMost: bound, window: $1, unit: unit)
      }
      if quantity == .value { claim.leeway = Leeway(bound) }
      return claim
    }
    guard let first = rows.first else {
      throw word["value"].misused(
        "\(word.name): give value or velocity, or both: the largest jump allowed")
    }
    guard rows.count > 1 else { return first }
    return try ClaimObject(
      of: rows, mayBeVacuous: rows.allSatisfy(\.mayBeVacuous), inRows: true
    ) {
      let sentence = rows.map(\.sentence).joined(separator: " and ")
      return (sentence, sentence)
    } _: {
      .allOf($0)
    }
  }

  private static func reverses(_ signal: SignalObject, _ call: Call) throws -> ClaimObject {
    let word = try WordCall(
      "reverses", of: signal.name, [signal], call,
      ["times", "larger_than", "at_least", "at_most"])
    let size = try word["larger_than"].tolerance()
    let unit = signal.unit
    let times = try word["times"].present?.integer(atLeast: 0)
    for bound in ["at_least", "at_most"] where times != nil && word[bound].present != nil {
      throw word[bound].refused("left out, because times is given")
    }
    let (least, most) =
      try times.map { ($0, $0) } ?? word.range(orElse: "times") { try $0.integer(atLeast: 0) }
    let count = times.map { "\($0)" } ?? phrase(least.map(Double.init), most.map(Double.init), "")
    let often = times == 1 ? "once" : "\(count) times"
    let expected = "\(often) by more than \(size.text(unit))"
    let claim = try word.claim("reverses", expected) {
      Reverses($0[0], atLeast: least, atMost: most, largerThan: size, window: $1, unit: unit)
    }
    if most == 0 { claim.leeway = Leeway(size) }
    return claim
  }

  private static func matches(_ signal: SignalObject, _ call: Call) throws -> ClaimObject {
    let word = try WordCall(
      "matches", of: signal.name, [signal], call, ["within"], elements: 1)
    let other = try word.element("the other signal").object(
      SignalObject.self, "a signal: write \(signal.name):matches{ other, within = … }")
    let within = try word["within"].tolerance()
    let unit = signal.unit
    if other === signal { call.warn("\(word.name): a signal always matches itself: name another") }
    let name = other.name == signal.name ? "the other \(other.name)" : other.name
    let claim = try word.claim(
      "matches", "\(name) within \(within.text(unit))", comparedTo: other
    ) {
      guard $0[0].isBoolean == $0[1].isBoolean else {
        let (truth, number) = $0[0].isBoolean ? (signal, other) : (other, signal)
        throw HostError(
          "\(word.name): \(truth.name) is true or false, and \(number.name) is a number: no distance "
            + "lies between them")
      }
      guard !$0[0].isBoolean || within < 1 else {
        throw HostError(
          "\(word.name): within should be below 1, since true and false are 1 apart, got "
            + within.text)
      }
      return Matches($0[0], $0[1], within: within, window: $1, unit: unit)
    }
    claim.leeway = Leeway(within)
    return claim
  }

  /// Bounds of a size in words.
  private static func phrase(_ least: Double?, _ most: Double?, _ unit: String) -> String {
    switch (least, most) {
    case (let least?, let most?): "\(least.text) to \(most.text(unit))"
    case (let least?, nil): "at least \(least.text(unit))"
    case (nil, let most): "at most \((most ?? 0).text(unit))"
    }
  }
}

extension SignalObject {
  /// A target in words.
  fileprivate func phrase(_ target: Double?) -> String { target?.text(unit) ?? "its final value" }
}

extension Signal {
  /// The value that is kept for ever.
  fileprivate func end() throws -> Double {
    guard !swingsForEver else { throw HostError("\(Self.hasNoEnd): give the target") }
    guard let final else { throw HostError("the signal ends without a value: give the target") }
    guard knownUntil == .infinity else {
      throw HostError(
        "\(isYetToEnd): give the target, or play on, as by subject:settle()")
    }
    return final
  }
}
