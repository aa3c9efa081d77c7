import Testing

@Suite("curve")
struct CurveWordsTests {
  @Test(
    "answers what the curve says",
    arguments: [
      WordRow("curve.linear:value(0.25), curve.linear:velocity(2)", "0.25, 1"),
      WordRow("curve.ease_in_out:value(0.5), curve.ease_in_out:value(-1)", "0.5, 0"),
      WordRow("curve.ease_out:velocity(0)", "1.7241379310344829"),
      WordRow("curve.bezier(-0.5, 2, 1.5, -1):velocity(0.5)", "-1"),
      WordRow("curve.circular_ease_out:value(1)", "1"),
      WordRow("curve.ease_in.inverse.inverse == curve.ease_in", "true"),
      WordRow(
        "tostring(curve.ease_in), tostring(curve.bezier(0, 0, 1, 1))",
        "\"curve.ease_in\", \"curve.bezier(0.0, 0.0, 1.0, 1.0)\""),
      WordRow("curve.ease_in{}.duration, curve.linear{duration = 2}.duration", "0.35, 2"),
      WordRow("curve.linear{duration = 2} == curve.linear{duration = 2}", "true"),
    ])
  func answers(_ row: WordRow) throws { try row.expectAnswer() }

  @Test(
    "refuses what is wrong by its name, on its line",
    arguments: [
      WordRow("curve.ease_inout", "curve has no \"ease_inout\" (did you mean 'ease_in_out'?)"),
      WordRow("curve.bezier(0, 0, 1)", "curve.bezier: y2 should be a finite number, got nil"),
      WordRow(
        "curve.bezier(0, 0, 1, 1, 1)",
        "curve.bezier: takes at most 4 arguments, got 5; the next is 1"),
      WordRow(
        "curve.bezier(0, -1, 1, 1).inverse",
        "curve.inverse: a curve with y1 outside 0…1 has no inverse, got -1"),
      WordRow(
        "curve.linear:value()", "curve:value: the progress should be a finite number, got nil"),
      WordRow("curve.linear.value(1)", "write curve:value(), with a colon"),
      WordRow(
        "curve.linear{duration = -1}",
        "curve: duration should be a finite number, at least 0 (in seconds), got -1"),
      WordRow(
        "curve.linear:slope(1)", "a curve has no \"slope\" (known: inverse, value, velocity)"),
    ])
  func refuses(_ row: WordRow) throws { try row.expectRefusal() }
}

@Suite("velocity")
struct VelocityWordsTests {
  private static let steady = "{{0, 0, 0}, {0.01, 6, -3}, {0.02, 12, -6}}"

  @Test(
    "answers what the tracker reads",
    arguments: [
      WordRow("velocity.estimate(\(steady)) == vector(600, -300)", "true"),
      WordRow("velocity.estimate(\(steady), {tracker = 'impulse'}):length() > 670", "true"),
      WordRow("velocity.estimate(\(steady), {at = 2.02}):length()", "0"),
      WordRow("velocity.estimate(\(steady), {tracker = 'lsq2', at = 0.07}).x", "0"),
      WordRow("velocity.estimate({{0, 0, 0}, {0.01, 1, 0}, {0.01, 6, 0}}).x", "600"),
      WordRow("velocity.estimate({}).x", "0"),
    ])
  func answers(_ row: WordRow) throws { try row.expectAnswer() }

  @Test(
    "refuses what is wrong by its name, on its line",
    arguments: [
      WordRow(
        "velocity.estimate()",
        "velocity.estimate: the samples should be a list of samples such as {0.1, 12, 0}, got nil"),
      WordRow(
        "velocity.estimate({{0, 1}})",
        "velocity.estimate: the samples[1] should be a list of three numbers, {t, x, y}, got {0, 1}"
      ),
      WordRow(
        "velocity.estimate({{0, 1, 0/0}})",
        "velocity.estimate: the samples[1][3] should be a finite number, got nan"),
      WordRow(
        "velocity.estimate({{1, 0, 0}, {0.5, 1, 0}})",
        "velocity.estimate: the samples[2] should be no earlier than the sample before it, got {0.5, 1, 0}"
      ),
      WordRow(
        "velocity.estimate({}, {tracker = 'lsq'})",
        "velocity.estimate: tracker should be one of \"swiftui-sampler\", \"lsq2\", \"impulse\", \"ios-scroll\", \"macos-scroll\", got \"lsq\" (did you mean 'lsq2'?)"
      ),
      WordRow(
        "velocity.estimate(\(steady), {at = 0})",
        "velocity.estimate: at should be a finite number, no earlier than the last sample, got 0"),
      WordRow("velocity.guess", "velocity has no \"guess\" (known: estimate)"),
    ])
  func refuses(_ row: WordRow) throws { try row.expectRefusal() }
}
