/// What selection knows of a spec that a file declares.
struct SpecCandidate: Hashable, Sendable {
  /// The spec's id.
  var id: String

  /// The names of the enclosing blocks, then the spec's own.
  var names: [String]

  /// The words after `#` in the names, without the sign.
  var tags: [String]

  /// The lines from the spec's declaration to the end of its body.
  var lines: ClosedRange<Int>

  /// The lines of the enclosing blocks, outermost first.
  var blocks: [ClosedRange<Int>]

  /// Whether it is a row of a checklist.
  var isCheck: Bool

  /// A spec that a file declares.
  init(
    id: String, names: [String], tags: [String], lines: ClosedRange<Int>, isCheck: Bool = false,
    blocks: [ClosedRange<Int>] = []
  ) {
    self.id = id
    self.names = names
    self.tags = tags
    self.lines = lines
    self.isCheck = isCheck
    self.blocks = blocks
  }
}
