-- The rows in Swedish, in our words.
return {
  ["swipe card"] = "Svepkort",
  ["swipe card: any drag"] = "Svepkort: vilket drag som helst",
  ["card.scale"] = {
    title = "getScaleAmount()",
    action = "Håll kortet 48.75, 97.5, 195 och 390 pt från mitten, åt båda hållen.",
    observe = "Det krymper i proportion, ner till tre fjärdedelar.",
    labels = { ["scale at #"] = "skala vid #" },
  },
  ["card.scale-floor"] = {
    title = "Minsta skala",
    action = "Dra kortet långt bortom halva skärmen.",
    observe = "Det blir aldrig mindre än tre fjärdedelar.",
    labels = { ["scale at #"] = "skala vid #" },
  },
  ["card.rotation"] = {
    title = "getRotationAmount()",
    action = "Håll kortet på flera avstånd, åt båda hållen.",
    observe = "Det vrids 10 grader vid halva skärmen, med förskjutningens tecken.",
    labels = { ["rotation at #"] = "vridning vid #" },
  },
  ["card.rotation-unclamped"] = {
    title = "Största vinkel: 10 grader",
    action = "Dra kortet hela skärmens bredd.",
    observe = "Som koden är tryckt går det över 10 grader; begränsat stannar det där.",
    labels = { ["rotation at #"] = "vridning vid #", ["clamped at #"] = "begränsad vid #" },
  },
  ["card.symmetry"] = {
    title = "Lika åt vänster och höger",
    action = "Dra kortet lika långt åt vänster som åt höger.",
    observe = "Det krymper lika mycket och vrids åt andra hållet.",
    labels = { ["rotation at #"] = "vridning vid #" },
  },
  ["card.height-ignored"] = {
    title = "Höjden påverkar inte",
    action = "Dra kortet rakt upp och ner.",
    observe = "Det varken krymper eller vrids.",
    labels = { ["scale at #"] = "skala vid #" },
  },
  ["card.order"] = {
    title = "Ordning",
    action = "Håll kortet vid 97.5 pt och se var dess mitt ritas.",
    observe = "Förskjutningen skalas och vrids med kortet.",
    labels = { ["displaced"] = "förskjutet" },
  },
  ["card.zero-width-screen"] = {
    title = "Skärm utan bredd",
    action = "Skapa ett kort för en skärm utan bredd.",
    observe = "Det nekas; inget tal hittas på.",
    labels = { ["refused"] = "nekade" },
  },
  ["card.return"] = {
    title = "Återgång",
    action = "Släpp kortet.",
    observe = "Skala och vridning återgår med den visade förskjutningen.",
    labels = { ["apart from the formula"] = "avvikelse från formeln" },
  },
  ["card.drag"] = {
    title = "Dra kortet",
    action = "Dra kortet i kanten, först mindre än 10 pt; låt sedan draget avbrytas.",
    observe = "Från 10 pt följer en fjäder hela förflyttningen; med städning ges den upp.",
    labels = { ["target"] = "mål" },
  },
  ["card.any-drag"] = {
    title = "Vilket drag som helst",
    action = "Dra nära och långt, snabbt och långsamt, åt alla håll, varje gång under återgången.",
    observe = "Förskjutningen är dess fjäders; skala och vridning räknas från det som visas av den.",
    labels = {
      ["apart from the spring, ltr"] = "avvikelse från fjädern, från vänster",
      ["apart from the spring, rtl"] = "avvikelse från fjädern, från höger",
    },
  },
  ["card.any-cancel"] = {
    title = "Vilket avbrott som helst",
    action = "Låt systemet avbryta flera drag, med städning.",
    observe = "Varje städas med en enda skrivning, utan animation, i det ögonblicket.",
    labels = { ["stands at"] = "står vid" },
  },
}
