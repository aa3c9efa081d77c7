-- The rows in Arabic, in our words.
return {
  ["spring-followed drag"] = "سحب يتبعه نابض",
  ["spring-followed drag: any drag"] = "سحب يتبعه نابض: أي سحب",
  ["drag.follow-lag"] = {
    title = "التأخر عن المؤشر",
    action = "اسحب بسرعة ثابتة 300 pt/s.",
    observe = "يتبع المستطيل المؤشر على مسافة ثابتة خلفه.",
    labels = { ["lag"] = "التأخر" },
  },
  ["drag.velocity-continuous"] = {
    title = "سرعة متصلة",
    action = "اسحب بسرعة ثابتة وانظر إلى الحركة عند كل تغيير للهدف.",
    observe = "الموضع والسرعة هما نفساهما قبله وبعده مباشرة.",
    labels = { ["largest jump"] = "أكبر قفزة", ["largest change of velocity"] = "أكبر تغير في السرعة" },
  },
  ["drag.return"] = {
    title = "العودة",
    action = "اسحب ثم أفلت.",
    observe = "يعود من حيث يُعرض وبسرعته هناك.",
    labels = { ["shown at release"] = "المعروض عند الإفلات" },
  },
  ["drag.translation-total"] = {
    title = "الإزاحة الكلية",
    action = "اسحب عبر الإزاحات (12, 5) و(30, -10) و(45, 20).",
    observe = "الهدف هو الإزاحة الأخيرة لا مجموعها.",
    labels = { ["target"] = "الهدف" },
  },
  ["drag.regrab"] = {
    title = "إمساك أثناء العودة",
    action = "اضغط من جديد والمستطيل يعود.",
    observe = "يواصل من حيث يُعرض نحو الإزاحة الجديدة.",
    labels = { ["jump"] = "القفزة" },
  },
  ["drag.cancel"] = {
    title = "إلغاء",
    action = "دع النظام يأخذ السحب.",
    observe = "مع التنظيف يعود، وكما طُبع الرمز تبقى الإزاحة: عيب معروف.",
    labels = {
      ["stays at"] = "يبقى عند",
      ["dragged down by 100 pt and cancelled, the printed code leaves its offset at"] = "بعد سحب 100 pt إلى أسفل ثم الإلغاء يترك الرمز المطبوع الإزاحة عند",
    },
  },
  ["drag.default-minimum"] = {
    title = "المسافة الدنيا الافتراضية",
    action = "تحرّك بأقل قليلًا من 10 pt ثم بمقدار 10 pt تمامًا.",
    observe = "المسافة الدنيا الافتراضية 10 pt، والإزاحة الأولى كاملة.",
    labels = { ["first translation"] = "الإزاحة الأولى" },
  },
  ["drag.any-drag"] = {
    title = "أي سحب",
    action = "اسحب قريبًا وبعيدًا، بسرعة وببطء، في كل الاتجاهات، وكل مرة أثناء العودة.",
    observe = "المعروض هو نابضه، يعيد كل تغيير وكل نهاية توجيهه.",
    labels = {
      ["apart from the spring, ltr"] = "الفرق عن النابض، من اليسار",
      ["apart from the spring, rtl"] = "الفرق عن النابض، من اليمين",
    },
  },
  ["drag.any-cancel"] = {
    title = "أي إلغاء",
    action = "دع النظام يأخذ عدة سحبات، مع التنظيف.",
    observe = "يُنظَّف كل منها بكتابة واحدة، دون تحريك، في تلك اللحظة.",
    labels = { ["stands at"] = "يقف عند" },
  },
}
