import { createHmac, timingSafeEqual } from "node:crypto";

import type { KinwardEvent } from "./events.js";

/** Why a request is not taken for a webhook of Kinward's. */
export type WebhookFault =
  | "missing-header"
  | "malformed-header"
  | "timestamp-too-old"
  | "timestamp-too-new"
  | "no-matching-signature"
  | "malformed-body";

/**
 * The request is not from Kinward, or not from now. Answer it with a 4xx and act on nothing of it. No error holds a
 * secret or a part of the body.
 */
export class KinwardWebhookError extends Error {
  override readonly name = "KinwardWebhookError";
  /** What is wrong, for programs. */
  readonly fault: WebhookFault;

  constructor(fault: WebhookFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** The headers of a request: those of Node's `http` and of Express, or a `Headers` object. */
export type WebhookHeaders =
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | { get(name: string): string | null };

export interface VerifyOptions {
  /** Milliseconds since 1970; by default the computer's clock. For tests. */
  now?: number | undefined;
  /** How far the time of the request may be off, either way; five minutes by default. */
  toleranceMs?: number | undefined;
}

const TOLERANCE_MS = 5 * 60_000;
const PREFIX = "whsec_";
const VERSION = "v1,";

/**
 * The event in a webhook request, once it is certain that Kinward has sent it, and lately (Standard Webhooks 1.0). Throws
 * a `KinwardWebhookError` where it is not, and a `TypeError` for what is no secret.
 *
 * @param payload The body as it came, byte for byte: not parsed, not written anew.
 * @param secrets The endpoint's secret, `whsec_...`; several while you change from one to another.
 *
 * @example
 * const event = verifyWebhook(body, request.headers, process.env.KINWARD_WEBHOOK_SECRET!);
 * if (event.type === "Screentime.LimitReached") pause(event.data.sessionId);
 */
export function verifyWebhook(
  payload: string | Uint8Array,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  { now = Date.now(), toleranceMs = TOLERANCE_MS }: VerifyOptions = {},
): KinwardEvent {
  const id = read(headers, "webhook-id");
  const timestamp = read(headers, "webhook-timestamp");
  const signatures = read(headers, "webhook-signature").split(" ");
  const body = typeof payload === "string" ? Buffer.from(payload) : payload;

  const keys = (typeof secrets === "string" ? [secrets] : secrets).map(keyOf);
  const expected = keys.map((key) =>
    createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest("base64"),
  );
  const isOurs = expected.some((each) =>
    signatures.some((given) => isSame(given, `${VERSION}${each}`)),
  );
  if (!isOurs)
    throw new KinwardWebhookError("no-matching-signature", "No signature is that of the secret.");
  checkTime(timestamp, now, toleranceMs);
  return parse(body);
}

function read(headers: WebhookHeaders, name: string): string {
  const value = isHeaders(headers) ? headers.get(name) : headers[nameIn(headers, name)];
  const text = typeof value === "string" ? value : (value?.[0] ?? "");
  if (text === "") throw new KinwardWebhookError("missing-header", `There is no ${name}.`);
  return text;
}

const isHeaders = (headers: WebhookHeaders): headers is { get(name: string): string | null } =>
  typeof headers.get === "function";

/** Node writes them in lower case; a proxy's own object may not. */
const nameIn = (headers: object, name: string): string =>
  name in headers
    ? name
    : (Object.keys(headers).find((each) => each.toLowerCase() === name) ?? name);

function keyOf(secret: string): Buffer {
  const text = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret;
  const key = Buffer.from(text, "base64");
  if (key.length === 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text))
    throw new TypeError("A webhook secret is whsec_ and Base64.");
  return key;
}

/** In a time that says nothing about where they differ. */
function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function checkTime(timestamp: string, now: number, toleranceMs: number): void {
  if (!/^\d{1,12}$/.test(timestamp))
    throw new KinwardWebhookError("malformed-header", "webhook-timestamp is no number of seconds.");
  const ageMs = now - Number(timestamp) * 1000;
  if (ageMs > toleranceMs)
    throw new KinwardWebhookError("timestamp-too-old", "The request was made too long ago.");
  // A whole second is what the header cannot tell.
  if (ageMs < -toleranceMs - 1000)
    throw new KinwardWebhookError("timestamp-too-new", "The request is from the future.");
}

function parse(body: Uint8Array): KinwardEvent {
  try {
    return JSON.parse(Buffer.from(body).toString("utf8")) as KinwardEvent;
  } catch {
    throw new KinwardWebhookError("malformed-body", "The body is no JSON.");
  }
}
