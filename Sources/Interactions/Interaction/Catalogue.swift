/// The interactions of the documents, by name.
public enum Catalogue {
  private typealias Maker = @Sendable (inout Parameters) throws(InteractionError) -> any Interaction

  private static let all: [(name: String, make: Maker)] = [
    (SpringTile.standardName, { (p) throws(InteractionError) in try SpringTile(&p) }),
    (
      CommittedRectangle.standardName,
      { (p) throws(InteractionError) in try CommittedRectangle.make(&p) }
    ),
    (GradientProgress.standardName, { (p) throws(InteractionError) in try GradientProgress(&p) }),
    (FollowTile.standardName, { (p) throws(InteractionError) in try FollowTile(&p) }),
    (SwipeCard.standardName, { (p) throws(InteractionError) in try SwipeCard(&p) }),
    (SwipeUpSheet.standardName, { (p) throws(InteractionError) in try SwipeUpSheet(&p) }),
  ]

  /// The names, in the order of the documents.
  public static var names: [String] { all.map(\.name) }

  /// The interaction of a name with the parameters of a script.
  ///
  /// - Returns: The interaction and its parameters, with what was left out; `nil` where there is
  ///   none of that name.
  public static func interaction(
    named name: String, _ values: [String: StateValue] = [:]
  ) throws(InteractionError) -> (interaction: any Interaction, parameters: [String: StateValue])? {
    guard let entry = all.first(where: { $0.name == name }) else { return nil }
    var parameters = Parameters(values)
    let interaction = try entry.make(&parameters)
    try parameters.finish()
    return (interaction, parameters.answered)
  }
}
