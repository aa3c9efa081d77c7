import Testing

@testable import SpecRunner
@testable import SpecWords

/// Specs that are like wrong ones, and right.
@Suite("Right specs")
struct RightSpecTests {
  typealias Row = WrongSpecTests.Row

  static let rows: [Row] = [
    Row("expect(always(implies(x:above(500), x:below(0)), nil, { may_be_vacuous = true }))", ""),
    Row("expect(always(x:at_most(130)))", ""),
    Row("print(x:max(), x:max(after(run.released)))", ""),
    Row("assert(run.released) assert.is_not_nil(x) assert.is_not_equal(x, nil)", ""),
    Row("assert.is_table(assert) assert.equal(assert, require 'luassert')", ""),
    Row(
      "local b = interaction('swipe-card'):play(drag.outward{}) expect(x:settles{ within = 0.5, by = b.released.time + 0.7 })",
      ""),
    Row(
      "local s = stage{ width = 900, height = 900 } local one = s:add('spring-tile') local other = s:add('swipe-card') local a = s:play(drag.outward{}) expect(eventually(one:trace().offset.x:at_most(0), after(a.released)))",
      ""),
    Row(
      "local b = interaction('spring-tile'):play(drag.outward{}) expect((x - b.offset.x):matches{ b.offset.x - x, within = 0, window = after(b.released) })",
      ""),
    Row("assert.equal(1, #run.events:where{ name = 'ended' })", ""),
    Row("assert.equal(0, #run.events:where{ name = 'cancelled', reason = 'own' })", ""),
    Row("assert.is_true(#run.events:where{ state = 'offset', by = 'on_changed' } > 0)", ""),
    Row("assert.equal(1, #run.events:where{ time = run.released, name = 'ended' })", ""),
    Row(
      "assert.equal(1, #run.events:where{ name = 'ended', velocity = run.released.velocity })", ""),
    Row("assert.same({ x = 240, y = 140, width = 112, height = 112 }, tile:frame())", ""),
    Row(
      "assert.is_nil(run.events:where{ name = 'written' }[1].transaction.animation)", ""),
    Row("assert.has_no.error(curve.linear) assert.has_error(interaction)", ""),
    Row("local n = 0 for _ in pairs(tile:frame()) do n = n + 1 end assert.equal(4, n)", ""),
    Row(WrongPlaceTests.define("ui:rectangle{}:scale_effect('n'):offset('p'):position('p')"), ""),
    Row(
      WrongPlaceTests.define("ui:state('frame', 0) ui:action('go', function() ui.frame = 3 end)")
        + ":go()", ""),
    Row(WrongPlaceTests.define("ui:rectangle{}:offset(function() return ui.p end)"), ""),
    Row(WrongPlaceTests.define("ui:state('q', nil) ui:rectangle{}:offset{ x = 'q' }"), ""),
    Row(WrongPlaceTests.define("ui:rectangle{}:rotation_effect(45):rotation_effect('n')"), ""),
    Row("expect(x:at_most(130), nil) expect(x:at_most(130), {})", ""),
    Row("for n = 1, 9 do local c = x:at_most(120 + n) assert(c:holds() == (n >= 6)) end", ""),
    Row(
      WrongOptionTests.build("ui:rectangle{}:frame{ width = parameters.minimum_distance or 80 }"),
      ""),
  ]

  @Test("are not taken for what they look like", arguments: rows)
  func passes(_ row: Row) throws {
    #expect(try row.bench.lines == ["passed tile > comes home"])
  }
}
