import LuaHost
import SpecResults
import SpecWords

/// One spec with its hooks.
extension FileRun {
  /// Runs one spec with its hooks and reports it.
  ///
  /// A failing `before_each` ends the set-up: neither the body nor the hooks further in run, but
  /// the tear-down of each block whose set-up has begun does.
  func run(_ spec: SpecDeclaration, in block: Block, as result: SpecResult) {
    context.beginRecording(result)
    defer { finish() }
    guard let body = spec.body else {
      return context.recorder.skip(spec.pendingReason ?? "it has no body")
    }
    if let error = lazySetup(of: block) { return context.recorder.record(error) }
    context.interpreter.renewBudget(instructions: limits.instructions, time: limits.time)
    context.interpreter.seedRandom(seed(of: result.id))
    let (reached, isReady) = setUp(block)
    let isWhole = isReady && runBody(body, in: block)
    renewBudgetForTearDown()
    tearDown(reached)
    for error in context.endSpec(isWhole: isWhole) {
      context.recorder.record(Fault(error, in: context).specError())
    }
  }

  /// Each spec draws its own numbers, whichever specs run before it.
  private func seed(of id: String) -> UInt64 {
    var digest = Digest()
    digest.add(context.settings.seed)
    digest.add(id)
    return digest.value
  }

  /// Runs the function of a spec; answers whether it ran to its end.
  private func runBody(_ body: LuaReference, in block: Block) -> Bool {
    context.finalizer = nil
    do throws(LuaError) {
      let globals = try context.interpreter.environment(inheriting: block.environment)
      defer {
        warn(ofGlobals: globals)
        runFinalizer(globals)
      }
      let answer = try call(body, globals, as: .running)
      // An assertion answers what it was given.
      if let answer, !answer || context.recorder.assertions == 0 {
        warn(ofAnswer: answer, of: body)
      }
      return true
    } catch {
      record(Fault(error, in: context))
      return false
    }
  }

  /// Keeps what has ended the function of the spec, or what that left to `finally`.
  private func record(_ fault: Fault, in hook: String? = nil) {
    if let failure = fault.failure {
      context.recorder.noteEnding(at: failure.claim.location)
      context.recorder.record(failure.claim(on: source.line(at: failure.claim.location)))
    } else if let reason = fault.pendingReason {
      context.recorder.skip(reason)
    } else {
      context.recorder.record(fault.specError(in: hook))
    }
  }

  /// Warns that nobody looks at what a spec answers.
  private func warn(ofAnswer answer: Bool, of body: LuaReference) {
    guard let start = context.interpreter.start(of: body),
      let end = context.interpreter.end(of: body), let script = context.outline(of: start.path)
    else { return }
    let line = script.lastLine(of: "return", among: start.line...end.line)
    context.recorder.warn(
      Warning(
        at: Location(path: start.path, line: line ?? end.line),
        "the spec returns \(answer), which nobody looks at: write assert(…)"))
  }

  /// Warns of words that have another value, and of the globals that the definitions of the spec's
  /// subjects write: `a = 3` for `ui.a = 3`, and in a module each of them, since they outlive the
  /// subject and the spec.
  private func warn(ofGlobals globals: LuaReference) {
    let interpreter = context.interpreter
    let own = interpreter.names(in: globals)
    context.warnOfOverwrittenWords(among: own)
    context.warnOfOverwrittenAssertions()
    guard !context.built.isEmpty else { return }
    lazy var shared: Set<String> = {
      guard case .table(let globals)? = try? interpreter.global("_G") else { return [] }
      return interpreter.names(in: globals).subtracting(WordRegistry.lua)
    }()
    for definition in context.built {
      guard let start = interpreter.start(of: definition.body),
        let end = interpreter.end(of: definition.body)
      else { continue }
      let isModule = start.path != source.path
      let set = isModule ? shared : own
      // Most definitions write none, and need not be read.
      guard !set.isEmpty else { continue }
      var told: Set<String> = []
      for assignment in context.outline(of: start.path)?.assignments ?? []
      where (start.line...end.line).contains(assignment.line) && set.contains(assignment.name) {
        let name = assignment.name
        let isState = definition.names.contains(name)
        guard isModule || isState, told.insert(name).inserted else { continue }
        context.recorder.warn(
          Warning(
            at: Location(path: start.path, line: assignment.line),
            isState
              ? "\(name) is a global here: the state is written ui.\(name)"
              : "\(name) is a global here, which outlives the subject and the spec: write local "
                + "\(name) = …, or ui:state(\"\(name)\", …) and ui.\(name)"))
      }
    }
  }

  private func runFinalizer(_ globals: LuaReference) {
    guard let finalizer = context.finalizer else { return }
    renewBudgetForTearDown()
    do throws(LuaError) {
      try call(finalizer, globals, as: .hook("finally"))
    } catch {
      record(Fault(error, in: context), in: "finally")
    }
  }

  private func renewBudgetForTearDown() {
    context.interpreter.renewBudget(
      instructions: tearDownLimits.instructions, time: tearDownLimits.time)
  }

  // MARK: Hooks

  /// Runs what comes before each spec of `block`, the outermost first; answers the block whose set-up
  /// began last, and whether nothing went wrong.
  private func setUp(_ block: Block) -> (reached: Block, isReady: Bool) {
    if let parent = block.parent {
      let outer = setUp(parent)
      guard outer.isReady else { return outer }
    }
    return (block, runHooks(.beforeEach, of: block))
  }

  /// Runs what comes after each spec of `block`, the innermost first.
  private func tearDown(_ block: Block) {
    runHooks(.afterEach, of: block)
    if let parent = block.parent { tearDown(parent) }
  }

  /// Runs the `lazy_setup` hooks of `block` and those around it, unless they ran before; answers
  /// what keeps the specs of the block from running.
  private func lazySetup(of block: Block) -> SpecError? {
    if let parent = block.parent, let error = lazySetup(of: parent) { return error }
    if case .notDue = block.lazySetup {
      let error = runBlockHooks(.lazySetup, of: block).first
      block.lazySetup = error.map { .failed($0) } ?? .done
    }
    guard case .failed(let error) = block.lazySetup else { return nil }
    return error
  }

  /// Runs hooks that belong to no spec; answers what went wrong in them.
  func runBlockHooks(_ hook: Block.Hook, of block: Block) -> [SpecError] {
    guard !block.hooks(hook).isEmpty else { return [] }
    let recorder = context.recorder
    defer { context.recorder = recorder }
    context.recorder = SpecRecorder(
      SpecResult(id: "", names: block.names, location: block.location, outcome: .passed))
    context.interpreter.renewBudget(instructions: limits.instructions, time: limits.time)
    runHooks(hook, of: block)
    return context.recorder.errors
  }

  /// Runs the hooks of one kind; those that set up end with the first that fails. False where
  /// something went wrong, which the recorder keeps.
  @discardableResult
  private func runHooks(_ hook: Block.Hook, of block: Block) -> Bool {
    var isFine = true
    for function in block.hooks(hook) where isFine || hook.isTearDown {
      isFine = runHook(hook.name, function, block.environment) && isFine
    }
    return isFine
  }

  @discardableResult
  private func runHook(_ name: String, _ function: LuaReference, _ globals: LuaReference?) -> Bool {
    let errors = context.recorder.errors.count
    context.recorder.phase = .hook(name)
    defer { context.recorder.phase = .body }
    do throws(LuaError) {
      try call(function, globals, as: .hook(name))
    } catch {
      let fault = Fault(error, in: context)
      if let failure = fault.failure {
        context.recorder.noteEnding(at: failure.claim.location)
      }
      context.recorder.record(fault.specError(in: name))
    }
    return context.recorder.errors.count == errors
  }

  /// Calls a function of the file; answers what it answers, where that is true or false.
  @discardableResult
  private func call(
    _ function: LuaReference, _ globals: LuaReference?, as position: SpecContext.Position
  ) throws(LuaError) -> Bool? {
    context.interpreter.setEnvironment(globals, of: reader.chunk)
    context.position = position
    defer { context.position = .outside }
    return try context.interpreter.call(function) { $0.boolean(1) }
  }
}

extension Block.Hook {
  /// The word as most specs write it.
  fileprivate var name: String {
    switch self {
    case .strictSetup: "setup"
    case .strictTeardown: "teardown"
    case .beforeEach, .afterEach, .lazySetup, .lazyTeardown: rawValue
    }
  }

  /// Whether it cleans up: then one that fails does not keep the others from running.
  fileprivate var isTearDown: Bool {
    switch self {
    case .afterEach, .lazyTeardown, .strictTeardown: true
    case .beforeEach, .lazySetup, .strictSetup: false
    }
  }
}
