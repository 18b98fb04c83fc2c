// Signs requests by Standard Webhooks 1.0.
import { createHmac } from "node:crypto";

const PREFIX = "whsec_";
/** Within the 24 to 64 bytes that the standard allows. */
export const SECRET_BYTES = 32;

export const asSecret = (bytes: Buffer): string => PREFIX + bytes.toString("base64");

export const keyOf = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), "base64");

interface Message {
  /** The event's id, equal in every attempt: receivers recognise repetitions by it. */
  id: string;
  /** Seconds since 1970 of the attempt, in real time: receivers refuse an attempt that is too old. */
  timestamp: number;
  /** The bytes that are sent. */
  body: string;
}

/** Returns the headers that prove where a message is from. Each key signs, so that receivers may still use the old one. */
export function signedHeaders(
  keys: readonly Buffer[],
  { id, timestamp, body }: Message,
): Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string> {
  const content = `${id}.${timestamp}.${body}`;
  const signatures = keys.map(
    (key) => `v1,${createHmac("sha256", key).update(content).digest("base64")}`,
  );
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  };
}
