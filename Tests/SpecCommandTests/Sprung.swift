import Foundation
import TestSupport

/// The built program, run as a person would.
struct Sprung {
  let status: Int32
  let output: String
  let diagnostics: String

  /// Runs `sprung` with `arguments` in `folder`, with nothing in the environment but a path and
  /// `environment`.
  init(
    arguments: [String], in folder: URL = .fixtures, environment: [String: String] = [:]
  ) throws {
    try self.init(Sprung.executable, arguments, in: folder, environment)
  }

  /// Runs a line of shell in which `$SPRUNG` is the program.
  init(shell line: String, in folder: URL) throws {
    try self.init(
      URL(fileURLWithPath: "/bin/sh"), ["-c", line], in: folder,
      ["SPRUNG": Sprung.executable.path])
  }

  private init(
    _ program: URL, _ arguments: [String], in folder: URL, _ environment: [String: String]
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no", "XDG_CACHE_HOME": "/dev/null",
    ].merging(environment) { $1 }
    let (output, diagnostics) = (TemporaryFile(), TemporaryFile())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output.handle
    process.standardError = diagnostics.handle
    try process.run()
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : 128
    self.output = output.text
    self.diagnostics = diagnostics.text
  }

  /// Runs `sprung` with `arguments`.
  init(
    _ arguments: String..., in folder: URL = .fixtures, environment: [String: String] = [:]
  ) throws {
    try self.init(arguments: arguments, in: folder, environment: environment)
  }

  /// The program beside the test bundle.
  private static let executable: URL = {
    let bundles = CommandLine.arguments.map { URL(fileURLWithPath: $0) }
    let folder = bundles.first { $0.pathExtension == "xctest" }?.deletingLastPathComponent()
    let built = URL.repository.appending(path: ".build/debug")
    return (folder ?? built).appending(path: "sprung")
  }()
}

/// A file for a child's output: a pipe could fill and stop it.
final class TemporaryFile {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  let handle: FileHandle

  init() {
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    handle = FileHandle(forWritingAtPath: url.path) ?? .nullDevice
  }

  var text: String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }

  deinit { try? FileManager.default.removeItem(at: url) }
}
