-- The document's rows in its own language, in our words.
return {
  fr = {
    ["progress.width-table"] = {
      action = "Afficher 0, 25, 50 et 100 %.",
      observe = "Le dégradé garde la largeur de la piste ; seul le masque mesure la progression.",
    },
    ["progress.reset"] = {
      action = "Toucher Reset.",
      observe = "La piste grise seule, sans dégradé.",
    },
    ["progress.quarter"] = {
      action = "Toucher 25%.",
      observe = "Seulement les premières couleurs ; de l’orange au bord trahirait un dégradé raccourci.",
    },
    ["progress.half"] = {
      action = "Toucher 50%.",
      observe = "Le bord se trouve au milieu violet.",
    },
    ["progress.complete"] = {
      action = "Passer de 50 % à Complete, puis au-delà.",
      observe = "La barre est remplie jusqu’à l’orange, pas plus loin.",
    },
    ["progress.resize"] = {
      action = "Redimensionner la fenêtre à 50 %.",
      observe = "La partie visible est aussitôt la moitié de la nouvelle piste.",
    },
    ["progress.indeterminate"] = {
      action = "Activer Indeterminate.",
      observe = "Le remplissage cède la place à l’indicateur du système ; les deux libellés restent.",
    },
    ["progress.orange-at-edge"] = {
      action = "Regarder la couleur au bord, de 5 à 95 %.",
      observe = "C’est la couleur du dégradé à cet endroit.",
    },
    ["progress.reveal-from-centre"] = {
      action = "Regarder où commence et où finit la partie visible.",
      observe = "Elle commence au bord de départ.",
    },
    ["progress.height"] = {
      action = "Proposer à la barre plus de hauteur qu’il ne lui en faut.",
      observe = "Elle garde ses 14 pt.",
    },
    ["progress.stops-fixed"] = {
      action = "Passer de 25 à 75 % et suivre les points de couleur à chaque image.",
      observe = "Ils ne bougent pas : seul le masque change de largeur.",
    },
    ["progress.straight-edge"] = {
      action = "Suivre le bord à 25 % sur toute la hauteur de la barre.",
      observe = "Il est droit jusqu’à l’extrémité arrondie.",
    },
    ["progress.capsule"] = {
      action = "Regarder les extrémités de la barre, vide et pleine.",
      observe = "La même capsule découpe la piste et le dégradé.",
    },
    ["progress.opaque-mask"] = {
      action = "Teinter le masque, puis le rendre transparent.",
      observe = "La teinte ne change rien ; transparent, il cache le dégradé.",
    },
  },
}
