import SpecWords
import Testing

@Suite("Guide")
struct GuideTests {
  @Test("every example runs, and holds", arguments: Guide.families)
  func examples(_ family: WordFamily) throws {
    let folder = try TemporaryFolder()
    for (index, entry) in family.entries.enumerated() {
      try folder.write(spec(of: entry), to: "specs/\(index)_spec.lua")
    }
    let run = try Sprung("run", "-q", in: folder.url)
    #expect(run.status == 0, "\(run.output)\(run.diagnostics)")
  }

  /// A file in which the example stands where such words stand.
  private func spec(of entry: WordEntry) -> String {
    let declares = ["describe(", "it(", "checklist(", "pending("].contains {
      entry.example.hasPrefix($0)
    }
    if declares { return "\(Guide.setting)\n\(entry.example)\nit('is read', function() end)" }
    return "it('runs', function()\n\(Guide.setting)\n\(entry.example)\nend)"
  }

  /// The words of a spec, by what they are called on, as the contract of the Lua side has them.
  static let words = """
    describe context insulate expose it spec test pending before_each after_each setup teardown
    lazy_setup lazy_teardown strict_setup strict_teardown finally check checklist expect observe
    finding known_issue assert.equal assert.same assert.near assert.is_true assert.is_false
    assert.is_nil assert.is_not_nil assert.is_truthy assert.is_falsy assert.has_error
    assert.has_no_error assert.matches assert.unique vector spring spring.smooth spring.snappy
    spring.bouncy spring.interactive :value :velocity :acceleration :force :settling_time :update
    :signal spring.unit_velocity curve.linear curve.ease_in curve.ease_out curve.ease_in_out
    curve.bezier velocity.estimate drag.from drag.by :to :by :through :hold :call :release
    :release_at :cancel drag.resume drag.near_rest drag.outward drag.inward drag.diagonal
    drag.cancelled :sampled drag.replay drag.together drag.after interaction stage :add :play
    :perform :advance :advance_frames :settle :time :phase :center :frame :value :model :text :edit
    :resize :remove :tap :slide :pan_velocity :item :trace run.pressed run.began run.released
    run.cancelled run.failed run.lifted run.missed run.settled run.offset run.events :where :frames
    :at :before :slope_at :slope_before :max :min :time_of_max :time_of_min :final :samples
    :as_drawn :abs :length :clamp :at_most :below :at_least :above :between :near :is_true :is_false
    :rising :falling negate all_of any_of implies always eventually holds_until :margin :holds
    :witness :first_violation after from_to in_next :settles :overshoots :peaks :is_monotonic
    :is_continuous :keeps_direction :reverses :matches progress.fraction progress.bar :mask_width
    :gradient_width :stop_positions :color_at :visible :set :set_total :set_indeterminate
    interaction.define definition.with ui:state ui:gesture_state ui:model ui:value ui.parameters
    ui:channel ui:text ui:drag :updating :on_changed :on_ended ui:with_animation ui:with_transaction
    ui:without_animation ui:on_change ui:after ui:action ui:monitor ui:mark ui:canvas ui:rectangle
    ui:linear_gradient ui:z_stack ui:geometry_reader :offset :position :scale_effect
    :rotation_effect :content_shape :clip_shape :fill :mask :gesture :allows_hit_testing
    :coordinate_space :id :animation :bounds ui:button ui:slider ui:toggle :disabled
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test("every word of a spec is told of")
  func isComplete() {
    let last = { (word: String) in word.split { $0 == "." || $0 == ":" }.last.map(String.init) }
    let known = Set(
      Guide.families.flatMap(\.entries).flatMap { [$0.name] + $0.also }.compactMap(last))
    let missing = Self.words.filter { last($0).map { !known.contains($0) } ?? true }
    #expect(missing == [])
  }

  @Test("a word is found by its last part, and a mistyped one by its neighbour")
  func lookUp() throws {
    #expect(try Sprung("doc", "hold").output.hasPrefix(":hold\n  Seconds without an event"))
    let wrong = try Sprung("doc", "setles")
    #expect(wrong.status == 2)
    #expect(
      wrong.diagnostics
        == "sprung: no word 'setles' (did you mean 'settles'?); 'sprung doc' lists all\n")
    #expect(try Sprung("doc").output.contains("\n  settles "))
  }
}
