import Glibc

/// An error number of the system, and the system's words for it.
package struct SystemError: Error, Hashable {
  /// The number.
  package let number: Int32

  /// The error of that number.
  package init(number: Int32) {
    self.number = number
  }

  /// What the latest call of the system failed with.
  static var latest: SystemError { SystemError(number: errno) }

  /// A file holds more than is read of one.
  static let tooLarge = SystemError(number: EFBIG)

  /// Lower case, as messages are here: `permission denied`.
  package var reason: String { String(cString: strerror(number)).lowercased() }
}
