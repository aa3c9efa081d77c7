import SpecReports
import SpecSearch

/// A matrix of mistakes for people: one line a mistake, as wide as a terminal.
struct MutationTable {
  private let matrix: MutationMatrix
  private let width: Int

  /// The matrix in lines of at most `width` columns, where that can be.
  init(_ matrix: MutationMatrix, width: Int) {
    self.matrix = matrix
    self.width = width
  }

  /// The lines, and an empty one after them.
  var text: String {
    var lines = ["\(matrix.interaction): \(counted(matrix.rows.count, "mistake"))"]
    if !matrix.blind.isEmpty {
      lines.append("  not judged, failing on the right form: " + short(matrix.blind.sorted()))
    }
    let column = matrix.rows.map { name(of: $0).count }.max() ?? 0
    for row in matrix.rows {
      let verdict = row.verdict.rawValue.padded(to: 8)
      let start = "  \(verdict)  \(name(of: row).padded(to: column))  "
      lines.append(start + evidence(of: row, room: width - start.count))
      for (id, reason) in row.mistake.exemptions.sorted(by: { $0.key < $1.key }) {
        lines.append("            equal in \(short(id)): \(reason)")
      }
    }
    return lines.map { $0 + "\n" }.joined() + "\n"
  }

  private func evidence(of row: MutationMatrix.Row, room: Int) -> String {
    switch row.verdict {
    case .noticed: return fitted(row.noticed, room: room)
    case .missed:
      let missed = "; not by " + short(row.missed)
      return fitted(row.noticed, room: room - missed.count) + missed
    case .survived: return row.mistake.summary
    case .equivalent: return row.mistake.equivalence ?? ""
    case .broken: return row.symptoms.fault ?? ""
    }
  }

  /// As many of the checks as there is room for, then how many more.
  private func fitted(_ ids: [String], room: Int) -> String {
    for count in (1...ids.count).reversed() {
      let rest = count < ids.count ? " +\(ids.count - count)" : ""
      let text = short(Array(ids.prefix(count))) + rest
      if text.count <= room || count == 1 { return text }
    }
    return ""
  }

  /// A mistake's name without what all names begin with.
  private func name(of row: MutationMatrix.Row) -> String {
    String(row.mistake.id.split(separator: ".").last ?? "")
  }

  private func short(_ ids: [String]) -> String { ids.map(short).joined(separator: ", ") }

  private func short(_ id: String) -> String {
    id.firstIndex(of: ".").map { String(id[id.index(after: $0)...]) } ?? id
  }
}
