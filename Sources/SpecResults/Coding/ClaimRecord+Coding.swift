extension ClaimRecord: Record {
  package static var blank: ClaimRecord {
    ClaimRecord(holds: false, location: .blank, claim: "")
  }

  package mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    try archive.field("holds", &holds)
    try archive.field("location", &location)
    try archive.field("claim", &claim)
    try archive.field("observed", &observed)
    try archive.field("expected", &expected)
    var named = NamedMargin(value: margin)
    try archive.field("margin", &named)
    margin = named.value
    try archive.field("unit", &unit)
    try archive.field("notes", &notes)
    try archive.field("detail", &detail)
    try archive.field("plot", &plot)
  }
}

/// A margin, which a record names also where it is no number.
private struct NamedMargin: Recorded {
  var value: Double?

  static var blank: NamedMargin { NamedMargin() }

  mutating func exchange(with archive: inout some Archive) throws(ArchiveError) {
    try archive.optional(&value)
  }
}

extension FailureDetail: Record {
  package static var blank: FailureDetail { FailureDetail(message: "") }

  package mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    try archive.field("message", &message)
    try archive.field("instant", &instant)
    try archive.field("context", &context)
    try archive.field("source", &source)
  }
}

extension Plot: Record {
  package static var blank: Plot { Plot(title: "", unit: "", times: [], values: []) }

  package mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    try archive.field("title", &title)
    try archive.field("unit", &unit)
    try archive.field("times", &times)
    try archive.field("values", &values)
    try archive.field("bounds", &bounds)
    try archive.field("witness", &witness)
    try archive.field("is_boolean", &isBoolean)
    try archive.field("instants", &instants)
  }
}

extension NamedInstant: Record {
  package static var blank: NamedInstant { NamedInstant("", at: 0) }

  package mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    try archive.field("name", &name)
    try archive.field("time", &time)
  }
}

extension Measurement: Record {
  package static var blank: Measurement { Measurement(label: "", value: .text("")) }

  package mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    try archive.field("label", &label)
    try archive.field("value", &value)
    try archive.field("unit", &unit)
    try archive.field("expectation", &expectation)
  }
}

extension Measurement.Expectation: Record {
  package static var blank: Measurement.Expectation {
    Measurement.Expectation(.text(""), within: 0)
  }

  package mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    try archive.field("value", &value)
    try archive.field("tolerance", &tolerance)
  }
}

extension Measurement.Value: Record {
  package static var blank: Measurement.Value { .text("") }

  /// One field of those below is there; its name tells the case.
  package mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    var number: Double?
    var vector: [Double] = []
    var text: String?
    var boolean: Bool?
    switch self {
    case .number(let value): number = value
    case .vector(let x, let y): vector = [x, y]
    case .text(let value): text = value
    case .boolean(let value): boolean = value
    }
    try archive.field("number", &number)
    try archive.field("vector", &vector)
    try archive.field("text", &text)
    try archive.field("boolean", &boolean)
    if let number {
      self = .number(number)
    } else if vector.count == 2 {
      self = .vector(vector[0], vector[1])
    } else if let boolean {
      self = .boolean(boolean)
    } else {
      self = .text(text ?? "")
    }
  }
}
