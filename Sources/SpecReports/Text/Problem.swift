package import SpecResults

/// One thing that kept a spec or a file from passing.
package struct Problem {
  /// Where; `nil` where it cannot be told.
  package var location: Location?

  /// Whether the spec could not be judged, rather than failed.
  var isError: Bool

  /// The sentence, in one or more lines.
  package var message: String

  /// More lines for a reader: the instant, the nearest events, the stack.
  package var context: [String] = []

  /// The line of the spec's text.
  var source: String?

  /// The signal to draw.
  var plot: Plot?

  /// A claim that did not hold.
  init(_ claim: ClaimRecord) {
    location = claim.location
    isError = false
    message = claim.detail?.message ?? "\(claim.claim): got \(claim.observed)"
    context = claim.detail?.context ?? []
    source = claim.detail?.source
    plot = claim.plot
  }

  /// Something outside a claim.
  package init(_ error: SpecError) {
    location = error.location
    isError = true
    message = error.message
    context = error.traceback
    source = error.source
  }

  /// The problem as compilers print theirs: `path:line: error: message`, then what belongs to it.
  ///
  /// - Parameter width: The columns that a line may fill; longer ones go on below, further in.
  package func lines(plots: PlotMarks?, width: Int? = nil) -> [String] {
    let place = location.map { "\($0): ".visible } ?? ""
    var lines = (place + "error: " + message.visibleLines).lines.map(String.init)
    lines += context.map { "  " + $0.visible }
    if let source, let location { lines += excerpt(source, at: location, width) }
    if let width { lines = lines.flatMap { $0.broken(at: width) } }
    if let plot, let plots {
      lines += PlotDrawing(plot, width: width.map { $0 - 2 }).lines(plots).map { "  " + $0 }
    }
    return lines
  }
}

extension Problem {
  /// The line of the spec's text, and below it a caret where the column is known and the line is
  /// not broken.
  private func excerpt(_ source: String, at location: Location, _ width: Int?) -> [String] {
    let text = source.drop { $0 == " " || $0 == "\t" }
    let margin = "  \(location.line) | "
    let line = margin + String(text).visibleLines
    let indent = source.utf8.count - text.utf8.count
    guard let column = location.column, column > indent, column - indent <= text.utf8.count,
      line.displayWidth <= width ?? .max
    else { return [line] }
    let before = String(decoding: text.utf8.prefix(column - indent - 1), as: UTF8.self)
    // A tab is as wide as the terminal makes it, here and above.
    let blanks = (margin + before.visibleLines).map { character in
      character == "\t" ? "\t" : String(repeating: " ", count: String(character).displayWidth)
    }
    return [line, blanks.joined() + "^"]
  }

  /// The problem for a person: a stack of one frame repeats the place, one of many its middle; and
  /// a long text is cut, since nobody reads on.
  var shortened: Problem {
    var problem = self
    let lines = message.lines
    let most = 120
    problem.message =
      (lines.prefix(most).map { String($0).shortened(to: 1000) }
      + (lines.count > most ? ["… \(counted(lines.count - most, "more line"))"] : []))
      .joined(separator: "\n")
    problem.source = source?.shortened(to: 200)
    return isError ? problem.withShortStack : problem
  }

  private var withShortStack: Problem {
    let most = 6
    var problem = self
    if context.count == 1 { problem.context = [] }
    if context.count > most {
      problem.context =
        context.prefix(most - 1) + ["… \(counted(context.count - most + 1, "more frame"))"]
    }
    return problem
  }
}

extension SpecResult {
  /// What kept the spec from passing, claims first; empty where it passed.
  package var problems: [Problem] {
    guard outcome.isFailure || outcome == .known else { return [] }
    return claims.filter { !$0.holds }.map(Problem.init) + errors.map(Problem.init)
  }

  /// The spec's names in one line, with what tells it from others of these names.
  package var fullName: String { (names.joined(separator: " > ") + turn).visible }
}
