package import LuaHost
package import SpecResults

/// A group of specs, as the words of its body declare it.
///
/// A class, since the words add to the block whose body is running.
package final class Block {
  /// What a block is beyond its name.
  package enum Kind: Hashable, Sendable {
    /// A whole file.
    case file
    /// `describe`, or `context`: its globals end with it.
    case group
    /// `insulate`: what it does to `_G` and to loaded modules ends with it, too.
    case insulated
    /// `expose`: its globals are those of the block around its parent.
    case exposed
    /// `checklist`: the table of a document.
    case checklist(document: String)
  }

  /// A function that runs before or after specs.
  package enum Hook: String, Hashable, Sendable, CaseIterable {
    /// Before each spec of the block, however deep.
    case beforeEach = "before_each"
    /// After each spec of the block, however deep.
    case afterEach = "after_each"
    /// Before the first spec of the block that runs.
    case lazySetup = "lazy_setup"
    /// After the block, where `lazy_setup` was due.
    case lazyTeardown = "lazy_teardown"
    /// Before the block, also where no spec of it runs.
    case strictSetup = "strict_setup"
    /// After the block, also where no spec of it ran.
    case strictTeardown = "strict_teardown"
  }

  /// What a block holds, in the order of its text.
  package enum Member {
    /// A block inside it; its body has not run yet.
    case block(Block)
    /// A spec.
    case spec(SpecDeclaration)
  }

  /// What it is beyond its name.
  package let kind: Kind

  /// Its name; empty for a file.
  let name: String

  /// What a checklist's rows say in other languages, by language and id.
  var wording: LuaReference?

  /// Where it was declared.
  package let location: Location

  /// The block around it; `nil` for a file.
  package let parent: Block?

  /// The names of the blocks around it and its own, the outermost first, the file left out.
  package let names: [String]

  /// How many blocks it stands in.
  let depth: Int

  /// Its body; `nil` until it is given, as in `describe "name" (function() … end)`.
  package var body: LuaReference?

  /// The blocks and specs in it, known when its body has run.
  package var members: [Member] = []

  /// Whether `randomize` has asked for an order drawn from the seed.
  package var isShuffled = false

  /// The table that its globals live in.
  package var environment: LuaReference?

  /// Whether `lazy_setup` was due and how it ended: the error that stopped it, if any.
  package var lazySetup: LazySetup = .notDue

  private var hooks: [Hook: [LuaReference]] = [:]

  /// How far the `lazy_setup` hooks of a block have come.
  package enum LazySetup {
    /// No spec of the block was about to run yet.
    case notDue
    /// They ran.
    case done
    /// One of them failed; no spec of the block can run.
    case failed(SpecError)

    /// Whether a spec of the block was about to run.
    package var wasDue: Bool {
      if case .notDue = self { return false }
      return true
    }
  }

  /// A block that holds nothing yet.
  init(
    _ kind: Kind, name: String, location: Location, parent: Block?, body: LuaReference?
  ) {
    self.kind = kind
    self.name = name
    self.location = location
    self.parent = parent
    self.body = body
    names = parent.map { $0.names + [name] } ?? []
    depth = parent.map { $0.depth + 1 } ?? 0
  }

  /// The block that the file at `path` is; its body is the compiled text.
  package convenience init(file path: String, body: LuaReference) {
    self.init(
      .file, name: "", location: Location(path: path, line: 1), parent: nil, body: body)
  }

  /// The hooks of one kind, in the order of the text.
  package func hooks(_ hook: Hook) -> [LuaReference] { hooks[hook] ?? [] }

  /// Adds a hook after those of its kind.
  func add(_ hook: Hook, _ function: LuaReference) {
    hooks[hook, default: []].append(function)
  }

  /// The block and those around it, the innermost first.
  var outwards: some Sequence<Block> {
    sequence(first: self, next: \.parent)
  }
}
