/// Writes or reads values, field by field: one description of a type serves every format.
///
/// A writer leaves the values as they are, a reader replaces them. A field that a reader does not
/// find keeps its value, so that older streams stay readable.
package protocol Archive {
  /// Exchanges a text.
  mutating func text(_ value: inout String) throws(ArchiveError)

  /// Exchanges a number; JSON has no NaN and no infinities, and gives NaN back for both.
  mutating func number(_ value: inout Double) throws(ArchiveError)

  /// Exchanges a whole number.
  mutating func integer(_ value: inout Int) throws(ArchiveError)

  /// Exchanges 64 bits; JSON holds them as 16 hexadecimal digits.
  mutating func bits(_ value: inout UInt64) throws(ArchiveError)

  /// Exchanges a truth value.
  mutating func flag(_ value: inout Bool) throws(ArchiveError)

  /// Exchanges a value that may be missing.
  mutating func optional<Value: Recorded>(_ value: inout Value?) throws(ArchiveError)

  /// Exchanges values in their order.
  mutating func list<Value: Recorded>(_ values: inout [Value]) throws(ArchiveError)

  /// Exchanges the fields of one record.
  mutating func record(_ value: inout some Record) throws(ArchiveError)

  /// Exchanges one named value of the record at hand.
  mutating func field(_ name: StaticString, _ value: inout some Recorded) throws(ArchiveError)
}

/// A value that an archive can hold.
package protocol Recorded {
  /// A value for a reader to fill.
  static var blank: Self { get }

  /// Whether a format with named fields may leave the value out.
  var isAbsent: Bool { get }

  /// Hands the value to an archive, which writes or replaces it.
  mutating func exchange(with archive: inout some Archive) throws(ArchiveError)
}

/// A value that consists of named fields.
package protocol Record: Recorded {
  /// Hands every field to an archive.
  mutating func fields(in archive: inout some Archive) throws(ArchiveError)
}

extension Recorded {
  package var isAbsent: Bool { false }
}

extension Record {
  package mutating func exchange(with archive: inout some Archive) throws(ArchiveError) {
    try archive.record(&self)
  }
}

/// Why recorded bytes cannot be read.
package enum ArchiveError: Error, Hashable, Sendable {
  /// The bytes end too early, or are no text of the format; counted from 0.
  case malformed(offset: Int)
  /// The value at hand is not the kind of value that was expected.
  case unexpected(wanted: String)
  /// A word that stands for no value.
  case unknownWord(String)
  /// The stream is of a later format than this program knows.
  case laterFormat(Int)
}

extension ArchiveError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .malformed(let offset): "not a record: byte \(offset) makes no sense"
    case .unexpected(let wanted): "expected \(wanted)"
    case .unknownWord(let word): "unknown word '\(word)'"
    case .laterFormat(let format):
      "format \(format) is later than this program knows (\(RunHeader.currentFormat))"
    }
  }
}
