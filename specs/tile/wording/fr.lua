-- The rows in French, in our words. The titles that the document gives stand beside the checks.
return {
  ["spring-release tile"] = "Tuile rappelée par un ressort",
  ["spring-release tile: drag"] = "Tuile rappelée par un ressort : le glissement",
  ["spring-release tile: hand-off"] = "Tuile rappelée par un ressort : la transmission",
  ["spring-release tile: any drag"] = "Tuile rappelée par un ressort : n’importe quel glissement",
  ["tile.near-rest-release"] = {
    action = "Éloigner la tuile, attendre, puis relâcher.",
    observe = "Le retour commence presque sans mouvement transmis.",
    labels = { ["furthest"] = "au plus loin", ["handed over"] = "vitesse transmise" },
  },
  ["tile.outward-release"] = {
    action = "Éloigner la tuile et relâcher pendant qu’elle s’éloigne encore.",
    observe = "Le ressort prolonge d’abord le mouvement vers l’extérieur, puis s’inverse.",
    labels = { ["furthest"] = "au plus loin", ["turns after"] = "s’inverse après" },
  },
  ["tile.inward-release"] = {
    action = "Revenir vers l’origine et relâcher en mouvement.",
    observe = "Le retour prolonge le mouvement vers l’intérieur.",
    labels = { ["speed at release"] = "vitesse au relâchement" },
  },
  ["tile.diagonal-release"] = {
    action = "Relâcher en se déplaçant sur les deux axes.",
    observe = "La direction est conservée : le retour n’est pas purement horizontal.",
    labels = { ["heading"] = "direction" },
  },
  ["tile.next-interaction"] = {
    action = "Attendre la fin du retour, puis glisser de nouveau.",
    observe = "Le nouveau glissement part de l’origine.",
    labels = { ["shows"] = "décalage affiché" },
  },
  ["tile.same-property"] = {
    action = "Relâcher la tuile vers l’extérieur.",
    observe = "Le décalage modifié par le geste est celui que le ressort anime.",
    labels = { ["spring starts at"] = "le ressort part de" },
  },
  ["tile.single-writer"] = {
    action = "Suivre chaque écriture du décalage, de l’appui au relâchement.",
    observe = "Seul le geste l’écrit, une fois par changement.",
    labels = { ["writes by the drag"] = "écritures du geste" },
  },
  ["tile.identity-kept"] = {
    action = "Suivre la vue et son animation, de l’appui à la fin.",
    observe = "Aucune des deux n’est remplacée.",
    labels = { ["replacements"] = "remplacements" },
  },
  ["tile.drag-unanimated"] = {
    action = "Comparer l’affichage et la translation à chaque image du glissement.",
    observe = "Ils sont égaux, et aucune écriture ne porte d’animation.",
    labels = { ["apart"] = "écart" },
  },
  ["tile.unit-velocity"] = {
    action = "Diviser la vitesse au relâchement par la distance restante.",
    observe = "300 pt/s sur 150 pt font 2 parcours par seconde ; sans distance, pas de nombre.",
    labels = { ["# over #"] = "# sur #" },
  },
  ["tile.tuning"] = {
    action = "Relâcher avec d’autres durées et d’autres rebonds.",
    observe = "Plus de rebond dépasse davantage l’origine ; une durée double prend deux fois plus de temps.",
    labels = { ["past home"] = "au-delà de l’origine" },
  },
  ["tile.pan-velocity"] = {
    action = "Demander sa vitesse à un reconnaisseur de panoramique pendant le glissement.",
    observe = "Il lit la vitesse du geste dans l’espace qu’on lui donne, et en exige un.",
    labels = { ["velocity"] = "vitesse" },
  },
  ["tile.translation-total"] = {
    title = "Translation totale",
    action = "Glisser par les translations (12, 5), (30, -10) et (45, 20).",
    observe = "Le décalage est la dernière translation, non leur somme.",
    labels = { ["offset"] = "décalage" },
  },
  ["tile.below-minimum"] = {
    title = "Sous la distance minimale",
    action = "Se déplacer de (2, 2) et relâcher ; puis se déplacer de (3, 0).",
    observe = "Sous 3 pt, rien ne se passe ; dès 3 pt, la première translation est entière.",
    labels = { ["first translation"] = "première translation" },
  },
  ["tile.threshold-latched"] = {
    title = "Seuil franchi une fois pour toutes",
    action = "Se déplacer de 4 pt, puis revenir à 1 pt.",
    observe = "Le glissement continue sous son seuil.",
    labels = { ["offset"] = "décalage" },
  },
  ["tile.named-space"] = {
    title = "Espace nommé",
    action = "Glisser de 12, 30 et 45 pt, mesurés dans le canevas fixe.",
    observe = "La tuile suit exactement le pointeur.",
    labels = { ["shown"] = "affiché" },
  },
  ["tile.content-shape"] = {
    title = "Forme sensible",
    action = "Appuyer dans le coin, hors du contour arrondi, puis à côté de la tuile.",
    observe = "Le coin reçoit l’appui, l’endroit à côté non.",
    labels = {
      ["takes a press in the corner"] = "reçoit un appui dans le coin",
      ["takes a press beside it"] = "reçoit un appui à côté",
    },
  },
  ["tile.release-immediate"] = {
    title = "Retour immédiat",
    action = "Relâcher la tuile vers l’extérieur et regarder la première image.",
    observe = "Le retour a commencé à l’instant du relâchement.",
    labels = { ["first frame"] = "première image" },
  },
  ["tile.no-pre-reset"] = {
    title = "Pas de remise à zéro préalable",
    action = "Suivre le décalage entre le dernier changement et le ressort.",
    observe = "Rien ne l’écrit entre les deux.",
    labels = { ["writes after the last change"] = "écritures après le dernier changement" },
  },
  ["tile.model-target-at-once"] = {
    title = "Modèle aussitôt à l’origine",
    action = "Regarder le modèle et l’affichage à l’instant du relâchement.",
    observe = "Le modèle est déjà à l’origine, l’affichage n’a pas bougé.",
    labels = { ["model"] = "modèle" },
  },
  ["tile.gate"] = {
    title = "Appuis ignorés pendant le retour",
    action = "Appuyer sur la tuile 0.05, 0.30, 0.45 et 0.80 s après le relâchement.",
    observe = "Chaque appui passe au travers, et le retour continue.",
    labels = { ["presses that fell through"] = "appuis passés au travers" },
  },
  ["tile.removed-not-timer"] = {
    title = "Fin réelle, pas une minuterie",
    action = "Relâcher la tuile vers l’extérieur et attendre qu’elle reçoive de nouveau les appuis.",
    observe = "Elle le fait quand l’animation est retirée, non quand sa durée est écoulée.",
    labels = { ["takes presses after"] = "reçoit les appuis après", ["at #"] = "à #" },
  },
  ["tile.release-order"] = {
    title = "Ordre au relâchement",
    action = "Relâcher avec l’état du geste remis à zéro avant, puis après, la fin du geste.",
    observe = "Chaque image est la même.",
    labels = {
      ["apart"] = "écart",
      ["let go outwards at 120 pt, with the reset observed before the end runs, the tile snaps to"] = "relâchée vers l’extérieur à 120 pt, la remise à zéro étant observée avant la fin du geste, la tuile saute à",
    },
  },
  ["tile.zero-distance"] = {
    title = "Distance nulle",
    action = "Glisser, revenir exactement à l’origine et relâcher en mouvement.",
    observe = "Il n’y a rien à animer : le retour est terminé dans l’instant.",
    labels = { ["completions"] = "achèvements" },
  },
  ["tile.cancel-snaps"] = {
    title = "Annulation",
    action = "Laisser le système reprendre le glissement pendant que la tuile bouge.",
    observe = "La tuile est aussitôt à l’origine, sans animation.",
    labels = { ["stands at"] = "se trouve en" },
  },
  ["tile.cancel-then-drag"] = {
    title = "Glisser après une annulation",
    action = "Après un glissement annulé, glisser de nouveau de 10 pt et relâcher.",
    observe = "Le nouveau glissement montre sa propre translation et ne transmet que sa propre vitesse.",
    labels = { ["handed over"] = "vitesse transmise" },
  },
  ["tile.any-drag"] = {
    title = "N’importe quel glissement",
    action = "Glisser la même tuile de près et de loin, vite et lentement, en tous sens.",
    observe = "Elle montre la translation ; son ressort reprend place et vitesse, une fois, et rend la tuile sensible à l’origine.",
    labels = {
      ["apart from translation and spring, ltr"] = "écart à la translation et au ressort, de gauche à droite",
      ["apart from translation and spring, rtl"] = "écart à la translation et au ressort, de droite à gauche",
    },
  },
  ["tile.any-cancel"] = {
    title = "N’importe quelle annulation",
    action = "Laisser le système reprendre plusieurs glissements.",
    observe = "Chaque fois la tuile est aussitôt à l’origine, sans animation, et accepte l’appui suivant.",
    labels = { ["cancelled drags"] = "glissements annulés" },
  },
}
