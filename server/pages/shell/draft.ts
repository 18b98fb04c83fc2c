// A form with errors redirects to its page, so that Back and Reload never ask to send it again. A draft keeps what was typed
// meanwhile. Its key is only in the address of the page, and of a sign-in that leads to it.
import { createCipheriv, createDecipheriv, createHash } from "node:crypto";

import type { Request } from "express";

import { HOUR_MS } from "../../lib/dates.js";
import type { Context, ServiceContext } from "../../context.js";
import type { Db } from "../../store/engine/db.js";
import { addFormDraft, findFormDraft, findFormDraftOf } from "../../store/forms/queries.js";
import type { FormDraft } from "../../store/forms/table.js";
import type { Address } from "../../store/guardians/sign-ins.js";

const LIFE_MS = HOUR_MS;
const TOKEN = /^[A-Za-z0-9_-]{22}$/;
const TAG_BYTES = 16;
/** Constant, because a key encrypts a single draft. */
const NONCE = Buffer.alloc(12);

const derived = (purpose: string, token: string): Buffer =>
  createHash("sha256").update(`form-draft ${purpose} ${token}`).digest();

const hashOf = (token: string): string => derived("hash", token).toString("base64url");

/** The guardian who alone may read a draft, and the session that its page is about. */
type Owner = Pick<FormDraft, "mode" | "addressHash" | "sessionId">;

const NO_OWNER: Owner = { mode: null, addressHash: null, sessionId: null };

/** Keeps what was typed for an hour. Returns the key that reads it. */
export async function saveDraft(
  tx: Db,
  { random, now }: Pick<Context, "random" | "now">,
  content: object,
  { mode, addressHash, sessionId }: Owner = NO_OWNER,
): Promise<string> {
  const token = random.bytes(16).toString("base64url");
  const cipher = createCipheriv("aes-256-gcm", derived("key", token), NONCE);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content), "utf8"), cipher.final()]);
  await addFormDraft(tx, {
    draftHash: hashOf(token),
    content: Buffer.concat([sealed, cipher.getAuthTag()]).toString("base64url"),
    mode,
    addressHash,
    sessionId,
    expiresAt: now + LIFE_MS,
  });
  return token;
}

/** Keeps a rejected form. Returns the path of its page, which shows what was typed and the errors. */
export const pathToDraft = async (
  tx: Db,
  context: Pick<Context, "random" | "now">,
  path: string,
  content: object,
  owner?: Owner,
): Promise<string> => `${path}?form=${await saveDraft(tx, context, content, owner)}`;

/** Returns the draft that the address of a page names; undefined where there is none, it has expired, or is another's. */
export const readDraft = (
  services: Pick<ServiceContext, "store" | "clock">,
  { query }: Pick<Request, "query">,
  reader?: Address,
): Promise<unknown> => findDraft(services, query["form"], reader);

/** Returns the draft of a key: a draft of `reader` or, without a reader, a draft that no guardian owns. */
export async function findDraft(
  { store, clock }: Pick<ServiceContext, "store" | "clock">,
  token: unknown,
  reader?: Address,
): Promise<unknown> {
  if (typeof token !== "string" || !TOKEN.test(token)) return undefined;
  const draftHash = hashOf(token);
  const draft = await (reader
    ? findFormDraftOf(store, { draftHash, mode: reader.mode, addressHash: reader.addressHash })
    : findFormDraft(store, { draftHash }));
  if (!draft || draft.expiresAt <= clock.now()) return undefined;
  const bytes = Buffer.from(draft.content, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", derived("key", token), NONCE);
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const plain = Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
  return JSON.parse(plain.toString("utf8"));
}
