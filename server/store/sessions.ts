import type { Knex } from "knex";

import type { AgeEvidence } from "../domain/age/age.js";
import { conflict, notFound } from "../errors.js";
import type { Mode } from "../domain/product.js";
import type { Session } from "../domain/session/session.js";
import type { Settings } from "../domain/session/settings.js";
import type { Db } from "./engine/db.js";
import { advisoryLock } from "./engine/locks.js";
import { statement, type Slots } from "./engine/statement.js";

/** Whose data a request may see: one product in one mode. */
export type Scope = Readonly<{ productId: number; mode: Mode }>;

/** Whose session it is. */
export type Player = Pick<Session, "sessionId" | "kuid">;

type Row = Omit<Session, "evidence" | "settings"> & { evidence: string; settings: string };

const columns = {
  sessionId: "session_id",
  productId: "product_id",
  mode: "mode",
  kuid: "kuid",
  jurisdiction: "jurisdiction",
  evidence: "evidence",
  settings: "settings",
  status: "status",
  version: "version",
  consentedAt: "consented_at",
  createdAt: "created_at",
  timezone: "timezone",
  announcedAgeStatus: "announced_age_status",
};

type Ids = { sessionId?: string | undefined; kuid?: string | undefined };
type ScopeParams = { productId: number; mode: string };

const readById = (sql: Knex, p: Slots<ScopeParams & { sessionId: string }>) =>
  sql("sessions")
    .select(columns)
    .where({ session_id: p.sessionId, product_id: p.productId, mode: p.mode })
    .whereNull("revoked_at");

const playerLocked = statement<ScopeParams & { sessionId: string }, Player>((sql, p) =>
  sql("sessions")
    .select({ sessionId: "session_id", kuid: "kuid" })
    .where({ session_id: p.sessionId, product_id: p.productId, mode: p.mode })
    .whereNull("revoked_at")
    .forNoKeyUpdate(),
);

const readByKuid = (sql: Knex, p: Slots<ScopeParams & { kuid: string }>) =>
  sql("sessions")
    .select(columns)
    .where({ product_id: p.productId, mode: p.mode, kuid: p.kuid })
    .whereNull("revoked_at");

type ById = ScopeParams & { sessionId: string };
type ByKuid = ScopeParams & { kuid: string };

const byId = statement<ById, Row>(readById);
const byKuid = statement<ByKuid, Row>(readByKuid);

/** Others may go on to write rows that refer to the session, but not to change it or to hold it. */
const byIdLocked = statement<ById, Row>((sql, p) => readById(sql, p).forNoKeyUpdate());
const byKuidLocked = statement<ByKuid, Row>((sql, p) => readByKuid(sql, p).forNoKeyUpdate());

const anywhere = statement<{ sessionId: string }, Row>((sql, p) =>
  sql("sessions").select(columns).where({ session_id: p.sessionId }).whereNull("revoked_at"),
);

const insert = statement<Row>((sql, p) =>
  sql("sessions")
    .insert({
      session_id: p.sessionId,
      product_id: p.productId,
      mode: p.mode,
      kuid: p.kuid,
      jurisdiction: p.jurisdiction,
      evidence: p.evidence,
      settings: p.settings,
      status: p.status,
      version: p.version,
      consented_at: p.consentedAt,
      created_at: p.createdAt,
      timezone: p.timezone,
      announced_age_status: p.announcedAgeStatus,
    })
    .onConflict()
    .ignore(),
);

const update = statement<{
  sessionId: string;
  version: number;
  kuid: string;
  settings: string;
  consentedAt: number | null;
  timezone: string | null;
  announcedAgeStatus: string | null;
}>((sql, p) =>
  sql("sessions")
    .update({
      version: sql.raw("version + 1"),
      kuid: p.kuid,
      settings: p.settings,
      consented_at: p.consentedAt,
      timezone: p.timezone,
      announced_age_status: p.announcedAgeStatus,
    })
    .where({ session_id: p.sessionId, version: p.version })
    .whereNull("revoked_at"),
);

const revoke = statement<{ sessionId: string; revokedAt: number; revokedBy: string }>((sql, p) =>
  sql("sessions")
    .update({ revoked_at: p.revokedAt, revoked_by: p.revokedBy })
    .where({ session_id: p.sessionId })
    .whereNull("revoked_at"),
);

const asSession = (row: Row | undefined): Session | undefined =>
  row && {
    ...row,
    evidence: JSON.parse(row.evidence) as AgeEvidence,
    settings: JSON.parse(row.settings) as Settings,
  };

const asRow = (session: Session): Row => ({
  ...session,
  evidence: JSON.stringify(session.evidence),
  settings: JSON.stringify(session.settings),
});

/** A session of this product and mode that is not revoked. */
export const findSession = async (db: Db, scope: Scope, sessionId: string) =>
  asSession(await byId.first(db, { productId: scope.productId, mode: scope.mode, sessionId }));

export const findSessionOfPlayer = async (db: Db, scope: Scope, kuid: string) =>
  asSession(await byKuid.first(db, { productId: scope.productId, mode: scope.mode, kuid }));

/** The same to be changed, or to change what is its own: nobody else does until the transaction ends. */
export const findAndLockSession = async (tx: Db, scope: Scope, sessionId: string) =>
  asSession(
    await byIdLocked.first(tx, { productId: scope.productId, mode: scope.mode, sessionId }),
  );

export const findAndLockSessionOfPlayer = async (tx: Db, scope: Scope, kuid: string) =>
  asSession(await byKuidLocked.first(tx, { productId: scope.productId, mode: scope.mode, kuid }));

/** A session of whatever product; for operators. */
export const findSessionInAnyProduct = async (db: Db, sessionId: string) =>
  asSession(await anywhere.first(db, { sessionId }));

export const noSuchSession = () => notFound("No such session.");

/**
 * The session that one or both ids name. NOT_FOUND where there is none in this product and mode, or where they name
 * two.
 */
export async function getSession(db: Db, scope: Scope, ids: Ids): Promise<Session> {
  return named(ids, {
    byId: (sessionId) => findSession(db, scope, sessionId),
    byKuid: (kuid) => findSessionOfPlayer(db, scope, kuid),
  });
}

/** The same to be changed, or to change what is its own: nobody else does until the transaction ends. */
export async function lockSession(tx: Db, scope: Scope, ids: Ids): Promise<Session> {
  return named(ids, {
    byId: (sessionId) => findAndLockSession(tx, scope, sessionId),
    byKuid: (kuid) => findAndLockSessionOfPlayer(tx, scope, kuid),
  });
}

/** Holds back others who give this player a session or a challenge in this product, until the transaction ends. */
export async function lockKuid(tx: Db, { productId, mode }: Scope, kuid: string): Promise<void> {
  await advisoryLock(tx, `player ${productId} ${mode} ${kuid}`);
}

async function named(
  { sessionId, kuid }: Ids,
  find: {
    byId: (sessionId: string) => Promise<Session | undefined>;
    byKuid: (kuid: string) => Promise<Session | undefined>;
  },
): Promise<Session> {
  const session =
    sessionId !== undefined
      ? await find.byId(sessionId)
      : kuid !== undefined && (await find.byKuid(kuid));
  if (!session || (kuid !== undefined && session.kuid !== kuid)) throw noSuchSession();
  return session;
}

/** `holdSession` for those who need no more of it than whose it is: it costs half. */
export async function lockPlayer(tx: Db, scope: Scope, sessionId: string): Promise<Player> {
  const { productId, mode } = scope;
  const player = await playerLocked.first(tx, { productId, mode, sessionId });
  if (!player) throw noSuchSession();
  return player;
}

/** CONFLICT where the player has come to a session of this product at the same moment. */
export async function addSession(tx: Db, session: Session): Promise<void> {
  const added = await insert.changed(tx, asRow(session));
  if (added === 0) throw conflict("kuid: this player has another session in this product.");
}

/**
 * Saves what may change of a session and answers it with its next version. CONFLICT where it has changed since it was
 * read, NOT_FOUND where it was revoked.
 */
export async function changeSession(
  tx: Db,
  session: Session,
  change: Partial<
    Pick<Session, "kuid" | "settings" | "consentedAt" | "timezone" | "announcedAgeStatus">
  >,
): Promise<Session> {
  const next = { ...session, ...change };
  const { sessionId, version, kuid, settings, consentedAt, timezone, announcedAgeStatus } = next;
  const changed = await update.changed(tx, {
    sessionId,
    version,
    kuid,
    settings: JSON.stringify(settings),
    consentedAt,
    timezone,
    announcedAgeStatus,
  });
  if (changed === 0) {
    const isThere = await findSessionInAnyProduct(tx, sessionId);
    throw isThere ? conflict("The session has just been changed. Try again.") : noSuchSession();
  }
  return { ...next, version: version + 1 };
}

/** Answers whether there was one to revoke. */
export const markRevoked = async (
  tx: Db,
  sessionId: string,
  revokedAt: number,
  revokedBy: "guardian" | "operator",
) => (await revoke.changed(tx, { sessionId, revokedAt, revokedBy })) > 0;
