import LuaHost
package import SpecResults
import SpecWords

/// What is wrong with a file, as far as that is known without running its specs.
package struct FileCheck {
  /// What keeps it from being read, or the specs from running, in the order of the text.
  package var errors: [SpecError]

  /// What was hardly meant so, in the order of the text.
  package var warnings: [Warning]

  /// What is wrong with a file.
  package init(errors: [SpecError], warnings: [Warning]) {
    self.errors = errors
    self.warnings = warnings
  }

  /// What the blocks of `source` raised, and what its text says wrong, each line and sentence once.
  init(_ source: SourceText, _ listing: FileListing, _ faults: [TextFault]) {
    self.init(errors: listing.errors, warnings: [])
    for fault in faults {
      let place = Location(
        path: source.path, line: fault.place.line, column: fault.place.column)
      guard fault.isError else {
        warnings.append(Warning(at: place, fault.message))
        continue
      }
      let isKnown = listing.errors.contains {
        $0.location?.path == place.path && $0.location?.line == place.line
          && $0.message == fault.message
      }
      if !isKnown { errors.append(SpecError(kind: .load, location: place, message: fault.message)) }
    }
    for index in errors.indices where errors[index].source == nil {
      errors[index].source = source.line(at: errors[index].location)
    }
  }
}
