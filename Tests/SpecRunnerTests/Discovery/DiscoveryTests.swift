import Foundation
import TestSupport
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

  @Test(
    "has one spelling for each path, which keeps links and what leads out of the working folder")
  func paths() throws {
    let tree = try Tree()
    try tree.file("a/x_spec.lua")
    try tree.link("there", to: "a")
    for folder in ["a", "a/", "./a", "a/.", ".//a"] {
      #expect(tree.found(folder) == ["a/x_spec.lua"])
      #expect(tree.found("\(folder)/x_spec.lua:7") == ["a/x_spec.lua"])
    }
    // Behind a link, `..` leads elsewhere than its text says.
    #expect(tree.found("there/../a") == ["there/../a/x_spec.lua"])
    let here = FileManager.default.currentDirectoryPath
    let name = URL(fileURLWithPath: here).lastPathComponent
    let rows = [
      (".", "."), ("./", "."), ("", "."), ("/", "/"), ("//", "/"), ("x", "x"),
      ("./x//y/./z", "x/y/z"),
      ("../x", "../x"), (here, "."), ("\(here)/x", "x"), ("/.\(here)/./x/y", "x/y"),
      ("../\(name)/x", "x"), ("\(here)/../\(name)/../x", "../x"),
      ("\(here)x/y", "\(here)x/y"), ("/none/x", "/none/x"),
    ]
    for (path, expected) in rows { #expect(spelling(of: path) == expected, "\(path)") }
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

  @Test("follows links to files only, and never hangs")
  func deadEnds() throws {
    let tree = try Tree()
    try tree.file("real_spec.lua")
    try tree.file("folder_spec.lua/inner_spec.lua")
    try tree.link("here", to: ".")
    try tree.link("up", to: "..")
    try tree.link("gone", to: "missing")
    try tree.link("alias_spec.lua", to: "real_spec.lua")
    #expect(mkfifo("\(tree.root)/pipe.lua", 0o600) == 0)
    let discovery = Discovery(arguments: [tree.root])
    #expect(tree.found("") == ["alias_spec.lua", "folder_spec.lua/inner_spec.lua"])
    #expect(discovery.faults == [])
    #expect(
      discovery.notes.map { $0.dropFirst(tree.root.count + 1) } == [
        "here: a link to a folder, not followed", "up: a link to a folder, not followed",
      ])
  }

  @Test("names what has the name of a spec file and is none that can be read")
  func impostors() throws {
    let tree = try Tree()
    try tree.file("real_spec.lua")
    try tree.link("nowhere_spec.lua", to: "missing")
    try tree.link("self_spec.lua", to: "self_spec.lua")
    #expect(mkfifo("\(tree.root)/pipe_spec.lua", 0o600) == 0)
    let path = { (name: String) in "\(tree.root)/\(name)" }
    let discovery = Discovery(arguments: [tree.root])
    #expect(tree.found("") == ["real_spec.lua"])
    #expect(
      discovery.faults == [
        .unreadable(path: path("nowhere_spec.lua"), reason: "no such file or directory"),
        .notAFile(path: path("pipe_spec.lua")),
        .unreadable(path: path("self_spec.lua"), reason: "too many levels of symbolic links"),
      ])
  }

  @Test("names spec files and folders whose names are not UTF-8, and passes over other such files")
  func foreignNames() throws {
    let tree = try Tree()
    try tree.file("real_spec.lua")
    for name in ["\(tree.root)/a\u{1}_spec.lua", "\(tree.root)/b\u{1}.txt"] {
      let bytes = name.utf8.map { CChar(bitPattern: $0 == 1 ? 0xFF : $0) } + [0]
      close(open(bytes, O_CREAT | O_WRONLY, 0o600))
    }
    let folder = "\(tree.root)/c\u{1}".utf8.map { CChar(bitPattern: $0 == 1 ? 0xFF : $0) } + [0]
    #expect(mkdir(folder, 0o700) == 0)
    defer { rmdir(folder) }
    let path = { (name: String) in "\(tree.root)/\(name)" }
    let reason = "its name is not UTF-8"
    #expect(tree.found("") == ["real_spec.lua"])
    #expect(
      Discovery(arguments: [tree.root]).faults == [
        .unreadable(path: path("a\u{FFFD}_spec.lua"), reason: reason),
        .unreadable(path: path("c\u{FFFD}"), reason: reason),
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
    try tree.file("listed/c_spec.lua")
    try tree.file("listed/c.txt")
    chmod("\(tree.root)/shut", 0)
    chmod("\(tree.root)/listed", 0o400)
    defer {
      chmod("\(tree.root)/shut", 0o700)
      chmod("\(tree.root)/listed", 0o700)
    }
    let discovery = Discovery(arguments: [tree.root])
    #expect(discovery.files.map(\.path) == ["\(tree.root)/a_spec.lua"])
    #expect(
      discovery.faults == [
        .unreadable(path: "\(tree.root)/shut", reason: "permission denied"),
        .unreadable(path: "\(tree.root)/listed/c_spec.lua", reason: "permission denied"),
      ])
  }
}

/// A folder of its own with files that hold nothing.
private struct Tree {
  private let folder: TemporaryFolder
  let root: String

  init() throws {
    folder = try TemporaryFolder()
    root = folder.url.path
  }

  func file(_ path: String) throws { try folder.write("", to: path) }

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
