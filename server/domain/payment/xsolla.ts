// The payment webhooks of Xsolla, in both published forms: `payment`, and `order_paid` with the payment under `billing`.
// https://developers.xsolla.com/webhooks/operation/payment, .../successful-order-payment
import type { components } from "../../../generated/types.js";
import { invalidInput } from "../../lib/errors.js";

type Payment = components["schemas"]["NormalizedPayment"];
type Instrument = Payment["instrument"];

/** A payment without its funding; `bin` is for looking that up, and nothing else. */
type ReadPayment = Omit<Payment, "funding"> & { bin: string | undefined };

type Fields = Readonly<Record<string, unknown>>;

const FORMS = ["payment", "order_paid"] as const;

/** Where the first digits of the card are, depending on the form and the merchant's settings. */
const BIN_PATHS = [
  "transaction.card_bin",
  "payment_details.card_bin",
  "payment_details.payment.card_bin",
  "billing.payment_details.card_bin",
];

/** Payment methods by number, where it alone decides. */
const BY_ID: Readonly<Record<number, Instrument>> = { 24: "wallet", 1380: "card" };

/** Payment methods by words of their names; the first that fits counts. */
const BY_NAME: readonly (readonly [RegExp, Instrument])[] = [
  [/gift ?card|voucher code/, "gift-card"],
  [/paypal|wallet|apple ?pay|google ?pay|alipay|wechat|skrill|qiwi|webmoney|balance/, "wallet"],
  [/paysafe|neosurf|cash|boleto|oxxo|voucher|kiosk|konbini/, "cash-voucher"],
  [/mobile|carrier|sms|operator|boku/, "carrier-billing"],
  [/bank transfer|online banking|sepa|ideal|trustly|sofort|giropay|\bpix\b|wire/, "bank-transfer"],
  [/steam|app store|play store|xbox|playstation|nintendo/, "platform-store"],
  [/card|visa|master|maestro|amex|american express|discover|jcb|union ?pay/, "card"],
];

const EMAIL = /^[^\s@"<>]+@[^\s@"<>.]+(\.[^\s@"<>.]+)+$/;
const MAX_EMAIL = 254;
const MAX_ID = 128;

/**
 * Reads the body of a webhook. `binPath` names a field with the card's first digits, in addition to the usual fields. Throws
 * INVALID_INPUT naming a missing or wrong field, without its value.
 */
export function normalizeXsolla(data: Fields, binPath: string | undefined): ReadPayment {
  const form = data.notification_type;
  if (!FORMS.some((one) => one === form))
    throw invalidInput(`data.notification_type: must be ${FORMS.join(" or ")}.`);
  const isOrder = form === "order_paid";
  const base = isOrder ? "billing." : "";
  const known = readInstrument(data, `${base}transaction`);
  const bin = readBin(data, binPath);
  const instrument = known === "other" && bin !== undefined ? "card" : known;
  if (instrument === "card" && bin === undefined)
    throw invalidInput(
      `data.${binPath ?? (isOrder ? "billing.payment_details.card_bin" : "transaction.card_bin")}: is required for a card payment. Turn on "Show card BIN and suffix" in the settings of the project at Xsolla.`,
    );
  return {
    provider: "xsolla",
    invoiceId: readInvoiceId(data, isOrder),
    payerEmail: readEmail(data),
    instrument,
    bin,
  };
}

/**
 * Returns the value at names joined by dots, or undefined where there is none. Throws INVALID_INPUT where a name on the way is
 * not an object.
 */
function valueAt(data: Fields, path: string): unknown {
  let value: unknown = data;
  const names = path.split(".");
  for (const [index, name] of names.entries()) {
    if (value === undefined || value === null) return undefined;
    if (typeof value !== "object" || Array.isArray(value))
      throw invalidInput(`data.${names.slice(0, index).join(".")}: must be an object.`);
    value = Object.hasOwn(value, name) ? (value as Fields)[name] : undefined;
  }
  return value ?? undefined;
}

/** Reads an id that may be a number in one form and a string in the other. */
function readId(data: Fields, path: string): string | undefined {
  const value = valueAt(data, path);
  if (value === undefined) return undefined;
  const isNumber = typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
  const isText = typeof value === "string" && value.trim() !== "" && value.length <= MAX_ID;
  if (!isNumber && !isText)
    throw invalidInput(`data.${path}: must be an id of 1 to ${MAX_ID} characters.`);
  return String(value);
}

function readInvoiceId(data: Fields, isOrder: boolean): string {
  const paths = isOrder ? ["order.invoice_id", "billing.transaction.id"] : ["transaction.id"];
  for (const path of paths) {
    const id = readId(data, path);
    if (id !== undefined) return id;
  }
  throw invalidInput(`data.${paths[0]}: is required.`);
}

function readEmail(data: Fields): string {
  const value = valueAt(data, "user.email");
  if (typeof value !== "string" || value.length > MAX_EMAIL || !EMAIL.test(value))
    throw invalidInput("data.user.email: must be an email address.");
  return value;
}

function readInstrument(data: Fields, transaction: string): Instrument {
  const number = valueAt(data, `${transaction}.payment_method`);
  const name = valueAt(data, `${transaction}.payment_method_name`);
  if (
    number !== undefined &&
    !/^\d{1,9}$/.test(typeof number === "number" ? String(number) : asText(number))
  )
    throw invalidInput(`data.${transaction}.payment_method: must be a number.`);
  if (name !== undefined && (typeof name !== "string" || name.length > MAX_ID))
    throw invalidInput(
      `data.${transaction}.payment_method_name: must be a text of at most ${MAX_ID} characters.`,
    );
  if (number === undefined && name === undefined)
    throw invalidInput(`data.${transaction}.payment_method: is required.`);
  const words = name?.toLowerCase() ?? "";
  return BY_ID[Number(number)] ?? BY_NAME.find(([pattern]) => pattern.test(words))?.[1] ?? "other";
}

const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/** Six to eight digits. More could be a whole card number, which does not belong here. */
function readBin(data: Fields, binPath: string | undefined): string | undefined {
  for (const path of binPath === undefined ? BIN_PATHS : [binPath, ...BIN_PATHS]) {
    const value = valueAt(data, path);
    if (value === undefined) continue;
    const text = typeof value === "number" ? String(value) : asText(value);
    if (!/^\d{6,8}$/.test(text))
      throw invalidInput(`data.${path}: must be the first 6 to 8 digits of the card number.`);
    return text;
  }
  return undefined;
}
