/// What a drag of document 004 that is broken off leaves behind.
public enum Variant: String, Hashable, Sendable, CaseIterable {
  /// Whatever the last change wrote, as in the document: a known defect of it.
  case verbatim
  /// Nothing: a gesture state notices every end, and what was dragged returns at once.
  case strict
}
