import Glibc
import Interactions
import SpecReports
import SpecResults
import SpecRunner
import SpecWords

/// What was run to be drawn, and what came of it.
struct Performance {
  /// What every spec showed; of a subject the one that plays with it.
  private(set) var results: [SpecResult] = []

  /// What it is called, where it is a subject under a gesture.
  private(set) var title: String?

  /// What applies already: a spec that fails is drawn all the same.
  private(set) var statuses: [ExitStatus] = []

  /// What it was asked for as.
  let argument: String

  private let settings: RunSettings
  private var errors: [SpecError] = []
  private var summary = RunSummary.blank

  /// What the text of a gesture is called in messages.
  private static let place = "sprung plot"

  /// Runs what `argument` names: an interaction, a file of specs, or one that returns a definition.
  init(
    of argument: String, _ driving: Driving, _ settings: RunSettings
  ) throws(CommandFault) {
    self.argument = argument
    self.settings = settings
    if Catalogue.names.contains(argument) || settings.subjects[argument] != nil {
      try play(argument, nil, driving)
    } else {
      try perform(driving)
    }
  }

  /// Runs the specs that the argument means; where those are none, plays with what it defines.
  private mutating func perform(_ driving: Driving) throws(CommandFault) {
    let files = try files()
    let isPlainFile =
      files.count == 1 && files[0].path == spelling(of: argument) && files[0].lines.isEmpty
    if driving.isGiven {
      guard isPlainFile, !argument.hasSuffix(Discovery.suffix) else {
        throw CommandFault("--gesture, --with and --do are for a SUBJECT; a spec plays its own")
      }
      return try play(argument, argument, driving)
    }
    try run(files)
    let isEmpty = summary.declared == 0 && summary.erroredFiles == 0
    if isPlainFile, isEmpty, !argument.hasSuffix(Discovery.suffix) {
      return try play(argument, argument, driving)
    }
    for error in errors + results.flatMap(\.errors) {
      say(lines: Problem(error).lines(plots: nil).joined(separator: "\n"))
    }
    statuses += summary.statuses(allowsNothing: false)
    if results.isEmpty {
      let reason = FoundFiles(selecting).reasonForNothing(summary) ?? "\(argument): nothing was run"
      throw CommandFault(reason, status: .worst(statuses))
    }
  }

  private var selecting: RunSettings {
    var settings = settings
    settings.paths = [argument]
    return settings
  }

  /// The spec files that the argument means.
  private func files() throws(CommandFault) -> [SpecFile] {
    let discovery = Discovery(arguments: [argument])
    if discovery.faults.isEmpty { return discovery.files }
    let known = Catalogue.names + settings.subjects.keys.sorted()
    if !argument.contains("/"), !argument.contains("."), access(argument, F_OK) != 0 {
      throw CommandFault(
        "'\(argument)' is neither an interaction nor a path\(Suggestion.choice(argument, in: known))"
      )
    }
    throw CommandFault(discovery.faults.map(\.description).joined(separator: "\n"))
  }

  private mutating func run(_ files: [SpecFile], _ executor: SpecExecutor? = nil)
    throws(CommandFault)
  {
    var results: [SpecResult] = []
    var errors: [SpecError] = []
    defer { (self.results, self.errors) = (results, errors) }
    do throws(RunnerError) {
      summary = try Runner.run(
        settings.plan(of: files), executor: executor ?? settings.executor
      ) { event in
        switch event {
        case .specFinished(let result): results.append(result)
        case .fileErrored(_, let error): errors.append(error)
        case .runStarted, .fileStarted, .fileFinished, .runFinished: break
        }
      }
    } catch {
      throw CommandFault(error, status: .internalFault)
    }
    for complaint in settings.complaints(ofSubjectsUnusedIn: summary) {
      say(complaint)
      statuses.append(.usage)
    }
  }
}

// MARK: A subject

extension Performance {
  /// Plays with the interaction of a name, or the one that a file defines.
  private mutating func play(
    _ name: String, _ path: String?, _ driving: Driving
  ) throws(CommandFault) {
    if settings.hasSelection {
      throw CommandFault("--filter, --tags and --id are for specs; '\(argument)' is a subject")
    }
    for gesture in driving.actions == nil ? try driving.gestures() : [""] {
      try driving.refuseUnreadable(gesture)
      var file = SpecFile(path: Self.place)
      file.text = driving.spec(about: name, gesture)
      if let path { file.subjects[name] = StandIn(paths: [path]) }
      try run([file])
      try refuseFailure(of: driving)
      title = "\(argument): \(driving.actions ?? gesture)"
      if results.contains(where: { $0.scenes.contains(where: \.hasMotion) }) { return }
    }
  }

  /// Throws where the play came to nothing: what is wrong with the gesture is wrong use.
  private func refuseFailure(of driving: Driving) throws(CommandFault) {
    let problems = errors.map(Problem.init) + results.flatMap(\.problems)
    guard var problem = problems.first else {
      if summary.ending == .complete { return }
      throw CommandFault("plot: ended early", status: .worst(summary.statuses(allowsNothing: true)))
    }
    let isLimit = (errors + results.flatMap(\.errors)).contains { $0.kind.isLimit }
    problem.context.removeAll { $0.hasPrefix("\(Self.place):") }
    var lines = problem.lines(plots: nil)
    let isOwn = problem.location?.path == Self.place
    if isOwn, let line = problem.location?.line {
      // Of a line that the reader has not written nothing is shown.
      let argument = driving.argument(atLine: line).map { "\($0): " } ?? ""
      lines =
        [argument + problem.message] + (driving.isGiven ? problem.context.map { "  " + $0 } : [])
    }
    lines += advice(on: driving)
    throw CommandFault(
      lines.joined(separator: "\n"),
      status: .worst([isOwn && !isLimit ? .usage : .errored] + summary.ending.statuses))
  }

  /// What a reader may not know of a spec that was written for them: it claims nothing, so that what
  /// failed is the press of a gesture, in the middle of the subject.
  private func advice(on driving: Driving) -> [String] {
    let isMissed = results.contains { $0.claims.contains { !$0.holds } }
    guard driving.gesture == nil, driving.actions == nil, isMissed else { return [] }
    return ["  --do LUA drives it without one, as --do 'subject:set(0.8) subject:settle()'"]
  }
}

extension SpecError.Kind {
  /// Whether a limit or a signal ended the spec.
  fileprivate var isLimit: Bool {
    switch self {
    case .load, .raised, .hook: false
    case .timeout, .interrupted, .instructions, .memory, .output, .crash: true
    }
  }
}

extension RunSettings {
  /// Whether only some specs are wanted.
  fileprivate var hasSelection: Bool {
    !selection.filters.isEmpty || !selection.exclusions.isEmpty || !selection.tags.isEmpty
      || !selection.excludedTags.isEmpty || selection.ids != nil
  }
}

extension Scene {
  /// Whether any number that it shows changes.
  var hasMotion: Bool { plots.contains { !$0.isBoolean && $0.changes } }
}

extension Plot {
  /// Whether it has more than one value.
  var changes: Bool {
    let values = values.filter(\.isFinite)
    return values.contains { $0 != values[0] }
  }
}
