/// Reads records from a JSON value; names that nobody asks for are ignored.
struct JSONReader: Archive {
  /// The value that is read next.
  private var value: JSON

  /// Reads from `value`.
  init(_ value: JSON) {
    self.value = value
  }

  mutating func text(_ value: inout String) throws(ArchiveError) {
    guard case .text(let text) = self.value else { throw .unexpected(wanted: "a text") }
    value = text
  }

  mutating func number(_ value: inout Double) throws(ArchiveError) {
    switch self.value {
    case .null: value = .nan
    case .number(let digits): value = Double(digits) ?? .nan
    default: throw .unexpected(wanted: "a number")
    }
  }

  mutating func integer(_ value: inout Int) throws(ArchiveError) {
    guard case .number(let digits) = self.value, let whole = Int(digits) else {
      throw .unexpected(wanted: "a whole number")
    }
    value = whole
  }

  mutating func bits(_ value: inout UInt64) throws(ArchiveError) {
    guard case .text(let digits) = self.value, let bits = UInt64(digits, radix: 16) else {
      throw .unexpected(wanted: "16 hexadecimal digits")
    }
    value = bits
  }

  mutating func flag(_ value: inout Bool) throws(ArchiveError) {
    guard case .boolean(let flag) = self.value else { throw .unexpected(wanted: "true or false") }
    value = flag
  }

  mutating func optional<Value: Recorded>(_ value: inout Value?) throws(ArchiveError) {
    guard self.value != .null else {
      value = nil
      return
    }
    var present = Value.blank
    try present.exchange(with: &self)
    value = present
  }

  mutating func list<Value: Recorded>(_ values: inout [Value]) throws(ArchiveError) {
    guard case .list(let items) = value else { throw .unexpected(wanted: "a list") }
    values.removeAll()
    for item in items {
      var value = Value.blank
      try within(item) { (reader) throws(ArchiveError) in try value.exchange(with: &reader) }
      values.append(value)
    }
  }

  mutating func record(_ value: inout some Record) throws(ArchiveError) {
    guard case .object = self.value else { throw .unexpected(wanted: "an object") }
    try value.fields(in: &self)
  }

  mutating func field(
    _ name: StaticString, _ value: inout some Recorded
  ) throws(ArchiveError) {
    guard let item = self.value[name.description] else { return }
    try within(item) { (reader) throws(ArchiveError) in try value.exchange(with: &reader) }
  }

  private func within(
    _ item: JSON, _ read: (inout JSONReader) throws(ArchiveError) -> Void
  ) throws(ArchiveError) {
    var reader = JSONReader(item)
    try read(&reader)
  }
}
