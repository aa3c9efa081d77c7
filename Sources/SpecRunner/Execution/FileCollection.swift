import LuaHost
import SpecResults
import SpecWords

/// Reads all blocks of a file without running a spec or a hook.
struct FileCollection {
  private let reader: BlockReader
  private let file: Block
  private var turns: BlockTurns
  private var found = FileListing(specs: [], errors: [])

  /// Reads the file whose text is compiled to `chunk`.
  ///
  /// - Parameter shuffle: Draws the order in which its specs would run.
  init(
    _ context: SpecContext, _ source: SourceText, _ chunk: LuaReference, limits: Limits,
    shuffle: Shuffle? = nil
  ) {
    reader = BlockReader(context: context, chunk: chunk, limits: limits)
    file = Block(file: source.path, body: chunk)
    turns = BlockTurns(in: source.path, shuffle: shuffle, seed: context.settings.seed)
  }

  /// What the file declares, in the order in which it would run, also in blocks that fail after they
  /// declared it.
  consuming func listing() -> FileListing {
    collect(file, in: [])
    return found
  }

  private mutating func collect(_ block: Block, in blocks: [ClosedRange<Int>]) {
    if let error = reader.read(block) { found.errors.append(error) }
    for turn in turns.turns(in: block) {
      switch turn {
      case .block(let inner):
        collect(inner, in: blocks + [lines(from: inner.location, of: inner.body)])
      case .spec(let spec, let result):
        let candidate = SpecCandidate(
          id: result.id, names: result.names, tags: result.tags,
          lines: lines(from: spec.location, of: spec.body), isCheck: result.check != nil,
          blocks: blocks)
        found.specs.append(ListedSpec(result: result, candidate: candidate))
      }
    }
  }

  private func lines(from location: Location, of body: LuaReference?) -> ClosedRange<Int> {
    let last = body.flatMap(reader.context.interpreter.end)?.line ?? 0
    return location.line...max(location.line, last)
  }
}
