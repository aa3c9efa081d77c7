import SpecResults

extension Phrasebook {
  static let swedish = Phrasebook(
    language: .swedish,
    nouns: Nouns(
      check: ["# kontroll", "# kontroller"], spec: ["# specifikation", "# specifikationer"],
      assertion: ["# påstående", "# påståenden"], finding: ["# iakttagelse", "# iakttagelser"]),
    phrases: [
      "Check": "Kontroll", "Spec": "Specifikation", "Action": "Gör så här",
      "Look at": "Titta efter",
      "Observed": "Uppmätt", "Expected": "Väntat", "Margin": "Marginal", "Verdict": "Utfall",

      "ok": "ok", "FAIL": "FEL", "ERROR": "AVBROTT", "skip": "hoppad", "known": "känd",
      "# ok": "# ok", "# failed": "# med fel", "# errored": "# med avbrott",
      "# skipped": "# hoppades över", "# known": "# med känt fel",
      "no specs": "inga specifikationer",
      "# file in error": "# fil med fel", "# files in error": "# filer med fel",
      "digest": "kontrollsumma", "printed": "utskrivet",
      "ended at the limit of failures": "avslutad vid gränsen för antal fel",
      "ended at the time limit of the run": "avslutad vid körningens tidsgräns",
      "interrupted by signal #": "avbruten av signal #",

      "# to spare": "# till godo", "# too late": "# för sent", "# beyond": "# över gränsen",
      "exact": "exakt", "just beyond": "precis över gränsen", "does not change": "ändras inte",
      "enclosed": "instängt", "sampled": "samplat", "still moving": "rör sig ännu",
      "looked at for #": "betraktat i #",
      "rests at #": "stannar vid #", "jumps of the value left out": "utelämnade hopp i värdet",
      "on the edge": "på gränsen",
      "nothing": "ingenting", "a claim": "ett påstående", "true": "sant", "false": "falskt",

      "at #": "vid #", "just before #": "strax före #",
      "just after #": "strax efter #", "at the end": "vid slutet",
      "# after release": "# efter släppet", "# after cancel": "# efter avbrottet",
      "settles": "i vila", "never settles": "kommer aldrig i vila",
      "furthest": "längst ut", "furthest apart": "största avstånd",
      "largest jump": "största hopp", "largest jump of velocity": "största hastighetshopp",
      "largest move back": "största rörelse tillbaka", "turned by #": "vriden #",
      "from #": "från #", "overshoot": "översläng", "# of the way": "# av vägen",
      "turns": "vändningar", "a turn of #": "en vändning på #",

      "at most #": "högst #", "below #": "under #", "at least #": "minst #", "above #": "över #",
      "between # and #": "mellan # och #", "# within #": "# inom ±#",
      "its final value": "slutvärdet", "within #": "inom ±#",
      "rising": "stigande", "falling": "fallande",
      "with moves back of at most #": "med rörelser tillbaka på högst #",
      "once by more than #": "en gång med mer än #",
      "by at most #": "med högst #", "by at least #": "med minst #", "by # to #": "med # till #",
      "times by more than #": "gånger med mer än #", "# to #": "# till #", "the other": "den andra",
      "is": "är", "and": "och", "or": "eller", "not": "inte",
      "until": "tills", "where": "där",
      "while faster than #": "över #",
      "the direction at the start": "riktningen vid starten",
      "always": "alltid", "at some time": "någon gång", "from # on": "från #",
      "from # to #": "från # till #", "before #": "före #", "in the next #": "de närmaste #",
      "from # to # later": "# till # senare", "always from # on": "alltid från #",

      "deg": "°", "deg/s": "°/s", "bytes": "byte", "spans/s": "sträckor/s",
    ])
}
