extension HostType {
  /// Gathers the members of a host type.
  ///
  /// `Object` conforms to `HostObject`; to ask for that here would have the conformance looked for
  /// when the program starts, which takes longer than to describe the type.
  package struct Description<Object: AnyObject> {
    let name: String
    private(set) var members: [Member] = []
    private(set) var operators: [Member] = []
    private(set) var unknown: UnknownBody?
    private(set) var asksObject = false

    init(name: String) {
      self.name = name
    }

    /// Adds `object:member(…)`.
    package mutating func method(_ member: String, _ body: @escaping Body<Object>) {
      let name = name
      add(member) { call in
        let object: Object? = call.object(1)
        guard let object else { throw HostError.dot(name, member) }
        try body(object, call)
      }
    }

    /// Adds `object.member(…)`: a function that is kept with the object but does not ask it, so
    /// that its arguments start in slot 1.
    package mutating func function(_ member: String, _ body: @escaping PlainBody) {
      let name = name
      add(member) { call in
        let object: Object? = call.object(1)
        guard object == nil else {
          throw HostError("write \(name).\(member)(…), with a dot", .value(argument: nil))
        }
        try body(call)
      }
    }

    /// Adds `object.member`.
    package mutating func field(_ member: String, _ body: @escaping Body<Object>) {
      asksObject = true
      add(member, isField: true) { call in
        let object: Object? = call.object(1)
        guard let object else { return }
        try body(object, call)
      }
    }

    /// Adds an operator; either of its two operands may be the object.
    package mutating func on(_ name: Operator, _ body: @escaping PlainBody) {
      operators.append(Member(name: name.rawValue, body: body, isField: false))
    }

    /// Answers, or refuses, members that are not there: slot 2 is the key.
    ///
    /// For a type without fields slot 1 is not the object but a table.
    package mutating func onUnknownMember(_ body: @escaping UnknownBody) {
      unknown = body
    }

    /// Lets each object answer, or refuse, members that are not there: slot 2 is the key.
    package mutating func onOtherMember(
      _ body: @escaping @Sendable (Object, Call, HostType) throws -> Void
    ) {
      asksObject = true
      unknown = { call, type in
        let object: Object? = call.object(1)
        guard let object else { return }
        try body(object, call, type)
      }
    }

    private mutating func add(_ name: String, isField: Bool = false, _ body: @escaping PlainBody) {
      // No precondition, since every start would pay for it; the tests, built to debug, stop here.
      assert(!members.contains { $0.name == name }, "two members are called \(name)")
      members.append(Member(name: name, body: body, isField: isField))
    }
  }
}
