// What a guardian reads on the page that asks for consent.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("ar");

export const consent: Texts["consent"] = {
  title: (product) => `طلب موافقتك من ${product}`,
  firstLead: (product) =>
    `يحتاج طفل يستخدم ${product} إلى موافقة أحد الوالدين أو وليّ أمره. لن يُفعَّل أي شيء قبل قرارك.`,
  movedLead: (product, place) =>
    `انتقل طفل في رعايتك يستخدم ${product} إلى مكان إقامة جديد: ${place}. وهناك يعود القرار بشأن ما يلي إلى أحد الوالدين أو وليّ الأمر، وهو متوقف حتى صدور قرارك.`,
  laterLead: (product) =>
    `يرغب طفل في رعايتك في استخدام المزيد من ${product}. لن يتغير شيء قبل قرارك.`,
  noticeLead: (product) =>
    `تغيّرت لدى ${product} مستندات تسري على طفل في رعايتك. المطلوب قراءتها واتخاذ قرار بشأنها. وتبقى الأذونات كما هي.`,
  onHold: "معلّق: لم تُقبل مستندات جديدة في الموعد. ويعود ما سمحت به فور موافقة أحد أولياء الأمور.",
  duration: "يستغرق ذلك نحو دقيقتين.",
  step: (step, steps) => `الخطوة ${step} من ${steps}`,
  stepYou: "معلومات عنك",
  stepRead: "المستندات",
  stepChoose: "الأذونات",
  stepDecide: "قرارك",

  childUnder: (age, place) =>
    plural(age, {
      zero: `طفل دون ${age} سنة (${place})`,
      one: `طفل دون سنة واحدة (${place})`,
      two: `طفل دون سنتين (${place})`,
      few: `طفل دون ${age} سنوات (${place})`,
      many: `طفل دون ${age} سنة (${place})`,
      other: `طفل دون ${age} سنة (${place})`,
    }),
  childFromTo: (from, to, place) => `شخص صغير السن، عمره بين ${from} و${to} سنة (${place})`,
  adultIn: (place) => `شخص بالغ (${place})`,
  whyConsentAge: (age) =>
    plural(age, {
      zero: `في مكان إقامة هذا الطفل، يحتاج الأطفال دون ${age} سنة إلى موافقة أحد الوالدين أو وليّ الأمر.`,
      one: "في مكان إقامة هذا الطفل، يحتاج الأطفال دون سنة واحدة إلى موافقة أحد الوالدين أو وليّ الأمر.",
      two: "في مكان إقامة هذا الطفل، يحتاج الأطفال دون سنتين إلى موافقة أحد الوالدين أو وليّ الأمر.",
      few: `في مكان إقامة هذا الطفل، يحتاج الأطفال دون ${age} سنوات إلى موافقة أحد الوالدين أو وليّ الأمر.`,
      many: `في مكان إقامة هذا الطفل، يحتاج الأطفال دون ${age} سنة إلى موافقة أحد الوالدين أو وليّ الأمر.`,
      other: `في مكان إقامة هذا الطفل، يحتاج الأطفال دون ${age} سنة إلى موافقة أحد الوالدين أو وليّ الأمر.`,
    }),
  whyRequest: "يتطلب هذا الطلب موافقة أحد الوالدين أو وليّ الأمر.",

  email: "عنوان بريدك الإلكتروني",
  emailHint: "نستخدمه للتواصل معك بشأن هذا الطفل، وهو لازم أيضًا لتسجيل الدخول.",
  yourAddress: (address) => `وصلت إلى هنا من الرسالة التي أرسلناها إلى ${address}`,
  whichAddress: "أيّ عنوان بريد إلكتروني يخصك؟",
  otherAddress: "عنوان آخر",
  forwarded: "هذا ليس عنواني",
  attestation: "أقرّ ببلوغي سن الرشد وبأنني أحد والدي هذا الطفل أو وليّ أمره القانوني.",

  readLead: (product) =>
    `المطلوب قراءة هذه المستندات من ${product}. تشمل موافقتك النسخ المعروضة هنا.`,
  dataNotice: "عن البيانات الشخصية",
  version: (version) => `النسخة ${version}`,
  readHere: "القراءة هنا",
  readAt: (host) => `الفتح على ${host}`,

  chooseLead: (product) => `يمكنك تفعيل ما تريد السماح به. ويلتزم ${product} باختياراتك.`,
  askedFor: (product) => `هذا ما طلبه ${product}. يُرجى اختيار إجابة لكل بند.`,
  allow: "السماح",
  deny: "عدم السماح",
  otherPermissions: (product) => `لم يطلب ${product} ما يلي. يبقى متوقفًا ما لم يتم تفعيله.`,
  nothingToChoose: "لا يوجد ما يُختار. لا تحتاج أي أذونات إلى قرارك.",
  ownPermissions: (product) => `في ${product} فقط`,
  aboutOthers: "ما لا يمكنك تغييره",
  childDecides: (permissions) => `القرار للطفل: ${permissions}.`,
  notAvailable: (permissions) => `غير متاح لهذا الطفل: ${permissions}.`,

  decideLead: "موافقتك تعني السماح بما تم اختياره أعلاه، ولا شيء غيره.",
  decideWithDocuments: "موافقتك تعني السماح بما تم اختياره أعلاه، وسريان المستندات أعلاه.",
  decideNotices: "موافقتك تعني سريان المستندات أعلاه. وتبقى الأذونات كما هي.",
  deadline: (when) =>
    `آخر موعد للقرار: ${when}. وإذا لم يوافق أي وليّ أمر حتى ذلك الحين، يتوقف كل ما يعود القرار فيه إليك إلى أن يوافق أحد أولياء الأمور.`,
  noHurry: "لا داعي للعجلة. يعيدك الرابط نفسه إلى هذه الصفحة.",
  consent: "أوافق",
  decline: "أرفض",
  notMyChild: "هذا ليس طفلي",
  declineHint: (product) => `لا يتغير شيء. ويظهر لدى ${product} أن وليّ أمر قد رفض.`,
  notMyChildHint: "هذا الخيار مناسب إذا وصلك الطلب عن طريق الخطأ. لا يتغير شيء.",

  errorsTitle: "هناك مشكلة",
  emailMissing: "يُرجى إدخال عنوان بريدك الإلكتروني.",
  emailMalformed: "يُرجى إدخال عنوان بريد إلكتروني مثل name@example.com.",
  attestationMissing:
    "يُرجى تأكيد بلوغك سن الرشد وأنك أحد والدي هذا الطفل أو وليّ أمره القانوني. وإلا فيُرجى اختيار «هذا ليس طفلي».",
  changed: "تغيّر هذا الطلب منذ فتح الصفحة. يُرجى مراجعته مرة أخرى قبل القرار.",
  allowanceWrong: "يُرجى اختيار إحدى القيم المتاحة لهذا السؤال.",
  choiceMissing: "يُرجى اختيار «السماح» أو «عدم السماح».",
  tooManyGuardians:
    "لهذا الطفل 4 أولياء أمور، وهو الحد الأقصى. يمكن لأحدهم اتخاذ القرار، أو يلزم أن يغادر أحدهم أولًا.",
  tooManyConfirmations:
    "أرسلنا من قبل عدة رسائل لتأكيد ذلك. يُرجى البحث عن أحدثها، أو المحاولة مرة أخرى بعد ساعة.",
  noDecision: "يُرجى اختيار أحد الأزرار في نهاية الصفحة.",
};

export const together: Texts["together"] = {
  title: (count) =>
    plural(count, {
      zero: "لا توجد منتجات تطلب موافقتك",
      one: "منتج واحد يطلب موافقتك",
      two: "منتجان يطلبان موافقتك",
      few: `${count} منتجات تطلب موافقتك`,
      many: `${count} منتجًا تطلب موافقتك`,
      other: `${count} منتج تطلب موافقتك`,
    }),
  lead: "تخص كلها الطفل نفسه. يمكنك اتخاذ قرار بشأنها جميعًا أدناه، أو بشأن كل منها في صفحته. لن يُفعَّل أي شيء قبل قرارك.",
  alone: (product) => `اختيار الأذونات، واتخاذ قرار بشأن ${product} وحده`,
  waiting: (product) => `معرفة وضع قرارك بشأن ${product}`,
  decideTitle: "القرار بشأنها جميعًا",
  decideLead:
    "موافقتك على الكل تعني سريان المستندات أعلاه، ويمكن للطفل استخدام المنتجات مع إيقاف كل ما عدا ذلك وبأشد الحدود. يمكنك السماح بالمزيد في صفحة كل منتج، الآن أو لاحقًا.",
  consent: (count) =>
    plural(count, {
      zero: "أوافق",
      one: "أوافق",
      two: "أوافق على الاثنين",
      few: `أوافق على الكل (${count})`,
      many: `أوافق على الكل (${count})`,
      other: `أوافق على الكل (${count})`,
    }),
  decline: "أرفض الكل",
  doneTitle: "ما تقرر",
  all: "عرض كل المنتجات التي تطلب الموافقة",
};

export const allowances: Texts["allowances"] = {
  title: "الحدود المسموح بها",
  lead: (product) =>
    `يسأل ${product} أيضًا عن المقدار المسموح به. الإجابة الأشد مملوءة مسبقًا، ويمكنك تغييرها.`,
  range: (min, max) => `عدد صحيح من ${min} إلى ${max}`,
  outOfRange: (min, max) => `يُرجى إدخال عدد صحيح من ${min} إلى ${max}.`,
  notAnOption: "يُرجى اختيار إحدى الإجابات.",
};

export const trust: Texts["trust"] = {
  label: "عن هذا الطلب",
  labelOf: (product) => `عن هذا الطلب: ${product}`,
  who: "الجهة الطالبة",
  asker: (product, company) => `${product} من ${company}`,
  askerAt: (product, company, address) => `${product} من ${company}، ${address}`,
  child: "لمن الطلب",
  purpose: "الغرض",
  why: "سبب سؤالك",
  law: (source) => `القانون: ${source}.`,
  no: "في حال الرفض",
  noAtFirst: (product) => `لا يُفعَّل أي شيء. ويظهر لدى ${product} أن وليّ أمر قد رفض.`,
  noLater: (product) => `لا يتغير شيء. ويستمر الطفل في استخدام ${product} كما كان.`,
  noOnHold: (product) =>
    `يبقى كل ما يعود القرار فيه إليك متوقفًا في ${product} إلى أن يوافق أحد أولياء الأمور.`,
  noUntilDeadline: (product, when) =>
    `يستمر الطفل في استخدام ${product} كما كان حتى ${when}. وبعد ذلك يتوقف كل ما يعود القرار فيه إليك إلى أن يوافق أحد أولياء الأمور.`,
  questions: "هل لديك أسئلة؟",
  contact: (company) => `التواصل مع ${company}`,
  privacy: "كيف تُستخدم بياناتك",
};

export const sendAgain: Texts["sendAgain"] = {
  offer: (masked) => `يمكننا إرسال رابط جديد إلى ${masked}.`,
  submit: "إرسال رابط جديد بالبريد",
  sent: "يُرجى الاطلاع على بريدك",
  sentText: (masked) => `أرسلنا رابطًا جديدًا إلى ${masked}. وهو صالح لمدة 14 يومًا.`,
  sentNothing: "لم تصل رسالة بعد بضع دقائق؟ قد تكون في مجلد الرسائل غير المرغوب فيها.",
};

export const document: Texts["document"] = {
  back: "فتح الطلب من جديد",
  closeHint:
    "للعودة إلى إجاباتك المدخلة يكفي إغلاق علامة التبويب هذه. أما فتح الطلب من جديد فيعرضه فارغًا.",
  part: (part, parts) => `الجزء ${part} من ${parts}`,
  previous: "الجزء السابق",
  next: "الجزء التالي",
};
