extension Guide {
  static let claims = WordFamily(
    title: "Claims",
    entries: [
      WordEntry(
        ":at_most", "Holds where the value is not above a bound; the margin is bound - value.",
        also: [":below"],
        "expect(always(x:at_most(126)))"),
      WordEntry(
        ":at_least", "Holds where the value is not below a bound; :above is the strict form.",
        also: [":above"],
        "expect(always(x:at_least(-2)))"),
      WordEntry(
        ":between", "Holds from one bound to another.", "expect(always(x:between(-2, 126)))"),
      WordEntry(
        ":near", "Holds within a distance of a value; there is no distance by default.",
        "expect(eventually(x:near(125.525, 0.01)))"),
      WordEntry(
        ":rising",
        "Holds where the slope is above 0; :falling below it. While dragged, a signal moves in steps.",
        also: [":falling"],
        "expect(always(x:rising(), after(run.released, 0.019)))"),
      WordEntry(
        ":is_true", "Holds where a Boolean is true; :is_false where it is false.",
        also: [":is_false"],
        "expect(always(run.is_dragging:is_true(), from_to(run.began, run.released)))"),
      WordEntry(
        ":margin", "By how much a claim holds, below 0 by how much it fails; when it was closest.",
        also: [":holds", ":witness", ":first_violation"],
        "assert.near(0.475, x:at_most(126):margin(), 0.001)"),
      WordEntry(
        "always", "A claim at every instant of a window; the margin is the least.",
        picture: "The whole curve stays on the right side of the line.",
        "expect(always(x:at_most(120.5), from_to(run.began, run.released)))"),
      WordEntry(
        "eventually", "A claim at some instant of a window; the margin is the greatest.",
        picture: "The curve touches the right side at least once.",
        "expect(eventually(x:at_most(60), after(run.released, 0.2)))"),
      WordEntry(
        "holds_until", "The first claim holds until the second does, and the second does come.",
        picture: "Up to the gate on the near side, and the gate is reached.",
        "expect(holds_until(x:at_least(0), x:at_most(60), after(run.released)))"),
      WordEntry(
        "all_of", "Every one of several claims; any_of at least one.", also: ["any_of"],
        "expect(all_of(always(x:at_most(126)), always(x:at_least(-2))))"),
      WordEntry(
        "implies", "Where the first claim holds, the second does.",
        "expect(always(implies(x:at_least(120.5), x:at_most(126))))"),
      WordEntry(
        "negate", "The opposite of a claim.", "expect(negate(always(x:at_most(100))))"),
    ])

  static let plainWords = WordFamily(
    title: "Plain words about motion",
    entries: [
      WordEntry(
        "settles", "From `by` seconds on stays within `within` of `at` (the final value).",
        picture: "The swing has died down inside a band, for good, before the deadline.",
        "expect(x:settles{ at = 0, within = 0.5, by = after(run.released, 0.7) })"),
      WordEntry(
        "peaks",
        "The largest value after the release is within `within` of `at`, or above one; "
          + "a pull to the left peaks as `(x * -1)`.",
        picture: "The highest point of the curve lies in a slit.",
        "expect(x:peaks{ at = 125.525, within = 0.01 })"),
      WordEntry(
        "overshoots",
        "Goes past `past` (the final value) by at least `at_least` and at most `at_most`.",
        picture: "How far the tile swings through its home before it comes back.",
        "expect(x:overshoots{ at_least = 1.8, at_most = 2 })"),
      WordEntry(
        "is_monotonic", "Never moves against a direction by more than `allowing`.",
        picture: "A staircase that only goes down; landings are allowed.",
        #"expect(x:is_monotonic{ direction = "rising", allowing = 0, window = from_to(run.began, run.released) })"#
      ),
      WordEntry(
        "is_continuous",
        "No jump of the value above `value`, none of the slope above `velocity`, after the window's "
          + "start: the release, where none is given.",
        picture: "A line drawn without lifting the pen, and without a kink.",
        "expect(x:is_continuous{ value = 0.01, velocity = 1, window = after(run.released, 0.5) })"),
      WordEntry(
        "keeps_direction",
        "While faster than `faster_than`, moves within `within` degrees of `angle`.",
        picture: "The needle of a compass that hardly trembles.",
        "expect(run.offset:keeps_direction{ angle = 0, within = 1, faster_than = 50, window = after(run.released, 0.01) })"
      ),
      WordEntry(
        "reverses", "Turns back by more than `larger_than` so many times.",
        picture: "How often a pendulum changes its mind, trembling not counted.",
        "expect(x:reverses{ times = 1, larger_than = 4, window = after(run.released) })"),
      WordEntry(
        "matches", "Stays within `within` of another signal; true and false are 1 apart.",
        picture: "Two curves, one drawn over the other.",
        "expect(x:matches{ run.offset:length(), within = 1e-9, window = from_to(run.began, run.released) })"
      ),
    ])
}
