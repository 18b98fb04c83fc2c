// Encrypts payloads on their way through Temporal. They hold opaque ids and instants alone; this hides those too.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

import type { Payload, PayloadCodec } from "@temporalio/common";
import proto from "@temporalio/proto";

const { Payload: PayloadProto } = proto.temporal.api.common.v1;

const ENCODING = "binary/encrypted";
const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

const text = (value: string) => Buffer.from(value, "utf8");
const keyIdOf = (key: Buffer) => createHash("sha256").update(key).digest("hex").slice(0, 16);

/**
 * AES-256-GCM: `iv | tag | ciphertext` of the whole payload, the id of the key beside it. The first key encrypts, and all
 * decrypt: a new key is added behind the old one in every process, then put first, and the old one is dropped once nothing
 * runs under it.
 */
export function encrypting(keys: readonly Buffer[]): PayloadCodec {
  const [current] = keys;
  if (!current) throw new TypeError("There is no key.");
  const known = new Map(keys.map((key) => [keyIdOf(key), key]));
  const currentId = keyIdOf(current);

  const encrypt = (payload: Payload): Payload => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, current, iv);
    const sealed = Buffer.concat([
      cipher.update(PayloadProto.encode(payload).finish()),
      cipher.final(),
    ]);
    return {
      metadata: { encoding: text(ENCODING), "encryption-key-id": text(currentId) },
      data: Buffer.concat([iv, cipher.getAuthTag(), sealed]),
    };
  };

  const decrypt = (payload: Payload): Payload => {
    const { encoding, "encryption-key-id": keyId } = payload.metadata ?? {};
    // Payloads from before the first key stay readable.
    if (!encoding || Buffer.from(encoding).toString("utf8") !== ENCODING) return payload;
    const key = known.get(Buffer.from(keyId ?? []).toString("utf8"));
    if (!key) throw new Error("A payload is encrypted under a key that is not configured.");
    const data = Buffer.from(payload.data ?? []);
    const decipher = createDecipheriv(CIPHER, key, data.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(data.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const plain = [decipher.update(data.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
    return PayloadProto.decode(Buffer.concat(plain));
  };

  return {
    encode: async (payloads) => payloads.map(encrypt),
    decode: async (payloads) => payloads.map(decrypt),
  };
}
