/// Why a text is no report of a whole run, and in which of its lines.
package struct ReportFault: Error, Hashable, Sendable {
  /// The line, counted from 1.
  package let line: Int

  /// What is wrong there.
  package let reason: Reason

  /// What can be wrong with a line.
  package enum Reason: Hashable, Sendable {
    /// No report of this program begins so.
    case foreign
    /// The report ends in this line, or behind it, and its run does not.
    case cutOff
    /// It is no event.
    case broken(ArchiveError)
  }
}

extension ReportFault: CustomStringConvertible {
  /// The line, and what is wrong there: `3: the report is cut off here`.
  package var description: String {
    switch reason {
    case .foreign: "\(line): not a JSON report of sprung, as --reporter json=FILE writes it"
    case .cutOff: "\(line): the report is cut off here, before its run ends"
    case .broken(let error): "\(line): \(error)"
    }
  }
}
