import SpecResults

extension Phrasebook {
  static let uzbek = Phrasebook(
    language: .uzbek,
    // A noun after a number stays in the singular.
    nouns: Nouns(
      check: ["# ta tekshiruv"], spec: ["# ta spetsifikatsiya"], assertion: ["# ta tasdiq"],
      finding: ["# ta kuzatuv"]),
    phrases: [
      "Check": "Tekshiruv", "Spec": "Spetsifikatsiya", "Action": "Amal",
      "Look at": "Nimaga qarash", "Observed": "Kuzatildi", "Expected": "Kutilgan",
      "Margin": "Zaxira", "Verdict": "Xulosa",

      "ok": "oʻtdi", "FAIL": "OʻTMADI", "ERROR": "XATO", "skip": "qoldirildi", "known": "maʼlum",
      "# ok": "# tasi oʻtdi", "# failed": "# tasi oʻtmadi", "# errored": "# tasida xato",
      "# skipped": "# tasi qoldirildi", "# known": "# tasida maʼlum nuqson",
      "no specs": "spetsifikatsiya yoʻq",
      "# file in error": "# ta faylda xato", "# files in error": "# ta faylda xato",
      "digest": "nazorat yigʻindisi", "printed": "chop etilgan",
      "ended at the limit of failures": "xatolar chegarasida toʻxtatildi",
      "ended at the time limit of the run": "vaqt chegarasida toʻxtatildi",
      "interrupted by signal #": "# signali bilan toʻxtatildi",

      "# to spare": "# zaxira bilan", "# too late": "# kechikib", "# beyond": "# oshib ketgan",
      "exact": "aniq teng", "just beyond": "chegaradan salgina oshgan",
      "does not change": "oʻzgarmaydi", "enclosed": "oraliqqa olingan",
      "sampled": "namunalar boʻyicha", "still moving": "hali harakatda",
      "looked at for #": "# davomida kuzatilgan",
      "rests at #": "# da toʻxtaydi", "jumps of the value left out": "hisobga olinmagan sakrashlar",
      "on the edge": "chegarada",
      "nothing": "hech narsa", "a claim": "tasdiq", "true": "rost", "false": "yolgʻon",

      "at #": "# da", "just before #": "# dan sal oldin",
      "just after #": "# dan sal keyin", "at the end": "oxirida",
      "# after release": "qoʻyib yuborilgach # oʻtib",
      "# after cancel": "bekor qilingach # oʻtib",
      "settles": "tinchlanadi", "never settles": "hech qachon tinchlanmaydi",
      "settles # after release": "qoʻyib yuborilgach # oʻtib tinchlanadi",
      "settles # after cancel": "bekor qilingach # oʻtib tinchlanadi",
      "furthest": "eng uzoq", "furthest apart": "eng katta farq",
      "largest jump": "eng katta sakrash",
      "largest jump of velocity": "tezlikning eng katta sakrashi",
      "largest move back": "eng katta orqaga siljish", "turned by #": "# ga burilgan",
      "from #": "# dan", "overshoot": "oshib ketish", "# of the way": "yoʻlning # qismi",
      "turns": "burilishlar", "a turn of #": "# lik burilish",

      "at most #": "koʻpi bilan #", "below #": "# dan kam", "at least #": "kamida #",
      "above #": "# dan koʻp", "between # and #": "# va # orasida", "# within #": "# (±#)",
      "its final value": "oxirgi qiymati", "within #": "(±#)",
      "rising": "oʻsib boradi", "falling": "kamayib boradi",
      "with moves back of at most #": "orqaga siljish koʻpi bilan #",
      "once by more than #": "bir marta, # dan koʻproqqa",
      "by at most #": "koʻpi bilan # ga", "by at least #": "kamida # ga",
      "by # to #": "# dan # gacha",
      "times by more than #": "marta, # dan koʻproqqa", "# to #": "# dan # gacha",
      "the other": "boshqa",
      "is": "", "and": "va", "or": "yoki", "not": "emas:",
      "until": "toki", "where": "agar",
      "while faster than #": "tezlik # dan yuqori ekan",
      "the direction at the start": "boshlangʻich yoʻnalish",
      "always": "doim", "at some time": "biror paytda", "from # on": "# dan boshlab",
      "from # to #": "# dan # gacha", "before #": "# gacha", "in the next #": "keyingi # ichida",
      "from # to # later": "# dan # gacha vaqt oʻtgach",
      "always from # on": "# dan boshlab doim", "always from # to #": "# dan # gacha doim",

      "deg": "°", "deg/s": "°/s", "bytes": "bayt", "spans/s": "masofa/s",
    ])
}
