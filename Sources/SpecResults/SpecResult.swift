/// Everything that is known of one spec after it ran.
package struct SpecResult: Hashable, Sendable {
  /// The id: a check's own, else path and names joined by ` > `.
  package var id: String

  /// The names of the enclosing blocks, then the spec's own.
  package var names: [String]

  /// Where the spec was declared.
  package var location: Location

  /// How it ended.
  package var outcome: Outcome

  /// The row of a document's checklist, where the spec is a `check`.
  package var check: Check?

  /// The words after `#` in the names.
  package var tags: [String] = []

  /// Every judged claim, in order.
  package var claims: [ClaimRecord] = []

  /// How many claims and assertions were judged, also those that leave no record.
  package var assertions: Int = 0

  /// What the spec observed, in order.
  package var observations: [Measurement] = []

  /// Facts for the documents, never failures.
  package var findings: [Measurement] = []

  /// What went wrong outside a claim: raises, limits, failures of hooks; in order.
  package var errors: [SpecError] = []

  /// Why it was skipped, or the reason that `known_issue` gave.
  package var reason: String?

  /// What the spec printed.
  package var output: String = ""

  /// Notes about the run, such as a gesture left open.
  package var notes: [String] = []

  /// What its writer has to look at although it passes, such as a claim that was never expected.
  package var warnings: [Warning] = []

  /// What its subjects showed; empty where nobody asks.
  package var scenes: [Scene] = []

  /// What happened to its subjects, stage by stage in the order of time, where that is asked for.
  package var story: [StoryEvent] = []

  /// Over id, outcome, event names, times and numbers; `nil` where the wall clock ended the spec.
  package var digest: UInt64?

  /// The wall time, in seconds.
  package var duration: Double = 0

  /// A result with nothing but its identity and outcome.
  package init(id: String, names: [String], location: Location, outcome: Outcome) {
    self.id = id
    self.names = names
    self.location = location
    self.outcome = outcome
  }
}

extension SpecResult {
  /// What the id has behind the names where specs before it have the same: ` #2`.
  package var turn: Substring {
    guard check == nil else { return "" }
    let names = ([""] + names).joined(separator: " > ")
    var rest = id[...]
    while !rest.hasSuffix(names), let blank = rest.lastIndex(of: " ") { rest = rest[..<blank] }
    return rest.hasSuffix(names) ? id[rest.endIndex...] : ""
  }
}

/// What a `check` adds to a spec: a row of a document's table.
package struct Check: Hashable, Sendable {
  /// The title of the checklist that the row stands in.
  package var checklist: String

  /// The document, as the spec names it.
  package var document: String

  /// What to do.
  package var action: String

  /// What to look at.
  package var observe: String

  /// Titles by language code.
  package var titles: [String: String]

  /// What to do, by language code, in other languages than English.
  package var actions: [String: String]

  /// What to look at, by language code, in other languages than English.
  package var observes: [String: String]

  /// The checklist's title, by language code, in other languages than English.
  package var checklists: [String: String] = [:]

  /// The document that has the row in another language than the checklist's own, by language code.
  package var documents: [String: String] = [:]

  /// What the labels of observations are called, by language code and English label; `#` stands for
  /// a figure in both.
  package var labels: [String: [String: String]] = [:]

  /// A row of a document's table.
  package init(
    checklist: String, document: String, action: String, observe: String,
    titles: [String: String], actions: [String: String] = [:], observes: [String: String] = [:]
  ) {
    self.checklist = checklist
    self.document = document
    self.action = action
    self.observe = observe
    self.titles = titles
    self.actions = actions
    self.observes = observes
  }
}

/// Something that kept a spec or a file from being judged.
package struct SpecError: Error, Hashable, Sendable {
  /// What kind of thing it was.
  package var kind: Kind

  /// Where, as far as it is known.
  package var location: Location?

  /// The sentence, which may hold several lines.
  package var message: String

  /// The Lua stack, one frame a line, innermost first.
  package var traceback: [String]

  /// The line of the spec's text that is blamed; `nil` where there is none.
  package var source: String?

  /// Something that kept a spec from being judged.
  package init(
    kind: Kind, location: Location?, message: String, traceback: [String] = []
  ) {
    self.kind = kind
    self.location = location
    self.message = message
    self.traceback = traceback
  }

  /// What can keep a spec from being judged.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The file could not be read or compiled.
    case load
    /// A raise that is no assertion.
    case raised
    /// A raise or a failed claim in a hook; the message names the hook.
    case hook
    /// The wall time was used up.
    case timeout
    /// A signal ended the run.
    case interrupted
    /// The instructions were used up.
    case instructions
    /// The memory was used up.
    case memory
    /// More was printed than is kept.
    case output
    /// The worker process ended.
    case crash
  }
}
