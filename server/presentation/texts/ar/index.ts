// Every sentence that a guardian reads, in Arabic: verbal nouns and "please" forms instead of imperatives, so that no sentence
// has the gender of its reader. Guardian: وليّ أمر; consent: موافقة, which is given, refused (رفض) and withdrawn (سحب);
// permission: إذن; allowance: حد مسموح به; screen time: وقت الشاشة; quiet hours: ساعات الهدوء; receipt: إيصال; evidence: إثبات.
import type { Texts } from "../types.js";
import { allowances, consent, document, sendAgain, together, trust } from "./consent.js";
import { birthDate, decidedByOther, repeated, result, waiting } from "./decision.js";
import { data, erasure } from "./data.js";
import { child, family, withdrawal } from "./family.js";
import { digest } from "./digest.js";
import { guardians } from "./guardians.js";
import { mail } from "./mail.js";
import { permissionGroups, permissions } from "./permissions.js";
import { receipts } from "./receipts.js";
import { refusals } from "./refusals.js";
import { override, schedule } from "./screentime.js";
import { home, mailbox, shell } from "./shell.js";
import { confirmation, signIn } from "./sign-in.js";
import { times } from "./times.js";
import { verification } from "./verification.js";
import { ageGate, code, qr } from "./widgets.js";

export const ar: Texts = {
  language: "ar",
  name: "العربية",
  direction: "rtl",
  shell,
  times,

  consent,
  together,
  allowances,
  trust,
  sendAgain,
  document,
  waiting,
  birthDate,
  result,
  decidedByOther,
  repeated,
  verification,

  ageGate,
  qr,
  code,

  signIn,
  confirmation,
  family,
  child,
  withdrawal,
  data,
  erasure,
  schedule,
  override,
  guardians,
  receipts,
  digest,

  refusals,
  home,
  mailbox,
  mail,
  permissionGroups,
  permissions,
};
