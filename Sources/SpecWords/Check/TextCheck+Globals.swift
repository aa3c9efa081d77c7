import LuaHost
import SpecResults

/// A global that the text reads, and that is no word.
struct GlobalRead {
  /// What becomes of it.
  enum Use {
    /// It is read.
    case value
    /// It is called.
    case call
    /// A member of it is read.
    case index
  }

  let node: ObjectIdentifier
  let place: TextPlace
  let use: Use
}

extension TextCheck {
  /// Keeps that the text reads a global.
  func note(_ name: String, in node: Expression, _ use: GlobalRead.Use) {
    if name == "_G" || name == "_ENV" { usesGlobalTable = true }
    reads.append((name, GlobalRead(node: ObjectIdentifier(node), place: node.place, use: use)))
  }

  /// The reads of globals that there are none of: each name once, at its first place.
  ///
  /// A name that is asked for anywhere, as in `if jit then`, may be there.
  var globalFaults: [TextFault] {
    guard !usesGlobalTable else { return [] }
    var names: [String] = []
    for (name, _) in reads where !names.contains(name) { names.append(name) }
    return names.compactMap { name in
      guard !outline.assigned.contains(name), !isThere(name) else { return nil }
      let reads = reads.lazy.filter { $0.name == name }.map(\.read)
      guard
        reads.allSatisfy({ outline.needs(name, on: $0.place.line) }),
        let first = reads.first(where: { isLookedAt($0.node) })
      else { return nil }
      return fault(name, first)
    }
  }

  private func isThere(_ name: String) -> Bool {
    if wordNames.contains(name) { return true }
    if case .nil? = try? context.interpreter.global(name) { return false }
    return true
  }

  private func fault(_ name: String, _ read: GlobalRead) -> TextFault? {
    if read.use != .value {
      let verb = read.use == .call ? "call" : "index"
      let message = Explanation.explained(
        "attempt to \(verb) a nil value (global '\(name)')", on: read.place.line
      ) { outline }
      return TextFault(isError: true, place: read.place, message: message)
    }
    var missing = MissingNames()
    missing.add(name) { Location(path: context.path, line: read.place.line) }
    let known = wordNames.sorted() + WordRegistry.lua + outline.declaredNames
    return missing.end(among: { known }, { [outline] _ in outline }).first.map {
      TextFault(isError: false, place: read.place, message: $0.message)
    }
  }
}
