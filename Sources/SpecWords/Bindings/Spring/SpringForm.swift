import LuaHost
import Motion
import SpecResults

/// The ways in which scripts describe a spring: those that name the options that are given.
enum SpringForm: CaseIterable {
  case perceptual, response, physical, settling

  /// The options that belong together.
  private var options: [String] {
    switch self {
    case .perceptual: ["duration", "bounce"]
    case .response: ["response", "damping_ratio"]
    case .physical: ["mass", "stiffness", "damping", "allow_overdamping"]
    case .settling: ["settling_duration", "damping_ratio", "epsilon"]
    }
  }

  /// All options of all ways.
  static let options = allCases.flatMap(\.options).reduce(into: [String]()) { known, option in
    if !known.contains(option) { known.append(option) }
  }

  /// The first way that knows all of `given`.
  init(naming given: [String], in options: Options) throws(HostError) {
    let forms = Self.allCases
    guard let form = forms.first(where: { Set($0.options).isSuperset(of: given) }) else {
      let strangers = given.dropFirst().first { name in
        !forms.contains { $0.options.contains(name) && $0.options.contains(given[0]) }
      }
      throw options[given[0]].misused(
        "spring: \(given[0]) and \(strangers ?? given[1]) do not go together: give duration and "
          + "bounce, or response and damping_ratio, or mass, stiffness and damping")
    }
    self = form
  }
}

extension Spring {
  /// The spring that the options of `spring{…}` describe.
  init(_ options: Options) throws {
    let given = SpringForm.options.filter { options[$0].present != nil }
    let form = try SpringForm(naming: given, in: options)
    func number(_ name: String) throws -> Double { try options[name].number() }
    func number(_ name: String, else standard: Double) throws -> Double {
      try options[name].present?.number() ?? standard
    }
    switch form {
    case .perceptual:
      let (duration, bounce) = (try number("duration", else: 0.5), try number("bounce", else: 0))
      options["duration"].warnOfMilliseconds(duration)
      self = try blaming("spring", { options[$0] }) { () throws(MotionError) in
        try Spring(duration: duration, bounce: bounce)
      }
    case .response:
      let response = try number("response", else: Spring.legacy.response)
      let ratio = try number("damping_ratio", else: Spring.legacy.dampingRatio)
      options["damping_ratio"].warnOfPercent(ratio)
      self = try blaming("spring", { options[$0] }) { () throws(MotionError) in
        try Spring(response: response, dampingRatio: ratio)
      }
    case .physical:
      let mass = try number("mass", else: 1)
      let (stiffness, damping) = (try number("stiffness"), try number("damping"))
      let isKept = try options["allow_overdamping"].present?.boolean() ?? false
      self = try blaming("spring", { options[$0] }) { () throws(MotionError) in
        try Spring(
          mass: mass, stiffness: stiffness, damping: damping, allowOverdamping: isKept)
      }
    case .settling:
      let duration = try number("settling_duration")
      let (ratio, epsilon) = (try number("damping_ratio"), try number("epsilon", else: 0.001))
      self = try blaming("spring", { options[$0] }) { () throws(MotionError) in
        try Spring(settlingDuration: duration, dampingRatio: ratio, epsilon: epsilon)
      }
    }
  }
}

/// What `make` makes; what it refuses is told in the words of scripts.
///
/// - Parameter argument: The argument, or the option, of a name.
func blaming<Value>(
  _ word: String, _ argument: (String) -> Argument? = { _ in nil },
  _ make: () throws(MotionError) -> Value
) throws(HostError) -> Value {
  do {
    return try make()
  } catch .outOfRange(let parameter, let range, let value) {
    let name = snakeCase(parameter)
    let doubt = name.hasSuffix("bounce") ? DoubtfulUnit.share.doubt(of: value, as: name) : nil
    let fault = doubt ?? "\(name) should be \(range), got \(value.shortestText)"
    throw argument(name)?.misused("\(word): \(fault)") ?? HostError("\(word): \(fault)")
  } catch {
    throw HostError("\(word): \(error)")
  }
}

private func snakeCase(_ name: String) -> String {
  name.reduce(into: "") { $0 += $1.isUppercase ? "_\($1.lowercased())" : "\($1)" }
}
