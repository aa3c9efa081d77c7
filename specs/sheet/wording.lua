-- The document's rows in its own language, in our words.
return {
  uz = {
    ["sheet.start"] = {
      action = "Panelni turli balandlikdagi ekranlarda yarating.",
      observe = "Uning yuqori cheti balandlikning 85 foizida turadi.",
    },
    ["sheet.lock-up"] = {
      action = "Yopiq panelni 200 pt yuqoriga torting.",
      observe = "U ochiq holatda qoladi.",
    },
    ["sheet.return-down"] = {
      action = "Ochiq panelni 200 pt pastga torting.",
      observe = "U yopiladi.",
    },
    ["sheet.current-always-reset"] = {
      action = "Jadvaldagi har bir tortishdan keyin qo'yib yuboring.",
      observe = "Joriy siljish har doim nolga qaytadi.",
    },
    ["sheet.sum"] = {
      action = "Har bir kadrda uchta siljishni qo'shing.",
      observe = "Ularning yig'indisi panel turgan joydir.",
    },
    ["sheet.live-drag"] = {
      action = "Barmoq bosilgan paytda nima yozilishini kuzating.",
      observe = "Faqat joriy siljish yoziladi.",
    },
  },
}
