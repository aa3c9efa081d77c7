import SpecResults

extension Phrasebook {
  static let french = Phrasebook(
    language: .french, colon: "\u{A0}: ",
    nouns: Nouns(
      check: ["# vérification", "# vérifications"],
      spec: ["# spécification", "# spécifications"],
      assertion: ["# assertion", "# assertions"], finding: ["# constat", "# constats"]),
    // Nothing and one are singular in French.
    form: { $0 < 2 ? 0 : 1 },
    phrases: [
      "Check": "Vérification", "Spec": "Spécification", "Action": "Action", "Look at": "À observer",
      "Observed": "Observé", "Expected": "Attendu", "Margin": "Marge", "Verdict": "Verdict",

      "ok": "ok", "FAIL": "ÉCHEC", "ERROR": "ERREUR", "skip": "ignoré", "known": "connu",
      "# ok": "# ok", "# failed": "# en échec", "# errored": "# en erreur",
      "# skipped": "# sans verdict", "# known": "# en défaut connu",
      "no specs": "aucune spécification",
      "# file in error": "# fichier en erreur", "# files in error": "# fichiers en erreur",
      "digest": "empreinte", "printed": "affiché",
      "ended at the limit of failures": "arrêté à la limite d’échecs",
      "ended at the time limit of the run": "arrêté à la limite de temps",
      "interrupted by signal #": "interrompu par le signal #",

      "# to spare": "# de marge", "# too late": "# trop tard", "# beyond": "# hors limite",
      "exact": "exact", "just beyond": "tout juste hors limite", "does not change": "ne change pas",
      "enclosed": "encadré", "sampled": "échantillonné", "still moving": "bouge encore",
      "looked at for #": "observé pendant #",
      "rests at #": "repose à #",
      "jumps of the value left out": "sauts de la valeur laissés de côté",
      "on the edge": "à la limite",
      "nothing": "rien", "a claim": "une assertion", "true": "vrai", "false": "faux",

      "at #": "à #", "just before #": "juste avant #",
      "just after #": "juste après #", "at the end": "à la fin",
      "# after release": "# après le relâchement", "# after cancel": "# après l’annulation",
      "settles": "se stabilise", "never settles": "ne se stabilise jamais",
      "furthest": "au plus loin", "furthest apart": "écart maximal",
      "largest jump": "saut maximal", "largest jump of velocity": "saut de vitesse maximal",
      "largest move back": "recul maximal", "turned by #": "dévié de #", "from #": "depuis #",
      "overshoot": "dépassement", "# of the way": "# du trajet", "turns": "demi-tours",
      "a turn of #": "un demi-tour de #",

      "at most #": "au plus #", "below #": "moins de #", "at least #": "au moins #",
      "above #": "plus de #", "between # and #": "entre # et #", "# within #": "# à # près",
      "its final value": "la valeur finale", "within #": "à # près",
      "rising": "croissant", "falling": "décroissant",
      "with moves back of at most #": "avec des reculs d’au plus #",
      "once by more than #": "une fois de plus de #",
      "by at most #": "de # au plus", "by at least #": "de # au moins", "by # to #": "de # à #",
      "times by more than #": "fois de plus de #", "# to #": "# à #", "the other": "l’autre",
      "is": "est", "and": "et", "or": "ou", "not": "non",
      "until": "jusqu’à", "where": "là où",
      "while faster than #": "au-delà de #",
      "the direction at the start": "la direction initiale",
      "always": "toujours", "at some time": "à un moment", "from # on": "à partir de #",
      "from # to #": "de # à #", "before #": "avant #", "in the next #": "dans les # qui suivent",
      "from # to # later": "de # à # plus tard", "always from # on": "toujours à partir de #",

      "deg": "°", "deg/s": "°/s", "bytes": "octets", "spans/s": "parcours/s",
    ])
}
