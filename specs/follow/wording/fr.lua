-- The rows in French, in our words.
return {
  ["spring-followed drag"] = "Glissement suivi par un ressort",
  ["spring-followed drag: any drag"] = "Glissement suivi par un ressort : n’importe quel glissement",
  ["drag.follow-lag"] = {
    title = "Retard sur le pointeur",
    action = "Tirer à 300 pt/s constants.",
    observe = "Le rectangle suit à une distance constante derrière le pointeur.",
    labels = { ["lag"] = "retard" },
  },
  ["drag.velocity-continuous"] = {
    title = "Vitesse continue",
    action = "Tirer à vitesse constante et regarder le mouvement à chaque changement de cible.",
    observe = "Place et vitesse sont les mêmes juste avant et juste après.",
    labels = { ["largest jump"] = "saut maximal", ["largest change of velocity"] = "changement de vitesse maximal" },
  },
  ["drag.return"] = {
    title = "Retour",
    action = "Tirer, puis relâcher.",
    observe = "Il revient de là où il est affiché, à la vitesse qu’il y a.",
    labels = { ["shown at release"] = "affiché au relâchement" },
  },
  ["drag.translation-total"] = {
    title = "Translation totale",
    action = "Glisser par les translations (12, 5), (30, -10) et (45, 20).",
    observe = "La cible est la dernière translation, non leur somme.",
    labels = { ["target"] = "cible" },
  },
  ["drag.regrab"] = {
    title = "Reprise pendant le retour",
    action = "Appuyer de nouveau pendant que le rectangle revient.",
    observe = "Il continue de là où il est affiché vers la nouvelle translation.",
    labels = { ["jump"] = "saut" },
  },
  ["drag.cancel"] = {
    title = "Annulation",
    action = "Laisser le système reprendre le glissement.",
    observe = "Avec un nettoyage, il revient ; tel qu’imprimé, le décalage reste : un défaut connu.",
    labels = {
      ["stays at"] = "reste en",
      ["dragged down by 100 pt and cancelled, the printed code leaves its offset at"] = "glissé de 100 pt vers le bas puis annulé, le code imprimé laisse son décalage à",
    },
  },
  ["drag.default-minimum"] = {
    title = "Distance minimale par défaut",
    action = "Se déplacer d’un peu moins de 10 pt, puis de 10 pt juste.",
    observe = "La distance minimale par défaut est 10 pt, et la première translation est entière.",
    labels = { ["first translation"] = "première translation" },
  },
  ["drag.any-drag"] = {
    title = "N’importe quel glissement",
    action = "Glisser de près et de loin, vite et lentement, en tous sens, chaque fois pendant le retour.",
    observe = "On voit son ressort, que chaque changement et chaque fin redirige.",
    labels = {
      ["apart from the spring, ltr"] = "écart au ressort, de gauche à droite",
      ["apart from the spring, rtl"] = "écart au ressort, de droite à gauche",
    },
  },
  ["drag.any-cancel"] = {
    title = "N’importe quelle annulation",
    action = "Laisser le système reprendre plusieurs glissements, avec le nettoyage.",
    observe = "Chacun est nettoyé par une écriture, sans animation, à cet instant.",
    labels = { ["stands at"] = "se trouve en" },
  },
}
