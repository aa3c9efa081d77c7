/// An expression of a Lua text, as far as it says what is read and called; a class, since a variable
/// and the place where it gets its value share one.
package final class Expression {
  /// What it is.
  package indirect enum Kind {
    /// A number, a string, a truth or nil, as it is written.
    case literal(String)
    /// A local variable or a parameter.
    case local(LocalVariable)
    /// A global variable.
    case global(String)
    /// `base.name`.
    case member(Expression, String)
    /// `base[key]`.
    case element(Expression, Expression)
    /// `callee(arguments)`.
    case call(Expression, [Expression])
    /// `base:name(arguments)`.
    case method(Expression, String, [Expression])
    /// `{ fields }`.
    case table([Field])
    /// A function, with the expressions of its body in their order, and what it returns first, where
    /// it returns once.
    case function([Expression], answer: Expression?)
    /// An operator between two.
    case operation(String, Expression, Expression)
    /// Anything of which no more is known than what stands in it.
    case other([Expression])
  }

  /// One field of a table.
  package struct Field {
    /// Its name; `nil` where it has none, and stands by its position.
    package let name: String?
    /// Whether its key is calculated.
    package let hasOtherKey: Bool
    /// Its value.
    package let value: Expression
    /// Where its name stands, or its value.
    package let place: TextPlace
  }

  /// What it is.
  package let kind: Kind

  /// Where the word stands that it is about: the member's name in `base.name`.
  package let place: TextPlace

  /// Whether it is a statement, so that nothing takes what it answers.
  package internal(set) var isStatement = false

  /// How many expressions stand in each other in it.
  let depth: Int

  init(_ kind: Kind, at place: TextPlace, depth: Int = 1) {
    self.kind = kind
    self.place = place
    self.depth = depth
  }
}

/// A local variable or parameter of a Lua text: a class, since it is told apart by who it is.
package final class LocalVariable {
  /// Its name.
  package let name: String

  /// Whether it has a value from where it is declared.
  package let isGivenAtOnce: Bool

  /// What gives it a value, in the order of the text; `nil` for what is not known.
  private(set) var values: [Expression?]

  /// The one expression that ever gives it a value; `nil` where there are several, or none.
  package var onlyValue: Expression? { values.count == 1 ? values[0] : nil }

  init(_ name: String, values: [Expression?] = []) {
    self.name = name
    isGivenAtOnce = !values.isEmpty
    self.values = values
  }

  func take(_ value: Expression?) { values.append(value) }
}

/// A place in a text.
package struct TextPlace: Hashable, Sendable {
  /// The line, counted from 1.
  package let line: Int
  /// The column, counted from 1 in bytes.
  package let column: Int
}
