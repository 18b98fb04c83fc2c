// Every workflow, by the name of its kind: adding one is one file and one line.
export { birthday } from "./birthday.js";
export { mail } from "./mail.js";
export { otpRotation } from "./otp-rotation.js";
export { overrideExpiry } from "./override-expiry.js";
export { screentimeSession } from "./screentime-session.js";
export { webhookDelivery } from "./webhook-delivery.js";
