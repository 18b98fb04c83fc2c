import type { Transport } from "../mail/transport.js";
import type { WebhookSender } from "../webhooks/sender.js";
import { acceptanceDeadline } from "./acceptance-deadline.js";
import { activityDigest } from "./activity-digest.js";
import { birthday } from "./birthday.js";
import { decisionExpiry } from "./decision-expiry.js";
import type { Kinds } from "./kind.js";
import { createMail } from "./mail.js";
import { otpRotation } from "./otp-rotation.js";
import { overrideExpiry } from "./override-expiry.js";
import { retention } from "./retention.js";
import { ruleChange } from "./rule-change.js";
import { screentimeSession } from "./screentime-session.js";
import { verification } from "./verification.js";
import { createWebhookDelivery } from "./webhook-delivery.js";

/** Every kind of wakeup, with the transports of the external kinds. */
export const createWakeupKinds = (deps: { transport: Transport; sender: WebhookSender }) =>
  ({
    acceptanceDeadline,
    activityDigest,
    birthday,
    decisionExpiry,
    mail: createMail(deps),
    otpRotation,
    overrideExpiry,
    retention,
    ruleChange,
    screentimeSession,
    verification,
    webhookDelivery: createWebhookDelivery(deps),
  }) satisfies Kinds;
