/**
 * Every sentence that a guardian reads, in Portuguese of Brazil, with você.
 *
 * - guardian: "responsável"; where the law is meant, "mãe, pai ou responsável legal"
 * - child: "criança", first of all "criança ou adolescente" as in the law, and by age; never "menor"
 * - consent: "consentimento"; to consent "dar seu consentimento"; to withdraw "revogar"
 * - decline: "recusar"
 * - undo: "desfazer"; take back "cancelar"; "This wasn’t me": “Não fui eu”
 * - permission: "permissão"
 * - schedule: "limites de tempo"; allowance "limite de uso"
 * - screen time: "tempo de tela"; quiet hours "horário de descanso"; breaks "pausas"
 * - family pages: "área da família"; receipt "comprovante"; ledger "registro"
 *
 * No preposition stands before a place: it would depend on the gender of its name.
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

export const pt: Texts = {
  language: "pt",
  name: "Português",
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
