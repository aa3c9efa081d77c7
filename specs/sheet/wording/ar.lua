-- The rows in Arabic, in our words.
return {
  ["swipe-up sheet"] = "لوحة تُسحب إلى أعلى",
  ["swipe-up sheet: any pull"] = "لوحة تُسحب إلى أعلى: أي سحب",
  ["sheet.start"] = {
    title = "85% من ارتفاع الشاشة",
    action = "أنشئ اللوحة على شاشات بارتفاعات عدة.",
    observe = "تقف حافتها العليا عند 85% من الارتفاع.",
    labels = { ["top on a screen of #"] = "الحافة العليا على شاشة #" },
  },
  ["sheet.lock-up"] = {
    title = "currentDragOffsetY < -150",
    action = "اسحب اللوحة المغلقة 200 pt إلى أعلى.",
    observe = "تثبت مفتوحة.",
    labels = { ["top"] = "الحافة العليا" },
  },
  ["sheet.return-down"] = {
    title = "endingOffsetY != 0 && currentDragOffsetY > 150",
    action = "اسحب اللوحة المفتوحة 200 pt إلى أسفل.",
    observe = "تنغلق.",
    labels = { ["top"] = "الحافة العليا" },
  },
  ["sheet.current-always-reset"] = {
    title = "currentDragOffsetY = 0 دائمًا",
    action = "أفلت بعد كل سحبة من الجدول.",
    observe = "تعود الإزاحة الحالية إلى الصفر دائمًا.",
    labels = { ["largest current"] = "أكبر إزاحة حالية" },
  },
  ["sheet.sum"] = {
    title = "ثلاث إزاحات",
    action = "اجمع الإزاحات الثلاث في كل إطار.",
    observe = "مجموعها هو موضع اللوحة.",
    labels = { ["apart"] = "الفرق" },
  },
  ["sheet.live-drag"] = {
    title = "أثناء السحب",
    action = "راقب ما يُكتب والإصبع على الشاشة.",
    observe = "الإزاحة الحالية وحدها.",
    labels = { ["writes"] = "الكتابات" },
  },
  ["sheet.exact-threshold"] = {
    title = "العتبة بالضبط",
    action = "اسحب 150 pt تمامًا ثم 150.01 pt.",
    observe = "لا تغيّر 150 شيئًا: العتبتان صارمتان.",
    labels = {
      ["ending after #"] = "الإزاحة النهائية بعد #",
      ["ending after # , open"] = "الإزاحة النهائية بعد #، مفتوحة",
    },
  },
  ["sheet.closed-down"] = {
    title = "مغلقة، إلى أسفل",
    action = "اسحب اللوحة المغلقة 200 pt إلى أسفل.",
    observe = "لا يُثبَّت شيء، وتعود.",
    labels = { ["writes of ending"] = "كتابات الإزاحة النهائية" },
  },
  ["sheet.open-up"] = {
    title = "مفتوحة، إلى أعلى",
    action = "اسحب اللوحة المفتوحة 200 pt إلى أعلى.",
    observe = "تبقى مفتوحة.",
    labels = { ["top"] = "الحافة العليا" },
  },
  ["sheet.short-drag"] = {
    title = "سحبة قصيرة",
    action = "اسحب 150 pt على الأكثر، مغلقة ومفتوحة.",
    observe = "تعود إلى حيث كانت.",
    labels = { ["top after #"] = "الحافة العليا بعد #" },
  },
  ["sheet.animated-release"] = {
    title = "إفلات متحرك",
    action = "أفلت بعد العتبة وانظر إلى الحافة العليا قبل ذلك وبعده مباشرة.",
    observe = "لا تقفز: نابض واحد يحمل الإزاحتين.",
    labels = { ["jump"] = "القفزة" },
  },
  ["sheet.last-changed"] = {
    title = "آخر قيمة متغيرة",
    action = "قف عند -140 pt وارفع عند -160 pt دون حركة بينهما.",
    observe = "تحسم آخر قيمة متغيرة: تبقى اللوحة مغلقة.",
    labels = { ["ending"] = "الإزاحة النهائية" },
  },
  ["sheet.two-cycles"] = {
    title = "دورتان",
    action = "افتح ثم اسحب إلى أعلى ثانية ثم أغلق وافتح من جديد.",
    observe = "تنتهي مفتوحة، ولا يتغير موضع بدايتها أبدًا.",
    labels = { ["top"] = "الحافة العليا" },
  },
  ["sheet.horizontal"] = {
    title = "سحب أفقي",
    action = "اسحب 300 pt إلى الجانب.",
    observe = "يُتعرّف على السحب ولا يتغير شيء.",
    labels = { ["top"] = "الحافة العليا" },
  },
  ["sheet.cancel"] = {
    title = "إلغاء",
    action = "دع النظام يأخذ السحب.",
    observe = "مع التنظيف تعود الإزاحة الحالية إلى الصفر، وكما طُبع الرمز تبقى.",
    labels = {
      ["current"] = "الإزاحة الحالية",
      ["pulled up by 100 pt from 680 pt and cancelled, the printed sheet stays at"] = "بعد سحبها 100 pt إلى أعلى من 680 pt ثم الإلغاء تبقى اللوحة المطبوعة عند",
    },
  },
  ["sheet.any-pull"] = {
    title = "أي سحب",
    action = "اسحب لأعلى ولأسفل، بسرعة وببطء، وبميل، وكل مرة أثناء العودة.",
    observe = "العتبات وحدها تقرر، والإزاحتان للنابض، وتقف اللوحة عند المجموع.",
    labels = { ["apart from the spring at #"] = "الفرق عن النابض عند #" },
  },
  ["sheet.any-cancel"] = {
    title = "أي إلغاء",
    action = "دع النظام يأخذ عدة سحبات، مغلقة ومفتوحة، مع التنظيف.",
    observe = "يُنظَّف كل منها بكتابة واحدة للإزاحة الحالية، وتبقى النهائية.",
    labels = { ["top when open"] = "الحافة العليا وهي مفتوحة" },
  },
}
