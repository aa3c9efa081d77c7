import SpecResults
import SpecWords

/// A member of a block when its turn comes.
enum Turn {
  /// A block in it.
  case block(Block)
  /// A spec, and what is known of it before it runs.
  case spec(SpecDeclaration, SpecResult)
}

/// Names what a file holds and puts it into the order in which it runs: the same for a listing and for
/// a run, so that an id, a line and a place in the order mean the same spec to both.
struct BlockTurns {
  /// Gives the specs their ids.
  var naming: SpecNaming

  private let path: String
  private let shuffle: Shuffle?
  private let seed: UInt64

  /// The turns in the file at `path`.
  ///
  /// - Parameters:
  ///   - shuffle: Draws the order of every block; where it is `nil`, `randomize` may still ask for it.
  ///   - seed: What an order that `randomize` asks for is drawn from.
  init(in path: String, shuffle: Shuffle?, seed: UInt64) {
    naming = SpecNaming(path: path)
    self.path = path
    self.shuffle = shuffle
    self.seed = seed
  }

  /// The members of a block: named in the order of the text, so that no other order changes which is
  /// the second of one name.
  mutating func turns(in block: Block) -> [Turn] {
    var turns: [Turn] = []
    for member in block.members {
      switch member {
      case .block(let inner): turns.append(.block(inner))
      case .spec(let spec): turns.append(.spec(spec, naming.identify(spec, in: block)))
      }
    }
    guard let shuffle = shuffle ?? (block.isShuffled ? Shuffle(seed: seed) : nil) else {
      return turns
    }
    let scope = ([path] + block.names).joined(separator: " > ")
    return shuffle.order(of: turns.count, in: scope).map { turns[$0] }
  }
}
