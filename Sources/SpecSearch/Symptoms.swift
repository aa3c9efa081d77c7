import SpecResults

/// How the checks of a checklist fared against one subject: which failed, and what was measured.
package struct Symptoms: Sendable {
  /// The result of each check, by id.
  private(set) var results: [String: SpecResult] = [:]

  /// What kept files from being judged.
  private(set) var errors: [SpecError] = []

  /// Takes what an event tells.
  mutating func add(_ event: RunEvent) {
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
  var failing: Set<String> {
    Set(results.keys.filter(fails))
  }

  /// Whether a check did not pass.
  func fails(_ id: String) -> Bool {
    results[id]?.outcome.isFailure ?? false
  }

  /// Whether not one check could be judged.
  var isBroken: Bool { results.values.allSatisfy { $0.outcome == .errored } }

  /// What kept a file, or every check, from being judged, with its place and in one line; `nil`
  /// where some check was.
  package var fault: String? {
    guard let error = errors.first ?? (isBroken ? commonestError : nil) else {
      return isBroken ? "no check ran" : nil
    }
    let place = error.location.map { "\($0): " } ?? ""
    return place + error.message.split(separator: "\n").joined(separator: " ")
  }

  /// The error of the most checks, of equally many that of the first by id: what is wrong with the whole
  /// subject, rather than with what one check asks of it.
  private var commonestError: SpecError? {
    let errors = results.values.sorted { $0.id < $1.id }.compactMap(\.errors.first)
    let alike = Dictionary(grouping: errors, by: \.message)
    return errors.max { (alike[$0.message]?.count ?? 0) < (alike[$1.message]?.count ?? 0) }
  }

  /// The first thing that went wrong in a check, in one line; empty where nothing did.
  func evidence(of id: String) -> String {
    guard let result = results[id] else { return "" }
    let claim = result.claims.first { !$0.holds }
    let message = claim.map { $0.detail?.message ?? $0.claim } ?? result.errors.first?.message
    return message?.split(separator: "\n").joined(separator: " ") ?? ""
  }

  /// The numbers that a check measured, in its order.
  func numbers(of id: String) -> [Double] {
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
