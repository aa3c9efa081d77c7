-- The rows in French, in our words.
return {
  ["swipe-up sheet"] = "Panneau à tirer vers le haut",
  ["swipe-up sheet: any pull"] = "Panneau à tirer vers le haut : n’importe quel glissement",
  ["sheet.start"] = {
    title = "85 % de la hauteur de l’écran",
    action = "Créer le panneau sur des écrans de plusieurs hauteurs.",
    observe = "Son haut se trouve à 85 % de la hauteur.",
    labels = { ["top on a screen of #"] = "haut sur un écran de #" },
  },
  ["sheet.lock-up"] = {
    title = "currentDragOffsetY < -150",
    action = "Tirer le panneau fermé de 200 pt vers le haut.",
    observe = "Il reste ouvert.",
    labels = { ["top"] = "haut" },
  },
  ["sheet.return-down"] = {
    title = "endingOffsetY != 0 && currentDragOffsetY > 150",
    action = "Tirer le panneau ouvert de 200 pt vers le bas.",
    observe = "Il se ferme.",
    labels = { ["top"] = "haut" },
  },
  ["sheet.current-always-reset"] = {
    title = "currentDragOffsetY = 0, toujours",
    action = "Relâcher après chaque traction du tableau.",
    observe = "Le décalage courant revient toujours à zéro.",
    labels = { ["largest current"] = "décalage courant maximal" },
  },
  ["sheet.sum"] = {
    title = "Trois décalages",
    action = "Additionner les trois décalages à chaque image.",
    observe = "Leur somme est la place du panneau.",
    labels = { ["apart"] = "écart" },
  },
  ["sheet.live-drag"] = {
    title = "Pendant le glissement",
    action = "Observer ce qui est écrit tant que le doigt est posé.",
    observe = "Seulement le décalage courant.",
    labels = { ["writes"] = "écritures" },
  },
  ["sheet.exact-threshold"] = {
    title = "Seuil exact",
    action = "Tirer d’exactement 150 pt, puis de 150.01 pt.",
    observe = "150 ne change rien ; les seuils sont stricts.",
    labels = {
      ["ending after #"] = "décalage final après #",
      ["ending after # , open"] = "décalage final après #, ouvert",
    },
  },
  ["sheet.closed-down"] = {
    title = "Fermé, vers le bas",
    action = "Tirer le panneau fermé de 200 pt vers le bas.",
    observe = "Rien n’est verrouillé, et il revient.",
    labels = { ["writes of ending"] = "écritures du décalage final" },
  },
  ["sheet.open-up"] = {
    title = "Ouvert, vers le haut",
    action = "Tirer le panneau ouvert de 200 pt vers le haut.",
    observe = "Il reste ouvert.",
    labels = { ["top"] = "haut" },
  },
  ["sheet.short-drag"] = {
    title = "Traction courte",
    action = "Tirer de 150 pt au plus, fermé et ouvert.",
    observe = "Il revient où il était.",
    labels = { ["top after #"] = "haut après #" },
  },
  ["sheet.animated-release"] = {
    title = "Relâchement animé",
    action = "Relâcher au-delà du seuil et regarder le haut juste avant et juste après.",
    observe = "Il ne saute pas : un seul ressort porte les deux décalages.",
    labels = { ["jump"] = "saut" },
  },
  ["sheet.last-changed"] = {
    title = "Dernière valeur changée",
    action = "S’arrêter à -140 pt et relâcher à -160 pt sans déplacement entre les deux.",
    observe = "La dernière valeur changée décide : le panneau reste fermé.",
    labels = { ["ending"] = "décalage final" },
  },
  ["sheet.two-cycles"] = {
    title = "Deux cycles",
    action = "Ouvrir, tirer encore vers le haut, fermer, et ouvrir de nouveau.",
    observe = "Il finit ouvert, et son départ ne change jamais.",
    labels = { ["top"] = "haut" },
  },
  ["sheet.horizontal"] = {
    title = "Glissement latéral",
    action = "Glisser de 300 pt sur le côté.",
    observe = "Le glissement est reconnu, et rien ne change.",
    labels = { ["top"] = "haut" },
  },
  ["sheet.cancel"] = {
    title = "Annulation",
    action = "Laisser le système reprendre le glissement.",
    observe = "Avec un nettoyage, le décalage courant revient à zéro ; tel qu’imprimé, il reste.",
    labels = {
      ["current"] = "décalage courant",
      ["pulled up by 100 pt from 680 pt and cancelled, the printed sheet stays at"] = "tiré de 100 pt vers le haut depuis 680 pt puis annulé, le panneau imprimé reste à",
    },
  },
  ["sheet.any-pull"] = {
    title = "N’importe quel glissement",
    action = "Tirer vers le haut et le bas, vite et lentement, de biais, chaque fois pendant le retour.",
    observe = "Seuls les seuils décident ; les deux décalages suivent le ressort, et le panneau se tient à la somme.",
    labels = { ["apart from the spring at #"] = "écart au ressort à #" },
  },
  ["sheet.any-cancel"] = {
    title = "N’importe quelle annulation",
    action = "Laisser le système reprendre plusieurs gestes, fermé et ouvert, avec le nettoyage.",
    observe = "Chacun est nettoyé par une écriture du décalage courant ; la fin reste.",
    labels = { ["top when open"] = "haut, ouvert" },
  },
}
