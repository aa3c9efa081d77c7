/// A language that reports speak, by its code.
package enum ReportLanguage: String, CaseIterable, Sendable {
  /// Arabic.
  case arabic = "ar"
  /// English, in which everything is written first.
  case english = "en"
  /// French.
  case french = "fr"
  /// Swedish.
  case swedish = "sv"
  /// Uzbek.
  case uzbek = "uz"

  /// Their codes, sorted.
  package static let codes = allCases.map(\.rawValue)
}
