/// Something that a user does things with: what it holds, what it shows, and what a drag does.
///
/// The interactions of the documents, those written in a script, and an app's own are all told to
/// the same builder, so that a spec cannot tell them apart.
public protocol Interaction {
  /// The name under which it is asked for.
  var name: String { get }

  /// What it chooses where its user chooses nothing.
  var defaults: InteractionOptions { get }

  /// Declares what it holds and does, and answers what it shows.
  func build(_ ui: InteractionBuilder) throws -> View
}

/// Makes an interaction with the parameters that a spec gives; it asks for each that it knows, and
/// a spec that gives another is told so.
public typealias InteractionMaker = @Sendable (inout Parameters) throws -> any Interaction

extension Interaction {
  public var defaults: InteractionOptions { InteractionOptions() }
}
