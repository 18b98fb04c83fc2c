// A form with errors is answered with a redirect to its page, so that Back and Reload never ask to send it again. What was
// typed waits in a draft until then. The draft's key stands in the address of the page and nowhere else.
import { createCipheriv, createDecipheriv, createHash } from "node:crypto";

import type { Request } from "express";

import { HOUR_MS } from "../../lib/dates.js";
import type { Context, ServiceContext } from "../../context.js";
import type { Db } from "../../store/engine/db.js";
import { addFormDraft, findFormDraft } from "../../store/forms/queries.js";

const LIFE_MS = HOUR_MS;
const TOKEN = /^[A-Za-z0-9_-]{22}$/;
const TAG_BYTES = 16;
/** A key encrypts one draft and nothing else. */
const NONCE = Buffer.alloc(12);

const derived = (purpose: string, token: string): Buffer =>
  createHash("sha256").update(`form-draft ${purpose} ${token}`).digest();

const hashOf = (token: string): string => derived("hash", token).toString("base64url");

/** Keeps what was typed for an hour. Returns the key that reads it. */
export async function saveDraft(
  tx: Db,
  { random, now }: Pick<Context, "random" | "now">,
  content: object,
): Promise<string> {
  const token = random.bytes(16).toString("base64url");
  const cipher = createCipheriv("aes-256-gcm", derived("key", token), NONCE);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content), "utf8"), cipher.final()]);
  await addFormDraft(
    tx,
    {
      draftHash: hashOf(token),
      content: Buffer.concat([sealed, cipher.getAuthTag()]).toString("base64url"),
      expiresAt: now + LIFE_MS,
    },
    now,
  );
  return token;
}

/** Where a form leads that cannot be taken as it is: its page, with what was typed and what is wrong. */
export const pathToDraft = async (
  tx: Db,
  context: Pick<Context, "random" | "now">,
  path: string,
  content: object,
): Promise<string> => `${path}?form=${await saveDraft(tx, context, content)}`;

/** The draft that the address of a page names; undefined where there is none, or it has expired. */
export const readDraft = (
  services: Pick<ServiceContext, "store" | "clock">,
  { query }: Pick<Request, "query">,
): Promise<unknown> => findDraft(services, query["form"]);

/** The draft of a key. */
export async function findDraft(
  { store, clock }: Pick<ServiceContext, "store" | "clock">,
  token: unknown,
): Promise<unknown> {
  if (typeof token !== "string" || !TOKEN.test(token)) return undefined;
  const draft = await findFormDraft(store, { draftHash: hashOf(token) });
  if (!draft || draft.expiresAt <= clock.now()) return undefined;
  const bytes = Buffer.from(draft.content, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", derived("key", token), NONCE);
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const plain = Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
  return JSON.parse(plain.toString("utf8"));
}
