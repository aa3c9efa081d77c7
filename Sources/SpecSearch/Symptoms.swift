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

  /// The ids of the checks that did not pass.
  package var failing: Set<String> {
    Set(results.keys.filter(fails))
  }

  /// Whether a check did not pass.
  func fails(_ id: String) -> Bool {
    results[id].map { $0.outcome == .failed || $0.outcome == .errored } ?? false
  }

  /// Whether not one check could be judged.
  package var isBroken: Bool { results.values.allSatisfy { $0.outcome == .errored } }

  /// What kept the checks from being judged, in one line.
  package var fault: String {
    let error = errors.first ?? results.values.lazy.compactMap(\.errors.first).first
    return error?.message.split(separator: "\n").joined(separator: " ") ?? "no check ran"
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
