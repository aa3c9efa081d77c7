import LuaHost
import SpecResults

/// What one `with{}` lays over the arguments of a definition's words; a class, because its subjects
/// tell it which keys they have used.
final class OverrideLayer {
  /// Where it was written.
  let location: Location
  /// Whether a subject was built with it.
  var isBuilt = false

  private let values: [String: LuaReference]
  private var used: Set<String> = []

  /// The layer that a table of `with{}` describes.
  init(_ fields: [String: Argument], of definition: DefinitionObject, at location: Location) throws
  {
    self.location = location
    for (key, value) in fields where !Self.isKey(key) {
      let word = key.split(separator: " ").first.map(String.init) ?? key
      let hint =
        definition.parameters[key] == nil
        ? Suggestion.choice(word, in: ["body"] + UiWord.overridable)
        : " (it is a parameter: write parameters = { \(key) = … })"
      throw HostError.misnamed(
        "\(value.word): there is no word \"\(word)\"\(hint)", option: key)
    }
    values = try fields.mapValues { try $0.reference() }
  }

  /// The keys that no subject has used, sorted; none where there was no subject.
  var unused: [String] { isBuilt ? values.keys.filter { !used.contains($0) }.sorted() : [] }

  /// The value of the first of `keys` that the layer has.
  func take(_ keys: [String]) -> LuaReference? {
    guard let key = keys.first(where: { values[$0] != nil }) else { return nil }
    used.insert(key)
    return values[key]
  }

  private static func isKey(_ key: String) -> Bool {
    let word = key.split(separator: " ").first.map(String.init)
    return word.map { $0 == "body" || UiWord.overridable.contains($0) } ?? false
  }
}
