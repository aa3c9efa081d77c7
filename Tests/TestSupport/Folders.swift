package import Foundation

extension URL {
  /// The folder of the package.
  package static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What tests of several rooms read: specs with known faults, and what others have recorded.
  package static let fixtures = repository.appending(path: "Tests/Fixtures")
}
