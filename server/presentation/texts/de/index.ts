// Every sentence that a guardian reads, in German, with Sie. Guardian: sorgeberechtigte Person; consent: Einwilligung,
// which is given, declined (ablehnen) and withdrawn (widerrufen), as in the GDPR; allowance: erlaubter Umfang; screen time:
// Bildschirmzeit; quiet hours: Ruhezeiten; receipt: Beleg; evidence: Nachweis; ledger: Register.
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

export const de: Texts = {
  language: "de",
  name: "Deutsch",
  direction: "ltr",
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
