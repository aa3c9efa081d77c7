-- The documents' rows in their own languages, in our words.
return {
  fr = {
    ["tile.near-rest-release"] = {
      action = "Éloigner la tuile, attendre, puis relâcher.",
      observe = "Le retour commence presque sans élan transmis.",
    },
    ["tile.outward-release"] = {
      action = "Éloigner la tuile et relâcher pendant qu’elle s’éloigne encore.",
      observe = "Le ressort prolonge d’abord le mouvement vers l’extérieur, puis revient.",
    },
    ["tile.inward-release"] = {
      action = "Revenir vers l’origine et relâcher en mouvement.",
      observe = "Le retour prolonge le mouvement vers l’intérieur.",
    },
    ["tile.diagonal-release"] = {
      action = "Relâcher en se déplaçant sur les deux axes.",
      observe = "La direction est conservée : le retour n’est pas purement horizontal.",
    },
    ["tile.next-interaction"] = {
      action = "Attendre la fin du retour, puis glisser de nouveau.",
      observe = "Le nouveau glissement part de l’origine.",
    },
    ["tile.same-property"] = {
      action = "Relâcher la tuile vers l’extérieur.",
      observe = "Le décalage modifié par le geste est celui que le ressort anime.",
    },
    ["tile.single-writer"] = {
      action = "Suivre chaque écriture du décalage, de l’appui au relâchement.",
      observe = "Seul le geste l’écrit, une fois par changement.",
    },
    ["tile.identity-kept"] = {
      action = "Suivre la vue et son animation de l’appui à la fin.",
      observe = "Aucune des deux n’est remplacée.",
    },
    ["tile.drag-unanimated"] = {
      action = "Comparer, à chaque image du glissement, l’affichage et la translation.",
      observe = "Ils sont égaux, et aucune écriture ne porte d’animation.",
    },
    ["tile.unit-velocity"] = {
      action = "Diviser la vitesse au relâchement par la distance restante.",
      observe = "300 pt/s sur 150 pt font 2 parcours par seconde ; sans distance, pas de nombre.",
    },
    ["tile.tuning"] = {
      action = "Relâcher avec d’autres durées et d’autres rebonds.",
      observe = "Plus de rebond dépasse davantage l’origine ; une durée double double chaque instant.",
    },
    ["tile.pan-velocity"] = {
      action = "Demander sa vitesse à un reconnaisseur de panoramique pendant le glissement.",
      observe = "Il lit la vitesse du geste dans l’espace qu’on lui donne, et en exige un.",
    },
  },
  sv = {
    ["tile.near-rest-release"] = {
      action = "Dra ut brickan, vänta och släpp.",
      observe = "Återgången börjar nästan utan överlämnad rörelse.",
    },
    ["tile.outward-release"] = {
      action = "Dra utåt och släpp medan brickan ännu är på väg ut.",
      observe = "Fjädern för först rörelsen vidare utåt och vänder sedan.",
    },
    ["tile.inward-release"] = {
      action = "Vänd hemåt och släpp i rörelse.",
      observe = "Återgången fortsätter rörelsen inåt.",
    },
    ["tile.diagonal-release"] = {
      action = "Släpp medan båda axlarna rör sig.",
      observe = "Riktningen bevaras: återgången är inte rent vågrät.",
    },
    ["tile.next-interaction"] = {
      action = "Vänta tills återgången är klar och dra igen.",
      observe = "Det nya draget börjar hemma.",
    },
    ["tile.same-property"] = {
      action = "Släpp brickan utåt.",
      observe = "Förskjutningen som gesten ändrar är den som fjädern animerar.",
    },
    ["tile.single-writer"] = {
      action = "Följ varje skrivning till förskjutningen från tryck till släpp.",
      observe = "Bara gesten skriver, en gång per ändring.",
    },
    ["tile.identity-kept"] = {
      action = "Följ vyn och dess animation från tryck till slut.",
      observe = "Ingen av dem ersätts.",
    },
    ["tile.drag-unanimated"] = {
      action = "Jämför det visade med förflyttningen i varje bildruta av draget.",
      observe = "De är lika, och ingen skrivning bär en animation.",
    },
    ["tile.unit-velocity"] = {
      action = "Dela hastigheten vid släppet med sträckan som återstår.",
      observe = "300 pt/s över 150 pt är 2 sträckor i sekunden; utan sträcka finns inget tal.",
    },
    ["tile.tuning"] = {
      action = "Släpp med andra varaktigheter och studsar.",
      observe = "Mer studs går djupare förbi hemläget; dubbel varaktighet tar dubbel tid.",
    },
    ["tile.pan-velocity"] = {
      action = "Fråga en panoreringsigenkännare om dess hastighet under draget.",
      observe = "Den läser dragets hastighet i det rum den får, och kräver ett.",
    },
  },
}
