import LuaHost
import SpecResults
import SpecWords

/// Runs the bodies of blocks, which declare what is in them.
///
/// As in busted, a body runs when its turn comes: after the specs that stand before the block.
struct BlockReader {
  let context: SpecContext
  let chunk: LuaReference
  let limits: Limits

  /// Runs the body of `block`; answers what it raised.
  func read(_ block: Block) -> SpecError? {
    guard let body = block.body else { return nil }
    do throws(LuaError) {
      block.environment = try environment(of: block)
      context.interpreter.renewBudget(instructions: limits.instructions, time: limits.time)
      context.interpreter.setEnvironment(block.environment, of: chunk)
      context.position = .declaring(block)
      defer { context.position = .outside }
      try context.interpreter.call(body)
      return overwrittenHook(in: block)
    } catch {
      return Fault(error, in: context).specError()
    }
  }

  /// The error of a word for hooks that the body of `block` has given another value instead of calling
  /// it: nobody would ever run that.
  private func overwrittenHook(in block: Block) -> SpecError? {
    guard let environment = block.environment else { return nil }
    let written = context.interpreter.names(in: environment)
    context.warnOfOverwrittenWords(among: written, from: block.location)
    guard let hook = BlockWords.hooks.first(where: written.contains) else { return nil }
    let line = context.outline(of: context.path)?.assignments.first {
      $0.name == hook && $0.line >= block.location.line
    }?.line
    return SpecError(
      kind: .raised, location: Location(path: context.path, line: line ?? block.location.line),
      message: "\(hook) is a word that is called: write \(hook)(function() … end)")
  }

  /// The globals of a block: it reads those around it, and keeps its own to itself; an exposed
  /// block gives them to the block around its parent.
  private func environment(of block: Block) throws(LuaError) -> LuaReference {
    let interpreter = context.interpreter
    let inherited = block.parent?.environment
    guard block.kind == .exposed else { return try interpreter.environment(inheriting: inherited) }
    if let target = block.parent?.parent?.environment {
      return try interpreter.environment(inheriting: inherited, writingTo: target)
    }
    guard case .table(let globals) = try interpreter.global("_G") else {
      preconditionFailure("an interpreter has globals")
    }
    return try interpreter.environment(inheriting: inherited, writingTo: globals)
  }
}
