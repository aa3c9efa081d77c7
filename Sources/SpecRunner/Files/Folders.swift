import Glibc

/// What a folder tells of something in it.
package struct FolderEntry {
  /// The name; of bytes that are not UTF-8 it holds replacements.
  package let name: String

  /// Whether the name leads there, as it does where it is UTF-8.
  let isExact: Bool

  /// Whether it is a folder, or the file system does not tell.
  let mayBeFolder: Bool

  fileprivate init(_ entry: UnsafeMutablePointer<dirent>) {
    (name, isExact) = withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: 256) { bytes in
        String(validatingCString: bytes).map { ($0, true) } ?? (String(cString: bytes), false)
      }
    }
    mayBeFolder = [DT_DIR, DT_UNKNOWN].contains(Int(entry.pointee.d_type))
  }
}

/// What is in a folder, in the order of the names' bytes.
package func entries(of folder: String) throws(SystemError) -> [FolderEntry] {
  guard let directory = opendir(folder) else { throw .latest }
  defer { closedir(directory) }
  var entries: [FolderEntry] = []
  while let entry = readdir(directory) { entries.append(FolderEntry(entry)) }
  return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
}

/// The path of the working folder; `nil` where it is gone.
package var workingFolder: String? {
  guard let folder = getcwd(nil, 0) else { return nil }
  defer { free(folder) }
  return String(cString: folder)
}
