-- The rows in Uzbek, in our words. The titles that the document gives stand beside the checks.
return {
  ["swipe card"] = "Suriladigan karta",
  ["swipe card: any drag"] = "Suriladigan karta: har qanday tortish",
  ["card.scale"] = {
    action = "Kartani oʻrtadan 48.75, 97.5, 195 va 390 pt masofada, ikkala tomonda ushlab turing.",
    observe = "U mutanosib ravishda, toʻrtdan uch qismgacha kichrayadi.",
    labels = { ["scale at #"] = "# da masshtab" },
  },
  ["card.scale-floor"] = {
    action = "Kartani ekran yarmidan ancha uzoqqa torting.",
    observe = "U hech qachon toʻrtdan uchdan kichik boʻlmaydi.",
    labels = { ["scale at #"] = "# da masshtab" },
  },
  ["card.rotation"] = {
    action = "Kartani turli masofalarda, ikkala tomonda ushlab turing.",
    observe = "Ekran yarmida u 10 darajaga, siljish ishorasi boʻyicha buriladi.",
    labels = { ["rotation at #"] = "# da burilish" },
  },
  ["card.rotation-unclamped"] = {
    action = "Kartani butun ekran kengligiga torting.",
    observe = "Koddagidek u 10 darajadan oshadi; cheklansa, shu yerda toʻxtaydi.",
    labels = { ["rotation at #"] = "# da burilish", ["clamped at #"] = "cheklanganda # da" },
  },
  ["card.symmetry"] = {
    action = "Kartani chapga va oʻngga bir xil masofaga torting.",
    observe = "U bir xil kichrayadi va teskari tomonga buriladi.",
    labels = { ["rotation at #"] = "# da burilish" },
  },
  ["card.height-ignored"] = {
    title = "Balandlik hisobga olinmaydi",
    action = "Kartani tik yuqoriga va pastga torting.",
    observe = "U kichraymaydi ham, burilmaydi ham.",
    labels = { ["scale at #"] = "# da masshtab" },
  },
  ["card.order"] = {
    title = "Tartib",
    action = "Kartani 97.5 pt da ushlab turing va oʻrtasi qayerda chizilganiga qarang.",
    observe = "Siljish karta bilan birga kichrayadi va buriladi.",
    labels = { ["displaced"] = "siljigan joy" },
  },
  ["card.zero-width-screen"] = {
    title = "Kengliksiz ekran",
    action = "Kengligi yoʻq ekran uchun karta yarating.",
    observe = "U rad etiladi; hech qanday son oʻylab topilmaydi.",
    labels = { ["refused"] = "rad etilganlar" },
  },
  ["card.return"] = {
    title = "Qaytish",
    action = "Kartani qoʻyib yuboring.",
    observe = "Masshtab va burilish koʻringan siljish bilan birga qaytadi.",
    labels = { ["apart from the formula"] = "formuladan farq" },
  },
  ["card.drag"] = {
    title = "Kartani tortish",
    action = "Kartani chetidan, avval 10 pt dan kam torting; soʻng tortish bekor qilinsin.",
    observe = "10 pt dan boshlab prujina butun siljishga ergashadi; tozalash bilan undan voz kechiladi.",
    labels = { ["target"] = "maqsad" },
  },
  ["card.any-drag"] = {
    title = "Har qanday tortish",
    action = "Yaqin va uzoqqa, tez va sekin, har tomonga, har safar qaytish paytida torting.",
    observe = "Siljish oʻz prujinasiniki; masshtab va burilish uning koʻringanidan hisoblanadi.",
    labels = {
      ["apart from the spring, ltr"] = "prujinadan farq, chapdan",
      ["apart from the spring, rtl"] = "prujinadan farq, oʻngdan",
    },
  },
  ["card.any-cancel"] = {
    title = "Har qanday bekor qilish",
    action = "Tizim bir nechta tortishni bekor qilsin, tozalash bilan.",
    observe = "Har biri shu onda bitta yozuv bilan, animatsiyasiz tozalanadi.",
    labels = { ["stands at"] = "turgan joyi" },
  },
}
