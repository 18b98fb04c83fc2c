// Encrypts values, each bound to its row.
import { Buffer } from "node:buffer";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const [NONCE, TAG] = [12, 16];
const key = randomBytes(32);

/** `row` is authenticated: in another row the value does not open. */
export function seal(text, row = "") {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  cipher.setAAD(Buffer.from(row));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString("base64url");
}

export function open(sealed, row = "") {
  const bytes = Buffer.from(sealed, "base64url");
  const cipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE));
  cipher.setAAD(Buffer.from(row));
  cipher.setAuthTag(bytes.subarray(-TAG));
  return cipher.update(bytes.subarray(NONCE, -TAG), undefined, "utf8") + cipher.final("utf8");
}
