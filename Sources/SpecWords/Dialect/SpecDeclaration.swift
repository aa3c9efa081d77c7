package import LuaHost
package import SpecResults

/// One spec as its word declared it.
package final class SpecDeclaration {
  /// Its own name.
  package let name: String

  /// Where it was declared.
  package let location: Location

  /// Its id, where it is a check; else its id is made of its names.
  package let checkID: String?

  /// What makes it a row of a document's table.
  package let check: Check?

  /// Why it does not run: it was declared by `pending`.
  package let pendingReason: String?

  /// Its body; `nil` where it is pending, and until it is given, as in `it "name" (function() … end)`.
  package var body: LuaReference?

  /// A spec whose body may come later.
  init(
    name: String, location: Location, checkID: String? = nil, check: Check? = nil,
    pendingReason: String? = nil, body: LuaReference?
  ) {
    self.name = name
    self.location = location
    self.checkID = checkID
    self.check = check
    self.pendingReason = pendingReason
    self.body = body
  }
}
