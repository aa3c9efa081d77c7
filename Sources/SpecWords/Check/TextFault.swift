package import LuaHost

/// What is wrong with a place of a spec's text, whatever runs.
package struct TextFault {
  /// Whether a spec that gets there is errored, and not only doubtful.
  package let isError: Bool

  /// Where.
  package let place: TextPlace

  /// The sentence, as a run says it.
  package let message: String
}
