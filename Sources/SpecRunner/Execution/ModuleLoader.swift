import LuaHost
import SpecResults
import SpecWords

/// Finds what `require` asks for: `a/b.lua` for `"a.b"`, beside the running file or under a spec
/// root, and nothing else. Each file runs once in an interpreter.
final class ModuleLoader {
  private let interpreter: Interpreter
  private let path: String
  private let roots: [String]
  private let words: LuaReference

  /// Where modules are looked for; most specs ask for none.
  private lazy var folders = Self.folders(of: path, roots)

  private var values: [String: LuaValue] = [:]

  /// The files that run just now, outermost first.
  private var loading: [String] = []

  /// Gives `interpreter` the word `require` for the spec file at `path`.
  ///
  /// - Parameters:
  ///   - roots: The folders that specs are looked for in.
  ///   - words: The table of all words, which `require "sprung"` gives.
  init(for path: String, roots: [String], words: LuaReference, _ interpreter: Interpreter) {
    self.interpreter = interpreter
    self.path = path
    self.roots = roots
    self.words = words
  }

  /// Gives scripts the word `require`.
  func install() throws(LuaError) {
    try interpreter.setGlobal("require") { [self] call in
      let name = try Argument(call, slot: 1, word: "require", name: "the name").string()
      call.push(try module(named: name))
    }
  }

  /// What the file at `path` returns; true where it returns nothing.
  func value(ofFileAt path: String) throws -> LuaValue {
    if let value = values[path] { return value }
    guard !loading.contains(path) else {
      let chain = (loading + [path]).joined(separator: " → ")
      throw HostError("require: \(path) is read while it is being read: \(chain)")
    }
    let source: SourceText
    do throws(SystemError) {
      source = try SourceText(path: path)
    } catch {
      throw HostError(SourceText.refusal(of: path, error))
    }
    loading.append(path)
    defer { loading.removeLast() }
    let chunk = try interpreter.compile(source.bytes, path: path)
    let value = try interpreter.call(chunk) { results in
      results.isNil(1) ? LuaValue.boolean(true) : try results.value(1)
    }
    values[path] = value
    return value
  }

  private func module(named name: String) throws -> LuaValue {
    if name == "sprung" { return .table(words) }
    if let value = values[name] { return value }
    let steps = name.split(separator: ".", omittingEmptySubsequences: false)
    guard steps.allSatisfy({ !$0.isEmpty && !$0.contains("/") && !$0.contains("\0") }) else {
      throw HostError(
        "require: a module is named like \"a.b\", got \"\(name)\": write \"\(Self.dotted(name))\"")
    }
    let file = steps.joined(separator: "/") + ".lua"
    let paths = folders.map { $0 + file }
    guard
      let path = paths.first(where: {
        (try? FileStatus(of: $0, followingLinks: true))?.kind == .file
      })
    else {
      if let module = try interpreter.specContext.bustedModule(named: name) { return module }
      let isFile = steps.count > 1 && steps.last == "lua"
      guard !isFile else {
        throw HostError("require: write \"\(Self.dotted(name))\", without .lua")
      }
      let isTool = Self.testTools.contains(name)
      let near = paths.lazy.compactMap { Self.neighbour(of: $0) }.first
      let hint =
        isTool
        ? " (describe, it, expect and assert are there without it)"
        : Suggestion.question(
          near.map { (steps.dropLast() + [$0[...]]).joined(separator: ".") })
      throw HostError(
        "require: there is no \(paths.joined(separator: ", nor ")); no installed packages are read"
          + hint)
    }
    return try value(ofFileAt: path)
  }

  /// The module in the folder of `path` whose name is nearest to that of its file; `nil` where none is
  /// near.
  private static func neighbour(of path: String) -> String? {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = steps.dropLast().joined(separator: "/")
    let isRoot = path.hasPrefix("/") && folder.isEmpty
    let entries = try? entries(of: isRoot ? "/" : folder.isEmpty ? "." : folder)
    let files = (entries ?? []).filter { $0.isExact && $0.name.hasSuffix(".lua") }
    let modules = files.map { String($0.name.dropLast(4)) }
    return steps.last.flatMap { Suggestion.nearest(String($0.dropLast(4)), in: modules) }
  }

  /// Test tools whose words have their like here.
  private static let testTools: Set<String> = [
    "luaunit", "lunit", "lunitx", "lust", "telescope", "gambiarra", "laura", "jest", "u-test",
  ]

  /// The name of the module that a path may have been meant for: `a/b.lua` is "a.b".
  private static func dotted(_ path: String) -> String {
    let steps = path.split { $0 == "/" || $0 == "\\" }.filter { $0 != "." && $0 != ".." }
    let name = steps.joined(separator: ".")
    return name.hasSuffix(".lua") ? String(name.dropLast(4)) : name
  }

  /// Where modules are looked for: beside the file, in a folder `specs` around it, in the roots.
  private static func folders(of path: String, _ roots: [String]) -> [String] {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var folders = [steps]
    if let specs = steps.lastIndex(of: "specs") { folders.append(steps[...specs]) }
    var paths = folders.map { $0.map { $0 + "/" }.joined() }
    if folders.count == 1, !path.hasPrefix("/") { paths += wayUpToSpecs.map { [$0] } ?? [] }
    let isFolder = { (root: String) in
      (try? FileStatus(of: root, followingLinks: true))?.kind == .folder
    }
    paths += roots.filter(isFolder).map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    return paths.distinct
  }

  /// The way from the working folder to a folder `specs` that it is, or stands in, such as `../`;
  /// `nil` where it stands in none.
  private static var wayUpToSpecs: String? {
    guard let steps = workingFolder?.split(separator: "/") else { return nil }
    guard let specs = steps.lastIndex(of: "specs") else { return nil }
    return String(repeating: "../", count: steps.count - 1 - specs)
  }
}
