// What guardians read of decisions: in receipts by mail, and on the pages that they lead to.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("ar");

/** How long something is kept, after a preposition: "90 يومًا". */
const daysText = (days: number) =>
  plural(days, {
    zero: "0 يوم",
    one: "يوم واحد",
    two: "يومين",
    few: `${days} أيام`,
    many: `${days} يومًا`,
    other: `${days} يوم`,
  });

export const receipts: Texts["receipts"] = {
  titles: {
    consent: (product) => `موافقة على ${product}`,
    upgrade: (product) => `قرار بشأن أذونات جديدة في ${product}`,
    pending: (product) => `موافقة على ${product} لم تُحتسب بعد`,
    refusal: (product) => `رفض الموافقة على ${product}`,
    notMyChild: (product) => `«ليس طفلي» في ${product}`,
    permissions: (product) => `تغيير الأذونات في ${product}`,
    allowances: (product) => `تغيير الحدود المسموح بها في ${product}`,
    schedule: (product) => `تغيير حدود وقت الشاشة في ${product}`,
    granted: (product) => `السماح بوقت لعب إضافي في ${product}`,
    denied: (product) => `عدم السماح بوقت لعب إضافي في ${product}`,
    withdrawn: (product) => `سحب وقت اللعب الإضافي في ${product}`,
    withdrawal: (product) => `سحب الموافقة على ${product}`,
    revocation: (product) => `انتهاء الوصول إلى ${product}`,
    moved: (product) => `تغيّر مكان طفل في ${product}`,
    unlink: (product) => `لم تعد لك صلة بطفل في ${product}`,
    "no-longer-needed": (product) => `لم تعد موافقتك لازمة في ${product}`,
    joined: (product) => `وليّ أمر جديد في ${product}`,
    left: (product) => `غادر أحد أولياء الأمر في ${product}`,
    removed: (product) => `أُزيل أحد أولياء الأمر في ${product}`,
    refused: (product) => `رفض وليّ أمر جديد في ${product}`,
    repudiation: (product) => `«لم يصدر هذا عني» بشأن ${product}`,
    notices: (product) => `قبول مستندات جديدة في ${product}`,
    hold: (product) => `انتهت مهلة في ${product}`,
  },
  about: {
    consent: "يمكن للطفل المتابعة بالأذونات أدناه.",
    notices: "يمكن للطفل المتابعة. وتبقى الأذونات كما كانت.",
    hold: "لم تُقبل مستندات جديدة في الموعد. توقف كل ما يعود القرار فيه إليك إلى أن يقبلها أحد أولياء الأمر. وتبقى إعداداتك محفوظة. ويمكن للطفل أن يطلب منك مرة أخرى في اللعبة أو التطبيق.",
    pending: "تُحتسب عندما يقبل وليّ أمر آخر، أو بعد إثبات بلوغك سن الرشد.",
    refusal: "لم يُفعَّل أي شيء.",
    permissions: "تغيّرت هذه الأذونات الآن.",
    allowances: "تغيّرت هذه الحدود الآن.",
    schedule: "تسري هذه الحدود من الآن فصاعدًا.",
    override: "هذا لليوم فقط. وتبقى الحدود كما هي.",
    withdrawal: "انتهى وصول الطفل. ويلزم أن يطلب الطفل من جديد للعودة.",
    revocation: "أنهى مشغّل هذه الخدمة وصول الطفل. لا يلزمك القيام بأي شيء.",
    moved:
      "من الآن فصاعدًا تسري قواعد المكان الجديد. ما سمح به أولياء الأمر يبقى مسموحًا به. وإذا لزم هناك أن يقرر وليّ الأمر بشأن أمور أخرى، فستبقى متوقفة إلى أن تقرر. إذا لم يكن الطفل قد انتقل، فاطلب تصحيح ذلك لدى الجهة المسؤولة عن المنتج.",
    unlink:
      "لا يزال بإمكان الطفل استخدام ما كان مسموحًا به. أما الحدود والمقادير والأوقات الإضافية التي وضعها أولياء الأمر فلم تعد سارية، ولم يعد أولياء الأمر يرون شيئًا عن الطفل في هذا المنتج. لا يلزمك القيام بأي شيء.",
    "no-longer-needed":
      "بلغ الطفل العمر الذي يتيح له أن يقرر بنفسه في مكان إقامته. انتهى الطلب. لا يلزمك القيام بأي شيء.",
    "guardian-joined": "يمكن لكل وليّ أمر أن يقرر بشأن الطفل، ويعلم بما يقرره الآخرون.",
    "guardian-left": "لم يعد هذا الشخص يقرر بشأن الطفل.",
    "guardian-removed": "لم يعد هذا الشخص يقرر بشأن الطفل.",
    "guardian-refused": "لا يقرر هذا الشخص بشأن الطفل.",
    repudiation: "",
  },
  repudiated: {
    ended: "أفاد وليّ أمر بأن قرارًا باسمه لم يصدر عنه. وانتهى وصول الطفل.",
    stays: "أفاد وليّ أمر بأن قرارًا باسمه لم يصدر عنه. ولم يعد يقرر بشأن الطفل. ولم يتغير شيء آخر.",
  },

  who: "صاحب القرار",
  you: "أنت",
  anotherGuardian: (masked) => `${masked}، وليّ أمر آخر`,
  unknownGuardian: "شخص لديه رابط الطلب",
  by: {
    product: (product) => `${product} نفسه`,
    operator: () => "مشغّل هذه الخدمة",
    test: () => "اختبار، بدلًا من وليّ أمر",
    service: () => "لم يصل رد في الموعد",
  },
  noDecision: "لم يلزم أي قرار",
  about_: "من يخصه القرار",
  when: "متى",
  child: "أيّ طفل",
  childMark: (place, mark) => `طفل (${place})، نهاية معرّف اللاعب: ${mark}`,
  law: "القانون الساري",
  lawSource: "المصدر",
  lawVersion: (version) => `القاعدة ${version}`,
  reference: "المرجع",
  referenceText: (ledger, index) => `القيد ${index} في السجل ${ledger}`,
  permissions: "الأذونات",
  allowed: "مسموح به",
  notAllowed: "غير مسموح به",
  allowanceList: "الحدود المسموح بها",
  limits: "وقت الشاشة",
  limitsOff: "الحدود متوقفة.",
  placeBefore: "المكان السابق",
  placeNow: "المكان الحالي",
  limitsZone: "المنطقة الزمنية",
  noLimit: "بلا حد",
  extra: "وقت إضافي",
  untilQuietHoursEnd: "حتى انتهاء ساعات الهدوء",
  documents: "المستندات",
  documentsLead: "كما عُرضت عند اتخاذ القرار.",
  version: (version) => `النسخة ${version}`,
  documentVersion: (document, version) => `${document}، النسخة ${version}`,
  digest: "SHA-256",
  readHere: "قراءة النص كما عُرض",
  back: "العودة إلى الإيصال",

  greeting: "مرحبًا،",
  why: (product) => `هذا إيصالك. يصلك إيصال بكل قرار بشأن طفل في رعايتك يستخدم ${product}.`,
  button: "عرض الإيصال",
  wasNotMe: "لم يصدر هذا عني",
  wasNotMeWhy: "إذا لم يصدر هذا القرار عنك، أو لم تكن لك صفة وليّ أمر لهذا الطفل:",
  notAGuardianWhy: "إذا لم تكن لك صفة وليّ أمر لهذا الطفل:",
  change: "لتغيير المسموح به للطفل، صفحات عائلتك:",
  removeThem: "إذا كان هذا الشخص غير معروف لديك، يمكنك إزالته في صفحات عائلتك:",
  keep: "يُنصح بالاحتفاظ بهذه الرسالة. تثبت الأسطر التالية أن هذا القرار مقيد في السجل كما اتُّخذ:",
  signature: (product) => `Kinward، نيابة عن ${product}`,

  page: {
    title: "إيصال",
    evidence: "الإثبات",
    download: "تنزيل الإثبات (JSON)",
    downloadHint:
      "ملف يثبت هذا القرار. يمكن لأي شخص التحقق منه دون الرجوع إلينا، وتشرح الوثائق كيفية ذلك.",
    history: "ما تقرر قبل ذلك وبعده",
    historyLead: "آخر القرارات بشأن هذا الطفل في هذا المنتج مما أرسلناه إليك بالبريد.",
    more: (titles, count) =>
      plural(count, {
        zero: titles.join("، "),
        one: `${titles.join("، ")}، وواحد آخر`,
        two: `${titles.join("، ")}، واثنان آخران`,
        few: `${titles.join("، ")}، و${count} أخرى`,
        many: `${titles.join("، ")}، و${count} أخرى`,
        other: `${titles.join("، ")}، و${count} أخرى`,
      }),
    permanent:
      "لا تنتهي صلاحية هذه الصفحة. يُنصح بالاحتفاظ بالرسالة: فرابطها هو الطريق الوحيد إلى هنا.",
    family: "الانتقال إلى صفحات عائلتك",
    repudiatedOn: (when) => `سجّلنا بتاريخ ${when} إفادتك بأن هذا لم يصدر عنك.`,
    undoTitle: "ألم يصدر هذا عنك؟",
    undoText:
      "إذا لم يصدر هذا القرار عنك، أو لم تكن لك صفة وليّ أمر لهذا الطفل، فيُرجى إبلاغنا. لن يتغير شيء قبل الضغط على زر في الصفحة التالية.",
    notAGuardianTitle: "إذا لم تكن لك صفة وليّ أمر",
    notAGuardianText:
      "اتخذ هذا القرار وليّ أمر آخر. إذا لم تكن لك صفة وليّ أمر لهذا الطفل، فيُرجى إبلاغنا. لن يتغير شيء قبل الضغط على زر في الصفحة التالية.",
  },

  undo: {
    title: "لم يصدر هذا عني",
    lead: (product) => `إبلاغنا بأن هذا القرار بشأن ${product} لم يصدر عنك.`,
    notAGuardianLead: (product) =>
      `إبلاغنا بأنه ليست لك صفة وليّ أمر لهذا الطفل الذي يستخدم ${product}.`,
    happens: "ما يحدث عند الضغط على الزر",
    failsRequest: "ينتهي الطلب. ولا يُحتسب ما تقرر باسمك.",
    endsAccess: (product) => `ينتهي وصول الطفل إلى ${product} فورًا.`,
    stays: (product) =>
      `لا يزال بإمكان الطفل استخدام ${product}، لأن وليّ أمر آخر وافق أيضًا. ونُبلغه بذلك.`,
    nothingElse: (product) => `لا يتغير شيء للطفل في ${product}.`,
    isOver: (product) => `لا يتغير شيء في ${product}: لم يعد للطفل وصول.`,
    endsLink: "لا يعود اسمك مسجلًا بصفة وليّ أمر لهذا الطفل، في كل منتجات هذه الشركة.",
    signsOut: "يُسجَّل خروجك من صفحات العائلة على كل الأجهزة.",
    tells: (product) => `نُبلغ ${product} وأولياء أمر الطفل الآخرين.`,
    change: "هل المطلوب مجرد تغيير المسموح به للطفل؟ لا حاجة إذن إلى هذا.",
    confirm: "لم يصدر هذا عني",
    keep: "العودة، دون أي تغيير",
    tooLate: "فات وقت استخدام هذا الزر",
    tooLateText:
      "يعمل الزر لمدة 400 يوم بعد القرار. ولا يزال بإمكانك سحب موافقتك في صفحات عائلتك، أو التواصل مع الشركة.",
    contact: (company, product) => `${company}، ${product}`,
    notYours: "لا يوجد هنا ما يمكن سحبه",
    notYoursText: "لم يصدر هذا القرار عن وليّ أمر. يمكنك تغيير المسموح به للطفل في صفحات عائلتك.",
  },

  data: {
    title: "ما يحدث للبيانات",
    company: (product, company) =>
      `تدير ${company} المنتج ${product}. لحذف ما حفظته عن الطفل، يُرجى طلب ذلك منها:`,
    product: (product) => `لحذف ما حفظه ${product} عن الطفل، يُرجى طلب ذلك من ${product}.`,
    screentime: ({ days, until }) =>
      `يُحذف وقت اللعب المسجل لدينا بعد ${daysText(days)}، في موعد أقصاه ${until}.`,
    webhooks: ({ days, until }) =>
      `تُحذف من هنا الرسائل التي أرسلناها إلى المنتج بعد ${daysText(days)}، في موعد أقصاه ${until}.`,
    activity: ({ days, until }) => `تُحفظ سجلات النشاط لمدة ${daysText(days)}، حتى ${until}.`,
    transactions: ({ days, until }) => `تُحفظ سجلات المشتريات لمدة ${daysText(days)}، حتى ${until}.`,
    document: (name, retention) => `${name}: ${retention}`,
    ledger:
      "نحتفظ بقيد القرار ليمكن إثباته لاحقًا من جانبك ومن جانب المنتج. ويشير القيد إليك برمز لا بعنوانك.",
    address: "لم نعد نستخدم عنوان بريدك بشأن هذا الطفل، باستثناء هذا الإيصال.",
  },

  notMyChild: {
    subject: (product) => `إفادتك بأن طفلًا في ${product} ليس طفلك`,
    why: (product) => `تم اختيار «هذا ليس طفلي» لطلب من ${product}. انتهى الطلب، ولم يُفعَّل أي شيء.`,
    stops: "لن نرسل إليك رسائل أخرى بشأن هذا الطفل، أيًا كان منتج هذه الشركة الذي يطلب.",
    button: "عن صفحات عائلتك",
    stranger:
      "إذا حدث الضغط على الزر عن طريق الخطأ، يمكن للطفل إعادة إرسال الطلب إلى عنوان آخر لك.",
  },
};
