-- The rows in Uzbek, in our words. The titles that the document gives stand beside the checks.
return {
  ["spring-followed drag"] = "Prujina bilan ergashuvchi tortish",
  ["spring-followed drag: any drag"] = "Prujina bilan ergashuvchi tortish: har qanday tortish",
  ["drag.follow-lag"] = {
    action = "Sekundiga 300 pt tezlikda bir tekis torting.",
    observe = "Toʻrtburchak koʻrsatkichdan doimiy masofada orqada keladi.",
    labels = { ["lag"] = "orqada qolish" },
  },
  ["drag.velocity-continuous"] = {
    title = "Uzluksiz tezlik",
    action = "Bir tekis torting va har bir oʻzgarish maqsadni almashtirgan ondagi harakatga qarang.",
    observe = "Joy va tezlik undan sal oldin va keyin bir xil.",
    labels = {
      ["largest jump"] = "eng katta sakrash",
      ["largest change of velocity"] = "tezlikning eng katta oʻzgarishi",
    },
  },
  ["drag.return"] = {
    action = "Tortib, qoʻyib yuboring.",
    observe = "U koʻrinib turgan joyidan va oʻsha tezligi bilan boshlangʻich joyiga qaytadi.",
    labels = { ["shown at release"] = "qoʻyib yuborilganda koʻringan" },
  },
  ["drag.translation-total"] = {
    action = "(12, 5), (30, -10) va (45, 20) siljishlari orqali torting.",
    observe = "Maqsad — oxirgi siljish, ularning yigʻindisi emas.",
    labels = { ["target"] = "maqsad" },
  },
  ["drag.regrab"] = {
    title = "Qaytishda ushlash",
    action = "Toʻrtburchak qaytayotganida yana bosing.",
    observe = "U koʻrinib turgan joyidan yangi siljish tomon davom etadi.",
    labels = { ["jump"] = "sakrash" },
  },
  ["drag.cancel"] = {
    title = "Bekor qilish",
    action = "Tizim tortishni olib qoʻysin.",
    observe = "Tozalash bilan u joyiga qaytadi; koddagidek esa siljish qoladi: maʼlum nuqson.",
    labels = {
      ["stays at"] = "turgan joyi",
      ["dragged down by 100 pt and cancelled, the printed code leaves its offset at"] = "100 pt pastga tortilib, bekor qilinganda, chop etilgan kod siljishni qoldiradigan joy",
    },
  },
  ["drag.default-minimum"] = {
    title = "Odatiy eng kichik masofa",
    action = "10 pt dan sal kam, soʻng rosa 10 pt siljiting.",
    observe = "Odatiy eng kichik masofa 10 pt, birinchi siljish toʻliq.",
    labels = { ["first translation"] = "birinchi siljish" },
  },
  ["drag.any-drag"] = {
    title = "Har qanday tortish",
    action = "Yaqin va uzoqqa, tez va sekin, har tomonga, har safar qaytish paytida torting.",
    observe = "Har bir oʻzgarish va tugash yangi maqsad beradigan oʻz prujinasi koʻrinadi.",
    labels = {
      ["apart from the spring, ltr"] = "prujinadan farq, chapdan",
      ["apart from the spring, rtl"] = "prujinadan farq, oʻngdan",
    },
  },
  ["drag.any-cancel"] = {
    title = "Har qanday bekor qilish",
    action = "Tizim bir nechta tortishni bekor qilsin, tozalash bilan.",
    observe = "Har biri shu onda bitta yozuv bilan, animatsiyasiz tozalanadi.",
    labels = { ["stands at"] = "turgan joyi" },
  },
}
