-- The rows in Swedish, in our words.
return {
  ["swipe-up sheet"] = "Panel som dras upp",
  ["swipe-up sheet: any pull"] = "Panel som dras upp: vilket drag som helst",
  ["sheet.start"] = {
    title = "85 % av skärmens höjd",
    action = "Skapa panelen på skärmar av olika höjd.",
    observe = "Dess överkant står vid 85 % av höjden.",
    labels = { ["top on a screen of #"] = "överkant på en skärm på #" },
  },
  ["sheet.lock-up"] = {
    title = "currentDragOffsetY < -150",
    action = "Dra den stängda panelen 200 pt uppåt.",
    observe = "Den stannar öppen.",
    labels = { ["top"] = "överkant" },
  },
  ["sheet.return-down"] = {
    title = "endingOffsetY != 0 && currentDragOffsetY > 150",
    action = "Dra den öppna panelen 200 pt nedåt.",
    observe = "Den stängs.",
    labels = { ["top"] = "överkant" },
  },
  ["sheet.current-always-reset"] = {
    title = "currentDragOffsetY = 0, alltid",
    action = "Släpp efter varje drag i tabellen.",
    observe = "Den aktuella förskjutningen återgår alltid till noll.",
    labels = { ["largest current"] = "största aktuella förskjutning" },
  },
  ["sheet.sum"] = {
    title = "Tre förskjutningar",
    action = "Lägg ihop de tre förskjutningarna i varje bildruta.",
    observe = "Summan är där panelen står.",
    labels = { ["apart"] = "avvikelse" },
  },
  ["sheet.live-drag"] = {
    title = "Under draget",
    action = "Följ vad som skrivs medan fingret är nere.",
    observe = "Bara den aktuella förskjutningen.",
    labels = { ["writes"] = "skrivningar" },
  },
  ["sheet.exact-threshold"] = {
    title = "Exakt tröskel",
    action = "Dra exakt 150 pt, och 150.01 pt.",
    observe = "150 ändrar inget; trösklarna är strikta.",
    labels = {
      ["ending after #"] = "slutförskjutning efter #",
      ["ending after # , open"] = "slutförskjutning efter #, öppen",
    },
  },
  ["sheet.closed-down"] = {
    title = "Stängd, nedåt",
    action = "Dra den stängda panelen 200 pt nedåt.",
    observe = "Inget låses, och den kommer tillbaka.",
    labels = { ["writes of ending"] = "skrivningar av slutförskjutningen" },
  },
  ["sheet.open-up"] = {
    title = "Öppen, uppåt",
    action = "Dra den öppna panelen 200 pt uppåt.",
    observe = "Den förblir öppen.",
    labels = { ["top"] = "överkant" },
  },
  ["sheet.short-drag"] = {
    title = "Kort drag",
    action = "Dra högst 150 pt, stängd och öppen.",
    observe = "Den kommer tillbaka dit den var.",
    labels = { ["top after #"] = "överkant efter #" },
  },
  ["sheet.animated-release"] = {
    title = "Animerat släpp",
    action = "Släpp bortom tröskeln och se på överkanten strax före och efter.",
    observe = "Den hoppar inte: en enda fjäder bär båda förskjutningarna.",
    labels = { ["jump"] = "hopp" },
  },
  ["sheet.last-changed"] = {
    title = "Sista ändringen avgör",
    action = "Stanna vid -140 pt och lyft vid -160 pt utan rörelse däremellan.",
    observe = "Det senast ändrade värdet avgör: panelen förblir stängd.",
    labels = { ["ending"] = "slutförskjutning" },
  },
  ["sheet.two-cycles"] = {
    title = "Två varv",
    action = "Öppna, dra uppåt igen, stäng och öppna en gång till.",
    observe = "Den slutar öppen, och dess start ändras aldrig.",
    labels = { ["top"] = "överkant" },
  },
  ["sheet.horizontal"] = {
    title = "Drag i sidled",
    action = "Dra 300 pt i sidled.",
    observe = "Draget känns igen, och inget ändras.",
    labels = { ["top"] = "överkant" },
  },
  ["sheet.cancel"] = {
    title = "Avbrott",
    action = "Låt systemet ta över draget.",
    observe = "Med städning återgår den aktuella förskjutningen till noll; som koden är tryckt blir den kvar.",
    labels = {
      ["current"] = "aktuell förskjutning",
      ["pulled up by 100 pt from 680 pt and cancelled, the printed sheet stays at"] = "dragen 100 pt uppåt från 680 pt och avbruten blir den tryckta panelen kvar vid",
    },
  },
  ["sheet.any-pull"] = {
    title = "Vilket drag som helst",
    action = "Dra upp och ned, snabbt och långsamt, på sned, varje gång under återgången.",
    observe = "Bara trösklarna avgör; båda förskjutningarna är fjäderns, och panelen står på summan.",
    labels = { ["apart from the spring at #"] = "avvikelse från fjädern vid #" },
  },
  ["sheet.any-cancel"] = {
    title = "Vilket avbrott som helst",
    action = "Låt systemet avbryta flera drag, stängd och öppen, med städning.",
    observe = "Varje städas med en skrivning av den aktuella förskjutningen; slutet står kvar.",
    labels = { ["top when open"] = "överkant, öppen" },
  },
}
