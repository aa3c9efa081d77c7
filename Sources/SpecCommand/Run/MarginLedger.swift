import SpecResults

/// The margins of a run's claims, by spec and claim, for comparing two runs.
struct MarginLedger {
  private var entries: [Key: Entry] = [:]
  private var order: [Key] = []
  private var ids: Set<String> = []

  private struct Key: Hashable {
    let id: String
    let claim: String
    let turn: Int
  }

  private struct Entry {
    let margin: Double
    let unit: String
  }

  /// The margins of all claims in `events`; of one claim made several times each on its own.
  init(_ events: some Sequence<RunEvent>) {
    for case .specFinished(let result) in events { add(result) }
  }

  /// Adds the claims of one spec.
  mutating func add(_ result: SpecResult) {
    var turns: [String: Int] = [:]
    ids.insert(result.id)
    for claim in result.claims {
      guard let margin = claim.margin, margin.isFinite else { continue }
      let key = Key(id: result.id, claim: claim.claim, turn: turns[claim.claim, default: 0])
      turns[claim.claim, default: 0] += 1
      if entries.updateValue(Entry(margin: margin, unit: claim.unit), forKey: key) == nil {
        order.append(key)
      }
    }
  }

  /// One line for each margin that is smaller than in `earlier`, the largest loss of its own first.
  ///
  /// Losses below a billionth of the margin are the C library's, not the spec's.
  func losses(since earlier: MarginLedger) -> [String] {
    let losses = order.compactMap { key -> (share: Double, line: String)? in
      guard let now = entries[key], let before = earlier.entries[key] else { return nil }
      let loss = before.margin - now.margin
      guard loss > 1e-9 * max(abs(before.margin), 1e-3) else { return nil }
      let unit = { Figure.text(Figure.margin($0), unit: now.unit) }
      let line =
        "\(key.id): \(key.claim): margin \(unit(before.margin)) -> \(unit(now.margin)), "
        + "\(unit(loss)) less"
      return (loss / max(abs(before.margin), .leastNormalMagnitude), line)
    }
    return losses.sorted { $0.share > $1.share }.map(\.line)
  }

  /// The claims with a margin here whose like `other` does not have, in order, as `ID: CLAIM`; of the
  /// specs that `selection` has run alone, where there is one.
  func claims(missingIn other: MarginLedger, ofSpecsIn selection: MarginLedger? = nil) -> [String] {
    order.filter { key in
      other.entries[key] == nil && selection?.ids.contains(key.id) ?? true
    }.map { "\($0.id): \($0.claim)" }
  }

  /// How many margins both runs have.
  func shared(with other: MarginLedger) -> Int {
    order.count { other.entries[$0] != nil }
  }
}
