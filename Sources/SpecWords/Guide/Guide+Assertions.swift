extension Guide {
  static let assertions = WordFamily(
    title: "Assertions, which stop the spec",
    entries: [
      WordEntry(
        "assert.equal", "The same value; assert.same compares what tables hold.",
        also: ["assert.same", "assert.are", "assert.is", "assert.unique"],
        """
        assert.equal(0, x:final())
        assert.same({ 1, 2 }, { 1, 2 })
        """),
      WordEntry(
        "assert.near", "A number, vector or table within a tolerance, {relative=} or {ulps=}.",
        "assert.near(125.525, x:max(), 0.01)"),
      WordEntry(
        "assert.is_true", "A value of a kind; is_not_… and not… are the opposites.",
        also: [
          "assert.is_false", "assert.is_nil", "assert.is_not_nil", "assert.is_truthy",
          "assert.is_falsy", "assert.is_not", "assert.is_nan", "assert.is_finite",
        ],
        """
        assert.is_true(run.is_returning:at(run.released.time))
        assert.is_nil(run.cancelled)
        """),
      WordEntry(
        "assert.has_error", "A function that raises, with that message where one is given.",
        also: ["assert.has_no_error"],
        "assert.has_error(function() spring{ bounce = 2 } end)"),
      WordEntry(
        "assert.matches", "A text that a pattern of Lua's matches.",
        #"assert.matches("^spring", tostring(spring{}))"#),
      WordEntry(
        "spy",
        "Functions that note their calls: spy.new one, stub a member, mock a table; match any value.",
        also: ["stub", "mock", "match"],
        """
        local seen = spy.new(function() end)
        seen(5)
        assert.spy(seen).was.called_with(match.is_number())
        """),
    ])
}
