import Testing

@Suite("progress")
struct ProgressWordsTests {
  @Test(
    "answers what is done and what is shown",
    arguments: [
      WordRow("progress.fraction(3, 12), progress.fraction(15, 10)", "0.25, 1"),
      WordRow("progress.fraction(0.5)", "0.5"),
      WordRow("progress.fraction(nil, 1)", "nil, \"there is no value\""),
      WordRow("progress.fraction(0/0, 1)", "nil, \"the value is nan, not a finite number\""),
      WordRow("progress.fraction(5, 0)", "nil, \"the total is 0, not a finite number above 0\""),
      WordRow("progress.bar{}:mask_width(0.255), progress.bar():gradient_width()", "81.6, 320"),
      WordRow("progress.bar{width = 480}:stop_positions()", "{0, 240, 480}"),
      WordRow("progress.bar{}:mask_width(0/0), progress.bar{}:mask_width(nil)", "nil, nil"),
      WordRow("progress.bar{width = 0/0}:gradient_width()", "nil"),
      WordRow("progress.bar{}:visible(0.25)", "0, 80"),
      WordRow("progress.bar{layout = 'rtl'}:visible(0.25, 0)", "240, 320"),
      WordRow("progress.bar{}:visible(nil)", "nil"),
      WordRow(
        "progress.bar{}:color_at(80, 0.25)",
        "{alpha = 1, blue = 238.5, green = 102, layer = \"gradient\", red = 87.5}"),
      WordRow(
        "progress.bar{}:color_at(81, 0.25).layer, progress.bar{}:color_at(0, 1, 5)",
        "\"track\", nil"),
      WordRow("progress.bar{}:color_at(0/0, 1)", "nil"),
      WordRow(
        "progress.bar{stops = {{color = 'red', location = 0}, {color = {red = 1, green = 2, blue = 3}, location = 1}}}:color_at(320, 1).blue",
        "3"),
    ])
  func answers(_ row: WordRow) throws { try row.expectAnswer() }

  @Test(
    "refuses what is wrong by its name, on its line",
    arguments: [
      WordRow(
        "progress.fraction('half')",
        "progress.fraction: the value should be a number or nil, got \"half\""),
      WordRow(
        "progress.bar{widht = 1}",
        "progress.bar: there is no option \"widht\" (did you mean 'width'?)"),
      WordRow(
        "progress.bar{layout = 'trl'}",
        "progress.bar: layout should be one of \"ltr\", \"rtl\", got \"trl\" (did you mean 'rtl'?)"),
      WordRow(
        "progress.bar{stops = {{color = 'purpel', location = 0}}}",
        "progress.bar: stops[1].color should be a colour, got \"purpel\" (did you mean 'purple'?)"),
      WordRow("progress.bar{}:color_at()", "bar:color_at: x should be a number, got nil"),
      WordRow("progress.bar{}.visible(1)", "write progress bar:visible(), with a colon"),
    ])
  func refuses(_ row: WordRow) throws { try row.expectRefusal() }
}
