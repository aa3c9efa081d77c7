package import SpecResults

/// How the checks of a checklist fared against one subject: which failed, and what was measured.
package struct Symptoms: Sendable {
  /// The result of each check, by id.
  package private(set) var results: [String: SpecResult] = [:]

  /// What kept files from being judged.
  package private(set) var errors: [SpecError] = []

  /// Nothing seen yet.
  package init() {}

  /// Takes what an event tells.
  package mutating func add(_ event: RunEvent) {
    switch event {
    case .specFinished(let result) where result.check != nil: results[result.id] = result
    case .fileErrored(_, let error): errors.append(error)
    default: break
    }
  }

  /// These, with what `others` say of the checks that they know.
  func overlaid(by others: Symptoms) -> Symptoms {
    var symptoms = self
    symptoms.results.merge(others.results) { $1 }
    symptoms.errors += others.errors
    return symptoms
  }

  /// What they say of some checks alone.
  func restricted(to ids: Set<String>) -> Symptoms {
    var symptoms = Symptoms()
    symptoms.results = results.filter { ids.contains($0.key) }
    return symptoms
  }

  /// The ids of the checks that did not pass.
  package var failing: Set<String> {
    Set(results.keys.filter(fails))
  }

  /// Whether a check did not pass.
  func fails(_ id: String) -> Bool {
    results[id]?.outcome.isFailure ?? false
  }

  /// Whether not one check could be judged.
  package var isBroken: Bool { results.values.allSatisfy { $0.outcome == .errored } }

  /// What kept a file, or every check, from being judged, with its place and in one line; `nil`
  /// where some check was.
  package var fault: String? {
    let first = isBroken ? results.values.min { $0.id < $1.id }?.errors.first : nil
    guard let error = errors.first ?? first else { return isBroken ? "no check ran" : nil }
    let place = error.location.map { "\($0): " } ?? ""
    return place + error.message.split(separator: "\n").joined(separator: " ")
  }

  /// The first thing that went wrong in a check, in one line; empty where nothing did.
  package func evidence(of id: String) -> String {
    guard let result = results[id] else { return "" }
    let claim = result.claims.first { !$0.holds }
    let message = claim.map { $0.detail?.message ?? $0.claim } ?? result.errors.first?.message
    return message?.split(separator: "\n").joined(separator: " ") ?? ""
  }

  /// The numbers that a check measured, in its order.
  package func numbers(of id: String) -> [Double] {
    guard let result = results[id] else { return [] }
    let margins = result.claims.compactMap(\.margin)
    return margins
      + result.observations.flatMap { measurement -> [Double] in
        switch measurement.value {
        case .number(let number): [number]
        case .vector(let x, let y): [x, y]
        case .boolean(let isTrue): [isTrue ? 1 : 0]
        case .text: []
        }
      }
  }
}
