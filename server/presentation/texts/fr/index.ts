/**
 * Every sentence that a guardian reads, in French, with vous.
 *
 * - guardian: "responsable légal"; where the law is meant, "parent ou responsable légal"
 * - child: "enfant", "un enfant dont vous êtes responsable"; young person "jeune"
 * - consent: "consentement"; to consent "donner votre consentement"; to withdraw "retirer"
 * - decline: "refuser"
 * - undo and take back: "annuler"; "This wasn’t me": "Ce n’était pas moi"
 * - permission: "autorisation"
 * - schedule: "limites de temps"; allowance "limite d’utilisation"
 * - screen time: "temps d’écran"; quiet hours "heures calmes"; breaks "pauses"
 * - family pages: "espace famille"; receipt "justificatif"; ledger "registre"; email "courriel"
 *
 * Before ; : ! ? and inside « » stands a narrow no-break space, written \u202f. No "de", "que" or other word that could
 * be elided stands before a value, and no preposition before a place.
 */
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

export const fr: Texts = {
  language: "fr",
  name: "Français",
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
