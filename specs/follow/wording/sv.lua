-- The rows in Swedish, in our words.
return {
  ["spring-followed drag"] = "Drag som fjädern följer",
  ["spring-followed drag: any drag"] = "Drag som fjädern följer: vilket drag som helst",
  ["drag.follow-lag"] = {
    title = "Eftersläpning",
    action = "Dra i jämna 300 pt/s.",
    observe = "Rektangeln följer på konstant avstånd bakom pekaren.",
    labels = { ["lag"] = "eftersläpning" },
  },
  ["drag.velocity-continuous"] = {
    title = "Kontinuerlig hastighet",
    action = "Dra i jämn fart och se på rörelsen där varje ändring ger nytt mål.",
    observe = "Plats och hastighet är desamma strax före och efter.",
    labels = { ["largest jump"] = "största hopp", ["largest change of velocity"] = "största hastighetsändring" },
  },
  ["drag.return"] = {
    title = "Återgång",
    action = "Dra och släpp.",
    observe = "Den fjädrar hem därifrån den visas, lika snabbt som den rör sig där.",
    labels = { ["shown at release"] = "visat vid släppet" },
  },
  ["drag.translation-total"] = {
    title = "Hela förflyttningen",
    action = "Dra genom förflyttningarna (12, 5), (30, -10) och (45, 20).",
    observe = "Målet är den sista förflyttningen, inte summan av dem.",
    labels = { ["target"] = "mål" },
  },
  ["drag.regrab"] = {
    title = "Nytt grepp under återgången",
    action = "Tryck igen medan rektangeln är på väg tillbaka.",
    observe = "Den fortsätter därifrån den visas mot den nya förflyttningen.",
    labels = { ["jump"] = "hopp" },
  },
  ["drag.cancel"] = {
    title = "Avbrott",
    action = "Låt systemet ta över draget.",
    observe = "Med städning kommer den hem; som koden är tryckt blir förskjutningen kvar: ett känt fel.",
    labels = {
      ["stays at"] = "står kvar vid",
      ["dragged down by 100 pt and cancelled, the printed code leaves its offset at"] = "draget 100 pt nedåt och avbrutet lämnar den tryckta koden sin förskjutning vid",
    },
  },
  ["drag.default-minimum"] = {
    title = "Minsta avstånd som standard",
    action = "Flytta strax under, och precis, 10 pt.",
    observe = "Minsta avståndet är 10 pt som standard, och den första förflyttningen är hel.",
    labels = { ["first translation"] = "första förflyttning" },
  },
  ["drag.any-drag"] = {
    title = "Vilket drag som helst",
    action = "Dra nära och långt, snabbt och långsamt, åt alla håll, varje gång under återgången.",
    observe = "Det som visas är dess fjäder, som varje ändring och varje slut ger nytt mål.",
    labels = {
      ["apart from the spring, ltr"] = "avvikelse från fjädern, från vänster",
      ["apart from the spring, rtl"] = "avvikelse från fjädern, från höger",
    },
  },
  ["drag.any-cancel"] = {
    title = "Vilket avbrott som helst",
    action = "Låt systemet avbryta flera drag, med städning.",
    observe = "Varje städas med en enda skrivning, utan animation, i det ögonblicket.",
    labels = { ["stands at"] = "står vid" },
  },
}
