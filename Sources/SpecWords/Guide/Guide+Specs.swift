extension Guide {
  static let specs = WordFamily(
    title: "Specs",
    entries: [
      WordEntry(
        "describe", "A block of specs with a name; context is the same, blocks may be nested.",
        also: ["context", "insulate", "expose"],
        #"describe("a tile", function() it("exists", function() assert(tile) end) end)"#),
      WordEntry(
        "it", "A spec. It fails where an expect or assert fails, and is errored where it raises.",
        also: ["spec", "test"],
        #"it("comes home", function() expect(x:settles{ at = 0, within = 0.5, by = 2 }) end)"#),
      WordEntry(
        "checklist",
        "A document's table; its rows are the checks inside, wording what they say elsewhere.",
        #"checklist("the tile", { document = "page.txt", wording = { sv = {} } }, function() end)"#),
      WordEntry(
        "check",
        "A spec that is a row of a checklist: its id, what to do, what to look at, its titles.",
        """
        checklist("the tile", {}, function()
          check("tile.home", { action = "Let go.", observe = "It comes home.", titles = {} },
            function() expect(x:settles{ at = 0, within = 0.5, by = 2 }) end)
        end)
        """),
      WordEntry(
        "pending", "A spec that is not run, with its reason.",
        #"pending("waits for a decision")"#),
      WordEntry(
        "before_each",
        "Runs before each spec of its block; after_each after it, setup and teardown once.",
        also: [
          "after_each", "setup", "teardown", "lazy_setup", "lazy_teardown", "strict_setup",
          "strict_teardown",
        ],
        #"describe("a block", function() before_each(function() end) end)"#),
      WordEntry(
        "finally", "Runs a function when the spec is over, however it ends.",
        #"it("tidies up", function() finally(function() print("over") end) end)"#),
      WordEntry(
        "randomize", "Draws the order of the specs in a block from the seed.",
        #"describe("a block", function() randomize() end)"#),
      WordEntry(
        "expect", "Records a claim's verdict and margin, and goes on; a text behind it tells why.",
        "expect(x:settles{ at = 0, within = 0.5, by = after(run.released, 0.7) })"),
      WordEntry(
        "assert", "Stops the spec where a value is false; its fields are luassert's words.",
        "assert.near(0, x:final(), 1e-9)"),
      WordEntry(
        "observe", "Puts a measured value with a label and a unit into the spec's row.",
        #"observe("furthest", x:max(), "pt")"#),
      WordEntry(
        "finding", "Records a fact for the documents; it never fails.",
        #"finding("the tile turns before it comes home", x:max(), "pt")"#),
      WordEntry(
        "known_issue", "Expects the rest of the spec to fail, and fails where it does not.",
        """
        known_issue("the tile should not swing")
        expect(always(x:at_most(120)))
        """),
    ])
}
