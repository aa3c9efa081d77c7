/// The blocks of a Lua text that have begun and not ended, to say which of them lacks its `end`.
///
/// Lua itself notices the lack only where nothing else can follow, often far below. Here the first
/// block counts that a closing bracket, or an `end` further to the left, jumps over.
struct OpenBlocks {
  /// A block or bracket that has begun.
  struct Block {
    /// What began it: `if`, `function`, `(`.
    let word: LuaTokens.Token
    /// The line of an `else if` that it is, or that stands in it.
    var elseIfLine: Int?
    /// Whether it is a loop with a head, which ends in `do`.
    var isLoop: Bool { ["for", "while"].contains(word.text) }
    /// Whether it is a block, and no bracket.
    var isBlock: Bool { !["(", "{", "["].contains(word.text) }
  }

  /// The block that lacks its end; `nil` where the text does not tell.
  private(set) var unclosed: Block?

  /// The loop that has begun last and not come to its `do`.
  private(set) var loopWithoutDo: Block?

  /// The `if` or `elseif` that has begun last and not come to its `then`.
  private(set) var conditionWithoutThen: LuaTokens.Token?

  private var open: [Block] = []

  /// Loops whose `do` has not come yet.
  private var loopHeads = 0

  /// Reads `source` up to the end of line `last`.
  init(in source: ArraySlice<UInt8>, upTo last: Int) {
    var words = LuaTokens(source)
    var previous: LuaTokens.Token?
    while unclosed == nil, let word = words.next(), word.line <= last {
      if word.isWordOrBracket { take(word, after: previous) }
      previous = word
    }
    if unclosed == nil { unclosed = open.last(where: \.isBlock) }
    if loopHeads > 0, loopWithoutDo == nil { loopWithoutDo = open.last(where: \.isLoop) }
  }

  /// Whether as many blocks end in `source` as begin.
  static func isBalanced(_ source: ArraySlice<UInt8>) -> Bool {
    var words = LuaTokens(source)
    var depth = 0
    while let word = words.next() {
      guard word.kind == .word else { continue }
      if ["function", "if", "do", "repeat"].contains(word.text) { depth += 1 }
      if ["end", "until"].contains(word.text) { depth -= 1 }
    }
    return depth == 0
  }

  private mutating func take(_ word: LuaTokens.Token, after previous: LuaTokens.Token?) {
    switch word.text {
    case "if", "elseif": conditionWithoutThen = word
    case "then": conditionWithoutThen = nil
    default: break
    }
    switch word.text {
    case "do" where loopHeads > 0: loopHeads -= 1
    case "for", "while":
      loopHeads += 1
      open.append(Block(word: word))
    case "function", "if", "do", "repeat", "(", "{", "[":
      let isElseIf = word.text == "if" && previous?.text == "else" && previous?.line == word.line
      if isElseIf, !open.isEmpty { open[open.count - 1].elseIfLine = word.line }
      open.append(Block(word: word, elseIfLine: isElseIf ? word.line : nil))
    case "end", "until", ")", "}", "]": close(word)
    default: break
    }
  }

  private mutating func close(_ word: LuaTokens.Token) {
    guard let top = open.last else { return }
    let isJumpedOver = word.isFirst && word.indent < top.word.indent && word.line > top.word.line
    let isForeign = !["end", "until"].contains(word.text)
    if top.isBlock, isForeign || isJumpedOver { return unclosed = top }
    if top.isLoop, loopHeads > 0 { loopWithoutDo = top }
    open.removeLast()
  }
}
