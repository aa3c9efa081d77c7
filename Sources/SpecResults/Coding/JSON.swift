/// A value of a JSON text.
package enum JSON: Hashable, Sendable {
  /// No value.
  case null
  /// True or false.
  case boolean(Bool)
  /// A number as it stands in the text, so that no digit is lost.
  case number(String)
  /// A text, unescaped.
  case text(String)
  /// Values in order.
  case list([JSON])
  /// Fields in the order of the text; of two of one name the first is found.
  case object([Field])

  /// A named value of an object.
  package struct Field: Hashable, Sendable {
    /// The name.
    package var name: String

    /// The value.
    package var value: JSON

    /// A named value.
    package init(name: String, value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// Reads a text that holds one JSON value and nothing else.
  ///
  /// As strict as RFC 8259; nesting beyond 64 levels is refused.
  package init(parsing bytes: ArraySlice<UInt8>) throws(ArchiveError) {
    var parser = JSONParser(bytes)
    self = try parser.document()
  }

  /// The field of that name; `nil` where there is none, or where this is no object.
  package subscript(name: String) -> JSON? {
    guard case .object(let fields) = self else { return nil }
    return fields.first { $0.name == name }?.value
  }
}
