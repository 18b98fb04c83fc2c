/**
 * Every sentence that a guardian reads, in Spanish, for readers in Spain and in Latin America, with usted.
 *
 * - guardian: "responsable"; where the law is meant, "padre, madre o tutor legal"
 * - child: "menor", "un menor a su cargo"
 * - consent: "consentimiento"; to consent "dar su consentimiento"; to withdraw "retirar"
 * - decline: "rechazar"; what a guardian on file refuses is refused with "rechazar", too
 * - undo: "deshacer"; take back "anular"; "This wasn’t me": «No fui yo»
 * - schedule: "límites de tiempo"; allowance "límite de uso"
 * - screen time: "tiempo de pantalla"; quiet hours "horario de descanso"; breaks "pausas"
 * - family pages: "espacio familiar"; receipt "comprobante"; ledger "registro"
 * - words of one country are left out: "teléfono" and not "móvil" or "celular", "video" and not "vídeo"
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

export const es: Texts = {
  language: "es",
  name: "Español",
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
