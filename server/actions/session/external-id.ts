// The product's own id of a player.
import type { Context } from "../../context.js";
import { externalIdHashes } from "../../domain/keyring.js";
import type { Session } from "../../domain/session/session.js";
import { conflict, invalidInput } from "../../lib/errors.js";
import type { Db } from "../../store/engine/db.js";
import { advisoryLock } from "../../store/engine/locks.js";
import {
  deleteExternalId,
  findExternalId,
  findPlayerByExternalId,
  saveExternalId,
} from "../../store/players/queries.js";
import {
  changeSession,
  findAndLockSessionOfPlayer,
  lockSession,
  noSuchSession,
} from "../../store/sessions/queries.js";

type Deps = Pick<Context, "keyring" | "scope">;

/** Marks, line breaks and unassigned characters, beside the controls that no request may hold. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

/**
 * Keeps the product's own id of a player, in place of an earlier one. Throws INVALID_INPUT where it has characters that cannot
 * be printed, CONFLICT where it is another player's.
 */
export async function keepExternalId(
  tx: Db,
  { keyring, scope, now }: Deps & Pick<Context, "now">,
  kuid: string,
  externalId: string | undefined,
): Promise<void> {
  if (externalId === undefined) return;
  assertPrintable(externalId);
  const [externalIdHash = ""] = externalIdHashes(keyring, scope, externalId);
  await advisoryLock(tx, `external id ${externalIdHash}`);
  const owner = await findPlayerNamed(tx, { keyring, scope }, externalId);
  if (owner === kuid) return;
  if (owner !== undefined) throw taken();
  await saveExternalId(tx, { ...scope, kuid, externalIdHash, externalId, createdAt: now });
  // The session was read before it had the id.
  const session = await findAndLockSessionOfPlayer(tx, { ...scope, kuid });
  if (session) await changeSession(tx, session, {});
}

/** Throws INVALID_INPUT where an id has characters that cannot be printed, CONFLICT where it is another player's. */
export async function assertFree(
  db: Db,
  deps: Deps,
  externalId: string,
  kuid: string | undefined,
): Promise<void> {
  assertPrintable(externalId);
  const owner = await findPlayerNamed(db, deps, externalId);
  if (owner !== undefined && owner !== kuid) throw taken();
}

function assertPrintable(externalId: string): void {
  if (UNPRINTABLE.test(externalId))
    throw invalidInput("externalId: must be 1 to 128 printable characters.");
}

const taken = () =>
  conflict("externalId: another player has it. Send the kuid of that player with it.");

/** Keeps the product's own id of a session's player. Returns the session as it is then. */
export async function nameSession(
  tx: Db,
  context: Deps & Pick<Context, "now">,
  session: Session,
  externalId: string | undefined,
): Promise<Session> {
  if (externalId === undefined || externalId === session.externalId) return session;
  await keepExternalId(tx, context, session.kuid, externalId);
  return lockSession(tx, context.scope, { sessionId: session.sessionId });
}

/** Moves the id of a player to another player, who replaces them in the product, unless the other has an id already. */
export async function moveExternalId(
  tx: Db,
  context: Deps & Pick<Context, "now">,
  from: string,
  to: string,
): Promise<void> {
  const { scope } = context;
  const moved = await findExternalId(tx, scope, from);
  if (moved === null) return;
  await deleteExternalId(tx, { ...scope, kuid: from });
  if ((await findExternalId(tx, scope, to)) === null) await keepExternalId(tx, context, to, moved);
}

/** Returns the player whom the product knows by this id. */
export const findPlayerNamed = (
  db: Db,
  { keyring, scope }: Deps,
  externalId: string,
): Promise<string | undefined> =>
  findPlayerByExternalId(db, scope, externalIdHashes(keyring, scope, externalId));

/**
 * Returns the ids of a session with the player's `kuid` in place of the product's own id. Throws NOT_FOUND where no player has
 * it.
 */
export async function resolveExternalId(
  context: Pick<Context, "db"> & Deps,
  {
    sessionId,
    kuid,
    externalId,
  }: Readonly<{ sessionId?: string | undefined; kuid?: string | undefined; externalId: string }>,
): Promise<{ sessionId: string | undefined; kuid: string }> {
  const found = await findPlayerNamed(context.db, context, externalId);
  if (found === undefined || (kuid !== undefined && kuid !== found)) throw noSuchSession();
  return { sessionId, kuid: found };
}
