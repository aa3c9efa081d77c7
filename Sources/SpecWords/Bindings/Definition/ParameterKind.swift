import LuaHost

/// What kind of value a parameter of a definition takes: that of its default.
enum ParameterKind: Hashable {
  case number, truth, text, table, function, vector, animation
  /// Any other object, as messages call its type.
  case object(String)

  /// The kind of the value in `slot`.
  init(_ call: Call, _ slot: Int) {
    switch call.kind(slot) {
    case .integer, .number: self = .number
    case .boolean: self = .truth
    case .string: self = .text
    case .function: self = .function
    case .none, .nil, .table, .thread: self = .table
    case .object:
      switch call.anyObject(slot) {
      case is VectorObject: self = .vector
      case is any AnimationValue: self = .animation
      case let object: self = .object(object.map { type(of: $0).hostType.name } ?? "object")
      }
    }
  }

  /// What messages call a value of the kind.
  var phrase: String {
    switch self {
    case .number: "a finite number"
    case .truth: "true or false"
    case .text: "a string"
    case .table: "a table"
    case .function: "a function"
    case .vector: "a vector"
    case .animation: "an animation"
    case .object(let name): "a \(name)"
    }
  }
}

extension Argument {
  /// The value as a parameter takes it whose default is `standard`: a value of the same kind, for what
  /// a definition makes of any other is told of far from the mistake, or by nothing.
  ///
  /// False stands for none: as a default of whatever may be given, and for what has a default, unless
  /// that is a number.
  func parameter(like standard: LuaReference) throws -> LuaReference {
    try call.scoped {
      let place = try call.slot(of: standard)
      let (wanted, given) = (ParameterKind(call, place), ParameterKind(call, slot))
      let isNone = call.boolean(slot) == false && wanted != .number
      if call.boolean(place) == false {
        try refuseNamesOfTruth()
      } else if wanted == .vector, given == .table {
        return try vectorReference()
      } else if wanted != given && !isNone || call.number(slot)?.isFinite == false {
        if wanted == .animation { try refuseBareCurve() }
        let hint = wanted == .animation ? ": write spring{ … } or spring.bouncy" : ""
        throw refused(
          "\(wanted.phrase), as its default \(ValuePrinter.brief(call, place)) is", hint: hint,
          isScalar: wanted == .number)
      }
      return try reference()
    }
  }

  /// Throws where a text stands for false, or for true, and warns where 0 does: to Lua both are true.
  private func refuseNamesOfTruth() throws(HostError) {
    if call.number(slot) == 0 { call.warn("\(word): \(name) is 0, which is true to Lua") }
    guard let text = call.string(slot), Self.namesOfTruth.contains(text.lowercased()) else {
      return
    }
    throw refused(
      "true or false, as its default false is", hint: ": any text is true to Lua, also \"false\"")
  }

  private static let namesOfTruth: Set<String> = ["true", "false", "yes", "no", "on", "off"]

  private func vectorReference() throws -> LuaReference {
    let vector = try vector()
    return try call.interpreter.make { $0.push(vector) }
  }
}
