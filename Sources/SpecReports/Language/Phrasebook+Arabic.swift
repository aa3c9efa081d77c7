import SpecResults

extension Phrasebook {
  static let arabic = Phrasebook(
    language: .arabic, isRightToLeft: true, comma: "،",
    nouns: Nouns(
      check: ["# فحص", "فحص واحد", "فحصان", "# فحوص", "# فحصًا", "# فحص"],
      spec: ["# مواصفة", "مواصفة واحدة", "مواصفتان", "# مواصفات", "# مواصفة", "# مواصفة"],
      assertion: ["# تأكيد", "تأكيد واحد", "تأكيدان", "# تأكيدات", "# تأكيدًا", "# تأكيد"],
      finding: ["# ملاحظة", "ملاحظة واحدة", "ملاحظتان", "# ملاحظات", "# ملاحظة", "# ملاحظة"]),
    // Zero, one, two, few, many, and whole hundreds, as Unicode's plural rules tell them apart.
    form: { count in
      switch count % 100 {
      case _ where count < 3: count
      case 3...10: 3
      case 11...99: 4
      default: 5
      }
    },
    phrases: [
      "Check": "الفحص", "Spec": "المواصفة", "Action": "الإجراء", "Look at": "ما يُراقَب",
      "Observed": "المرصود", "Expected": "المتوقع", "Margin": "الهامش", "Verdict": "الحكم",

      "ok": "ناجح", "FAIL": "فاشل", "ERROR": "خطأ", "skip": "متروك", "known": "معروف",
      "# ok": "# ناجح", "# failed": "# فاشل", "# errored": "# بخطأ", "# skipped": "# متروك",
      "# known": "# بعيب معروف", "no specs": "لا مواصفات",
      "# file in error": "ملفات فيها خطأ: #", "# files in error": "ملفات فيها خطأ: #",
      "digest": "البصمة", "printed": "المطبوع",
      "ended at the limit of failures": "توقف عند حد الإخفاقات",
      "ended at the time limit of the run": "توقف عند الحد الزمني",
      "interrupted by signal #": "قاطعته الإشارة #",

      "# to spare": "بفائض #", "# too late": "بتأخر #", "# beyond": "بتجاوز #",
      "exact": "بالضبط", "just beyond": "تجاوز الحد بالكاد", "does not change": "لا يتغير",
      "enclosed": "محصور", "sampled": "من عيّنات", "still moving": "لا يزال يتحرك",
      "looked at for #": "نُظر إليه # فقط",
      "rests at #": "يستقر عند #", "jumps of the value left out": "قفزات القيمة المستثناة",
      "on the edge": "على الحد",
      "nothing": "لا شيء", "a claim": "تأكيد", "true": "صحيح", "false": "غير صحيح",

      "at #": "عند #", "just before #": "قبيل #", "just after #": "بُعيد #",
      "at the end": "في النهاية",
      "# after release": "بعد # من الإفلات", "# after cancel": "بعد # من الإلغاء",
      "settles": "يستقر", "never settles": "لا يستقر أبدًا",
      "furthest": "الأبعد", "furthest apart": "أكبر تباعد",
      "largest jump": "أكبر قفزة", "largest jump of velocity": "أكبر قفزة في السرعة",
      "largest move back": "أكبر رجوع", "turned by #": "انحرف بمقدار #", "from #": "عن #",
      "overshoot": "التجاوز", "# of the way": "# من المسافة", "turns": "الانعطافات",
      "a turn of #": "انعطاف بمقدار #",

      "at most #": "لا يزيد على #", "below #": "أقل من #", "at least #": "لا يقل عن #",
      "above #": "أكثر من #", "between # and #": "بين # و#", "# within #": "# بتفاوت #",
      "its final value": "قيمته النهائية", "within #": "بتفاوت #",
      "rising": "متزايد", "falling": "متناقص",
      "with moves back of at most #": "مع رجوع لا يزيد على #",
      "once by more than #": "مرة واحدة بأكثر من #",
      "by at most #": "بما لا يزيد على #", "by at least #": "بما لا يقل عن #",
      "by # to #": "بمقدار # إلى #",
      "times by more than #": "مرات بأكثر من #", "# to #": "# إلى #", "the other": "الأخرى",
      "is": "", "and": "و", "or": "أو", "not": "لا يصح أنه",
      "until": "حتى", "where": "حيث",
      "while faster than #": "ما دامت السرعة فوق #",
      "the direction at the start": "الاتجاه عند البداية",
      "always": "دائمًا", "at some time": "في لحظة ما", "from # on": "من # فصاعدًا",
      "from # to #": "من # إلى #", "before #": "قبل #", "in the next #": "خلال # التالية",
      "from # to # later": "بعد # إلى #", "always from # on": "دائمًا من # فصاعدًا",

      "deg": "°", "deg/s": "°/s",
    ])
}
