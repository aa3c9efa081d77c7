import Interactions
import LuaHost
import Motion

/// The arguments of `ui:with_animation`: an animation, options that may be left out, a body.
struct AnimationWords {
  var animation: Animation?
  var criteria: CompletionCriteria?
  var completion: LuaReference?
  var unitVelocity: Vector?
  var body: LuaReference

  init(_ said: UiCall) throws {
    try said.arguments.atMost(3)
    let call = said.arguments.call
    let hasOptions = call.kind(3) == .table || call.kind(4) == .function
    var animation = said.arguments[1, "the animation"]
    var options = said.arguments[hasOptions ? 2 : said.arguments.count + 1, "the options"]
    var body = said.arguments[hasOptions ? 3 : 2, "the body"]
    // The override's kind says which of the three it stands for.
    for override in try said.overrides() {
      switch said.arguments.call.kind(override.slot) {
      case .table: options = try said.lay(override, over: options, as: .options)
      case .function: body = try said.lay(override, over: body, as: .function)
      default: animation = try said.lay(override, over: animation, as: .value)
      }
    }
    self.animation = try animation.animationOrNone()
    self.body = try body.function()
    try read(
      Options(options, ["completion_criteria", "completion", "on_complete", "initial_velocity"]))
  }

  /// Reads the options; the older spellings give the criterion as `completion` and the completion
  /// as `on_complete`.
  private mutating func read(_ options: Options) throws {
    let completion = options["completion"]
    criteria = try options["completion_criteria"].present?.word(of: CompletionCriteria.self)
    if completion.call.kind(completion.slot) == .string {
      criteria = try completion.word(of: CompletionCriteria.self)
    } else {
      self.completion = try completion.present?.function()
    }
    if let older = options["on_complete"].present { self.completion = try older.function() }
    if let velocity = options["initial_velocity"].present {
      let isNumber = velocity.call.number(velocity.slot) != nil
      unitVelocity =
        isNumber ? Vector(try velocity.number(), try velocity.number()) : try velocity.vector()
    }
  }
}
