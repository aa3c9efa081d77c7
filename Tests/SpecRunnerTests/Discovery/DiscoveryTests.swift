import Foundation
import Testing

@testable import SpecRunner

@Suite("Discovery")
struct DiscoveryTests {
  @Test("finds every spec file below a folder once, in the order of the paths' bytes")
  func folder() throws {
    let tree = try Tree()
    for path in ["b_spec.lua", "a/z_spec.lua", "a.b_spec.lua", "B_spec.lua", "a/_spec.lua"] {
      try tree.file(path)
    }
    try tree.file("helper.lua")
    try tree.file(".hidden/x_spec.lua")
    #expect(
      tree.found("") == [
        "B_spec.lua", "a.b_spec.lua", "a/_spec.lua", "a/z_spec.lua", "b_spec.lua",
      ])
  }

  @Test("keeps the order of arguments, takes any file that is named, and each file once")
  func arguments() throws {
    let tree = try Tree()
    for path in ["a_spec.lua", "b_spec.lua", "plain.lua"] { try tree.file(path) }
    #expect(
      tree.found("plain.lua", "b_spec.lua", "") == ["plain.lua", "b_spec.lua", "a_spec.lua"])
  }

  @Test("gives paths back as they were given")
  func paths() throws {
    let tree = try Tree()
    try tree.file("a/x_spec.lua")
    #expect(
      Discovery(arguments: ["\(tree.root)/a/"]).files.map(\.path) == ["\(tree.root)/a/x_spec.lua"])
    #expect(
      Discovery(arguments: ["\(tree.root)/./a"]).files.map(\.path) == [
        "\(tree.root)/./a/x_spec.lua"
      ])
  }

  @Test("reads a line behind the last colon, unless a file has that very name")
  func lines() throws {
    let tree = try Tree()
    try tree.file("x_spec.lua")
    try tree.file("y:7")
    let found = { (arguments: [String]) in
      Discovery(arguments: arguments.map { "\(tree.root)/\($0)" }).files.map(\.lines)
    }
    #expect(found(["x_spec.lua:12", "x_spec.lua:3"]) == [[12, 3]])
    #expect(found(["x_spec.lua:12", "x_spec.lua"]) == [[]])
    #expect(found(["x_spec.lua", "x_spec.lua:12"]) == [[]])
    #expect(found(["y:7"]) == [[]])
    #expect(found(["y:7:2"]) == [[2]])
  }

  @Test("passes over dead ends with a note, follows links to files only, and never hangs")
  func deadEnds() throws {
    let tree = try Tree()
    try tree.file("real_spec.lua")
    try tree.file("folder_spec.lua/inner_spec.lua")
    try tree.link("here", to: ".")
    try tree.link("up", to: "..")
    try tree.link("self_spec.lua", to: "self_spec.lua")
    try tree.link("nowhere_spec.lua", to: "missing")
    try tree.link("alias_spec.lua", to: "real_spec.lua")
    #expect(mkfifo("\(tree.root)/pipe_spec.lua", 0o600) == 0)
    let discovery = Discovery(arguments: [tree.root])
    #expect(tree.found("") == ["alias_spec.lua", "folder_spec.lua/inner_spec.lua"])
    #expect(discovery.faults == [])
    #expect(
      discovery.notes.map { $0.dropFirst(tree.root.count + 1) } == [
        "here: a link to a folder, not followed",
        "nowhere_spec.lua: passed over: no such file or directory",
        "pipe_spec.lua: passed over: not a regular file",
        "self_spec.lua: passed over: too many levels of symbolic links",
        "up: a link to a folder, not followed",
      ])
  }

  @Test("names what cannot be searched, and still finds the rest")
  func faults() throws {
    let tree = try Tree()
    try tree.file("a_spec.lua")
    #expect(mkfifo("\(tree.root)/pipe", 0o600) == 0)
    let path = { (name: String) in "\(tree.root)/\(name)" }
    let discovery = Discovery(
      arguments: [path("none"), path("a_spec.lua"), path("pipe"), "\(tree.root):4"])
    #expect(discovery.files.map(\.path) == [path("a_spec.lua")])
    #expect(
      discovery.faults == [
        .notFound(path: path("none")), .notAFile(path: path("pipe")),
        .lineOfFolder(path: tree.root, line: 4),
      ])
    #expect("\(DiscoveryFault.notFound(path: "x:3"))" == "x:3: no such file or folder")
  }

  @Test(
    "reports an unreadable folder by name and finds what stands beside it",
    .enabled(if: geteuid() != 0, "the superuser can read every folder"))
  func unreadable() throws {
    let tree = try Tree()
    try tree.file("a_spec.lua")
    try tree.file("shut/b_spec.lua")
    chmod("\(tree.root)/shut", 0)
    defer { chmod("\(tree.root)/shut", 0o700) }
    let discovery = Discovery(arguments: [tree.root])
    #expect(discovery.files.map(\.path) == ["\(tree.root)/a_spec.lua"])
    #expect(
      discovery.faults == [
        .unreadable(path: "\(tree.root)/shut", reason: "permission denied")
      ])
  }
}

/// A folder of its own, removed with the value.
private final class Tree {
  let root: String

  init() throws {
    root = NSTemporaryDirectory() + "sprung-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func file(_ path: String) throws {
    let url = URL(fileURLWithPath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: url)
  }

  func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/\(path)", withDestinationPath: destination)
  }

  /// The paths below the root that arguments below the root mean.
  func found(_ arguments: String...) -> [String] {
    let paths = arguments.map { $0.isEmpty ? root : "\(root)/\($0)" }
    return Discovery(arguments: paths).files.map { String($0.path.dropFirst(root.count + 1)) }
  }
}
