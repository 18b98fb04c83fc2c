import { createHash } from "node:crypto";

import type { operations } from "../../generated/types.js";
import type { Context } from "../context.js";
import { conflict } from "../lib/errors.js";
import { DAY_MS } from "../lib/dates.js";
import type { Db } from "../store/engine/db.js";
import {
  acquireIdempotencyKey,
  findStoredResponse,
  storeResponse,
  releaseIdempotencyKey,
} from "../store/requests/queries.js";

const KEPT_MS = DAY_MS;

type OperationId = keyof operations;

interface Key {
  operationId: string;
  idempotencyKey: string;
  bodyHash: string;
}

/**
 * These operations write in several transactions over a longer time, so their key is claimed before and their response stored
 * after.
 */
const RUN_APART = new Set<string>(["advanceClock"] satisfies OperationId[]);

const NAMES_NO_ONE = "erasePlayer" satisfies OperationId;

/**
 * Runs `handle` once for a key of a product, mode and operation. The response is stored in the transaction of the handler's
 * own writes, so that a crash leaves both or neither; an error leaves nothing and may be tried again. CONFLICT where the
 * key was used with another body.
 */
export async function idempotently<Stored>(
  context: Context,
  { operationId, idempotencyKey, bodyHash }: Key,
  handle: (context: Context) => Promise<Stored>,
): Promise<{ response: Stored; replayed: boolean }> {
  const { clock, now, scope } = context;
  const keyHash = createHash("sha256").update(idempotencyKey).digest("base64url");
  const key = { ...scope, operation: operationId, keyHash };
  const claim = (tx: Db) => acquireIdempotencyKey(tx, key, bodyHash, now + KEPT_MS, now);
  // The key counts from its response on: a request that moves the clock by days can still be repeated.
  const keep = (tx: Db, response: Stored) => {
    // The stored key of an erased player names no one.
    const about = operationId === NAMES_NO_ONE ? null : subjectOf(response);
    return storeResponse(tx, {
      ...key,
      response: JSON.stringify(response),
      about,
      expiresAt: clock.now() + KEPT_MS,
    });
  };
  const replay = async (db: Db) => {
    const kept = await findStoredResponse(db, key);
    if (kept?.bodyHash !== bodyHash)
      throw conflict("Idempotency-Key: was already used with a different body. Use a new key.");
    if (kept.response === null)
      throw conflict(
        "Idempotency-Key: an earlier request with this key is still running. Try again shortly.",
      );
    return {
      response: JSON.parse(kept.response) as Stored,
      replayed: true,
    };
  };

  if (RUN_APART.has(operationId)) {
    if (!(await context.db.write(claim))) return replay(context.db);
    try {
      const response = await handle(context);
      await context.db.write((tx) => keep(tx, response));
      return { response, replayed: false };
    } catch (error) {
      await context.db.write((tx) => releaseIdempotencyKey(tx, key));
      throw error;
    }
  }
  return context.db.write(async (tx) => {
    if (!(await claim(tx))) return replay(tx);
    const response = await handle({ ...context, db: tx });
    await keep(tx, response);
    return { response, replayed: false };
  });
}

/** The fields that name the person or object of a response, the widest first. */
const SUBJECTS = ["kuid", "sessionId", "challengeId", "overrideId", "widgetId", "id"].map(
  (name) => new RegExp(`"${name}":"([^"]+)"`),
);

function subjectOf(response: unknown): string | null {
  const { body } = response as Readonly<{ body?: unknown }>;
  if (typeof body !== "string") return null;
  for (const subject of SUBJECTS) {
    const found = subject.exec(body)?.[1];
    if (found !== undefined) return found;
  }
  return null;
}
