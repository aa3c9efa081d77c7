import LuaHost

/// The words that declare blocks, specs and hooks, as in busted.
package enum BlockWords {
  /// The words that take what runs around specs.
  package static let hooks =
    Block.Hook.allCases.map(\.rawValue) + ["setup", "teardown"]

  /// The words that declare a spec.
  static let specs = ["it", "spec", "test"]

  private static let blocks: [(word: String, kind: Block.Kind)] = [
    ("describe", .group), ("context", .group), ("insulate", .insulated), ("expose", .exposed),
  ]

  /// Blocks in blocks from where on a file is refused.
  private static let deepest = 150

  static func install(in words: inout WordRegistry) {
    for (word, kind) in blocks {
      words.function(word) { call in try declareBlock(kind, word, call) }
    }
    for word in specs {
      words.function(word) { call in try declareSpec(word, call) }
    }
    for hook in Block.Hook.allCases {
      words.function(hook.rawValue) { call in try declare(hook, hook.rawValue, call) }
    }
    words.function("setup") { call in try declare(.strictSetup, "setup", call) }
    words.function("teardown") { call in try declare(.strictTeardown, "teardown", call) }
    words.function("pending", pending)
    words.function("randomize") { call in
      let isWanted = Argument(call, slot: 1, word: "randomize", name: "the choice")
      try call.context.blockToDeclare("randomize").isShuffled =
        try isWanted.present?.boolean() ?? true
    }
    words.function("finally") { call in
      guard case .running = call.context.position else {
        throw HostError("finally: can only be called in a spec")
      }
      call.context.finalizer = try Argument(call, slot: 1, word: "finally", name: "it").function()
    }
  }

  // MARK: Blocks and hooks

  private static func declareBlock(_ kind: Block.Kind, _ word: String, _ call: Call) throws {
    let parent = try call.context.blockToDeclare(word)
    let (name, body) = try nameAndBody(word, call)
    guard body != nil || call.count < 2 else {
      throw Argument(call, slot: 2, word: word, name: "the body").refused(
        "a function", hint: ": write \(word)(name, function() … end)")
    }
    let block = try add(kind, named: name, to: parent, body: body, call)
    guard body == nil else { return }
    pushTaker(of: word, call) { block.body = $0 }
  }

  /// Adds a block to `parent`, unless it stands too deep.
  static func add(
    _ kind: Block.Kind, named name: String, to parent: Block, body: LuaReference?, _ call: Call
  ) throws -> Block {
    guard parent.depth < deepest else {
      throw HostError("blocks can be nested \(deepest) deep at most")
    }
    let block = Block(kind, name: name, location: call.location, parent: parent, body: body)
    parent.members.append(.block(block))
    return block
  }

  private static func declare(_ hook: Block.Hook, _ word: String, _ call: Call) throws {
    let block = try call.context.blockToDeclare(word)
    guard let slot = [1, 2].first(where: { call.kind($0) == .function }) else {
      let got = ValuePrinter.brief(call, 1)
      throw HostError("\(word): needs a function, got \(got): write \(word)(function() … end)")
    }
    block.add(hook, try call.reference(slot))
  }

  // MARK: Specs

  private static func declareSpec(_ word: String, _ call: Call) throws {
    let block = try call.context.blockToDeclare(word)
    let (name, body) = try nameAndBody(word, call)
    let spec = SpecDeclaration(name: name, location: call.location, body: body)
    block.members.append(.spec(spec))
    guard body == nil else { return }
    pushTaker(of: word, call) { spec.body = $0 }
  }

  /// In a block it declares a spec that does not run; in a spec it ends it as skipped.
  private static func pending(_ call: Call) throws {
    if case .running = call.context.position {
      let reason = Argument(call, slot: 1, word: "pending", name: "the reason")
      throw HostError.value(.object(PendingMark(try reason.present?.string() ?? "pending")))
    }
    let block = try call.context.blockToDeclare("pending")
    let (name, _) = try nameAndBody("pending", call)
    let spec = SpecDeclaration(
      name: name, location: call.location, pendingReason: "pending", body: nil)
    block.members.append(.spec(spec))
    call.push(HostFunction { _ in })  // Takes the body in `pending "name" (function() … end)`.
  }

  // MARK: Arguments

  /// `(name, body)`, `(body)` or `(name)`, to which a call with the body follows.
  private static func nameAndBody(
    _ word: String, _ call: Call
  ) throws -> (name: String, body: LuaReference?) {
    if call.kind(1) == .function { return (word, try call.reference(1)) }
    let form = ": write \(word)(\"a name\", function() … end)"
    guard let name = call.string(1) else {
      throw Argument(call, slot: 1, word: word, name: "the name").refused("a string", hint: form)
    }
    let body = Argument(call, slot: 2, word: word, name: "the body")
    guard call.isNil(2) || call.kind(2) == .function else {
      throw body.refused(
        "a function",
        hint: call.kind(2) == .table ? form + "; tags stand in the name: \"a name #slow\"" : form)
    }
    guard call.string(3) == nil else {
      throw HostError(
        "\(word): nothing comes behind the function, got \(ValuePrinter.brief(call, 3)): tags stand in "
          + "the name: \"a name #slow\"")
    }
    return (name, try body.present?.function())
  }

  private static func pushTaker(
    of word: String, _ call: Call, _ take: @escaping (LuaReference) -> Void
  ) {
    call.push(
      HostFunction { call in
        let body = Argument(call, slot: 1, word: word, name: "the body")
        guard call.kind(1) == .function else {
          throw body.refused(
            "a function", hint: ": write \(word)(\"a name\", function() … end)")
        }
        take(try body.function())
      })
  }
}
