import LuaHost
package import SpecResults

extension SpecContext {
  /// Warns of words to which the script gives another value, since what they would have told of
  /// passes unseen then.
  ///
  /// - Parameters:
  ///   - globals: The names of the globals that a block or a spec has given a value.
  ///   - place: Where the block begins, which is told where the line is not found; `nil` for the spec.
  package func warnOfOverwrittenWords(among globals: Set<String>, from place: Location? = nil) {
    for name in globals.sorted() where WordRegistry.standard.has(name) {
      warn(ofOverwritten: name, "call that otherwise", from: place ?? recorder.location)
    }
  }

  /// Warns of assertions to which the spec gives another value, which they keep in later ones.
  package func warnOfOverwrittenAssertions() {
    guard let assertions else { return }
    let names = try? interpreter.read(assertions) { call in
      var names: [String] = []
      try call.forEachUnsortedEntry(of: 1) { key, value in
        guard call.kind(value) == .function, !call.isHostFunction(value),
          let name = call.string(key)
        else { return }
        if AssertChain.isAssertion(name) { names.append(name) }
      }
      return names
    }
    let advice = "one is added by assert:register"
    for name in names?.sorted() ?? [] {
      warn(ofOverwritten: "assert.\(name)", advice, from: recorder.location)
    }
  }

  private func warn(ofOverwritten name: String, _ advice: String, from place: Location) {
    let lines = text(path).map { String(decoding: $0, as: UTF8.self) }?.split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = lines?.firstIndex { $0.gives(name) }.map { $0 + 1 }
    warn(
      Warning(
        at: Location(path: path, line: line ?? place.line),
        "\(name) is a word, to which the script gives another value: \(advice)"))
  }
}

extension Substring {
  /// Whether the line gives `name` a value: `name = …`, `function name(…)`.
  fileprivate func gives(_ name: String) -> Bool {
    guard let end = ranges(of: name).first?.upperBound else { return false }
    let rest = self[end...].drop { $0 == " " }
    if rest.hasPrefix("=") { return !rest.hasPrefix("==") }
    return rest.hasPrefix("(") && contains("function \(name)")
  }
}
