/// A spec to start from, which passes as it is.
struct SpecTemplate {
  /// What the spec says of the interaction.
  private let title: String
  private let lines: [String]

  /// The spec of an interaction of the product's own; `nil` where there is none of that name.
  init?(of interaction: String) {
    switch interaction {
    case "spring-tile": self = .springTile
    case "committed-rectangle":
      self.init(
        "is committed where it is let go",
        #"local rectangle = interaction("committed-rectangle")"#,
        #"local start = rectangle:model("committed")"#,
        "rectangle:play(drag.by(30, 20, { over = 0.2 }):release())",
        #"assert.equal(start + vector(30, 20), rectangle:model("committed"))"#)
    case "gradient-progress":
      self.init(
        "shows the share that is done",
        #"local bar = interaction("gradient-progress")"#,
        "bar:set(0.5)",
        "bar:settle()",
        #"assert.near(0.5, bar:value("fraction"), 1e-9)"#)
    case "follow-tile":
      self.init(
        "comes home after a release",
        #"local tile = interaction("follow-tile")"#,
        "local run = tile:play(drag.by(120, 0, { over = 0.2 }):release())",
        "expect(run.offset.x:settles{ at = 0, within = 0.5, by = after(run.released, 1) })")
    case "swipe-card":
      self.init(
        "comes back after a short swipe",
        #"local card = interaction("swipe-card")"#,
        "local run = card:play(drag.by(60, 0, { over = 0.2 }):release())",
        "expect(run.offset.x:settles{ at = 0, within = 0.5, by = after(run.released, 1) })")
    case "swipe-up-sheet":
      self.init(
        "opens after a long pull",
        #"local sheet = interaction("swipe-up-sheet")"#,
        "local run = sheet:play(drag.by(0, -200, { over = 0.2 }):release())",
        "expect(run.y:settles{ at = 0, within = 0.5, by = after(run.released, 1) })")
    default: return nil
    }
  }

  private init(_ title: String, _ lines: String...) {
    (self.title, self.lines) = (title, lines)
  }

  /// The spec of the spring-release tile.
  static let springTile = SpecTemplate(
    "comes home after an outward release",
    #"local tile = interaction("spring-tile")"#,
    "local run = tile:play(drag.by(120, 0, { over = 0.2 }):release())",
    "expect(run.offset.x:settles{ at = 0, within = 0.5, by = after(run.released, 0.7) })")

  /// The text of a file with the spec in a block of that name.
  func text(named name: String) -> String {
    """
    describe("\(name)", function()
      it("\(title)", function()
    \(lines.map { "    \($0)" }.joined(separator: "\n"))
      end)
    end)

    """
  }
}
