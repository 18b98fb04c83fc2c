import type { Kinds, WakeupKind } from "./kind.js";
import { birthday } from "./birthday.js";
import { mail } from "./mail.js";
import { otpRotation } from "./otp-rotation.js";
import { overrideExpiry } from "./override-expiry.js";
import { screentimeSession } from "./screentime-session.js";
import { webhookDelivery } from "./webhook-delivery.js";

/** Everything that happens at a time. */
const all: readonly WakeupKind[] = [
  birthday,
  mail,
  otpRotation,
  overrideExpiry,
  screentimeSession,
  webhookDelivery,
];

export const wakeupKinds: Kinds = new Map(all.map((kind) => [kind.kind, kind]));
