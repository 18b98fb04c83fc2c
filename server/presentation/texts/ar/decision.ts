// What a guardian reads once they have decided: what is still missing, and how it ended.
import type { Texts } from "../types.js";

export const waiting: Texts["waiting"] = {
  confirmation: "خطوة أخيرة: الضغط على الزر في رسالتك",
  confirmationText: (masked) =>
    `أرسلنا للتو رسالة إلى ${masked}. المطلوب فتحها والضغط على الزر. ولا يُحتسب قرارك إلا بعد ذلك.`,
  untilThen: "لا يُفعَّل أي شيء حتى ذلك الحين. وإذا لم يتم التأكيد خلال 24 ساعة، يُلغى القرار.",
  resend: "إرسال الرسالة مرة أخرى",
  wrongAddress: "هل العنوان خطأ؟",
  newAddress: "عنوان البريد الإلكتروني الصحيح",
  correct: "الإرسال إلى هذا العنوان",
  approval: "يلزم قبول وليّ أمر آخر",
  approvalText:
    "لهذا الطفل وليّ أمر مسجل. وقد سألناه بالبريد الإلكتروني إن كان يحق لك اتخاذ القرار أيضًا. يُحتسب قرارك عند قبوله.",
  approvalUntil: (date) => `إذا لم يصل رد حتى ${date}، يُعدّ ذلك رفضًا.`,
  verification: "خطوة أخيرة: إثبات بلوغك سن الرشد",
  verificationText: (product) =>
    `يطلب ${product} إثباتًا على أن من يتخذ القرار شخص بالغ. ويُحتسب قرارك بعد ذلك.`,
  verify: "متابعة",
  verifyUnavailable: (product) =>
    `لا يمكن القيام بذلك هنا حاليًا. يُرجى التواصل مع ${product} والسؤال عن طريقة الإثبات. ولا يُفعَّل أي شيء حتى ذلك الحين.`,
  verifyByMail: "يتم ذلك عبر الرابط في رسالتك.",
  confirmTitle: "تأكيد قرارك",
  confirmLead: (product) =>
    `أُدخل عنوان بريدك الإلكتروني عند السماح لطفل باستخدام ${product}. هل صدر ذلك عنك؟`,
  confirm: "نعم، أؤكد ذلك",
  own: {
    chosen: "ما قررته",
    allowed: "مسموح به",
    notAllowed: "غير مسموح به",
    documents: "مستندات مقبولة",
  },
  theirs: {
    chosen: "ما قرره الشخص الآخر",
    allowed: "مسموح به",
    notAllowed: "غير مسموح به",
    documents: "مستندات مقبولة",
  },
  nothingAllowed: "لا شيء سوى استخدام المنتج نفسه.",
  approveTitle: "هل يُقبل هذا الشخص وليّ أمر أيضًا؟",
  approveLead: (product) =>
    `اسمك مسجل لدينا بصفة وليّ أمر لطفل يستخدم ${product}. وقد اتخذ شخص آخر قرارًا بشأن الطفل ويرغب في أن يصبح وليّ أمر أيضًا.`,
  who: "عنوان بريده الإلكتروني",
  approve: "قبول",
  approveHint: "يُحتسب قرار هذا الشخص، ويصبح القرار بعد ذلك لكما معًا. ويمكنك إزالته لاحقًا.",
  refuse: "رفض",
  refuseHint: "لا يُحتسب قرار هذا الشخص. ولا يُفعَّل أي شيء.",
};

export const birthDate: Texts["birthDate"] = {
  title: "متى وُلد هذا الطفل؟",
  lead: (product) =>
    `يرغب طفل في استخدام ${product}، ولا نعرف عمره على وجه اليقين. المطلوب إدخاله، ثم يأتي قرارك.`,
  legend: "تاريخ ميلاد الطفل",
  wrong: "يُرجى إدخال تاريخ صحيح لا يقع في المستقبل: اليوم والشهر والسنة بأربعة أرقام.",
  needsMail: (product) =>
    `قد لا يحتاج الطفل في هذا العمر إلى موافقة، ولذلك لا نقبل هذا التاريخ إلا ممن وصلته رسالتنا. يُرجى فتح الرابط في الرسالة الخاصة بهذا الطلب، أو طلب إرسالها من ${product}.`,
  submit: "متابعة",
};

export const result: Texts["result"] = {
  tooYoung: "هذا الطفل أصغر من السن المطلوبة",
  tooYoungText: (product) => `${product} غير مخصص للأطفال في هذا العمر. لم يُفعَّل أي شيء.`,
  consent: "تم تسجيل موافقتك",
  consentText: (product) => `شكرًا لك. يظهر قرارك لدى ${product}، ويمكن للطفل المتابعة الآن.`,
  switchedOn: "ما هو مفعّل الآن",
  nothingOn: "لا شيء مفعّل بعد.",
  changeMind: "يمكنك سحب موافقتك في أي وقت.",
  familyPages: "الانتقال إلى صفحات عائلتك",
  changeMindElsewhere: (product) =>
    `إذا تغيّر رأيك، يمكنك التواصل مع ${product} وطلب إنهاء وصول الطفل.`,
  ended: "انتهى وصول الطفل",
  endedText: (product) => `وافق هنا وليّ أمر، لكن لم يعد للطفل وصول إلى ${product}.`,
  declined: "تم تسجيل رفضك",
  declinedText: (product) => `لم يُفعَّل أي شيء. ويظهر لدى ${product} أن وليّ أمر قد رفض.`,
  notMyChild: "شكرًا على إبلاغنا",
  notMyChildText: (product) => `لم يُفعَّل أي شيء. ويظهر لدى ${product} أن طلبه وصل إلى الشخص الخطأ.`,
  cancelled: "أُلغي هذا الطلب",
  cancelledText: (product) => `لم يعد ${product} بحاجة إلى قرارك. لا يلزمك القيام بأي شيء.`,
  tooLate: "فات موعد القرار",
  tooLateText: (product) =>
    `انتهت صلاحية الطلب، ولم يُفعَّل أي شيء. وإذا طلب الطفل مرة أخرى، يصلك طلب جديد من ${product}.`,
  revoked: "انتهى هذا الطلب",
  revokedText: (product) => `لم يعد للطفل وصول إلى ${product}، فلا يوجد ما يستدعي القرار.`,
  notNeeded: "لم تعد موافقتك لازمة",
  notNeededText: (product) =>
    `بلغ الطفل العمر الذي يتيح له استخدام ${product} دون موافقة في مكان إقامته. لا يلزمك القيام بأي شيء.`,
  otherwise: "هذا الطلب مغلق",
  otherwiseText: (product) => `لم يُفعَّل أي شيء. ويظهر لدى ${product} كيف انتهى الطلب.`,
  decidedOn: (date) => `تاريخ القرار: ${date}.`,
  back: (product) => `العودة إلى ${product}`,
  close: "يمكنك إغلاق هذه الصفحة.",
};

export const decidedByOther: Texts["decidedByOther"] = {
  title: "سبق أن قرر وليّ أمر آخر",
  consented: (who, when) =>
    `صدرت الموافقة عن ${who} بتاريخ ${when}. ويُعتمد أول رد. يمكنك تغيير المسموح به أو سحب الموافقة في صفحات عائلتك.`,
  declined: (who, when) =>
    `صدر الرفض عن ${who} بتاريخ ${when}. ويُعتمد أول رد، ولذلك لم يُفعَّل أي شيء. وعند اختلاف الرأي يُستحسن التحدث معًا. وإذا طلب الطفل مرة أخرى، يمكنك اتخاذ القرار.`,
};

export const repeated: Texts["repeated"] = {
  title: "هذا الطلب مغلق بالفعل",
  text: "ربما أُرسل النموذج مرتين، أو تم الرد في نافذة أخرى. لم يتغير شيء هذه المرة. وهذا هو الرد المسجل لدينا:",
};
