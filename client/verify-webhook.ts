import { createHmac, timingSafeEqual } from "node:crypto";

import type { KinwardEvent } from "./events.js";

/** Why a request was refused. */
export type WebhookFault =
  | "missing-header"
  | "malformed-header"
  | "timestamp-too-old"
  | "timestamp-too-new"
  | "no-matching-signature"
  | "malformed-body";

/**
 * The request did not come from Kinward, or is not recent. Respond with a 4xx status and do not act on it. The error
 * never contains a secret or a part of the body.
 */
export class KinwardWebhookError extends Error {
  override readonly name = "KinwardWebhookError";
  /** What is wrong, for your program. */
  readonly fault: WebhookFault;

  constructor(fault: WebhookFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** The headers of a request: an object, as in Node's `http`, Express and Fastify, or `Headers`, as in Next.js. */
export type WebhookHeaders =
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | { get(name: string): string | null };

export interface VerifyOptions {
  /** The time in milliseconds since 1970; `Date.now()` by default. For tests. */
  now?: number | undefined;
  /** How many milliseconds the request may be old, or from the future; five minutes by default. */
  toleranceMs?: number | undefined;
}

const TOLERANCE_MS = 5 * 60_000;
const PREFIX = "whsec_";
const VERSION = "v1,";

/**
 * Returns the event of a webhook request after checking that Kinward sent it within the last five minutes (Standard
 * Webhooks 1.0).
 *
 * @param payload The raw body, byte for byte. A body that was parsed and written again has another signature.
 * @param secrets The secret of the endpoint, `whsec_...`, or several while you change from one to another.
 * @throws KinwardWebhookError if the request is not from Kinward or not recent
 * @throws TypeError if the body was parsed already, or the secret is malformed
 *
 * @example
 * const event = verifyWebhook(body, request.headers, process.env.KINWARD_WEBHOOK_SECRET!);
 * if (event.type === "Screentime.LimitReached") pause(event.data.sessionId);
 */
export function verifyWebhook(
  payload: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  { now = Date.now(), toleranceMs = TOLERANCE_MS }: VerifyOptions = {},
): KinwardEvent {
  const body = bytesOf(payload);
  const id = read(headers, "webhook-id");
  const timestamp = read(headers, "webhook-timestamp");
  const signatures = read(headers, "webhook-signature").split(" ");
  const keys = (typeof secrets === "string" ? [secrets] : secrets).map(keyOf);
  const expected = keys.map((key) =>
    createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest("base64"),
  );
  const isOurs = expected.some((each) =>
    signatures.some((given) => isSame(given, `${VERSION}${each}`)),
  );
  if (!isOurs)
    throw new KinwardWebhookError("no-matching-signature", "No signature matches the secret.");
  checkTime(timestamp, now, toleranceMs);
  return parse(body);
}

const RAW_BODY_HELP = `verifyWebhook needs the raw body: the bytes as they were received. How to get them:
- Express: app.post(path, express.raw({ type: "application/json" }), handler), before any express.json()
- Fastify: app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => done(null, body))
- Next.js: await request.text() in a route handler; bodyParser: false and the stream in pages/api`;

function bytesOf(payload: unknown): Uint8Array {
  if (typeof payload === "string") return Buffer.from(payload);
  if (payload instanceof Uint8Array) return payload;
  if (payload instanceof ArrayBuffer) return Buffer.from(payload);
  const given = payload === undefined ? "no body" : "a body that was already parsed";
  throw new TypeError(`The payload is ${given}. ${RAW_BODY_HELP}`);
}

function read(headers: WebhookHeaders, name: string): string {
  const value = isHeaders(headers) ? headers.get(name) : headers[nameIn(headers, name)];
  const text = typeof value === "string" ? value : (value?.[0] ?? "");
  if (text === "")
    throw new KinwardWebhookError("missing-header", `The header ${name} is missing.`);
  return text;
}

const isHeaders = (headers: WebhookHeaders): headers is { get(name: string): string | null } =>
  typeof headers.get === "function";

/** Node writes header names in lower case; other servers may not. */
const nameIn = (headers: object, name: string): string =>
  name in headers
    ? name
    : (Object.keys(headers).find((each) => each.toLowerCase() === name) ?? name);

function keyOf(secret: string): Buffer {
  const text = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret;
  const key = Buffer.from(text, "base64");
  if (key.length === 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text))
    throw new TypeError("A webhook secret is whsec_ followed by Base64.");
  return key;
}

/** Compares in constant time, which does not reveal where the two differ. */
function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function checkTime(timestamp: string, now: number, toleranceMs: number): void {
  if (!/^\d{1,12}$/.test(timestamp))
    throw new KinwardWebhookError(
      "malformed-header",
      "webhook-timestamp is not a number of seconds.",
    );
  const ageMs = now - Number(timestamp) * 1000;
  if (ageMs > toleranceMs)
    throw new KinwardWebhookError(
      "timestamp-too-old",
      "webhook-timestamp is too old: a repeated request, or a wrong clock.",
    );
  // The header has whole seconds.
  if (ageMs < -toleranceMs - 1000)
    throw new KinwardWebhookError(
      "timestamp-too-new",
      "webhook-timestamp is in the future: a wrong clock.",
    );
}

function parse(body: Uint8Array): KinwardEvent {
  try {
    return JSON.parse(Buffer.from(body).toString("utf8")) as KinwardEvent;
  } catch {
    throw new KinwardWebhookError("malformed-body", "The body is not JSON.");
  }
}
