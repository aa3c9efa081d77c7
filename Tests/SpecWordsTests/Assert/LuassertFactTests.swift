import Foundation
import TestSupport
import Testing

@Suite("Facts of luassert")
struct LuassertFactTests {
  struct Fact: Sendable, CustomTestStringConvertible {
    var ending: String
    var call: String
    var testDescription: String { call }
  }

  /// What luassert answered when the file was recorded.
  static let facts: [Fact] = {
    let file = URL.fixtures.appending(path: "dialect/luassert.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let columns = line.split(separator: "\t").map(String.init)
      return columns.count == 2 ? Fact(ending: columns[0], call: columns[1]) : nil
    }
  }()

  @Test("hold here, too", arguments: facts)
  func hold(_ fact: Fact) throws {
    #expect(try LuaBench().ending(fact.call) == fact.ending)
  }

  @Test("are there")
  func areThere() {
    #expect(Self.facts.count == 164)
  }
}
