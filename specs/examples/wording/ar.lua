-- The rows in Arabic, in our words.
return {
  ["the spring-release tile"] = "البلاطة التي تعود بنابض",
  ["example.outward-release"] = {
    title = "إفلات نحو الخارج",
    action = "أبعد البلاطة وأفلت وهي ما زالت تبتعد.",
    observe = "يواصل النابض الحركة نحو الخارج ثم ينعكس ويعود إلى البداية.",
    labels = { ["furthest"] = "الأبعد" },
  },
}
