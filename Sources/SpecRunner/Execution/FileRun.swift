import LuaHost
import SpecResults
import SpecWords

/// One run of the wanted specs of one file: a class, since hooks and specs share where it stands.
final class FileRun {
  let context: SpecContext
  let source: SourceText
  let limits: Limits

  /// What tear-down may use up: its own tenth of a spec's budget, so that it runs, and ends, also
  /// after a spec that has spent all of its own.
  let tearDownLimits: (instructions: Int, time: Duration)

  let reader: BlockReader

  private let task: FileTask
  private let chosen: Set<String>?
  private let report: (FileReport) -> Bool
  private let file: Block
  private var turns: BlockTurns

  /// The specs that were declared so far.
  private var declared = 0

  /// The specs that were wanted so far.
  private var position = 0

  /// Whether further specs are wanted.
  private var goesOn = true

  /// What becomes of the specs of a block.
  enum Fate {
    /// They run.
    case run
    /// They do not, for this reason.
    case skip(String)
    /// They cannot: a hook that all of them need has failed.
    case fail(SpecError)
  }

  init(
    _ context: SpecContext, _ source: SourceText, _ chunk: LuaReference, task: FileTask,
    chosen: Set<String>?, limits: Limits, report: @escaping (FileReport) -> Bool
  ) {
    self.context = context
    self.source = source
    self.limits = limits
    tearDownLimits = (limits.instructions / 10, limits.time / 10)
    self.task = task
    self.chosen = chosen
    self.report = report
    reader = BlockReader(context: context, chunk: chunk, limits: limits)
    file = Block(file: source.path, body: chunk)
    turns = BlockTurns(
      in: source.path, shuffle: task.selection.shuffle, seed: context.settings.seed)
  }

  /// Runs the file from its first line to its last hook.
  func run() {
    context.onStandIn = { [unowned self] name in send(.askedFor(name)) }
    enter(file)
    send(.loaded(declared: declared))
    reportUnusedOverrides()
    tellOutput()
  }

  /// Tells of overrides that no subject has used; where some specs did not run, they may have had
  /// the subject for it.
  private func reportUnusedOverrides() {
    guard goesOn, position == declared, task.resumption == nil else { return }
    for unused in context.definitions.unusedOverrides {
      send(.errored(SpecError(kind: .raised, location: unused.location, message: unused.message)))
    }
  }

  /// Tells of what was printed outside of specs: in blocks, and in their set-up and tear-down.
  private func tellOutput() {
    let output = context.interpreter.takeOutput()
    if !output.isEmpty { send(.printed(output)) }
  }

  // MARK: Blocks

  /// Runs `block`; what an insulated one does to `_G` ends with it.
  private func enter(_ block: Block) {
    guard block.kind == .insulated else { return readAndRun(block) }
    do throws(LuaError) {
      let restore = try context.rememberGlobals()
      readAndRun(block)
      try context.interpreter.call(restore)
    } catch {
      send(.errored(Fault(error, in: context).specError()))
    }
  }

  /// Reads `block` and runs what is in it, as busted does: setup, the members in their order,
  /// teardown. A block that cannot be read runs none of its hooks.
  private func readAndRun(_ block: Block) {
    guard block.body != nil else {
      return account(for: turns.naming.identify(block), .skip("it has no body")) {}
    }
    if let error = reader.read(block) {
      send(.errored(error))
      let place = error.location.map { " at \($0)" } ?? ""
      return visit(block, .skip("not run: its block failed\(place)"))
    }
    let error = runBlockHooks(.strictSetup, of: block).first
    visit(block, error.map { .fail($0) } ?? .run)
    var errors: [SpecError] = []
    if block.lazySetup.wasDue { errors += runBlockHooks(.lazyTeardown, of: block) }
    errors += runBlockHooks(.strictTeardown, of: block)
    for error in errors { send(.errored(error)) }
  }

  private func visit(_ block: Block, _ fate: Fate) {
    let before = position
    for turn in turns.turns(in: block) {
      switch (turn, fate) {
      case (.block(let inner), .run): if goesOn { enter(inner) }
      case (.block(let inner), _): account(for: turns.naming.identify(inner), fate) {}
      case (.spec(let spec, let result), _):
        account(for: result, fate) { run(spec, in: block, as: result) }
      }
    }
    // Nobody else tells of a set-up that no spec was waiting for.
    if case .fail(let error) = fate, position == before { send(.errored(error)) }
  }

  // MARK: Specs

  /// Has `run` run one spec, if it is wanted and its turn has not passed, or tells of its fate.
  private func account(for result: SpecResult, _ fate: Fate, _ run: () -> Void) {
    declared += 1
    guard goesOn, wants(result) else { return }
    defer { position += 1 }
    if let resumption = task.resumption {
      if position < resumption.position { return }
      if position == resumption.position, let loss = resumption.loss {
        return finish(result, with: .fail(loss))
      }
    }
    tellOutput()
    let isHere = result.location.path == source.path
    send(.started(position: position, line: isHere ? result.location.line : 0))
    guard case .run = fate else { return finish(result, with: fate) }
    run()
  }

  private func wants(_ result: SpecResult) -> Bool {
    if let chosen { return chosen.contains(result.id) }
    let line = result.location.line
    return task.selection.wants(
      SpecCandidate(
        id: result.id, names: result.names, tags: result.tags, lines: line...line,
        isCheck: result.check != nil),
      in: source.path)
  }

  private func finish(_ result: SpecResult, with fate: Fate) {
    context.beginRecording(result)
    switch fate {
    case .run: break
    case .skip(let reason): context.recorder.skip(reason)
    case .fail(var error):
      error.location = error.location ?? result.location
      context.recorder.record(error)
    }
    finish()
  }

  /// Judges the recorded spec and reports it.
  func finish() {
    context.recorder.print(context.interpreter.takeOutput())
    var result = context.recorder.finish(
      requiringAssertions: context.settings.requiresAssertions)
    if result.outcome != .passed { addSources(to: &result) }
    send(.finished(result))
  }

  private func addSources(to result: inout SpecResult) {
    for index in result.claims.indices where !result.claims[index].holds {
      addSource(to: &result.claims[index])
    }
    for index in result.errors.indices { addSource(to: &result.errors[index]) }
  }

  private func addSource(to error: inout SpecError) {
    error.source = source.line(at: error.location) ?? error.source
  }

  private func addSource(to claim: inout ClaimRecord) {
    guard claim.detail?.source == nil, let line = source.line(at: claim.location) else { return }
    claim.detail?.source = line
  }

  private func send(_ step: FileReport) {
    var step = step
    if case .errored(var error) = step {
      addSource(to: &error)
      step = .errored(error)
    }
    goesOn = report(step) && goesOn
  }
}
