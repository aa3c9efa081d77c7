-- The rows in Uzbek, in our words. The titles that the document gives stand beside the checks.
return {
  ["swipe-up sheet"] = "Yuqoriga suriladigan panel",
  ["swipe-up sheet: any pull"] = "Yuqoriga suriladigan panel: har qanday tortish",
  ["sheet.start"] = {
    action = "Panelni turli balandlikdagi ekranlarda yarating.",
    observe = "Uning yuqori cheti balandlikning 85 foizida turadi.",
    labels = { ["top on a screen of #"] = "# ekranda yuqori chet" },
  },
  ["sheet.lock-up"] = {
    action = "Yopiq panelni 200 pt yuqoriga torting.",
    observe = "U ochiq holatda qoladi.",
    labels = { ["top"] = "yuqori chet" },
  },
  ["sheet.return-down"] = {
    action = "Ochiq panelni 200 pt pastga torting.",
    observe = "U yopiladi.",
    labels = { ["top"] = "yuqori chet" },
  },
  ["sheet.current-always-reset"] = {
    action = "Jadvaldagi har bir tortishdan keyin qoʻyib yuboring.",
    observe = "Joriy siljish har doim nolga qaytadi.",
    labels = { ["largest current"] = "eng katta joriy siljish" },
  },
  ["sheet.sum"] = {
    action = "Har bir kadrda uchta siljishni qoʻshing.",
    observe = "Ularning yigʻindisi panel turgan joydir.",
    labels = { ["apart"] = "farq" },
  },
  ["sheet.live-drag"] = {
    action = "Barmoq bosilgan paytda nima yozilishini kuzating.",
    observe = "Faqat joriy siljish yoziladi.",
    labels = { ["writes"] = "yozuvlar" },
  },
  ["sheet.exact-threshold"] = {
    title = "Aniq chegara",
    action = "Rosa 150 pt, soʻng 150.01 pt torting.",
    observe = "150 hech narsani oʻzgartirmaydi; chegaralar qatʼiy.",
    labels = {
      ["ending after #"] = "# dan keyin yakuniy siljish",
      ["ending after # , open"] = "ochiq, # dan keyin yakuniy siljish",
    },
  },
  ["sheet.closed-down"] = {
    title = "Yopiq panel pastga",
    action = "Yopiq panelni 200 pt pastga torting.",
    observe = "Hech narsa qotirilmaydi, u qaytib keladi.",
    labels = { ["writes of ending"] = "yakuniy siljish yozuvlari" },
  },
  ["sheet.open-up"] = {
    title = "Ochiq panel yuqoriga",
    action = "Ochiq panelni 200 pt yuqoriga torting.",
    observe = "U ochiq qoladi.",
    labels = { ["top"] = "yuqori chet" },
  },
  ["sheet.short-drag"] = {
    title = "Qisqa tortish",
    action = "Yopiq va ochiq holatda koʻpi bilan 150 pt torting.",
    observe = "U avvalgi joyiga qaytadi.",
    labels = { ["top after #"] = "# dan keyin yuqori chet" },
  },
  ["sheet.animated-release"] = {
    title = "Animatsiyali qoʻyib yuborish",
    action = "Chegaradan nariga tortib qoʻyib yuboring va yuqori chetga sal oldin va keyin qarang.",
    observe = "U sakramaydi: ikkala siljishni bitta prujina olib boradi.",
    labels = { ["jump"] = "sakrash" },
  },
  ["sheet.last-changed"] = {
    title = "Oxirgi oʻzgarish hal qiladi",
    action = "-140 pt da toʻxtang va oraliq siljishsiz -160 pt da koʻtaring.",
    observe = "Oxirgi oʻzgargan qiymat hal qiladi: panel yopiq qoladi.",
    labels = { ["ending"] = "yakuniy siljish" },
  },
  ["sheet.two-cycles"] = {
    title = "Ikki marta ochish",
    action = "Oching, yana yuqoriga torting, yoping va yana oching.",
    observe = "U ochiq tugaydi, boshlangʻich joyi hech qachon oʻzgarmaydi.",
    labels = { ["top"] = "yuqori chet" },
  },
  ["sheet.horizontal"] = {
    title = "Yonga tortish",
    action = "Yonga 300 pt torting.",
    observe = "Tortish taniladi, hech narsa oʻzgarmaydi.",
    labels = { ["top"] = "yuqori chet" },
  },
  ["sheet.cancel"] = {
    title = "Bekor qilish",
    action = "Tizim tortishni olib qoʻysin.",
    observe = "Tozalash bilan joriy siljish nolga qaytadi; koddagidek esa qoladi.",
    labels = {
      ["current"] = "joriy siljish",
      ["pulled up by 100 pt from 680 pt and cancelled, the printed sheet stays at"] = "680 pt dan 100 pt yuqoriga tortilib, bekor qilinganda, chop etilgan panel qoladigan joy",
    },
  },
  ["sheet.any-pull"] = {
    title = "Har qanday tortish",
    action = "Tepaga va pastga, tez va sekin, qiyalab, har safar qaytish paytida torting.",
    observe = "Faqat chegaralar hal qiladi; ikkala siljish prujinaniki, panel esa yigʻindida turadi.",
    labels = { ["apart from the spring at #"] = "prujinadan farq, #" },
  },
  ["sheet.any-cancel"] = {
    title = "Har qanday bekor qilish",
    action = "Tizim bir nechta tortishni yopiq va ochiq holda bekor qilsin, tozalash bilan.",
    observe = "Har biri joriy siljishga bitta yozuv bilan tozalanadi; yakuniysi qoladi.",
    labels = { ["top when open"] = "ochiq holdagi yuqori chet" },
  },
}
