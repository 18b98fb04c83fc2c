// The permissions of the catalogue and their groups.
import type { Texts } from "../types.js";

export const permissionGroups: Texts["permissionGroups"] = {
  social: "اللعب والتحدث مع الآخرين",
  content: "الكاميرا والصور والمشاركة",
  ai: "الذكاء الاصطناعي",
  commerce: "الإنفاق وألعاب الحظ",
  marketing: "الرسائل والإعلانات",
  advanced: "أخرى",
};

export const permissions: Texts["permissions"] = {
  multiplayer: { title: "اللعب الجماعي", about: "اللعب مع أشخاص آخرين عبر الإنترنت." },
  "leaderboard-and-rankings": {
    title: "قوائم المتصدرين",
    about: "الظهور في ترتيب علني بالاسم والنتيجة.",
  },
  "join-groups": {
    title: "المجموعات",
    about: "الانضمام إلى نوادٍ أو نقابات أو فرق من لاعبين آخرين.",
  },
  "public-profile": { title: "ملف شخصي علني", about: "امتلاك ملف شخصي يمكن للغرباء رؤيته." },
  "custom-avatar": { title: "صورة رمزية مخصصة", about: "اختيار شكل الشخصية." },
  "custom-username": { title: "اسم مستخدم مخصص", about: "اختيار اسم يمكن للآخرين رؤيته." },
  "text-chat-private": {
    title: "محادثة كتابية خاصة",
    about: "تبادل رسائل مكتوبة مع شخص واحد في كل مرة.",
  },
  "text-chat-public": {
    title: "محادثة كتابية عامة",
    about: "كتابة رسائل يمكن للجميع قراءتها، ومنهم الغرباء.",
  },
  "voice-chat": { title: "محادثة صوتية", about: "التحدث مع لاعبين آخرين عبر الميكروفون." },
  "video-chat": { title: "محادثة مرئية", about: "التحدث مع لاعبين آخرين عبر الكاميرا." },
  "online-status": { title: "حالة الاتصال", about: "إظهار وقت اتصال الطفل للآخرين." },
  "public-friend-list": { title: "قائمة أصدقاء علنية", about: "إظهار أصدقاء الطفل للآخرين." },
  "send-accept-friend-requests": {
    title: "طلبات الصداقة",
    about: "إرسال طلبات الصداقة وقبولها.",
  },
  "link-to-third-party-chat": {
    title: "روابط إلى محادثات أخرى",
    about: "فتح روابط إلى محادثات في خدمات أخرى، مثل Discord.",
  },
  "virtual-events": {
    title: "فعاليات مباشرة",
    about: "المشاركة في حفلات وعروض ولقاءات عبر الإنترنت.",
  },
  "share-to-social-media": {
    title: "المشاركة على وسائل التواصل",
    about: "النشر من هنا على شبكات التواصل الاجتماعي.",
  },
  "personalized-recommendations": {
    title: "توصيات شخصية",
    about: "رؤية محتوى مبني على ما فعله الطفل سابقًا.",
  },
  "targeted-ads": { title: "إعلانات موجهة", about: "رؤية إعلانات مبنية على ما يفعله الطفل." },
  profiling: { title: "التنميط", about: "تحليل السلوك لتوقع الاهتمامات." },
  "push-notifications": {
    title: "الإشعارات",
    about: "تلقي رسائل على الجهاز في غير وقت اللعب.",
  },
  "direct-marketing": {
    title: "رسائل تسويقية",
    about: "تلقي إعلانات بالبريد الإلكتروني أو الرسائل.",
  },
  forums: { title: "المنتديات", about: "القراءة والكتابة في منتديات نقاش عامة." },
  "in-game-purchases": { title: "المشتريات", about: "الشراء بنقود حقيقية." },
  "loot-boxes-paid-cosmetic-only": {
    title: "صناديق المفاجآت: للمظهر فقط",
    about: "الدفع مقابل عناصر عشوائية لا تغيّر سوى المظهر.",
  },
  "loot-boxes-paid-gameplay-impacting": {
    title: "صناديق المفاجآت: مزايا في اللعب",
    about: "الدفع مقابل عناصر عشوائية تساعد في اللعبة.",
  },
  "loot-boxes-kompu-gacha": {
    title: "صناديق المفاجآت: مجموعات كاملة",
    about: "الدفع مقابل عناصر عشوائية يجب جمعها كمجموعة كاملة.",
  },
  "send-gifts": { title: "الهدايا", about: "إرسال أشياء مشتراة إلى الآخرين." },
  "simulated-gambling": { title: "محاكاة المقامرة", about: "لعب ألعاب الحظ دون نقود حقيقية." },
  "virtual-property-ownership": {
    title: "ممتلكات افتراضية",
    about: "امتلاك سلع افتراضية والمتاجرة بها.",
  },
  "camera-access": { title: "الكاميرا", about: "السماح للعبة أو التطبيق باستخدام الكاميرا." },
  "share-game-clips-screenshots": {
    title: "مشاركة المقاطع ولقطات الشاشة",
    about: "عرض تسجيلات اللعبة على الآخرين.",
  },
  "photo-video-sharing": {
    title: "مشاركة الصور ومقاطع الفيديو",
    about: "عرض الصور والمقاطع الخاصة على الآخرين.",
  },
  "real-time-location-sharing": { title: "الموقع", about: "إظهار مكان الطفل الآن للآخرين." },
  mods: { title: "التعديلات", about: "استخدام محتوى صنعه لاعبون آخرون." },
  "gameplay-streaming": { title: "البث المباشر", about: "بث اللعبة مباشرة أمام جمهور." },
  "gameplay-recording": { title: "التسجيل", about: "تسجيل اللعبة، ومن ضمنه أصوات الآخرين." },
  "link-to-third-party-streaming-app": {
    title: "الربط بتطبيقات البث",
    about: "ربط حساب بخدمة بث.",
  },
  "ai-chat": {
    title: "محادثة مع ذكاء اصطناعي",
    about: "تبادل رسائل مع حاسوب يجيب كأنه إنسان.",
  },
  "ai-media-generation": {
    title: "صور وأصوات بالذكاء الاصطناعي",
    about: "طلب صور أو مقاطع فيديو أو أصوات من الذكاء الاصطناعي.",
  },
  "ai-voice-mode": {
    title: "التحدث مع ذكاء اصطناعي",
    about: "التحدث إلى حاسوب يجيب بصوت مسموع.",
  },
  "ai-memory": {
    title: "ذاكرة الذكاء الاصطناعي",
    about: "السماح لذكاء اصطناعي بتذكر ما يقوله الطفل له.",
  },
  "ai-companion-chatbot": {
    title: "رفيق من الذكاء الاصطناعي",
    about: "اتخاذ شخصية من الذكاء الاصطناعي صديقًا.",
  },
  "ai-media-upload": {
    title: "الرفع إلى ذكاء اصطناعي",
    about: "إعطاء الصور أو المقاطع أو الأصوات الخاصة لذكاء اصطناعي.",
  },
  "ai-model-training": {
    title: "تدريب الذكاء الاصطناعي",
    about: "السماح لذكاء اصطناعي بالتعلم مما يكتبه الطفل ويصنعه.",
  },
  "augmented-reality": {
    title: "الواقع المعزز",
    about: "رؤية اللعبة في المحيط الحقيقي عبر الكاميرا.",
  },
  "mature-language": { title: "لغة فظة", about: "سماع لغة فظة وقراءتها." },
  "motion-data": { title: "بيانات الحركة", about: "السماح للمستشعرات بتسجيل حركة الطفل." },
};
