import LuaHost
import SpecResults

extension Call {
  /// The error of reading a member that `owner` does not have, by the key in slot 2.
  ///
  /// - Parameters:
  ///   - title: What messages call the owner, where it has a name of its own.
  ///   - known: The members that may have been meant.
  func noSuchMember(
    of owner: MemberOwner, called title: String? = nil, among known: [String]
  ) -> HostError {
    let title = title ?? owner.rawValue
    guard let name = string(2) else {
      return .misnamed("\(title) has no member \(ValuePrinter.brief(self, 2))")
    }
    // What is known of the very name is surer than what it is nearly called.
    let isNear = Suggestion.nearest(name, in: known) != nil
    let meant =
      ForeignMembers.wellKnown(name, of: owner)
      ?? (isNear ? nil : ForeignMembers.hint(for: name, of: owner))
    let hint = meant.map { " (\($0))" } ?? Suggestion.choice(name, in: known)
    return .misnamed("\(title) has no \"\(name)\"\(hint)")
  }
}

extension HostType.Description {
  /// Refuses members that are not there of an object of the type, which is `owner`.
  mutating func refuseUnknownMembers(of owner: MemberOwner) {
    onUnknownMember { call, type in
      throw call.noSuchMember(of: owner, among: type.memberNames)
    }
  }
}
