/// An interaction that a script can ask for by name.
public protocol NamedInteraction: Interaction, Sendable {
  /// The name that it is asked for by.
  static var standardName: String { get }

  /// The interaction with the parameters of a script.
  init(_ parameters: inout Parameters) throws(InteractionError)
}

/// The interactions of the documents, by name.
public enum Catalogue {
  private static let all: [any NamedInteraction.Type] = [SpringTile.self]

  /// The names, in the order of the documents.
  public static var names: [String] { all.map { $0.standardName } }

  /// The interaction of a name with the parameters of a script.
  ///
  /// - Returns: The interaction and its parameters, with what was left out; `nil` where there is
  ///   none of that name.
  public static func interaction(
    named name: String, _ values: [String: StateValue] = [:]
  ) throws(InteractionError) -> (interaction: any Interaction, parameters: [String: StateValue])? {
    guard let kind = all.first(where: { $0.standardName == name }) else { return nil }
    var parameters = Parameters(values)
    let interaction = try kind.init(&parameters)
    try parameters.finish()
    return (interaction, parameters.answered)
  }
}
