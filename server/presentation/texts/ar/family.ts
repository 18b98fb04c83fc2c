// The family pages: all children, and one child.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("ar");

/** An age in years: "8 سنوات". */
const years = (age: number) =>
  plural(age, {
    zero: "أقل من سنة",
    one: "سنة واحدة",
    two: "سنتان",
    few: `${age} سنوات`,
    many: `${age} سنة`,
    other: `${age} سنة`,
  });

export const family: Texts["family"] = {
  title: "عائلتك",
  trail: "مسار التنقل",
  lead: "الألعاب والتطبيقات التي حصلت على موافقتك.",
  empty: "لا توجد حاليًا لعبة أو تطبيق لديه موافقتك.",
  child: (age) => `طفل، العمر: ${years(age)}`,
  adult: (age) => `شخص بالغ، العمر: ${years(age)}`,
  childOfUnknownAge: "طفل، العمر غير معروف",
  bornIn: (place, year) => `${place}، سنة الميلاد ${year}`,
  knownOf: (child, about) => `${child}، ${about}`,
  childIn: (product, child) => `${product}: ${child}`,
  marks:
    "لا نعرف أسماء أطفالك. الرموز الأربعة بعد العمر هي نهاية معرّف اللاعب الخاص بالطفل. والطفل الذي يستخدم ألعابًا من عدة شركات يظهر مرة لكل شركة.",
  allowed: (on, all) => `الأذونات المسموح بها: ${on} من ${all}`,
  onHold:
    "معلّق: لم تُقبل مستندات جديدة في الموعد. يبقى ما سمحت به متوقفًا إلى أن يقبلها أحد أولياء الأمور. ويمكن للطفل أن يطلب منك مرة أخرى في اللعبة أو التطبيق.",
  nothingToDecide: "لا تحتاج أي أذونات إلى قرارك.",
  isAdult: "أصبح الآن بالغًا ويقرر بنفسه",
  isAdultText: "بموجب القانون في مكان الإقامة، أصبح هذا الشخص بالغًا ويقرر بنفسه.",
  since: (date) => `تاريخ الموافقة: ${date}`,
  earlier: "الصفحة السابقة",
  later: "الصفحة التالية",
  done: {
    erased: "مُحيت بيانات الطفل.",
    withdrawn: "تم سحب موافقتك. وانتهى وصول الطفل.",
    left: "لم تعد لك صفة وليّ أمر لهذا الطفل. ويبقى أولياء الأمور الآخرون.",
    "left-last": "لم تعد لك صفة وليّ أمر لهذا الطفل. ولعدم وجود وليّ أمر آخر، سُحبت كل الموافقات.",
  },
  kept: "احتفظنا بما أدخلته، لكنه لم يُحفظ بعد.",
  devices: "الأجهزة التي يبقى فيها الدخول مسجلًا",
  unknownDevice: "جهاز غير معروف",
  thisDevice: "هذا الجهاز",
  deviceUse: (last, until) => `آخر استخدام: ${last}، الدخول مسجل حتى ${until}`,
  devicesHint: "هل فُقد جهاز، أو ظهر جهاز غير مألوف؟ يمكنك اختيار «تسجيل الخروج من كل الأجهزة».",
  signedInAs: "الدخول مسجل باسم",
  signOut: "تسجيل الخروج",
  signOutEverywhere: "تسجيل الخروج من كل الأجهزة",

  permissions: "الأذونات",
  on: "مسموح به",
  off: "غير مسموح به",
  own: "القرار للطفل",
  barred: "غير متاح لهذا الطفل",
  consent: "موافقتك",
  consented: (product, date) => `لدى ${product} موافقتك منذ ${date}.`,
  consentedBy: (product, date) => `لدى ${product} موافقة أحد أولياء الأمر منذ ${date}.`,
  withdraw: "سحب الموافقة",
};

export const child: Texts["child"] = {
  isAllowed: "مسموح به",
  isNotAllowed: "غير مسموح به",
  allow: "السماح",
  deny: "عدم السماح",
  save: "حفظ",
  undo: "تراجع",
  lastChange: (change) => `آخر تغيير: ${change}`,
  nowAllowed: (title) => `مسموح به الآن: ${title}.`,
  nowNotAllowed: (title) => `لم يعد مسموحًا به: ${title}.`,
  nowAnswered: (title, value) => `${title}، القيمة الآن: ${value}.`,
  done: {
    undone: "تم التراجع عن آخر تغيير.",
    "too-late":
      "لم يعد التراجع عن هذا التغيير ممكنًا، لأن شيئًا آخر تغيّر منذ ذلك الحين. لم يتغير شيء.",
    unchanged: "لم يتغير شيء. لم يعد القرار في هذا الأمر إليك.",
    named: "تم الحفظ. لا يرى الاسم إلا أولياء أمر هذا الطفل.",
    unnamed: "تمت إزالة الاسم.",
  },

  week: "آخر 7 أيام",
  played: (time) => `مجموع وقت اللعب: ${time}.`,
  notPlayed: "لا يوجد لعب.",
  none: "0 دقيقة",
  day: "اليوم",
  time: "وقت اللعب",
  daysIn: (city) => `تُحسب الأيام بتوقيت ${city}.`,

  asked: "قرارك مطلوب",
  asks: (product) => `يطلب ${product} قرارًا من أولياء أمر هذا الطفل.`,
  decideBy: (moment) => `آخر موعد للقرار: ${moment}.`,
  seeRequest: "عرض الطلب",
  nameIt: "الاسم واللون",
  nameTitle: "اسم لهذا الطفل",
  nameLead:
    "يمكنك اختيار اسم لهذا الطفل هنا. يستطيع كل أولياء أمر الطفل رؤيته وتغييره، ولا تراه الألعاب والتطبيقات.",
  name: "الاسم",
  nameHint: "حتى 40 حرفًا. تركه فارغًا يزيل الاسم.",
  colour: "اللون",
  colours: {
    blue: "أزرق",
    orange: "برتقالي",
    green: "أخضر",
    red: "أحمر",
    purple: "بنفسجي",
    brown: "بني",
    pink: "وردي",
    grey: "رمادي",
  },
  inMails: "استخدام الاسم في الرسائل",
  inMailsHint:
    "عندئذ تذكر الرسائل إلى أولياء أمر هذا الطفل الاسم. وقد يرى آخرون رسائلك، مثلًا على شاشة مقفلة.",
  nameWrong: "يُرجى إدخال اسم لا يزيد على 40 حرفًا.",
  cancel: "العودة دون حفظ",

  documents: "ما تم قبوله",
  noDocuments: "لم ترافق موافقتك أي مستندات.",
  agreedOn: (moment) => `تاريخ القبول: ${moment}`,
  backToChild: "العودة",
};

export const withdrawal: Texts["withdrawal"] = {
  title: "سحب موافقتك؟",
  whatHappens: "في حال سحب موافقتك",
  effects: (product) => [
    `ينتهي وصول الطفل إلى ${product} فورًا، حتى أثناء اللعب.`,
    "تُغلق الطلبات التي تنتظر ردك، ولا تعود الحدود التي وضعتها سارية.",
    `نُبلغ ${product} بذلك. ولحذف البيانات التي حفظها عن الطفل، يُرجى طلب ذلك منه.`,
    "لا يمكن التراجع عن ذلك هنا. ويلزم أن يطلب الطفل منك من جديد.",
  ],
  confirm: "سحب الموافقة",
  keep: "إبقاء كل شيء كما هو",
};
