import Glibc

/// What `--filter` and `--exclude` look for in a spec's full name.
///
/// A name matches where it contains the text as it stands, so that any name can be pasted, or where
/// the text matches as a POSIX extended regular expression, so that `^tile|card$` says what it does
/// in the test runners of other languages. Case counts.
package final class NamePattern {
  /// What was asked for.
  package let text: String

  // A class because the compiled expression must be freed once.
  private var expression = regex_t()

  /// Compiles `text`; fails where it is no regular expression.
  package init(_ text: String) throws(SelectionError) {
    self.text = text
    let code = regcomp(&expression, text, REG_EXTENDED | REG_NOSUB)
    guard code == 0 else {
      throw .badPattern(text, reason: Self.reason(code, &expression))
    }
  }

  deinit { regfree(&expression) }

  /// Whether `name` contains the text or matches it.
  func matches(_ name: String) -> Bool {
    strstr(name, text) != nil || regexec(&expression, name, 0, nil, 0) == 0
  }

  private static func reason(_ code: Int32, _ expression: inout regex_t) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      regerror(code, &expression, buffer.baseAddress, buffer.count)
      return buffer.baseAddress.map { String(cString: $0).lowercased() } ?? ""
    }
  }
}

/// What is wrong with the words of a selection.
package enum SelectionError: Error, Hashable, Sendable {
  /// A pattern that is no regular expression.
  case badPattern(String, reason: String)
  /// A shard that is not of the form `i/n` with `1 <= i <= n`.
  case badShard(String)
}

extension SelectionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .badPattern(let text, let reason): "pattern \(text): \(reason)"
    case .badShard(let text): "shard \(text): expected i/n with i from 1 to n, such as 2/8"
    }
  }
}
