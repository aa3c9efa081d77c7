import SpecReports
import SpecResults

/// A report that was asked for: `NAME` or `NAME=-` for standard output, `NAME=FILE` for a file.
struct ReportRequest: Hashable {
  let format: ReportFormat
  let path: String?

  /// The formats that can be asked for.
  static let names = ReportFormat.allCases.map(\.rawValue).listed

  /// What a value is to look like.
  static let hint =
    "one of \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")), or NAME=FILE"

  init(_ format: ReportFormat, path: String? = nil) {
    self.format = format
    self.path = path
  }

  /// Reads the value of `--reporter`; `nil` for an unknown format or an empty path.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = ReportFormat(rawValue: String(parts[0])), parts.last != "" else {
      return nil
    }
    let path = parts.count == 2 ? String(parts[1]) : OutputPlace.standardOutputPath
    self.init(format, path: path == OutputPlace.standardOutputPath ? nil : path)
  }
}
