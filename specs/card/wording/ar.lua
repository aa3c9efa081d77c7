-- The rows in Arabic, in our words.
return {
  ["swipe card"] = "بطاقة السحب الجانبي",
  ["swipe card: any drag"] = "بطاقة السحب الجانبي: أي سحب",
  ["card.scale"] = {
    title = "getScaleAmount()",
    action = "أمسك البطاقة على بعد 48.75 و97.5 و195 و390 pt من الوسط، في الجهتين.",
    observe = "تصغر بالتناسب حتى ثلاثة أرباع.",
    labels = { ["scale at #"] = "المقياس عند #" },
  },
  ["card.scale-floor"] = {
    title = "أصغر مقياس",
    action = "اسحب البطاقة إلى ما وراء نصف الشاشة بكثير.",
    observe = "لا تصغر أبدًا عن ثلاثة أرباع.",
    labels = { ["scale at #"] = "المقياس عند #" },
  },
  ["card.rotation"] = {
    title = "getRotationAmount()",
    action = "أمسك البطاقة على مسافات عدة في الجهتين.",
    observe = "تدور 10 درجات عند نصف الشاشة، بإشارة الإزاحة.",
    labels = { ["rotation at #"] = "الدوران عند #" },
  },
  ["card.rotation-unclamped"] = {
    title = "أقصى زاوية: 10 درجات",
    action = "اسحب البطاقة بعرض الشاشة كله.",
    observe = "كما طُبع الرمز تتجاوز 10 درجات، ومع الحصر تقف عندها.",
    labels = { ["rotation at #"] = "الدوران عند #", ["clamped at #"] = "مع الحصر عند #" },
  },
  ["card.symmetry"] = {
    title = "يسارًا كما يمينًا",
    action = "اسحب البطاقة يسارًا بقدر ما تسحبها يمينًا.",
    observe = "تصغر بالقدر نفسه وتدور في الاتجاه المعاكس.",
    labels = { ["rotation at #"] = "الدوران عند #" },
  },
  ["card.height-ignored"] = {
    title = "الارتفاع لا يؤثر",
    action = "اسحب البطاقة رأسيًا إلى أعلى وإلى أسفل.",
    observe = "لا تصغر ولا تدور.",
    labels = { ["scale at #"] = "المقياس عند #" },
  },
  ["card.order"] = {
    title = "الترتيب",
    action = "أمسك البطاقة عند 97.5 pt وانظر أين يُرسم وسطها.",
    observe = "تُصغّر الإزاحة وتُدار مع البطاقة.",
    labels = { ["displaced"] = "موضع الوسط" },
  },
  ["card.zero-width-screen"] = {
    title = "شاشة بلا عرض",
    action = "أنشئ بطاقة لشاشة بلا عرض.",
    observe = "تُرفض، ولا يُختلق أي عدد.",
    labels = { ["refused"] = "المرفوضة" },
  },
  ["card.return"] = {
    title = "العودة",
    action = "أفلت البطاقة.",
    observe = "يعود المقياس والدوران مع الإزاحة المعروضة.",
    labels = { ["apart from the formula"] = "الفرق عن الصيغة" },
  },
  ["card.drag"] = {
    title = "سحب البطاقة",
    action = "اسحب البطاقة من حافتها، أولًا بأقل من 10 pt، ثم دع النظام يأخذ السحب.",
    observe = "من 10 pt فصاعدًا يتبع نابض الإزاحة كاملة، ومع التنظيف تُترك.",
    labels = { ["target"] = "الهدف" },
  },
  ["card.any-drag"] = {
    title = "أي سحب",
    action = "اسحب قريبًا وبعيدًا، بسرعة وببطء، في كل الاتجاهات، وكل مرة أثناء العودة.",
    observe = "الإزاحة هي إزاحة نابضها، ويُحسب المقياس والدوران مما يُعرض منها.",
    labels = {
      ["apart from the spring, ltr"] = "الفرق عن النابض، من اليسار",
      ["apart from the spring, rtl"] = "الفرق عن النابض، من اليمين",
    },
  },
  ["card.any-cancel"] = {
    title = "أي إلغاء",
    action = "دع النظام يأخذ عدة سحبات، مع التنظيف.",
    observe = "يُنظَّف كل منها بكتابة واحدة، دون تحريك، في تلك اللحظة.",
    labels = { ["stands at"] = "يقف عند" },
  },
}
