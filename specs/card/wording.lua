-- The document's rows in its own language, in our words.
return {
  uz = {
    ["card.scale"] = {
      action = "Kartani o'rtadan 48.75, 97.5, 195 va 390 pt masofada, ikkala tomonda ushlab turing.",
      observe = "U mutanosib ravishda to'rtdan uch qismgacha kichrayadi.",
    },
    ["card.scale-floor"] = {
      action = "Kartani ekran yarmidan ancha uzoqqa torting.",
      observe = "U hech qachon to'rtdan uchdan kichik bo'lmaydi.",
    },
    ["card.rotation"] = {
      action = "Kartani turli masofalarda, ikkala tomonda ushlab turing.",
      observe = "Ekran yarmida u 10 darajaga, siljish ishorasi bo'yicha buriladi.",
    },
    ["card.rotation-unclamped"] = {
      action = "Kartani butun ekran kengligiga torting.",
      observe = "Koddagidek u 10 darajadan oshadi; cheklovda esa shu yerda to'xtaydi.",
    },
    ["card.symmetry"] = {
      action = "Kartani chapga va o'ngga bir xil masofaga torting.",
      observe = "U bir xil kichrayadi va teskari tomonga buriladi.",
    },
  },
}
