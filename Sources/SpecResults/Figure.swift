/// Numbers as a reader of a report wants them: few digits, no locale, no trailing zeros.
package enum Figure {
  /// `value` to six significant digits: `125.525`, `-90`, `1.2e-09`.
  package static func value(_ value: Double) -> String {
    rounded(value, digits: 6)
  }

  /// `value` to three significant digits, for margins and times: `0.367`, `35.9`, `1230`.
  package static func margin(_ value: Double) -> String {
    rounded(value, digits: 3)
  }

  /// A number with its unit; nothing but the number where the unit is empty.
  package static func text(_ number: String, unit: String) -> String {
    switch unit {
    case "": number
    case "%": number + "%"
    default: number + " " + unit
    }
  }

  /// A time of `seconds` in the unit that keeps it readable: `19.8 ms`, `1.25 s`, `340 us`.
  ///
  /// - Parameter other: Another time that it must not be taken for.
  package static func duration(_ seconds: Double, unlike other: Double? = nil) -> String {
    let texts = (3...17).lazy.map { digits in
      (duration(seconds, digits: digits), other.map { duration($0, digits: digits) })
    }
    let isPlain = other == nil || other == seconds
    return texts.first { isPlain || $0 != $1 }?.0 ?? seconds.shortestText + " s"
  }

  private static func duration(_ seconds: Double, digits: Int) -> String {
    switch abs(seconds) {
    case 1...: rounded(seconds, digits: digits) + " s"
    case 1e-3..., 0: rounded(seconds * 1e3, digits: digits) + " ms"
    default: rounded(seconds * 1e6, digits: digits) + " us"
    }
  }

  private static func rounded(_ value: Double, digits: Int) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    var exponent = 0
    var mantissa = value
    while abs(mantissa) < 1, value != 0 { (mantissa, exponent) = (mantissa * 10, exponent - 1) }
    let carry = 10 - 0.5 / power(digits - 1)
    while abs(mantissa) >= carry { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
    if (-4..<15).contains(exponent) { return plain(value, decimals: digits - 1 - exponent) }
    return plain(mantissa, decimals: digits - 1) + "e\(exponent)"
  }

  private static func plain(_ value: Double, decimals: Int) -> String {
    let scale = power(max(0, decimals))
    // The number next to a short decimal prints as that decimal.
    return ((value * scale).rounded() / scale).shortestText
  }

  private static func power(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }
    return power
  }
}
