/// Why nothing of a claim was checked.
package enum Vacuity: Hashable, Sendable {
  /// No instant of what it speaks of lies in its window.
  case emptyWindow
  /// The condition of an implication holds at no instant.
  case conditionNeverHolds
  /// The signal has no value there.
  case noValue
  /// There is no instant at which both signals have a value.
  case noCommonValue
  /// Nothing moves where the direction of the motion is asked for.
  case noDirection
  /// Nothing is as fast as what the word speaks of.
  case neverThatFast
}
