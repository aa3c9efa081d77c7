import Foundation
import SpecWords
import TestSupport
import Testing

/// An interaction in `Tests/Fixtures/diagnose` that was written from its document, with a mistake.
struct OwnSubject: CustomStringConvertible {
  let interaction: String
  let file: String
  var names: [String: String] = [:]
  /// What is wrong with it, in the order of what shows most.
  let mistakes: [String]
  /// Whether it takes seconds, since no mistake explains it to the number.
  var isLong = false

  static let all = [
    OwnSubject(
      interaction: "spring-tile", file: "timed_tile",
      names: [
        "position": "offset", "held": "is_dragging", "busy": "is_returning", "free": "accepts_hits",
      ],
      mistakes: ["m.tile.duration-timer", "m.tile.ended-only-cleanup"],
      isLong: true),
    OwnSubject(
      interaction: "spring-tile", file: "two_offsets_tile",
      mistakes: ["m.tile.separate-property"], isLong: true),
    OwnSubject(
      interaction: "spring-tile", file: "added_up_tile",
      mistakes: ["m.tile.translation-accumulated"], isLong: true),
    OwnSubject(
      interaction: "spring-tile", file: "waiting_tile",
      mistakes: ["m.tile.spring-deferred"], isLong: true),
    OwnSubject(
      interaction: "committed-rectangle", file: "eager_rectangle",
      mistakes: ["m.rect.commit-in-updating"], isLong: true),
    OwnSubject(
      interaction: "committed-rectangle", file: "flung_rectangle",
      mistakes: ["m.rect.predicted-commit"], isLong: true),
    OwnSubject(
      interaction: "gradient-progress", file: "shortened_bar",
      mistakes: ["m.progress.gradient-scaled"], isLong: true),
    OwnSubject(
      interaction: "follow-tile", file: "stiff_tile", names: ["place": "offset"],
      mistakes: ["m.drag.direct-follow"]),
    OwnSubject(
      interaction: "swipe-card", file: "wide_card", mistakes: ["m.card.max-full-width"]),
    OwnSubject(
      interaction: "swipe-up-sheet", file: "hasty_sheet",
      mistakes: ["m.sheet.reset-in-branch", "m.sheet.threshold-small"], isLong: true),
  ]

  var standIn: StandIn {
    StandIn(paths: [URL.fixtures.appending(path: "diagnose/\(file).lua").path], names: names)
  }

  var description: String { file }
}
