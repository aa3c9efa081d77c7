import Foundation

/// The reference data of `Tests/Fixtures/vectors/<name>.json`, decoded.
package func vectors<Content: Decodable>(_ name: String, as type: Content.Type) throws -> Content {
  let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/vectors/\(name).json")
  return try JSONDecoder().decode(type, from: Data(contentsOf: fixtures))
}
