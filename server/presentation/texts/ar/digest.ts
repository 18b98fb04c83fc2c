// The weekly summary by email, and what the family pages show of spending and activity.
import { pluralOf } from "../plural.js";
import type { Texts } from "../types.js";

const plural = pluralOf("ar");

export const digest: Texts["digest"] = {
  mail: {
    subject: (product) => `ملخص الأسبوع في ${product}`,
    greeting: "مرحبًا،",
    lead: (from, until) => `هذا ملخص نشاط الطفل من ${from} إلى ${until}.`,
    leadOf: (child, from, until) => `هذا ملخص نشاط ${child} من ${from} إلى ${until}.`,
    inProduct: (product, term) => `${product}: ${term}`,
    played: "وقت اللعب",
    notPlayed: "لا يوجد لعب.",
    total: (duration) => `المجموع: ${duration}`,
    spent: "الإنفاق",
    notSpent: "لم يُنفق أي مبلغ.",
    did: "النشاط",
    didNothing: "لم يُبلَّغ عن أي نشاط.",
    button: "المزيد في صفحات العائلة",
    stopWhy: "يصل هذا الملخص كل يوم أحد إلى كل ولي أمر مسجَّل لهذا الطفل.",
    stop: "إيقاف هذا الملخص",
    signature: (product) => `Kinward، نيابة عن ${product}`,
  },
  times: (count) =>
    plural(count, {
      zero: "ولا مرة",
      one: "مرة واحدة",
      two: "مرتان",
      few: `${count} مرات`,
      many: `${count} مرة`,
      other: `${count} مرة`,
    }),
  card: {
    title: "الملخص الأسبوعي",
    isOn: "تصل كل يوم أحد رسالة تتضمن وقت اللعب والإنفاق والنشاط.",
    isOff: "الملخص الأسبوعي لهذا الطفل متوقف.",
    start: "تفعيل الملخص",
    stop: "إيقاف الملخص",
  },
  done: { "summary-on": "تم تفعيل الملخص الأسبوعي.", "summary-off": "تم إيقاف الملخص الأسبوعي." },
  page: {
    title: "هل المطلوب إيقاف الملخص الأسبوعي؟",
    lead: "لن تصل بعد ذلك الرسالة الأسبوعية عن هذا الطفل. أما الرسائل الأخرى، مثل الطلبات والإيصالات، فتبقى.",
    button: "إيقاف الملخص",
    stopped: "تم إيقاف الملخص الأسبوعي",
    stoppedText: "يمكن تفعيله من جديد في صفحات العائلة.",
  },
  spending: {
    title: "الإنفاق حسب الشهر",
    none: "لم يُبلَّغ عن أي عملية شراء.",
    month: "الشهر",
    amount: "المبلغ",
    limit: (spent, limit, date) => `أُنفق ${spent} من ${limit}. يبدأ الحد من جديد في ${date}.`,
  },
  activity: {
    title: "النشاط في الأيام السبعة الأخيرة",
    none: "لم يُبلَّغ عن أي نشاط.",
    what: "النشاط",
    howOften: "عدد المرات",
  },
  chart: (title) => `${title}. الأرقام نفسها في الجدول أدناه.`,
  numbers: "عرض الأرقام",
};
