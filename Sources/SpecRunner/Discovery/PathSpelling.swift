import SpecResults

/// The one spelling of a path: what is known of a spec from an earlier run is found by its id, which
/// begins with the path, and what a spec draws hangs on that, too.
///
/// - Parts that lead nowhere, empty ones and `.`, are left out.
/// - What leads through the working folder begins there, be it given from the root or by `..`.
/// - Any other `..` stays: behind a link it leads elsewhere than its text says.
package func spelling(of path: String) -> String {
  let root = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
  let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    .filter { $0 != "." }
  let way = { (parts: ArraySlice<String>) in Array(parts).joined(separator: "/") }
  if !root.isEmpty || parts.contains(".."), let here = identity(".") {
    for end in parts.indices.reversed() where identity(root + way(parts[...end])) == here {
      let rest = way(parts[(end + 1)...])
      return rest.isEmpty ? "." : rest
    }
  }
  let whole = root + way(parts[...])
  return whole.isEmpty ? "." : whole
}

/// The id of a spec, with the path that it begins with in its one spelling; as it is where it begins with
/// none, as that of a check.
package func spelledID(_ id: String) -> String {
  let parts = id.split(separator: " > ", maxSplits: 1).map(String.init)
  guard parts.count == 2, identity(parts[0]) != nil else { return id }
  return "\(spelling(of: parts[0])) > \(parts[1])"
}

/// The path of what bears `name` in `folder`, spelled as the folder's is.
package func entryPath(_ name: String, in folder: String) -> String {
  switch folder {
  case ".": name
  case "/": "/" + name
  default: "\(folder)/\(name)"
  }
}

private func identity(_ path: String) -> FileStatus.Identity? {
  (try? FileStatus(of: path, followingLinks: true))?.identity
}
