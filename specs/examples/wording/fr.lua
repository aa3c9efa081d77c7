-- The rows in French, in our words.
return {
  ["the spring-release tile"] = "La tuile rappelée par un ressort",
  ["example.outward-release"] = {
    title = "Relâchement vers l’extérieur",
    action = "Éloigner la tuile et relâcher pendant qu’elle s’éloigne encore.",
    observe = "Le ressort prolonge le mouvement vers l’extérieur, s’inverse et revient à l’origine.",
    labels = { ["furthest"] = "au plus loin" },
  },
}
