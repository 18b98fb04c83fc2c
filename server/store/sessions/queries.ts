import type { Knex } from "knex";

import type { Mode } from "../../domain/product.js";
import type { Session } from "../../domain/session/session.js";
import { conflict, notFound } from "../../lib/errors.js";
import type { Db } from "../engine/db.js";
import { advisoryLock } from "../engine/locks.js";
import type { Slots } from "../engine/statement.js";
import { query, type RowOf, type Selection } from "../engine/table.js";
import { selectExternalId } from "../players/queries.js";
import { externalIds } from "../players/table.js";
import { type RevokedBy, sessions, undoableChanges } from "./table.js";

/** Limits a request to one product in one mode. */
export type Scope = Readonly<{ productId: number; mode: Mode }>;

export type SessionOwner = Pick<Session, "sessionId" | "kuid">;

type Ids = { sessionId?: string | undefined; kuid?: string | undefined };

type ById = Scope & { sessionId: string };

type ByKuid = Scope & { kuid: string };

/**
 * Selects the session with this id, in this product and mode. The plus sign keeps PostgreSQL from looking through all sessions
 * of the product where the table has no statistics yet: in its first minute, or once it was restored.
 */
export const isScoped = (sql: Knex, p: Slots<ById>): Knex.Raw =>
  sql.raw("sessions.session_id = ? and +sessions.product_id = ? and sessions.mode = ?", [
    p.sessionId,
    p.productId,
    p.mode,
  ]);

const live = (sql: Knex) => {
  const selected = sessions.selectWithout(sql, "revokedAt", "revokedBy").whereNull("revoked_at");
  type Row = typeof selected extends Selection<infer Found> ? Found : never;
  return externalIds.decode(
    selected.select(selectExternalId(sql)) as Selection<Row & Pick<Session, "externalId">>,
    "externalId",
  );
};

const liveById = (sql: Knex, p: Slots<ById>) => live(sql).where(isScoped(sql, p));

const liveByKuid = (sql: Knex, p: Slots<ByKuid>) =>
  live(sql).where(sessions.values(p, "productId", "mode", "kuid"));

/** Returns a session of this product and mode that is not revoked. */
export const findSession = query(liveById).first;

export const findSessionOfPlayer = query(liveByKuid).first;

/** Returns a session of any product, for operators. */
export const findSessionInAnyProduct = query((sql, p: Slots<{ sessionId: string }>) =>
  live(sql).where(sessions.values(p, "sessionId")),
).first;

/** Returns where and how old the player of a session is, revoked or not. */
export const findPlayerOf = query((sql, p: Slots<{ sessionId: string }>) =>
  sessions
    .select(sql, "sessionId", "jurisdiction", "evidence", "timezone", "announcedAgeStatus")
    .where(sessions.values(p, "sessionId")),
).first;

/** The number and the instant (milliseconds) of the last event of a session; null before the first. */
export type LastEvent = Readonly<{ sequence: number | null; sequencedAt: number | null }>;

/** Reads the last event together with a session, by one statement, so that the session includes the event's change. */
const withLastEvent = <Row>(selected: Selection<Row>) =>
  selected.leftJoin("event_sequences", "event_sequences.session_id", "sessions.session_id").select({
    sequence: "event_sequences.last",
    sequencedAt: "event_sequences.last_at",
  }) as Selection<Row & LastEvent>;

const currentById = query((sql, p: Slots<ById>) => withLastEvent(liveById(sql, p)), {
  isGathered: true,
});

const currentByKuid = query((sql, p: Slots<ByKuid>) => withLastEvent(liveByKuid(sql, p)), {
  isGathered: true,
});

/** Returns the version, which changes whenever the session does: a read compares it with the version of a remembered session. */
export const findSessionVersion = query(
  (sql, p: Slots<ById>) =>
    withLastEvent(sessions.select(sql, "sessionId", "version"))
      .where(isScoped(sql, p))
      .whereNull("revoked_at"),
  { isGathered: true },
).first;

/**
 * Returns a session, locked until the transaction ends. Other transactions may still write rows that refer to it, but can
 * neither change nor lock it.
 */
export const findAndLockSession = query((sql, p: Slots<ById>) =>
  liveById(sql, p).forNoKeyUpdate(),
).first;

export const findAndLockSessionOfPlayer = query((sql, p: Slots<ByKuid>) =>
  liveByKuid(sql, p).forNoKeyUpdate(),
).first;

const playerLocked = query((sql, p: Slots<ById>) =>
  sessions
    .select(sql, "sessionId", "kuid")
    .where(isScoped(sql, p))
    .whereNull("revoked_at")
    .forNoKeyUpdate(),
);

/** The number of sessions read at once: few enough that no request waits long. */
export const SESSIONS_AT_ONCE = 500;

/** Keeps SQLite from an index of products, by which it would sort all sessions of a product for each few. */
const OF_PRODUCT = "product_id + 0 = ?";

/** Returns the first `SESSIONS_AT_ONCE` of a product and mode after an id, in the order of their ids. */
export const listSessionsAfter = query((sql, p: Slots<ById>) =>
  live(sql)
    .whereRaw(OF_PRODUCT, [p.productId])
    .where(sessions.values(p, "mode"))
    .where("session_id", ">", p.sessionId)
    .orderBy("session_id")
    .limit(SESSIONS_AT_ONCE),
);

/** Returns the first `SESSIONS_AT_ONCE` of a product after an id, of both modes, in the order of their ids. */
export const listSessionsOfProduct = query((sql, p: Slots<{ productId: number; after: string }>) =>
  live(sql)
    .whereRaw(OF_PRODUCT, [p.productId])
    .where("session_id", ">", p.after)
    .orderBy("session_id")
    .limit(SESSIONS_AT_ONCE),
);

const NOT_REVOKED = { revokedAt: null, revokedBy: null };

const insert = query((sql, p: Slots<Session>) =>
  sessions.insert(sql, p, NOT_REVOKED).onConflict().ignore(),
);

/** Stores the session of a player who was made just now, and so can have no other. */
export const addFirstSession = query((sql, p: Slots<Session>) =>
  sessions.insert(sql, p, NOT_REVOKED),
);

const CHANGEABLE = [
  "kuid",
  "jurisdiction",
  "settings",
  "allowances",
  "status",
  "consentedAt",
  "timezone",
  "announcedAgeStatus",
] as const;

type Changeable = Pick<Session, (typeof CHANGEABLE)[number]>;

const update = query((sql, p: Slots<Changeable & Pick<Session, "sessionId" | "version">>) =>
  sessions
    .update(sql, { ...sessions.values(p, ...CHANGEABLE), version: sql.raw("version + 1") })
    .where(sessions.values(p, "sessionId", "version"))
    .whereNull("revoked_at"),
);

type Revocation = { sessionId: string; revokedAt: number; revokedBy: RevokedBy };

const revoke = query((sql, p: Slots<Revocation>) =>
  sessions
    .update(sql, sessions.values(p, "revokedAt", "revokedBy"))
    .where(sessions.values(p, "sessionId"))
    .whereNull("revoked_at"),
);

export const noSuchSession = () => notFound("No such session in this product and mode.");

/** Returns the session that one or both ids name. NOT_FOUND if this product and mode has none, or if the ids name two. */
export async function requireSession(db: Db, scope: Scope, ids: Ids): Promise<Session> {
  return getByIds(ids, {
    byId: (sessionId) => findSession(db, { ...scope, sessionId }),
    byKuid: (kuid) => findSessionOfPlayer(db, { ...scope, kuid }),
  });
}

/** Returns the session that one or both ids name, with its last event. NOT_FOUND if `requireSession` finds none. */
export const requireCurrentSession = (
  db: Db,
  { productId, mode }: Scope,
  ids: Ids,
): Promise<Session & LastEvent> =>
  getByIds(ids, {
    byId: (sessionId) => currentById.first(db, { productId, mode, sessionId }),
    byKuid: (kuid) => currentByKuid.first(db, { productId, mode, kuid }),
  });

/**
 * Returns the session that one or both ids name, locked as by `findAndLockSession`. NOT_FOUND where `requireSession` finds none.
 */
export async function lockSession(tx: Db, scope: Scope, ids: Ids): Promise<Session> {
  return getByIds(ids, {
    byId: (sessionId) => findAndLockSession(tx, { ...scope, sessionId }),
    byKuid: (kuid) => findAndLockSessionOfPlayer(tx, { ...scope, kuid }),
  });
}

/** Makes others wait who create a session or a challenge of this player in this product, until the transaction ends. */
export async function lockKuid(tx: Db, { productId, mode }: Scope, kuid: string): Promise<void> {
  await advisoryLock(tx, `player ${productId} ${mode} ${kuid}`);
}

async function getByIds<Found extends Session>(
  { sessionId, kuid }: Ids,
  find: {
    byId: (sessionId: string) => Promise<Found | undefined>;
    byKuid: (kuid: string) => Promise<Found | undefined>;
  },
): Promise<Found> {
  const session =
    sessionId !== undefined
      ? await find.byId(sessionId)
      : kuid !== undefined && (await find.byKuid(kuid));
  if (!session || (kuid !== undefined && session.kuid !== kuid)) throw noSuchSession();
  return session;
}

/** Locks a session as `lockSession` does and returns only whose it is, which costs half. */
export async function lockOwnerOfSession(
  tx: Db,
  scope: Scope,
  sessionId: string,
): Promise<SessionOwner> {
  const { productId, mode } = scope;
  const player = await playerLocked.first(tx, { productId, mode, sessionId });
  if (!player) throw noSuchSession();
  return player;
}

/** Stores a session. CONFLICT if the player got a session of this product at the same moment. */
export async function addSession(tx: Db, session: Session): Promise<void> {
  const added = await insert.changed(tx, session);
  if (added === 0)
    throw conflict("kuid: this player already has a session in this product. Use that session.");
}

/**
 * Saves changes of a session and returns it with its next version. Throws CONFLICT if it has changed since it was read, NOT_FOUND
 * if it was revoked.
 */
export async function changeSession(
  tx: Db,
  session: Session,
  change: Partial<Changeable>,
): Promise<Session> {
  const next = { ...session, ...change };
  const changed = await update.changed(tx, next);
  if (changed === 0) {
    const isThere = await findSessionInAnyProduct(tx, next);
    throw isThere
      ? conflict("The session was changed by another request. Try again.")
      : noSuchSession();
  }
  return { ...next, version: next.version + 1 };
}

/** Revokes a session. Returns whether there was one to revoke. */
export const markRevoked = async (
  tx: Db,
  sessionId: string,
  revokedAt: number,
  revokedBy: RevokedBy,
) => (await revoke.changed(tx, { sessionId, revokedAt, revokedBy })) > 0;

// The last change that a guardian made to a session: only the last change can be undone.

type Row = RowOf<typeof undoableChanges>;

type Id = { sessionId: string };

export const saveUndoableChange = query((sql, p: Slots<Row>) =>
  undoableChanges.insert(sql, p).onConflict("session_id").merge(["change", "hash", "changed_at"]),
);

export const findUndoableChange = query((sql, p: Slots<Id>) =>
  undoableChanges.select(sql).where(undoableChanges.values(p, "sessionId")),
).first;

export const deleteUndoableChange = query((sql, p: Slots<Id>) =>
  undoableChanges.delete(sql).where(undoableChanges.values(p, "sessionId")),
);
