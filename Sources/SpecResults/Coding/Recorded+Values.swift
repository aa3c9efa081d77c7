extension String: Recorded {
  package static var blank: String { "" }
  package var isAbsent: Bool { isEmpty }

  package mutating func exchange(with archive: inout some Archive) throws(ArchiveError) {
    try archive.text(&self)
  }
}

extension Double: Recorded {
  package static var blank: Double { 0 }

  package mutating func exchange(with archive: inout some Archive) throws(ArchiveError) {
    try archive.number(&self)
  }
}

extension Int: Recorded {
  package static var blank: Int { 0 }

  package mutating func exchange(with archive: inout some Archive) throws(ArchiveError) {
    try archive.integer(&self)
  }
}

extension UInt64: Recorded {
  package static var blank: UInt64 { 0 }

  package mutating func exchange(with archive: inout some Archive) throws(ArchiveError) {
    try archive.bits(&self)
  }
}

extension Bool: Recorded {
  package static var blank: Bool { false }

  package mutating func exchange(with archive: inout some Archive) throws(ArchiveError) {
    try archive.flag(&self)
  }
}

extension Optional: Recorded where Wrapped: Recorded {
  package static var blank: Wrapped? { nil }
  package var isAbsent: Bool { self == nil }

  package mutating func exchange(with archive: inout some Archive) throws(ArchiveError) {
    try archive.optional(&self)
  }
}

extension Array: Recorded where Element: Recorded {
  package static var blank: [Element] { [] }
  package var isAbsent: Bool { isEmpty }

  package mutating func exchange(with archive: inout some Archive) throws(ArchiveError) {
    try archive.list(&self)
  }
}

/// A closed set of words, recorded by the word.
package protocol RecordedWord: Recorded, CaseIterable {
  /// The word that stands for the value in a record.
  var word: String { get }
}

extension RecordedWord {
  package mutating func exchange(with archive: inout some Archive) throws(ArchiveError) {
    var text = word
    try archive.text(&text)
    guard let value = Self.allCases.first(where: { $0.word == text }) else {
      throw .unknownWord(text)
    }
    self = value
  }
}
