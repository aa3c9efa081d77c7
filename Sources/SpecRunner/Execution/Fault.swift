import LuaHost
import SpecResults
import SpecWords

/// What a function of a script raised, as a spec's result shows it.
struct Fault {
  private let error: LuaError
  private let context: SpecContext?

  /// What `error`, thrown by the interpreter or by a word, means.
  ///
  /// - Parameter context: The one that knows the scripts which ran, if any did.
  init(_ error: any Error, in context: SpecContext? = nil) {
    self.context = context
    let unplaced = { LuaError(kind: .raised(.nil), message: "\(error)", location: nil) }
    self.error = (error as? LuaError ?? unplaced()).shortened
  }

  /// The failed assertion that was raised, if it was one.
  var failure: Failure? {
    guard case .raised(.object(let object)) = error.kind else { return nil }
    return object as? Failure
  }

  /// The reason that `pending` gave, if it was that.
  var pendingReason: String? {
    guard case .raised(.object(let object)) = error.kind else { return nil }
    return (object as? PendingMark)?.reason
  }

  /// The error to report.
  ///
  /// - Parameter hook: The hook that it was raised in, such as `before_each`; `nil` outside of all.
  func specError(in hook: String? = nil) -> SpecError {
    let kind = kind == .raised && hook != nil ? SpecError.Kind.hook : kind
    let message = failure?.claim.detail?.message ?? explanation
    let place = failure?.claim.location ?? error.location.map { Location($0) }
    return SpecError(
      kind: kind, location: place, message: hook.map { "\($0): \(message)" } ?? message,
      traceback: error.traceback)
  }

  /// The message, with what may have been meant, in the names of the file that it is about.
  private var explanation: String {
    error.explained(on: error.location?.line ?? 0) {
      error.location.flatMap { context?.outline(of: $0.path) }
    }
  }

  private var kind: SpecError.Kind {
    switch error.kind {
    case .raised, .misused, .stackOverflow: .raised
    case .syntax: .load
    case .memory: .memory
    case .instructions: .instructions
    case .time: .timeout
    case .output: .output
    }
  }
}

extension LuaError {
  /// The error with the beginning of a long message: nobody reads more, and to look for what it means
  /// takes seconds in 10 MiB.
  fileprivate var shortened: LuaError {
    let count = message.utf8.count
    guard count > Self.mostShown else { return self }
    var error = self
    error.message =
      String(decoding: message.utf8.prefix(Self.mostShown), as: UTF8.self) + "… (\(count) bytes)"
    return error
  }

  private static let mostShown = 1 << 16
}

extension Location {
  init(_ place: LuaLocation) {
    self.init(path: place.path, line: place.line, column: place.column)
  }
}
