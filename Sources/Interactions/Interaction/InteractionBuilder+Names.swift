/// What is asked for by name, by an interaction that a script defines.
extension InteractionBuilder {
  /// The names of the states and channels, in the order of declaration.
  package var names: [String] { graph.properties.map(\.name) }

  /// The names of the states alone.
  package var stateNames: [String] { graph.properties.filter(\.isState).map(\.name) }

  /// The value of a state or channel as it is to be read at this moment.
  package func value(_ name: String) throws -> StateValue {
    try graph.property(name).value(as: graph.reading)
  }

  /// Whether there is a state or channel of that name.
  package func has(_ name: String) -> Bool { graph.known(name) != nil }

  /// What kind of signal a state or channel makes; `other` of one that has shown nothing so far.
  package func kind(of name: String) throws -> Property.Kind { try graph.property(name).kind }

  /// What the logic holds of a state or channel.
  package func model(_ name: String) throws -> StateValue {
    try graph.property(name).value(as: .model)
  }

  /// What a state or channel shows.
  package func shown(_ name: String) throws -> StateValue {
    try graph.property(name).value(as: .shown)
  }

  /// What was shown from the beginning until now.
  package var trace: Run { Subject(stage: graph.stage, graph: graph).trace }

  /// Writes a state.
  package func write(_ value: StateValue, to name: String) throws {
    try graph.write(value, to: try graph.property(name))
  }

  /// Runs `body` after each update in which a state or channel has changed.
  package func onChange(
    ofNamed name: String, _ body: @escaping (_ old: StateValue, _ new: StateValue) throws -> Void
  ) throws {
    let property = try graph.property(name)
    onChange(of: { try property.value(as: graph.reading) }, body)
  }

  /// The gesture state of a name, for a drag's `updating`.
  package func gestureState(named name: String) throws -> Property {
    let property = try graph.property(name)
    guard case .gestureState = property.source else {
      throw InteractionError.notWritable(
        name: name, hint: "updating writes gesture states alone")
    }
    return property
  }

  /// Declares a slider of a state.
  package func slider(
    named name: String, in range: ClosedRange<Double>, step: Double
  ) throws -> Control {
    slider(try graph.property(name), in: range, step: step)
  }

  /// Declares a toggle of a state.
  package func toggle(_ title: String, named name: String) throws -> Control {
    toggle(title, try graph.property(name))
  }
}

extension Subject {
  /// The names of the states and channels, in the order of declaration.
  package var channelNames: [String] { graph.properties.map(\.name) }

  /// Whether there is a state or channel of that name.
  package func hasChannel(_ name: String) -> Bool { graph.known(name) != nil }

  /// The names of the methods that the interaction declares, sorted.
  package var actionNames: [String] { graph.actions.keys.sorted() }
}
