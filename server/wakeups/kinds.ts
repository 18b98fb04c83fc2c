import type { Transport } from "../mail/transport.js";
import type { WebhookSender } from "../webhooks/sender.js";
import type { Kinds, WakeupKind } from "./kind.js";
import { birthday } from "./birthday.js";
import { createMail } from "./mail.js";
import { otpRotation } from "./otp-rotation.js";
import { overrideExpiry } from "./override-expiry.js";
import { screentimeSession } from "./screentime-session.js";
import { createWebhookDelivery } from "./webhook-delivery.js";

/** Every kind of wakeup, given what the external ones send with. */
export function createWakeupKinds(deps: { transport: Transport; sender: WebhookSender }): Kinds {
  const all: readonly WakeupKind[] = [
    birthday,
    createMail(deps),
    otpRotation,
    overrideExpiry,
    screentimeSession,
    createWebhookDelivery(deps),
  ];
  return new Map(all.map((kind) => [kind.kind, kind]));
}
