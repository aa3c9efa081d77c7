-- The rows in Swedish, in our words.
return {
  ["the spring-release tile"] = "Brickan med fjäder",
  ["example.outward-release"] = {
    title = "Släpp i riktning utåt",
    action = "Dra utåt och släpp medan brickan ännu är på väg ut.",
    observe = "Fjädern för rörelsen vidare utåt, vänder och kommer hem.",
    labels = { ["furthest"] = "längst ut" },
  },
}
