import LuaHost
import SpecReports
import SpecResults

/// What is done with a subject that is to be drawn, in the words of a spec.
struct Driving {
  var gesture: String?
  var actions: String?
  var parameters: [String] = []

  /// Whether anything was asked for, which only a subject can do.
  var isGiven: Bool { gesture != nil || actions != nil || !parameters.isEmpty }

  static var options: [Option<Driving>] {
    [
      .text(
        "gesture", nil, "GESTURE",
        "\(named.joined(separator: ", ")), or one in Lua"
      ) {
        $0.gesture = $1
      },
      .text("with", nil, "LUA", "a parameter, such as 'spring = spring.bouncy'") {
        $0.parameters.append($1)
      },
      .text("do", nil, "LUA", "what to do with it instead, as 'subject:set(0.8) subject:settle()'")
      {
        $0.actions = $1
      },
    ]
  }

  /// The gestures of the documents.
  private static let named = ["outward", "inward", "near_rest", "diagonal", "cancelled"]

  /// What is tried where no gesture was asked for: to the right, and where that moves nothing, up.
  private static let standard = ["drag.outward{}", "drag.outward{ angle = -90 }"]

  /// The gestures to try, in Lua.
  func gestures() throws(CommandFault) -> [String] {
    guard let gesture else { return Self.standard }
    let name = String(gesture.prefix { $0.isLetter || $0 == "_" || $0 == "-" })
    let known = name.replacing("-", with: "_")
    let rest = gesture.dropFirst(name.count)
    if Self.named.contains(known) {
      return ["drag.\(known)\(rest.allSatisfy(\.isWhitespace) ? "{}" : String(rest))"]
    }
    guard name.count == gesture.count else { return [gesture] }
    throw CommandFault(
      "--gesture: there is no gesture '\(gesture)'\(Suggestion.choice(gesture, in: Self.named))")
  }

  /// Throws where an argument is no Lua by itself: in the spec that is made of it, text that nobody has
  /// written would be blamed. `gesture` is the Lua of the one that was asked for.
  func refuseUnreadable(_ gesture: String) throws(CommandFault) {
    var chunks = parameters.map {
      (argument: Self.argument("--with", $0), text: "return {\($0)\n}")
    }
    if let actions { chunks.append((Self.argument("--do", actions), actions)) }
    if let given = self.gesture {
      chunks.append((Self.argument("--gesture", given), "return \(gesture)"))
    }
    for (argument, text) in chunks {
      do throws(LuaError) {
        let interpreter = try Interpreter()
        defer { interpreter.close() }
        _ = try interpreter.compile(text, path: argument)
      } catch {
        throw CommandFault("\(argument): \(error.message)")
      }
    }
  }

  /// The argument that is blamed for what goes wrong in a line of the spec; `nil` where none was given.
  func argument(atLine line: Int) -> String? {
    let list = parameters.joined(separator: ", ")
    if line <= 1 + list.split(separator: "\n", omittingEmptySubsequences: false).count {
      return list.isEmpty ? nil : Self.argument("--with", list)
    }
    return actions.map { Self.argument("--do", $0) }
      ?? gesture.map { Self.argument("--gesture", $0) }
  }

  private static func argument(_ option: String, _ value: String) -> String {
    "\(option) '\(value.visible)'"
  }

  /// A spec that does it with the interaction of a name; each part on lines of its own.
  func spec(about interaction: String, _ gesture: String) -> String {
    let name = interaction.utf8.map { byte in
      // Whatever ends a Lua string or a line of it stands as its number.
      0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        ? String(UnicodeScalar(byte))
        : "\\x" + String(byte / 16, radix: 16) + String(byte % 16, radix: 16)
    }
    return """
      it("plot", function() local subject = interaction("\(name.joined())", { \
      \(parameters.joined(separator: ", "))
      })
      \(actions ?? "subject:play(\(gesture)\n)")
      end)
      """
  }
}
