import LuaHost

extension SpecContext {
  /// Whether what runs belongs to one spec, as what runs before each does, and is not shared.
  var isInSpec: Bool {
    switch position {
    case .running: true
    case .hook(let hook): ["before_each", "after_each", "finally"].contains(hook)
    case .declaring, .outside: false
    }
  }

  /// The block whose body runs; throws where `word` cannot declare anything.
  func blockToDeclare(_ word: String) throws(HostError) -> Block {
    switch position {
    case .declaring(let block): return block
    case .running:
      throw HostError(
        "\(word): nothing can be declared inside a spec: end that before it", .placement)
    case .hook(let hook): throw HostError("\(word): nothing can be declared inside \(hook)")
    case .outside: throw HostError("\(word): no file is being read")
    }
  }

  /// Throws where no spec runs that `word` could record for.
  func requireSpec(_ word: String) throws(HostError) {
    switch position {
    case .running, .hook: return
    case .declaring, .outside:
      throw HostError("\(word): nothing runs yet: write it inside it(…) or check(…)")
    }
  }
}
