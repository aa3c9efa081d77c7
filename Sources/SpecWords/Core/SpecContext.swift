package import LuaHost
package import SpecResults

/// What the words of one interpreter share: a class, since all of them write to it.
package final class SpecContext {
  /// The interpreter whose words these are.
  package let interpreter: Interpreter

  /// What the run fixed.
  package let settings: SpecSettings

  /// What the running spec has done so far.
  package var recorder: SpecRecorder

  /// What runs now, and therefore which words are allowed.
  package var position = Position.outside {
    didSet { lastAnswer = LastAnswer() }
  }

  /// What `finally` asked to run after the body of the spec.
  package var finalizer: LuaReference?

  /// The ids of the checks that the file has declared.
  var checkIDs: Set<String> = []

  /// The table of assertions, once a script has read it.
  var assertions: LuaReference?

  /// What is doubtful in the file outside of its specs, to be told with the next of them.
  private var unheard: [Warning] = []

  /// The interactions that scripts have defined.
  package var definitions = Definitions()

  /// Reads the file at a path as `require` does, and answers what it returns.
  package var readModule: (_ path: String) throws -> LuaValue = { path in
    throw HostError("\(path): no files can be read here")
  }

  /// Is told, once, of each name among `SpecSettings.subjects` and `registered` that something asks
  /// for.
  package var onStandIn: ((_ name: String) -> Void)?

  /// The claims of the running spec.
  var claimWatch = ClaimWatch()

  /// What a word that asks has answered last in what runs now.
  var lastAnswer = LastAnswer()

  /// The gestures of the running spec.
  var gestureWatch = GestureWatch()

  /// Keeps what subjects show; `nil` where nobody asks.
  let sceneKeeper: SceneKeeper?

  /// Keeps what happens to subjects; `nil` where nobody asks.
  let storyKeeper: StoryKeeper?

  /// The metatables of records by what they are.
  var records: [MemberOwner: LuaReference] = [:]

  /// The globals that the running spec has read and that there are none of.
  var missingNames = MissingNames()

  /// Whether a text in quotation marks is asserted, by the lines where a text was.
  private var assertedTexts: [Location: Bool] = [:]

  /// The subjects of definitions that the running spec has made.
  package private(set) var built: [BuiltDefinition] = []

  /// The text of a script at a path; `nil` where it cannot be read.
  package var text: (_ path: String) -> [UInt8]? = { _ in nil }

  /// Is told what makes it doubtful that a value is given in the right unit, where that is asked.
  var onUnitDoubt: ((_ message: String, _ name: String) -> Void)?

  /// How many specs have ended.
  private(set) var specsEnded = 0

  /// Where subjects are made of which it was told that several specs use them.
  var sharedLives: Set<Location> = []

  /// Whether what would drive a subject only reads what it is given.
  var holdsStill = false

  /// The path of the file whose specs run.
  package var path = ""

  /// The outlines of the scripts that were asked about, by their paths.
  private var outlines: [String: ScriptOutline?] = [:]

  private var endings: [() throws -> Void] = []
  private var preludes: [Prelude: LuaReference] = [:]
  private var modules: [Prelude: LuaReference] = [:]

  /// What a script's word finds running when it is called.
  package enum Position {
    /// Nothing of a file.
    case outside
    /// The body of a block: it declares blocks, specs and hooks.
    case declaring(Block)
    /// The body of a spec.
    case running
    /// The hook of that name.
    case hook(String)
  }

  /// A definition of which a subject was made.
  package struct BuiltDefinition {
    /// The function that declares it.
    package let body: LuaReference
    /// The names of its states.
    package let names: [String]
  }

  /// The words' side of `interpreter`, which holds it from here on.
  package init(_ interpreter: Interpreter, settings: SpecSettings) {
    self.interpreter = interpreter
    self.settings = settings
    sceneKeeper = settings.wantsScenes ? SceneKeeper(settings) : nil
    storyKeeper = settings.tellsStory ? StoryKeeper() : nil
    let nowhere = Location(path: "", line: 0)
    recorder = SpecRecorder(SpecResult(id: "", names: [], location: nowhere, outcome: .passed))
    interpreter.context = self
    interpreter.shown = ValuePrinter.full
  }

  /// Begins to record the spec that `result` names.
  package func beginRecording(_ result: SpecResult) {
    recorder = SpecRecorder(result)
    for warning in unheard { recorder.warn(warning) }
    unheard = []
  }

  /// Has the writer look at something, in a block or in a spec.
  func warn(_ warning: Warning) {
    guard case .declaring = position else { return recorder.warn(warning) }
    if unheard.count < 20 { unheard.append(warning) }
  }

  /// The function that a file of the prelude is, loaded when it is first asked for.
  func function(_ prelude: Prelude) throws(LuaError) -> LuaReference {
    if let function = preludes[prelude] { return function }
    let function = try interpreter.load(prelude.bytecode)
    preludes[prelude] = function
    return function
  }

  /// What a file of the prelude answers when it is run, once, with these arguments.
  func module(
    _ prelude: Prelude, pushing push: (Call) -> Void
  ) throws(LuaError) -> LuaReference {
    if let module = modules[prelude] { return module }
    let module = try interpreter.call(try function(prelude), pushing: push) { results in
      try results.reference(1)
    }
    modules[prelude] = module
    return module
  }

  /// Whether a file of the prelude was run by `module`.
  func hasModule(_ prelude: Prelude) -> Bool { modules[prelude] != nil }

  /// Remembers the globals; what is returned brings them back.
  package func rememberGlobals() throws(LuaError) -> LuaReference {
    let result = try interpreter.call(try function(.insulate))
    guard case .function(let restore) = result.first else {
      preconditionFailure("the prelude answers a function")
    }
    return restore
  }

  /// Has `body` run when the spec and its tear-down are over, the latest first.
  func atEndOfSpec(_ body: @escaping () throws -> Void) {
    endings.append(body)
  }

  /// Runs what waits for the end of the spec; each of them, whatever the others throw.
  ///
  /// - Parameter isWhole: Whether its function ran to the end, so that what it has not used it never
  ///   would have.
  package func endSpec(isWhole: Bool) -> [any Error] {
    var errors: [any Error] = []
    defer { specsEnded += 1 }
    let unused = claimWatch.end() + gestureWatch.end()
    let missing = missingNames.end(
      among: {
        WordRegistry.standard.names + WordRegistry.lua + (outline(of: path)?.declaredNames ?? [])
      }, outline)
    if recorder.isJudgeable { (missing + (isWhole ? unused : [])).forEach { recorder.warn($0) } }
    built.removeAll()
    while let ending = endings.popLast() {
      do { try ending() } catch { errors.append(error) }
    }
    if let (scenes, others) = sceneKeeper?.end() { recorder.show(scenes, others: others) }
    if let (story, events, subjects) = storyKeeper?.end() {
      recorder.tell(story, otherEvents: events, otherSubjects: subjects)
    }
    return errors
  }
}

extension SpecContext {
  /// What the script at a path reads, calls and writes; `nil` where it cannot be read.
  package func outline(of path: String) -> ScriptOutline? {
    if let known = outlines[path] { return known }
    let outline = text(path).flatMap { ScriptOutline($0) }
    outlines.updateValue(outline, forKey: path)
    return outline
  }

  /// Keeps what a definition, of which a subject was made, declares; once, where many are made.
  func noteBuilt(_ body: LuaReference, _ names: [String]) {
    guard built.last?.body !== body, built.count < 64 else { return }
    built.append(BuiltDefinition(body: body, names: names))
  }

  /// Whether what is asserted on `line` is a text in quotation marks.
  func isText(assertedOn line: Location) -> Bool {
    if let known = assertedTexts[line] { return known }
    let isText = outline(of: line.path)?.calls("assert", withTextOn: line.line)
    assertedTexts[line] = isText
    return isText ?? false
  }

  /// Notes that a spec, or what comes before it in its file, has read a global that is not there.
  func miss(_ name: String, in call: Call) {
    switch position {
    case .running, .hook, .declaring: missingNames.add(name) { call.location }
    case .outside: break
    }
  }
}
