import Testing

@Suite("spring")
struct SpringWordsTests {
  private static let forms =
    ": give duration and bounce, or response and damping_ratio, or mass, stiffness and damping"

  @Test(
    "answers what the law says",
    arguments: [
      WordRow("spring{}.duration, spring().bounce", "0.5, 0"),
      WordRow("spring{duration = 0.5, bounce = 0.3}.mass", "1"),
      WordRow("spring{mass = 1, stiffness = 100, damping = 10}.bounce", "0.5"),
      WordRow("spring{stiffness = 100, damping = 40}.damping", "20"),
      WordRow(
        "spring{stiffness = 100, damping = 40, allow_overdamping = true}.damping_ratio", "2"),
      WordRow(
        "spring{response = 0.3}.damping_ratio, spring{response = 0.3}.response", "0.825, 0.3"),
      WordRow("spring{damping_ratio = 0.5}.bounce", "0.5"),
      WordRow("spring{settling_duration = 2, damping_ratio = 1}.damping > 9.2334134764", "true"),
      WordRow("spring{duration = 0.5}.settling_duration", "0.7347716981942958"),
      WordRow("spring.snappy.bounce, spring.interactive.duration", "0.15, 0.15"),
      WordRow("spring.bouncy{extra_bounce = 0.2}.bounce", "0.5"),
      WordRow("spring.smooth() == spring{}, spring.smooth == spring.snappy", "true, false"),
      WordRow(
        "tostring(spring{duration = 0.45, bounce = 0.2})",
        "\"spring{duration = 0.45, bounce = 0.2}\""),
      WordRow("spring{bounce = 1}:value{from = 100, to = 0, at = 0.25}", "-100"),
      WordRow("spring{}:velocity{velocity = 3, at = 0}", "3"),
      WordRow("spring{stiffness = 100, damping = 20}:acceleration{at = 0}", "100"),
      WordRow(
        "spring{mass = 2, stiffness = 50, damping = 3}:force{position = 4, velocity = 7, target = 10}",
        "279"),
      WordRow("spring{duration = 0}:update(5, 100, 20, 0)", "20, 0"),
      WordRow("spring{}:settling_time{}", "0.7347716981942958"),
      WordRow("spring{bounce = 1}:settling_time{} == math.huge", "true"),
      WordRow("spring{}:settling_time{rule = 'envelope'}", "nil"),
      WordRow("spring{}:settling_time{rule = 'swiftui-estimate'}", "0.7999999999999999"),
      WordRow("spring{}:settling_time{from = 150, to = 0, epsilon = 0.15}", "0.7347716981942958"),
      WordRow("spring{bounce = 1, duration = 2}:signal{from = 100, to = 0}:at(1)", "-100"),
      WordRow("spring{bounce = 1, duration = 2}:signal{from = 100, to = 0}:time_of_min()", "1"),
      WordRow("spring{duration = 0}:signal{}:final()", "1"),
      WordRow("spring.unit_velocity(300, 150)", "2"),
      WordRow("spring.unit_velocity(300, -0.5)", "nil"),
    ])
  func answers(_ row: WordRow) throws { try row.expectAnswer() }

  @Test(
    "refuses what is wrong by its name, on its line",
    arguments: [
      WordRow("spring{bounce = 1.5}", "spring: bounce should be above -1 and at most 1, got 1.5"),
      WordRow(
        "spring{damping_ratio = -1}",
        "spring: damping_ratio should be a finite number, 0 or more, got -1"),
      WordRow("spring{duration = 0/0}", "spring: duration should be a finite number, got nan"),
      WordRow(
        "spring{duratoin = 1}", "spring: there is no option \"duratoin\" (did you mean 'duration'?)"
      ),
      WordRow(
        "spring{duration = 1, stiffness = 2, damping = 3}",
        "spring: duration and stiffness do not go together\(forms)"),
      WordRow(
        "spring{bounce = 0.1, epsilon = 0.1}",
        "spring: bounce and epsilon do not go together\(forms)"),
      WordRow(
        "spring{stiffness = 2}", "spring: damping is left out, or nil; it should be a finite number"
      ),
      WordRow(
        "spring(0.5)",
        "spring: the options should be a table such as { duration = 0.5 }, got 0.5"),
      WordRow("spring.smoth", "spring has no \"smoth\" (did you mean 'smooth'?)"),
      WordRow(
        "spring.bouncy{extra_bounce = 1}",
        "spring.bouncy: bounce should be above -1 and at most 1, got 1.3"),
      WordRow("spring{}{duration = 1}", "a spring is not called: make another with spring{…}"),
      WordRow(
        "spring{}:value{}",
        "spring:value: at is left out, or nil; it should be a finite number, at least 0 (in seconds)"
      ),
      WordRow(
        "spring{}:value{at = -1}",
        "spring:value: at should be a finite number, at least 0 (in seconds), got -1"),
      WordRow("spring{}.value{at = 1}", "write spring:value(), with a colon"),
      WordRow(
        "spring{}:settling_time{rule = 'last'}",
        "spring:settling_time: rule should be one of \"last_crossing\", \"envelope\", \"quartzcore\", \"swiftui_estimate\", got \"last\""
      ),
      WordRow(
        "spring{}:settling_time{epsilon = 0}",
        "spring:settling_time: epsilon should be a finite number, above 0, got 0"),
      WordRow(
        "spring{}:update(1, 2, 3)",
        "spring:update: dt should be a finite number, at least 0 (in seconds), got nil"),
      WordRow("spring{}.dampng", "a spring has no \"dampng\" (did you mean 'damping'?)"),
      WordRow(
        "spring.unit_velocity(1/0, 2)",
        "spring.unit_velocity: the velocity should be a finite number, got inf"),
    ])
  func refuses(_ row: WordRow) throws { try row.expectRefusal() }

  @Test("a spring does not change")
  func immutable() throws {
    let answer = try LuaBench().answer("local s = spring{}; s.duration = 1")
    #expect(answer.hasSuffix("bench.lua:1: a spring does not change: make another with spring{…}"))
  }
}
