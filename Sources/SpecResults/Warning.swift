/// Something that a spec passes with, and that was hardly meant so: its writer has to look at it.
package struct Warning: Hashable, Sendable {
  /// Where, as far as it is known.
  package var location: Location?

  /// What is there and what to write instead, in one sentence.
  package var message: String

  /// A warning about the text at `location`.
  package init(at location: Location?, _ message: String) {
    self.location = location
    self.message = message
  }
}
