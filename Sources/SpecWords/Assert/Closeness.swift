import LuaHost
import SpecResults

/// How near two numbers must be.
enum Closeness {
  /// At most so far apart.
  case within(Double)
  /// At most so far apart as a share of the expected number.
  case relative(Double)
  /// At most so many representable numbers apart.
  case ulps(Int)

  /// The closeness that the third argument gives: a number, or one of `{within = …}`,
  /// `{relative = …}` and `{ulps = …}`.
  init(_ argument: Argument) throws {
    guard argument.call.kind(argument.slot) == .table else {
      self = .within(try Self.tolerance(argument))
      return
    }
    let options = try Options(argument, ["within", "relative", "ulps"])
    if let ulps = options["ulps"].present {
      self = .ulps(try ulps.integer(atLeast: 0))
    } else if let relative = options["relative"].present {
      self = .relative(try Self.tolerance(relative))
    } else {
      self = .within(try Self.tolerance(options["within"]))
    }
  }

  private static func tolerance(_ argument: Argument) throws -> Double {
    let number =
      argument.call.number(argument.slot)
      ?? argument.call.string(argument.slot)
      .flatMap { Double($0) }
    guard let number, number >= 0 else {
      throw argument.refused("a number, at least 0, or { relative = … } or { ulps = … }")
    }
    return number
  }

  /// Whether `actual` is near enough; NaN never is, an infinity only to itself.
  func holds(_ expected: Double, _ actual: Double) -> Bool {
    if expected == actual { return true }
    guard expected.isFinite, actual.isFinite else { return false }
    switch self {
    case .within(let distance):
      // Not by the difference, so that 1.1 is within 0.1 of 1.
      return actual >= expected - distance && actual <= expected + distance
    case .relative(let share): return abs(actual - expected) <= share * abs(expected)
    case .ulps(let count): return Self.steps(from: expected, to: actual) <= UInt64(count)
    }
  }

  /// How far apart the numbers may be, where that does not depend on them.
  var distance: Double? {
    if case .within(let distance) = self { return distance }
    return nil
  }

  /// By how much `actual` is nearer than it must be; `nil` where no number says that.
  func margin(_ expected: Double, _ actual: Double) -> Double? {
    let distance = abs(actual - expected)
    guard distance.isFinite else { return nil }
    switch self {
    case .within(let bound): return bound - distance
    case .relative(let share): return share * abs(expected) - distance
    case .ulps: return nil
    }
  }

  /// How many representable numbers lie between two finite ones.
  private static func steps(from one: Double, to other: Double) -> UInt64 {
    let (low, high) = (min(place(of: one), place(of: other)), max(place(of: one), place(of: other)))
    return high &- low >= 0 ? UInt64(bitPattern: high &- low) : .max
  }

  /// The place of a number in the order of all of them; the two zeros share one.
  private static func place(of number: Double) -> Int64 {
    let bits = Int64(bitPattern: number.bitPattern)
    return bits < 0 ? Int64.min &- bits : bits
  }
}

extension Closeness: CustomStringConvertible {
  var description: String {
    switch self {
    case .within(let distance): "within \(distance.shortestText)"
    case .relative(let share): "within \(share.shortestText) of itself"
    case .ulps(let count): "within \(count) representable numbers"
    }
  }
}
