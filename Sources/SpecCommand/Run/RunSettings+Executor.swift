import LuaHost
import SpecReports
import SpecRunner
import SpecWords

extension RunSettings {
  /// What runs a file under these settings.
  var executor: SpecExecutor {
    var words = SpecSettings()
    words.seed = seed
    words.rate = rate
    words.subjects = subjects.mapValues { StandIn(paths: [$0]) }
    words.roots += paths
    words.readable = readable
    words.requiresAssertions = requiresAssertions
    let style = style
    words.tellsWhatHeld = needsEverySpec
    words.tellsStory = tellsStory
    words.wantsScenes = drawn != nil
    words.wantsShapes = drawn?.showsViews ?? false
    (words.drawnFrom, words.drawnTo) = (drawn?.from, drawn?.to)
    words.wantsPlots = drawn != nil || allReports.contains { $0.format.drawsSignals(style) }
    // Another run may report on what JSON holds, in another language.
    words.languages = allReports.contains { $0.format == .json } ? nil : [language]
    var limits = Limits.standard
    limits.bytes = memoryInMebibytes << 20
    limits.instructions = instructions
    limits.time = .seconds(specLimit)
    return SpecExecutor(settings: words, limits: limits)
  }

  /// How `files` are run under these settings.
  func plan(of files: [SpecFile]) -> RunPlan {
    var plan = RunPlan(files: files)
    plan.selection = selection
    plan.isolation = .workers(jobs: jobs)
    plan.specLimit = specLimit
    plan.runLimit = runLimit
    plan.failureLimit = failureLimit
    plan.repetitions = repetitions
    // As much again as the interpreter may hold is room for the longest text on its way there.
    plan.memoryLimit = max(plan.memoryLimit, (256 + 2 * memoryInMebibytes) << 20)
    plan.detail = needsEverySpec ? .all : .notable
    return plan
  }

  /// Whether a report, or the comparison with a baseline, tells of specs that merely passed.
  fileprivate var needsEverySpec: Bool {
    let style = style
    return baseline != nil || drawn != nil || !wantedChecks.isEmpty
      || allReports.contains { $0.format.needsEverySpec(style) }
  }
}
