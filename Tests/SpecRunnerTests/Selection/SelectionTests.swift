import Testing

@testable import SpecRunner

@Suite("Selection")
struct SelectionTests {
  /// What a file of two blocks declares: lines 1 to 20 hold one, lines 5 to 12 the other.
  static let specs = [
    spec("tile.near", ["tile", "comes home"], tags: ["quick"], lines: 2...4, blocks: [1...20]),
    spec("a > b", ["tile", "drag", "jumps (500 pt/s)"], lines: 6...8, blocks: [1...20, 5...12]),
    spec(
      "a > c", ["tile", "drag", "stays"], tags: ["slow"], lines: 9...11, blocks: [1...20, 5...12]),
    spec("a > d", ["card"], tags: ["quick", "slow"], lines: 30...30),
  ]

  static func spec(
    _ id: String, _ names: [String], tags: [String] = [], lines: ClosedRange<Int>,
    blocks: [ClosedRange<Int>] = []
  ) -> SpecCandidate {
    SpecCandidate(id: id, names: names, tags: tags, lines: lines, blocks: blocks)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var filters: [String] = []
    var exclusions: [String] = []
    var tags: Set<String> = []
    var excludedTags: Set<String> = []
    var ids: Set<String>?
    var wholeFiles: Set<String> = []
    var lines: [Int] = []
    var chosen: [Int]
  }

  static let rows = [
    Row(testDescription: "everything", chosen: [0, 1, 2, 3]),
    Row(testDescription: "text of a name", filters: ["tile"], chosen: [0, 1, 2]),
    Row(testDescription: "text across names", filters: ["drag st"], chosen: [2]),
    Row(
      testDescription: "text that is no valid name as a pattern", filters: ["(500 pt/s)"],
      chosen: [1]),
    Row(testDescription: "text of an id", filters: ["tile.near"], chosen: [0]),
    Row(testDescription: "a regular expression", filters: ["^card|home$"], chosen: [0, 3]),
    Row(testDescription: "case counts", filters: ["Tile"], chosen: []),
    Row(testDescription: "one filter is enough", filters: ["home", "stays"], chosen: [0, 2]),
    Row(testDescription: "an exclusion", exclusions: ["drag"], chosen: [0, 3]),
    Row(
      testDescription: "an exclusion wins", filters: ["tile"], exclusions: ["home"], chosen: [1, 2]),
    Row(testDescription: "one tag is enough", tags: ["quick", "slow"], chosen: [0, 2, 3]),
    Row(
      testDescription: "an excluded tag wins", tags: ["quick"], excludedTags: ["slow"], chosen: [0]),
    Row(testDescription: "whole ids", ids: ["a > b", "a >"], chosen: [1]),
    Row(testDescription: "no id at all", ids: [], chosen: []),
    Row(
      testDescription: "a whole file beside ids", tags: ["quick"], ids: ["a > b"],
      wholeFiles: ["x_spec.lua"], chosen: [0, 3]),
    Row(
      testDescription: "no other whole file", ids: ["a > b"], wholeFiles: ["y_spec.lua"],
      chosen: [1]),
    Row(testDescription: "a line of a spec", lines: [7], chosen: [1]),
    Row(testDescription: "a line of a block", lines: [5], chosen: [1, 2]),
    Row(testDescription: "a line of the outer block", lines: [20], chosen: [0, 1, 2]),
    Row(testDescription: "a line of nothing", lines: [25], chosen: []),
    Row(testDescription: "two lines", lines: [3, 30], chosen: [0, 3]),
    Row(testDescription: "line and tag", tags: ["slow"], lines: [12], chosen: [2]),
  ]

  @Test("takes what meets every kind of condition", arguments: rows)
  func chosen(_ row: Row) throws {
    var selection = Selection()
    selection.filters = try row.filters.map { try NamePattern($0) }
    selection.exclusions = try row.exclusions.map { try NamePattern($0) }
    selection.tags = row.tags
    selection.excludedTags = row.excludedTags
    selection.ids = row.ids
    selection.wholeFiles = row.wholeFiles
    let file = SpecFile(path: "x_spec.lua", lines: row.lines)
    #expect(selection.chosen(from: Self.specs, in: file) == row.chosen)
  }

  @Test("refuses a pattern that is no regular expression, and says why")
  func badPattern() {
    #expect(throws: SelectionError.self) { try NamePattern("a(b") }
    let error = SelectionError.badPattern("a(b", reason: "unmatched ( or \\(")
    #expect("\(error)" == "pattern a(b: unmatched ( or \\(")
  }
}

@Suite("Shards and shuffles")
struct ShardTests {
  let files = (0..<10).map { SpecFile(path: "\($0)") }

  @Test("shares are disjoint, together everything, and differ by one at most", arguments: 1...12)
  func shares(count: Int) throws {
    let shares = try (1...count).map { try Shard("\($0)/\(count)").share(of: files) }
    #expect(shares.joined().map(\.path).sorted() == files.map(\.path))
    let sizes = shares.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test(
    "refuses what is no share", arguments: ["0/2", "3/2", "1", "1/0", "a/b", "1/2/3", "-1/2", ""])
  func badShard(_ text: String) {
    #expect(throws: SelectionError.badShard(text)) { try Shard(text) }
  }

  @Test("an order is a permutation that follows from seed and scope alone")
  func shuffle() {
    let order = Shuffle(seed: 7).order(of: 50, in: "block")
    #expect(order.sorted() == Array(0..<50))
    #expect(order == Shuffle(seed: 7).order(of: 50, in: "block"))
    #expect(order != Shuffle(seed: 8).order(of: 50, in: "block"))
    #expect(order != Shuffle(seed: 7).order(of: 50, in: "other"))
  }
}
