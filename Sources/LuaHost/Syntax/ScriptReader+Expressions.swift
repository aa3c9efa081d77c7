/// The expressions of a Lua text.
extension ScriptReader {
  /// So many expressions may stand in each other; what goes deeper is kept by itself, so that nobody
  /// has to descend further.
  private static let mostDepth = 150

  /// Expressions with commas between them.
  mutating func list() -> [Expression] {
    var list = [expression()]
    while skip(",") { list.append(expression()) }
    return list
  }

  /// An expression with operators that bind more tightly than `limit`.
  mutating func expression(above limit: Int = 0) -> Expression {
    var left = operand()
    while token?.kind == .sign || token?.kind == .word, !isAtEnd, let power = Self.powers[peek()],
      power.left > limit
    {
      let start = place
      let sign = next()
      let right = expression(above: power.right)
      left = node(.operation(sign, left, right), of: [left, right], at: start)
    }
    return left
  }

  private mutating func operand() -> Expression {
    let start = place
    switch token?.kind {
    case .sign where ["-", "~", "#"].contains(peek()), .word where peek() == "not":
      let sign = next()
      let value = expression(above: Self.unaryPower)
      if sign == "-", case .literal(let text) = value.kind {
        return Expression(.literal("- " + text), at: start)
      }
      return node(.other([value]), of: [value], at: start)
    default: return simple()
    }
  }

  private mutating func simple() -> Expression {
    let start = place
    switch token?.kind {
    case .number,
      .sign where peek() == "." && peek(1).first?.isNumber == true:
      return Expression(.literal(number()), at: start)
    case .string: return suffixes(of: Expression(.literal(next()), at: start))
    case .word where ["nil", "true", "false"].contains(peek()):
      return Expression(.literal(next()), at: start)
    case .word where peek() == "function":
      next()
      return function(at: start)
    case .bracket where peek() == "{": return table()
    case .sign where peek() == "...":
      next()
      return Expression(.other([]), at: start)
    default: return suffixed()
    }
  }

  /// A number, with its sign behind an `e` and the point before it.
  private mutating func number() -> String {
    var text = next()
    if text == "." { text += next() }
    let isHexadecimal = text.lowercased().hasPrefix("0x")
    let exponent: Set<Character> = isHexadecimal ? ["p", "P"] : ["e", "E"]
    if let last = text.last, exponent.contains(last), isJoined, ["+", "-"].contains(peek()) {
      text += next()
      text += next()
    }
    return text
  }

  // MARK: What is read and called

  /// A variable, or what stands in parentheses, with all that is read and called of it.
  mutating func suffixed() -> Expression {
    let start = place
    guard skip("(") else {
      let name = next()
      return suffixes(of: Expression(variableKind(name), at: start))
    }
    let inner = expression()
    skip(")")
    return suffixes(of: inner)
  }

  private mutating func suffixes(of base: Expression) -> Expression {
    var base = base
    while !isAtEnd {
      let start = place
      switch token?.kind {
      case .sign where peek() == ".":
        next()
        let start = place
        base = node(.member(base, next()), of: [base], at: start)
      case .sign where peek() == ":":
        next()
        let start = place
        let name = next()
        let arguments = arguments()
        base = node(.method(base, name, arguments), of: [base] + arguments, at: start)
      case .bracket where peek() == "[":
        next()
        let key = expression()
        skip("]")
        base = node(.element(base, key), of: [base, key], at: start)
      case .string,
        .bracket where ["(", "{"].contains(peek()):
        let arguments = arguments()
        if case .global("require") = base.kind, case .literal(let name)? = arguments.first?.kind {
          noteModule(name)
        }
        base = node(.call(base, arguments), of: [base] + arguments, at: base.place)
      default: return base
      }
    }
    return base
  }

  private mutating func arguments() -> [Expression] {
    let start = place
    if token?.kind == .string { return [Expression(.literal(next()), at: start)] }
    if peek() == "{" { return [table()] }
    guard skip("("), !skip(")") else { return [] }
    let list = list()
    skip(")")
    return list
  }

  private mutating func table() -> Expression {
    let start = place
    skip("{")
    var fields: [Expression.Field] = []
    while !isAtEnd, !skip("}") {
      fields.append(field())
      if !skip(",") { skip(";") }
    }
    return node(.table(fields), of: fields.map(\.value), at: start)
  }

  private mutating func field() -> Expression.Field {
    let start = place
    if token?.kind == .word, peek(1) == "=" {
      let name = next()
      next()
      return Expression.Field(name: name, hasOtherKey: false, value: expression(), place: start)
    }
    guard skip("[") else {
      return Expression.Field(name: nil, hasOtherKey: false, value: expression(), place: start)
    }
    let key = expression()
    skip("]")
    skip("=")
    keep(key)
    return Expression.Field(name: nil, hasOtherKey: true, value: expression(), place: start)
  }

  /// An expression of these parts, or one that says nothing of them where they go too deep.
  private mutating func node(
    _ kind: Expression.Kind, of parts: [Expression], at place: TextPlace
  ) -> Expression {
    let depth = (parts.map(\.depth).max() ?? 0) + 1
    guard depth > Self.mostDepth else { return Expression(kind, at: place, depth: depth) }
    parts.forEach { keep($0) }
    return Expression(.other([]), at: place)
  }

  // MARK: Operators

  /// How tightly the operators bind to what stands before and behind them, from Lua's manual.
  private static let powers: [String: (left: Int, right: Int)] = [
    "or": (1, 1), "and": (2, 2), "<": (3, 3), ">": (3, 3), "<=": (3, 3), ">=": (3, 3),
    "~=": (3, 3), "==": (3, 3), "|": (4, 4), "~": (5, 5), "&": (6, 6), "<<": (7, 7), ">>": (7, 7),
    "..": (9, 8), "+": (10, 10), "-": (10, 10), "*": (11, 11), "/": (11, 11), "//": (11, 11),
    "%": (11, 11), "^": (14, 13),
  ]

  private static let unaryPower = 12
}
