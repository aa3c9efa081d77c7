-- The document's rows in its own language, in our words.
return {
  uz = {
    ["drag.follow-lag"] = {
      action = "Soniyasiga 300 pt tezlikda bir tekis torting.",
      observe = "To'rtburchak ko'rsatkichdan doimiy masofada orqada keladi.",
    },
    ["drag.return"] = {
      action = "Tortib, qo'yib yuboring.",
      observe = "U ko'rinib turgan joyidan va o'sha tezligi bilan boshlang'ich joyiga qaytadi.",
    },
    ["drag.translation-total"] = {
      action = "(12, 5), (30, -10) va (45, 20) siljishlari orqali torting.",
      observe = "Maqsad — oxirgi siljish, ularning yig'indisi emas.",
    },
  },
}
