/// The name of a word as messages tell it: `spring`, `x:settles`.
///
/// In two parts, since most calls are right, and nobody reads the name.
struct WordName {
  private let owner: String
  private let member: String

  /// A word by itself, or a method of what is called `owner`.
  init(_ member: String, of owner: String = "") {
    self.member = member
    self.owner = owner
  }

  /// The name as a reader knows it.
  var text: String { owner.isEmpty ? member : "\(owner):\(member)" }
}
