public import Interactions
import SpecResults
package import SpecRunner
package import SpecWords

extension Diagnosis {
  /// Diagnoses an interaction of an app, by the checks and mistakes that ship with this package.
  ///
  /// - Parameters:
  ///   - interaction: The documents' interaction that it is meant to be, such as `spring-tile`.
  ///   - names: What the documents call the states and channels that have other names.
  ///   - specs: The folder of the checks and mistakes.
  ///   - make: Makes the app's interaction.
  public init(
    as interaction: String, names: [String: String] = [:], specs: String = Self.shippedSpecs,
    _ make: @escaping InteractionMaker
  ) throws(DiagnosisFault) {
    var settings = SpecSettings()
    settings.registered[interaction] = make
    settings.roots = [specs]
    let library = try Self.attempt { try MistakeLibrary(folder: "\(specs)/faults") }
    let discovery = Discovery(arguments: [specs])
    if let fault = discovery.faults.first { throw .unreadable(reason: fault.description) }
    var plan = RunPlan(files: discovery.files)
    plan.isolation = .inProcess
    try self.init(
      of: StandIn(names: names), as: interaction, among: library, by: plan,
      executor: SpecExecutor(settings: settings))
  }

  /// The folder `specs` of the package that this was built from.
  public static var shippedSpecs: String {
    let steps = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return (steps.dropLast(3) + ["specs"]).joined(separator: "/")
  }

  /// Diagnoses what stands in the place of an interaction.
  package init(
    of subject: StandIn, as interaction: String, among library: MistakeLibrary, by plan: RunPlan,
    executor: SpecExecutor
  ) throws(DiagnosisFault) {
    let mistakes = library.mistakes.filter { $0.interaction == interaction }
    let trial = try Self.attempt {
      try library.trial(of: interaction, by: plan, executor: executor)
    }
    if mistakes.isEmpty { throw .unknown(interaction: interaction, known: library.interactions) }
    if trial.isEmpty { throw .noChecks(interaction: interaction) }
    let symptoms = try Self.attempt { try trial.symptoms(of: [subject])[0] }
    if let fault = symptoms.fault { throw .notJudged(reason: fault) }
    let matrix = try Self.attempt {
      try MutationMatrix(trial, original: library.original(of: interaction), mistakes)
    }
    let unjudged = symptoms.unjudged(by: matrix)
    if 2 * unjudged.count > symptoms.results.count {
      throw .tooLittle(
        obstacles: symptoms.obstacles(to: unjudged).map(\.description),
        checks: symptoms.results.count, unjudged: unjudged.count)
    }
    self = try Self.attempt { try Diagnosis(of: symptoms, by: matrix, in: trial) }
  }

  /// What `body` answers; whatever keeps it from that is a fault of its own.
  private static func attempt<Answer>(
    _ body: () throws -> Answer
  ) throws(DiagnosisFault) -> Answer {
    do {
      return try body()
    } catch let fault as MistakeFault {
      throw .unreadable(reason: fault.description)
    } catch let fault as TrialFault {
      switch fault {
      case .refused: throw .refused(reason: fault.description)
      case .unlisted: throw .unlisted(reason: fault.description)
      case .cutShort(.interrupted(let signal)): throw .cutShort(signal: signal)
      case .cutShort: throw .cutShort(signal: nil)
      }
    } catch {
      throw .refused(reason: "\(error)")
    }
  }
}
