import Foundation

/// The reference data of `Tests/Fixtures/vectors/<name>.json`, decoded.
package func vectors<Content: Decodable>(_ name: String, as type: Content.Type) throws -> Content {
  try recorded("vectors/\(name).json", as: type)
}

/// The JSON file at `path` below `Tests/Fixtures`, decoded.
package func recorded<Content: Decodable>(_ path: String, as type: Content.Type) throws -> Content {
  let data = try Data(contentsOf: .fixtures.appending(path: path))
  return try JSONDecoder().decode(type, from: data)
}
