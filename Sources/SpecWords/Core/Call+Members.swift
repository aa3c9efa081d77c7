package import LuaHost
import SpecResults

extension Call {
  /// The error of reading a member that `owner` does not have, by the key in slot 2.
  ///
  /// - Parameters:
  ///   - known: The members that may have been meant.
  ///   - kind: What `owner` is, where it has a name of its own: `a subject`.
  package func noSuchMember(
    of owner: String, among known: [String], as kind: String? = nil
  ) -> HostError {
    guard let name = string(2) else {
      return HostError("\(owner) has no member \(ValuePrinter.brief(self, 2))")
    }
    let isNear = Suggestion.nearest(name, in: known) != nil
    let meant = isNear ? nil : ForeignMembers.hint(for: name, of: kind ?? owner)
    let hint = meant.map { " (\($0))" } ?? Suggestion.choice(name, in: known)
    return HostError("\(owner) has no \"\(name)\"\(hint)")
  }
}

extension HostType.Description {
  /// Refuses members that are not there; `owner` is what messages call an object of the type.
  mutating func refuseUnknownMembers(of owner: String) {
    onUnknownMember { call, type in
      throw call.noSuchMember(of: owner, among: type.memberNames)
    }
  }
}
