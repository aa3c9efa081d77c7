import SpecResults

/// The fixed part of a message in a ring; the body follows it.
struct MessageHead {
  /// The kinds of message.
  enum Kind: UInt32 {
    case fileStarted, loaded, passed, finished, errored, fileFinished, printed, askedFor
  }

  private let code: UInt32
  private let length: UInt32
  let number: UInt64

  /// A head with a number, whose meaning the kind decides.
  init(_ kind: Kind, _ number: UInt64 = 0, bodyLength: Int = 0) {
    code = kind.rawValue
    length = UInt32(bodyLength)
    self.number = number
  }

  /// The kind; `nil` where the bytes were no head.
  var kind: Kind? { Kind(rawValue: code) }

  /// How many bytes follow.
  var bodyLength: Int { Int(length) }
}

extension Message {
  /// The message as a head and a body; only results, errors and texts have one.
  var encoded: (head: MessageHead, body: [UInt8]) {
    switch self {
    case .fileStarted(let index): (MessageHead(.fileStarted, UInt64(index)), [])
    case .loaded(let declared): (MessageHead(.loaded, UInt64(declared)), [])
    case .passed(let digest): (MessageHead(.passed, digest), [])
    case .finished(let result): Self.withBody(.finished, result.encoded())
    case .errored(let error): Self.withBody(.errored, error.encoded())
    case .fileFinished(let nanoseconds): (MessageHead(.fileFinished, nanoseconds), [])
    case .printed(let text): Self.withBody(.printed, Array(text.utf8))
    case .askedFor(let name): Self.withBody(.askedFor, Array(name.utf8))
    }
  }

  init(_ head: MessageHead, body: ArraySlice<UInt8>) throws(ArchiveError) {
    self =
      switch head.kind {
      case .fileStarted: .fileStarted(index: Int(truncatingIfNeeded: head.number))
      case .loaded: .loaded(declared: Int(truncatingIfNeeded: head.number))
      case .passed: .passed(digest: head.number)
      case .finished: .finished(try SpecResult(decoding: Array(body)))
      case .errored: .errored(try SpecError(decoding: Array(body)))
      case .fileFinished: .fileFinished(nanoseconds: head.number)
      case .printed: .printed(String(decoding: body, as: UTF8.self))
      case .askedFor: .askedFor(String(decoding: body, as: UTF8.self))
      case nil: throw .unexpected(wanted: "a message")
      }
  }

  private static func withBody(_ kind: MessageHead.Kind, _ body: [UInt8]) -> (MessageHead, [UInt8])
  {
    (MessageHead(kind, bodyLength: body.count), body)
  }
}
