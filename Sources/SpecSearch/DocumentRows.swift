/// The rows of the documents' checklists, and the checks that reproduce each.
package struct DocumentRows: Sendable {
  /// The file that is read where none is named.
  package static let defaultFile = "specs/rows.txt"

  /// One row of a document.
  package struct Row: Hashable, Sendable {
    /// The document, as the checks name it.
    package let document: String

    /// What the document calls the row.
    package let title: String

    /// The ids of the checks that reproduce it.
    package let checks: [String]
  }

  /// The rows, in their order.
  package let rows: [Row]

  /// Reads the lines of `text`: a document, then its rows as `ID… | TITLE`; `#` begins a remark.
  package init(_ text: String) {
    var document = ""
    var rows: [Row] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let bar = line.firstIndex(of: "|") else {
        document = String(line)
        continue
      }
      let checks = line[..<bar].split(separator: " ").map(String.init)
      let title = line[line.index(after: bar)...].drop { $0 == " " }
      rows.append(Row(document: document, title: String(title), checks: checks))
    }
    self.rows = rows
  }
}
