import Foundation
import LuaHost
import SpecResults
import TestSupport
import Testing

@testable import SpecRunner
@testable import SpecWords

/// What became of a spec file that a test wrote.
struct SpecBench {
  /// The path of the file.
  private let path: String

  /// The results, in order.
  private(set) var results: [SpecResult] = []

  /// What went wrong outside of specs, in order.
  private(set) var errors: [SpecError] = []

  /// What the file and its specs printed, in order.
  private(set) var output = ""

  /// The specs that the file declares.
  private(set) var declared = 0

  /// What `check` says of the file.
  let check: FileCheck

  /// Runs `text` as the file `bench_spec.lua`, with the files of `modules` beside it, of which
  /// `subjects` take the place of interactions.
  init(
    _ text: String, modules: [String: String] = [:], settings: SpecSettings = SpecSettings(),
    subjects: [String: [String]] = [:], limits: Limits = .standard,
    stopsAfterFailure: Bool = false, configure: (inout FileTask) -> Void = { _ in }
  ) throws {
    let folder = try TemporaryFolder()
    for (name, module) in modules { try folder.write(module, to: name) }
    try folder.write(text, to: "bench_spec.lua")
    path = folder.path(of: "bench_spec.lua")
    var task = FileTask(file: SpecFile(path: path))
    configure(&task)
    var settings = settings
    for (name, files) in subjects {
      settings.subjects[name, default: StandIn()].paths = files.map(folder.path)
    }
    let executor = SpecExecutor(settings: settings, limits: limits)
    check = executor.check(path)
    run(task, executor, stopsAfterFailure)
    compareCheck()
  }

  /// What a run passes is never told of as an error without one, and where a run ends in a line, what
  /// is told of that line is what the run says.
  private func compareCheck() {
    let told = check.errors
    guard !(errors.isEmpty && results.allSatisfy { $0.outcome == .passed }) else {
      let falseAlarms = told.map { "\($0.location?.line ?? 0): \($0.message)" }
      #expect(falseAlarms == [])
      return
    }
    let raised = errors + results.flatMap(\.errors)
    for (line, told) in Dictionary(grouping: told, by: \.location?.line) where told.count == 1 {
      let raised = raised.filter { $0.location?.line == line && $0.location?.path == path }
      guard line != nil, !raised.isEmpty else { continue }
      #expect(raised.map(\.message).contains(told[0].message))
    }
  }

  private mutating func run(
    _ task: FileTask, _ executor: SpecExecutor, _ stopsAfterFailure: Bool
  ) {
    executor.execute(task) { step in
      switch step {
      case .loaded(let declared): self.declared = declared
      case .started: break
      case .finished(let result):
        results.append(result)
        output += result.output
      case .errored(let error): errors.append(error)
      case .askedFor: break
      case .printed(let text): output += text
      }
      return !stopsAfterFailure || results.allSatisfy { $0.outcome == .passed }
    }
  }

  /// A line of the file.
  func line(_ number: Int) -> Location { Location(path: path, line: number) }

  /// One line a result: `failed name | 3: message`, with the line of what went wrong.
  var lines: [String] {
    (results.map(line(for:)) + errors.map { "file \(text(of: $0))" }).map { line in
      line.replacingOccurrences(of: path, with: "PATH")
    }
  }

  private func line(for result: SpecResult) -> String {
    let name = result.names.joined(separator: " > ")
    let failures = result.claims.filter { !$0.holds }.map { claim in
      "\(claim.location.line): \(claim.detail?.message ?? claim.claim)"
    }
    let parts = result.errors.map(text(of:)) + failures + (result.reason.map { [$0] } ?? [])
    return (["\(result.outcome) \(name)"] + parts).joined(separator: " | ")
  }

  private func text(of error: SpecError) -> String {
    "\(error.kind) \(error.location?.line ?? 0): \(error.message)"
  }
}
