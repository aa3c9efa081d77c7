import Glibc

/// The names in a folder, in the order of their bytes.
package func names(in folder: String) throws(SystemError) -> [String] {
  guard let directory = opendir(folder) else { throw .latest }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    names.append(
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      })
  }
  return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// The path of the working folder; `nil` where it is gone.
package var workingFolder: String? {
  guard let folder = getcwd(nil, 0) else { return nil }
  defer { free(folder) }
  return String(cString: folder)
}
