-- The rows in Uzbek, in our words.
return {
  ["the spring-release tile"] = "Prujinali plitka",
  ["example.outward-release"] = {
    title = "Tashqariga qoʻyib yuborish",
    action = "Plitkani uzoqlashtiring va u hali uzoqlashayotganida qoʻyib yuboring.",
    observe = "Prujina harakatni tashqariga davom ettiradi, ortga burilib, joyiga qaytadi.",
    labels = { ["furthest"] = "eng uzoq" },
  },
}
