import Interactions
import LuaHost
import SpecResults

/// What the `ui` objects of one subject share: the builder, and what is laid over its words.
///
/// It does not keep its subject alive, so that a script's functions and the subject that calls
/// them do not hold each other for ever.
final class SubjectScript {
  /// The interpreter of the script.
  let interpreter: Interpreter
  /// The subject's parameters, a table.
  let parameters: LuaReference
  /// The names of the parameters that the definition has of its own.
  let parameterNames: Set<String>
  /// What is laid over the words, innermost first.
  let layers: [OverrideLayer]

  /// Whether a `ui` was asked for anything but `presented` since this was last set to false.
  var isAsked = false

  /// Whether the function of the definition runs, and no function that it has given away.
  var isBuilding = false

  /// The state or channel that the function of the definition read last.
  private var lastRead: (name: String, place: LuaLocation?)?

  private let unguarded: InteractionBuilder
  private weak var graph: Graph?
  private var counts: [[String: Int]]
  private var functions: [String: LuaReference] = [:]
  private var sites: [String: [LuaLocation?]] = [:]
  private var named: [NamedUse] = []

  /// A state or channel that a view word draws by.
  private struct NamedUse {
    let name: String
    let purpose: DrawnPurpose
    let word: WordName
    let argument: String
    let place: LuaLocation?
  }

  init(
    builder: InteractionBuilder, interpreter: Interpreter, parameters: LuaReference,
    parameterNames: Set<String>, layers: [OverrideLayer]
  ) {
    self.parameterNames = parameterNames
    unguarded = builder
    graph = builder.graph
    self.interpreter = interpreter
    self.parameters = parameters
    self.layers = layers
    counts = Array(repeating: [:], count: layers.count)
    for layer in layers { layer.isBuilt = true }
  }

  /// The builder; throws where the subject is gone.
  func builder() throws(HostError) -> InteractionBuilder {
    guard graph != nil else { throw HostError("the subject of this ui is gone") }
    return unguarded
  }

  /// The function of a word of `ui`, made when it is first asked for.
  func function(_ name: String, _ members: UiMembers) throws(LuaError) -> LuaReference? {
    if let known = functions[name] { return known }
    guard let function = members.function(name) else { return nil }
    let made = try interpreter.make { $0.push(function) }
    functions[name] = made
    return made
  }

  /// The keys by which a layer may name a word that is called now, each with its number: `offset`
  /// or `offset 1`, `channel scale`.
  func keys(_ word: UiWord, _ name: String?, level: Int, at site: LuaLocation?) -> [String] {
    let bases = name.map { ["\(word.rawValue) \($0)", word.rawValue] } ?? [word.rawValue]
    return bases.flatMap { base in
      let number = word.isActing ? number(of: site, base) : count(base, level: level)
      return number == 1 ? [base, "\(base) 1"] : ["\(base) \(number)"]
    }
  }

  /// How often a layer has seen a declaring word, this time included.
  private func count(_ base: String, level: Int) -> Int {
    counts[level][base, default: 0] += 1
    return counts[level][base, default: 0]
  }

  /// The number of a place in the script where a word acts: callbacks run often, and each of their
  /// words is one.
  private func number(of site: LuaLocation?, _ base: String) -> Int {
    if let known = sites[base]?.firstIndex(of: site) { return known + 1 }
    sites[base, default: []].append(site)
    return sites[base, default: []].count
  }

  /// Keeps that the script reads a state or channel where the interaction is being built.
  func noteRead(of name: String) {
    isAsked = true
    if isBuilding { lastRead = (name, interpreter.callerLocation()) }
  }

  /// The name of what was read in the line that draws now by a fixed value.
  func nameReadHere() -> String? {
    guard let lastRead, lastRead.place == interpreter.callerLocation() else { return nil }
    return lastRead.name
  }

  /// Keeps that a view word is to be drawn by the state or channel of a name, which may still be
  /// declared.
  func expect(_ name: String, as purpose: DrawnPurpose, by argument: Argument) {
    named.append(
      NamedUse(
        name: name, purpose: purpose, word: argument.called, argument: argument.name,
        place: interpreter.callerLocation()))
  }

  /// Throws where a view word names what is not there once all is declared, or what it cannot draw
  /// by.
  func checkNames() throws {
    let builder = try builder()
    for use in named {
      guard builder.has(use.name) else {
        let hint =
          Double(use.name) == nil
          ? Suggestion.choice(use.name, in: builder.names)
          : " (a number is written without quotation marks: \(use.name))"
        throw LuaError(
          "\(use.word.text): there is no state or channel \"\(use.name)\"\(hint)", at: use.place)
      }
      if let refusal = use.purpose.refusal(of: use.name, try builder.kind(of: use.name)) {
        throw LuaError("\(use.word.text): \(use.argument) should be \(refusal)", at: use.place)
      }
    }
    named.removeAll()
  }

  /// Does some work that may be done again, such as a view that is made for each size: its words
  /// count as if for the first time.
  func recounting<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    let (counts, isBuilding) = (counts, isBuilding)
    self.isBuilding = false
    defer { (self.counts, self.isBuilding) = (counts, isBuilding) }
    return try body()
  }
}
