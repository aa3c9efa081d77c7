-- The rows in French, in our words.
return {
  ["swipe card"] = "Carte à balayer",
  ["swipe card: any drag"] = "Carte à balayer : n’importe quel glissement",
  ["card.scale"] = {
    title = "getScaleAmount()",
    action = "Tenir la carte à 48.75, 97.5, 195 et 390 pt du milieu, des deux côtés.",
    observe = "Elle rétrécit en proportion, jusqu’aux trois quarts.",
    labels = { ["scale at #"] = "échelle à #" },
  },
  ["card.scale-floor"] = {
    title = "Échelle minimale",
    action = "Tirer la carte bien au-delà de la moitié de l’écran.",
    observe = "Elle ne descend jamais sous les trois quarts.",
    labels = { ["scale at #"] = "échelle à #" },
  },
  ["card.rotation"] = {
    title = "getRotationAmount()",
    action = "Tenir la carte à plusieurs distances, des deux côtés.",
    observe = "Elle tourne de 10 degrés à la moitié de l’écran, du signe du décalage.",
    labels = { ["rotation at #"] = "rotation à #" },
  },
  ["card.rotation-unclamped"] = {
    title = "Angle maximal : 10 degrés",
    action = "Tirer la carte de toute la largeur de l’écran.",
    observe = "Tel qu’imprimé, elle dépasse 10 degrés ; limitée, elle s’y arrête.",
    labels = { ["rotation at #"] = "rotation à #", ["clamped at #"] = "limitée à #" },
  },
  ["card.symmetry"] = {
    title = "À gauche comme à droite",
    action = "Tirer la carte aussi loin à gauche qu’à droite.",
    observe = "Elle rétrécit de même et tourne dans l’autre sens.",
    labels = { ["rotation at #"] = "rotation à #" },
  },
  ["card.height-ignored"] = {
    title = "Hauteur sans effet",
    action = "Tirer la carte droit vers le haut et vers le bas.",
    observe = "Elle ne rétrécit ni ne tourne.",
    labels = { ["scale at #"] = "échelle à #" },
  },
  ["card.order"] = {
    title = "Ordre des modificateurs",
    action = "Tenir la carte à 97.5 pt et regarder où son milieu est dessiné.",
    observe = "Le décalage est réduit et tourné avec la carte.",
    labels = { ["displaced"] = "déplacement" },
  },
  ["card.zero-width-screen"] = {
    title = "Écran sans largeur",
    action = "Créer une carte pour un écran sans largeur.",
    observe = "C’est refusé ; aucun nombre n’est inventé.",
    labels = { ["refused"] = "refusés" },
  },
  ["card.return"] = {
    title = "Retour",
    action = "Relâcher la carte.",
    observe = "Échelle et rotation reviennent avec le décalage affiché.",
    labels = { ["apart from the formula"] = "écart à la formule" },
  },
  ["card.drag"] = {
    title = "Glisser la carte",
    action = "Tirer la carte par son bord, d’abord de moins de 10 pt ; puis reprendre le glissement.",
    observe = "Dès 10 pt, un ressort suit la translation entière ; avec un nettoyage, elle est abandonnée.",
    labels = { ["target"] = "cible" },
  },
  ["card.any-drag"] = {
    title = "N’importe quel glissement",
    action = "Glisser de près et de loin, vite et lentement, en tous sens, chaque fois pendant le retour.",
    observe = "Le décalage est celui de son ressort ; échelle et rotation se calculent sur ce qu’on en voit.",
    labels = {
      ["apart from the spring, ltr"] = "écart au ressort, de gauche à droite",
      ["apart from the spring, rtl"] = "écart au ressort, de droite à gauche",
    },
  },
  ["card.any-cancel"] = {
    title = "N’importe quelle annulation",
    action = "Laisser le système reprendre plusieurs glissements, avec le nettoyage.",
    observe = "Chacun est nettoyé par une écriture, sans animation, à cet instant.",
    labels = { ["stands at"] = "se trouve en" },
  },
}
