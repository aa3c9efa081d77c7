-- The rows in Swedish, in our words. The titles that the document gives stand beside the checks.
return {
  document = "001_1d531cd918d36c22.txt",
  ["spring-release tile"] = "Bricka med fjäder",
  ["spring-release tile: drag"] = "Bricka med fjäder: draget",
  ["spring-release tile: hand-off"] = "Bricka med fjäder: överlämningen",
  ["spring-release tile: any drag"] = "Bricka med fjäder: vilket drag som helst",
  ["tile.near-rest-release"] = {
    action = "Dra ut brickan, vänta och släpp.",
    observe = "Återgången börjar nästan utan överlämnad rörelse.",
    labels = { ["furthest"] = "längst ut", ["handed over"] = "överlämnad hastighet" },
  },
  ["tile.outward-release"] = {
    action = "Dra utåt och släpp medan brickan ännu är på väg ut.",
    observe = "Fjädern för först rörelsen vidare utåt och vänder sedan.",
    labels = { ["furthest"] = "längst ut", ["turns after"] = "vänder efter" },
  },
  ["tile.inward-release"] = {
    action = "Vänd mot hemläget och släpp i rörelse.",
    observe = "Återgången fortsätter rörelsen inåt.",
    labels = { ["speed at release"] = "hastighet vid släppet" },
  },
  ["tile.diagonal-release"] = {
    action = "Släpp i rörelse längs båda axlarna.",
    observe = "Riktningen bevaras: återgången är inte enbart vågrät.",
    labels = { ["heading"] = "riktning" },
  },
  ["tile.next-interaction"] = {
    action = "Vänta tills återgången är klar och dra igen.",
    observe = "Det nya draget börjar i hemläget.",
    labels = { ["shows"] = "visad förskjutning" },
  },
  ["tile.same-property"] = {
    action = "Släpp brickan utåt.",
    observe = "Förskjutningen som gesten ändrar är den som fjädern animerar.",
    labels = { ["spring starts at"] = "fjädern börjar vid" },
  },
  ["tile.single-writer"] = {
    action = "Följ varje skrivning till förskjutningen från tryck till släpp.",
    observe = "Bara gesten skriver, en gång per ändring.",
    labels = { ["writes by the drag"] = "gestens skrivningar" },
  },
  ["tile.identity-kept"] = {
    action = "Följ vyn och dess animation från tryck till slut.",
    observe = "Ingen av dem ersätts.",
    labels = { ["replacements"] = "ersättningar" },
  },
  ["tile.drag-unanimated"] = {
    action = "Jämför det visade med förflyttningen i varje bildruta av draget.",
    observe = "De är lika, och ingen skrivning bär en animation.",
    labels = { ["apart"] = "avvikelse" },
  },
  ["tile.unit-velocity"] = {
    action = "Dela hastigheten vid släppet med sträckan som återstår.",
    observe = "300 pt/s över 150 pt är 2 sträckor i sekunden; utan sträcka finns inget tal.",
    labels = { ["# over #"] = "# över #" },
  },
  ["tile.tuning"] = {
    action = "Släpp med andra varaktigheter och studsar.",
    observe = "Mer studs går längre förbi hemläget; dubbel varaktighet tar dubbelt så lång tid.",
    labels = { ["past home"] = "förbi hemläget" },
  },
  ["tile.pan-velocity"] = {
    action = "Fråga en panoreringsigenkännare om dess hastighet under draget.",
    observe = "Den läser dragets hastighet i det koordinatrum den får, och kräver ett.",
    labels = { ["velocity"] = "hastighet" },
  },
  ["tile.translation-total"] = {
    title = "Hela förflyttningen",
    action = "Dra genom förflyttningarna (12, 5), (30, -10) och (45, 20).",
    observe = "Förskjutningen är den sista förflyttningen, inte summan av dem.",
    labels = { ["offset"] = "förskjutning" },
  },
  ["tile.below-minimum"] = {
    title = "Under minsta avstånd",
    action = "Flytta (2, 2) och lyft; flytta sedan (3, 0).",
    observe = "Under 3 pt händer ingenting; från 3 pt är den första förflyttningen hel.",
    labels = { ["first translation"] = "första förflyttning" },
  },
  ["tile.threshold-latched"] = {
    title = "Tröskeln passeras bara en gång",
    action = "Flytta 4 pt och sedan tillbaka till 1 pt.",
    observe = "Draget fortsätter under sin tröskel.",
    labels = { ["offset"] = "förskjutning" },
  },
  ["tile.named-space"] = {
    title = "Namngivet koordinatrum",
    action = "Dra 12, 30 och 45 pt, mätt i den fasta ytan.",
    observe = "Brickan följer pekaren exakt.",
    labels = { ["shown"] = "visat" },
  },
  ["tile.content-shape"] = {
    title = "Träffyta",
    action = "Tryck i hörnet utanför den rundade konturen och sedan bredvid brickan.",
    observe = "Hörnet tar emot trycket, platsen bredvid gör det inte.",
    labels = {
      ["takes a press in the corner"] = "tar emot tryck i hörnet",
      ["takes a press beside it"] = "tar emot tryck bredvid",
    },
  },
  ["tile.release-immediate"] = {
    title = "Återgång genast",
    action = "Släpp brickan utåt och se på den första bildrutan.",
    observe = "Återgången har börjat i samma ögonblick som släppet.",
    labels = { ["first frame"] = "första bildruta" },
  },
  ["tile.no-pre-reset"] = {
    title = "Ingen nollställning först",
    action = "Följ förskjutningen mellan sista ändringen och fjädern.",
    observe = "Inget skriver den däremellan.",
    labels = { ["writes after the last change"] = "skrivningar efter sista ändringen" },
  },
  ["tile.model-target-at-once"] = {
    title = "Modellen genast i hemläget",
    action = "Se på modellen och på bilden i släppögonblicket.",
    observe = "Modellen är redan i hemläget, bilden har inte rört sig.",
    labels = { ["model"] = "modell" },
  },
  ["tile.gate"] = {
    title = "Inga tryck under återgången",
    action = "Tryck på brickan 0.05, 0.30, 0.45 och 0.80 s efter släppet.",
    observe = "Varje tryck går igenom, och återgången fortsätter.",
    labels = { ["presses that fell through"] = "tryck som gick igenom" },
  },
  ["tile.removed-not-timer"] = {
    title = "Verkligt slut, ingen timer",
    action = "Släpp brickan utåt och vänta tills den tar emot tryck igen.",
    observe = "Det gör den när animationen är borta, inte när dess varaktighet är över.",
    labels = { ["takes presses after"] = "tar emot tryck efter", ["at #"] = "vid #" },
  },
  ["tile.release-order"] = {
    title = "Ordning vid släppet",
    action = "Släpp med gestens tillstånd återställt före, och efter, gestens slut.",
    observe = "Varje bildruta är densamma.",
    labels = {
      ["apart"] = "avvikelse",
      ["let go outwards at 120 pt, with the reset observed before the end runs, the tile snaps to"] = "släppt utåt vid 120 pt, när nollställningen observeras före gestens slut, hoppar brickan till",
    },
  },
  ["tile.zero-distance"] = {
    title = "Ingen sträcka kvar",
    action = "Dra ut och tillbaka exakt till hemläget, och släpp i rörelse.",
    observe = "Det finns inget att animera: återgången är över i samma ögonblick.",
    labels = { ["completions"] = "slutföranden" },
  },
  ["tile.cancel-snaps"] = {
    title = "Avbrott",
    action = "Låt systemet ta över draget medan brickan rör sig.",
    observe = "Brickan står genast i hemläget, utan animation.",
    labels = { ["stands at"] = "står vid" },
  },
  ["tile.cancel-then-drag"] = {
    title = "Dra efter ett avbrott",
    action = "Dra igen 10 pt efter ett avbrutet drag och släpp.",
    observe = "Det nya draget visar sin egen förflyttning och lämnar över bara sin egen hastighet.",
    labels = { ["handed over"] = "överlämnad hastighet" },
  },
  ["tile.any-drag"] = {
    title = "Vilket drag som helst",
    action = "Dra samma bricka nära och långt, snabbt och långsamt, åt alla håll.",
    observe = "Den visar förflyttningen; fjädern tar över plats och hastighet, en gång, och släpper in nästa tryck hemma.",
    labels = {
      ["apart from translation and spring, ltr"] = "avvikelse från förflyttning och fjäder, från vänster",
      ["apart from translation and spring, rtl"] = "avvikelse från förflyttning och fjäder, från höger",
    },
  },
  ["tile.any-cancel"] = {
    title = "Vilket avbrott som helst",
    action = "Låt systemet avbryta flera drag.",
    observe = "Varje gång står brickan genast i hemläget, utan animation, och tar nästa tryck.",
    labels = { ["cancelled drags"] = "avbrutna drag" },
  },
}
