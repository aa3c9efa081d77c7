import Foundation
import Sprung
import Testing

@Suite("Specs of an app's own interaction")
struct SpecRunTests {
  /// Specs in a file of their own, run with the knob.
  private func run(
    _ text: String, as name: String = "knob", makes: @escaping InteractionMaker = { _ in Knob() }
  ) throws -> SpecRun {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try text.write(to: folder.appending(path: "own_spec.lua"), atomically: true, encoding: .utf8)
    return SpecRun([folder.path], interactions: [name: makes])
  }

  @Test("say what was claimed and measured where they fail")
  func failing() throws {
    let run = try run(
      """
      it("keeps", function() assert.equal(60, interaction("knob"):play(drag.by(60, 0):release()).pulled.x:max()) end)
      it("stays", function()
        local run = interaction("knob"):play(drag.by(60, 0, { over = 0.2 }):release())
        expect(always(run.pulled.x:at_most(50)))
      end)
      """)
    #expect(!run.passed)
    #expect(run.passedSpecs == 1)
    #expect(run.failing.map { $0.suffix(8) } == [" > stays"])
    // 60 points in 0.2 s, read 120 times a second: 52.5 points at the 21st time.
    #expect(run.description.contains("first violated at 0.175 s"), "\(run)")
    #expect(run.description.contains("2 specs: 1 ok, 1 failed"), "\(run)")
  }

  @Test("get the parameters that a spec gives, and refuse others")
  func parameters() throws {
    let make: InteractionMaker = { parameters in
      _ = try parameters.length("reach", or: 10)
      return Knob()
    }
    #expect(
      try run(#"it("a", function() assert(interaction("knob", { reach = 20 })) end)"#, makes: make)
        .passed)
    let wrong = try run(
      #"it("a", function() interaction("knob", { reech = 20 }) end)"#, makes: make)
    #expect(wrong.failing.map { $0.suffix(4) } == [" > a"])
    #expect(wrong.description.contains("reech"), "\(wrong)")
  }

  @Test("meet the app's type in the place of one of the documents")
  func documents() throws {
    let text = #"it("a", function() assert(interaction("spring-tile"):value("pulled")) end)"#
    #expect(try run(text, as: "spring-tile").passed)
  }

  @Test("know its name where one is misspelled")
  func misspelled() throws {
    let run = try run(#"it("a", function() interaction("knop") end)"#)
    #expect(run.description.contains("did you mean 'knob'?"), "\(run)")
  }

  @Test("have not passed where none asks for it, since the product's own was judged")
  func unused() throws {
    let run = try run(
      #"it("a", function() assert(interaction("spring-tile")) end)"#, as: "spring-tle")
    #expect(!run.passed && run.failing.isEmpty)
    #expect(run.description.hasSuffix("no spec that ran asked for 'spring-tle'\n"), "\(run)")
  }

  @Test("have not passed where there are none, or where some were left out")
  func nothing() throws {
    #expect(try !run("").passed)
    #expect(try !run("it('a', function() end").passed)
    let missing = SpecRun(["nowhere_spec.lua"], interactions: [:])
    #expect(!missing.passed)
    #expect(missing.description.contains("nowhere_spec.lua"))
  }
}
