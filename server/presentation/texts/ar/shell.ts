// What frames every page, and the pages around those for guardians.
import type { Texts } from "../types.js";

export const shell: Texts["shell"] = {
  serviceName: "Kinward",
  serviceClaim: "سلامة العائلة",
  skipToContent: "الانتقال إلى المحتوى",
  testMode: "وضع الاختبار: لا يتعلق هذا بطفل حقيقي.",
  errorTitle: (title) => `خطأ: ${title}`,
  labelled: (term, text) => `${term}: ${text}`,
  term: (term) => `${term}:`,
  placeIn: (part, country) => `${part}، ${country}`,
  newTab: (document) => `(${document}، يُفتح في علامة تبويب جديدة)`,
  startAgain: "البدء من جديد",
  footer:
    "تستخدم الألعاب والتطبيقات Kinward لطلب موافقة الوالدين وأولياء الأمور. ونحن نُبلغ اللعبة أو التطبيق بقرارك.",
  footerForPlayers:
    "تستخدم الألعاب والتطبيقات Kinward للالتزام بالقواعد الخاصة بكل عمر. ونحن نُبلغ اللعبة أو التطبيق بالنتيجة.",
  chooseLanguage: "اللغة",
};

export const home: Texts["home"] = {
  title: "Kinward",
  lead: "سلامة العائلة في الألعاب والتطبيقات: العمر والموافقة والأذونات.",
  code: "لديّ رمز",
  codeHint: "للوالدين وأولياء الأمور",
  family: "صفحات عائلتك",
  familyHint: "وقت الشاشة والطلبات والموافقة",
  docs: "وثائق واجهة البرمجة",
  mailbox: "صندوق بريد الاختبار",
};
export const mailbox: Texts["mailbox"] = {
  title: "صندوق بريد الاختبار",
  lead: "رسائل أُرسلت في وضع الاختبار، الأحدث أولًا. تُحفظ هنا لأنه لم يُعدّ خادم بريد.",
  empty: "لا توجد رسائل بعد.",
  to: "إلى",
  from: "المنتج",
  at: "الوقت",
};
