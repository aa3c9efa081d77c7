package import Interactions
package import SpecResults

/// What a run fixes for every spec before the first one starts.
package struct SpecSettings: Sendable {
  /// The seed of the run; each spec draws from its own, made of this and its id.
  package var seed: UInt64 = 0

  /// Frames and input samples a second where a spec names none; `nil` is the words' own default.
  package var rate: Double?

  /// What stands for interactions, by their names.
  package var subjects: [String: StandIn] = [:]

  /// The Swift types that stand for interactions, by their names; files count over them.
  package var registered: [String: InteractionMaker] = [:]

  /// The folders that specs are looked for in, where `require` looks, too.
  package var roots = ["specs"]

  /// The folders whose files specs may read.
  package var readable: [String] = []

  /// Whether failed claims carry a signal to draw.
  package var wantsPlots = false

  /// Whether claims that held do so, too, and specs carry what their subjects showed.
  package var wantsScenes = false

  /// Whether scenes show the views, too: then every frame is laid out.
  package var wantsShapes = false

  /// When drawings begin and end, in seconds; `nil` where the signal decides.
  package var drawnFrom, drawnTo: Double?

  /// Whether claims that held tell what was seen also outside of checks, where only reports of
  /// every spec show it.
  package var tellsWhatHeld = true

  /// Whether specs tell all that happened to their subjects.
  package var tellsStory = false

  /// The languages that reports speak; `nil` where one may tell of all.
  package var languages: [ReportLanguage]?

  /// Whether a spec without a claim or assertion fails, as a check always does.
  package var requiresAssertions = false

  /// The settings of a run without options.
  package init() {}
}
