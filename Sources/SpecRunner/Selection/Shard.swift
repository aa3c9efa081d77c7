/// One share of a run's files, for a machine among several.
package struct Shard: Hashable, Sendable {
  /// Which share, counted from 1.
  let index: Int

  /// How many shares there are.
  let count: Int

  /// The shard that `index/count` names, such as `2/8`.
  package init(_ text: String) throws(SelectionError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else {
      throw .badShard(text)
    }
    guard index >= 1, index <= count else { throw .badShard(text) }
    self.index = index
    self.count = count
  }

  /// Every `count`-th of `files`: shares are disjoint, and together they are all files.
  package func share(of files: [SpecFile]) -> [SpecFile] {
    stride(from: index - 1, to: files.count, by: count).map { files[$0] }
  }
}
