/// What specs get in the place of an interaction of the documents.
package struct StandIn: Hashable, Sendable {
  /// The files of its definition, whatever each lays over its own laid over those before it; none
  /// for the Swift type that is registered.
  package var paths: [String]

  /// What the documents call its states and channels, by its own names for them.
  var names: [String: String]

  /// The definition in the files at `paths`, or, without any, the Swift type that is registered.
  package init(paths: [String] = [], names: [String: String] = [:]) {
    self.paths = paths
    self.names = names
  }
}
