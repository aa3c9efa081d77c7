import SpecReports
import SpecSearch

/// `sprung mutate`: which checks notice which documented mistakes.
enum MutateCommand: Subcommand {
  static let name = "mutate"
  static let synopsis = "[NAME…]"
  static let summary = "runs the checks against every documented mistake: which notice"

  static var groups: [OptionGroup<MutationTrial.Settings>] {
    [
      OptionGroup(
        title: "Mistakes; a NAME is an interaction, an id such as m.tile.offset-reset, or tile",
        options: [MutationTrial.Settings.faults, MutationTrial.Settings.specs]),
      OptionGroup(title: "Execution", options: MutationTrial.Settings.executing),
    ]
  }

  static func defaults() -> MutationTrial.Settings { MutationTrial.Settings() }

  static func run(
    _ settings: MutationTrial.Settings, _ names: [String]
  ) throws(CommandFault) -> ExitStatus {
    let trial = try MutationTrial(settings)
    let mistakes = try named(names, in: trial.library)
    var rows: [MutationMatrix.Row] = []
    for interaction in mistakes.interactions {
      let own = mistakes.filter { $0.interaction == interaction }
      let matrix = try trial.matrix(of: interaction, own)
      guard show(MutationTable(matrix, width: Terminal.width ?? 100).text) == .passed else {
        return .usage
      }
      rows += matrix.rows
    }
    let written = show(summary(of: rows))
    let isClean = rows.allSatisfy { $0.verdict != .survived && $0.verdict != .broken }
    return .worst([written, isClean ? .passed : .failed])
  }

  /// How many mistakes there were, by what became of them.
  private static func summary(of rows: [MutationMatrix.Row]) -> String {
    func count(_ verdict: MutationMatrix.Verdict) -> Int {
      rows.count { $0.verdict == verdict }
    }
    var parts = ["\(count(.noticed) + count(.missed)) noticed"]
    if count(.missed) > 0 { parts.append("\(count(.missed)) not by every check that should") }
    if count(.equivalent) > 0 { parts.append("\(count(.equivalent)) equal to the right form") }
    if count(.broken) > 0 { parts.append("\(count(.broken)) broken") }
    parts.append("\(count(.survived)) survived")
    return "\(counted(rows.count, "mistake")): \(parts.joined(separator: ", "))\n"
  }

  private static func named(
    _ names: [String], in library: MistakeLibrary
  ) throws(CommandFault) -> [Mistake] {
    do throws(MistakeFault) {
      return try library.mistakes(named: names)
    } catch {
      throw CommandFault(error)
    }
  }
}
