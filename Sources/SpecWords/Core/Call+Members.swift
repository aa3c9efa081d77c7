package import LuaHost
import SpecResults

extension Call {
  /// The error of reading a member that `owner` does not have, by the key in slot 2.
  ///
  /// - Parameter known: The members that may have been meant.
  package func noSuchMember(of owner: String, among known: [String]) -> HostError {
    guard let name = string(2) else {
      return HostError("\(owner) has no member \(ValuePrinter.brief(self, 2))")
    }
    let isWord =
      Suggestion.nearest(name, in: known) == nil && WordRegistry.standard.names.contains(name)
    let hint =
      isWord ? " (it is a word of its own: \(name)(…))" : Suggestion.choice(name, in: known)
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
