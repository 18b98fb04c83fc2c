import type { Knex } from "knex";

import type { Mode } from "../domain/product.js";
import type { Db } from "./engine/db.js";
import type { Tenancy } from "./players.js";
import { statement, type Slots } from "./engine/statement.js";
import { integer, nullable, query, table, text, type RowOf } from "./engine/table.js";
import { sessions } from "./sessions.js";

/** `address` is encrypted; `addressHash` finds it again. */
export type Guardian = Readonly<{ guardianId: string; addressHash: string; address: string }>;

export const guardians = table("guardians", {
  guardianId: text("guardian_id"),
  organisation: text("organisation"),
  mode: text<Mode>("mode"),
  addressHash: text("address_hash"),
  address: text("address"),
  createdAt: integer("created_at"),
});

/** The guardian on file of each session. */
export const guardianLinks = table("guardian_links", {
  sessionId: text("session_id"),
  guardianId: text("guardian_id"),
  linkedAt: integer("linked_at"),
  unlinkedAt: nullable(integer("unlinked_at")),
});

const select = (sql: Knex) => guardians.select(sql, "guardianId", "addressHash", "address");

const put = query((sql, p: Slots<RowOf<typeof guardians>>) =>
  guardians.insert(sql, p).onConflict(["organisation", "mode", "address_hash"]).ignore(),
);

const byAddress = query((sql, p: Slots<Tenancy & { addressHash: string }>) =>
  select(sql).where(guardians.values(p, "organisation", "mode", "addressHash")),
);

/** Of this player, the guardian who was linked last in any product of the organisation. */
const ofPlayer = query((sql, p: Slots<Tenancy & { kuid: string }>) =>
  select(sql)
    .join("guardian_links", "guardian_links.guardian_id", "guardians.guardian_id")
    .join("sessions", "sessions.session_id", "guardian_links.session_id")
    .where({
      "guardians.organisation": p.organisation,
      "guardians.mode": p.mode,
      "sessions.kuid": p.kuid,
    })
    .whereNull("guardian_links.unlinked_at")
    .whereNull("sessions.revoked_at")
    .orderBy([
      { column: "guardian_links.linked_at", order: "desc" },
      { column: "guardians.guardian_id", order: "desc" },
    ])
    .limit(1),
);

type Link = { sessionId: string; guardianId: string; linkedAt: number };
const link = query((sql, p: Slots<Link>) =>
  guardianLinks
    .insert(sql, p, { unlinkedAt: null })
    .onConflict("session_id")
    .merge(["guardian_id", "linked_at", "unlinked_at"]),
);

const anyWithAddress = query((sql, p: Slots<{ mode: Mode; addressHash: string }>) =>
  select(sql)
    .where(guardians.values(p, "addressHash", "mode"))
    .orderBy("created_at")
    .limit(1),
);

/** A session for which a guardian decides. The organisation is the one whose player it is. */
export type GuardedSession = Readonly<{
  sessionId: string;
  productId: number;
  organisation: string;
  kuid: string;
  linkedAt: number;
}>;

const guardedSessions = statement<{ mode: string; addressHash: string }, GuardedSession>((sql, p) =>
  sql("guardians")
    .select({
      ...sessions.names("sessionId", "productId", "kuid"),
      ...guardians.names("organisation"),
      ...guardianLinks.names("linkedAt"),
    })
    .join("guardian_links", "guardian_links.guardian_id", "guardians.guardian_id")
    .join("sessions", "sessions.session_id", "guardian_links.session_id")
    .where({ "guardians.address_hash": p.addressHash, "guardians.mode": p.mode })
    .whereNull("guardian_links.unlinked_at")
    .whereNull("sessions.revoked_at")
    .orderBy(["guardian_links.linked_at", "sessions.session_id"]),
);

/** The guardian with this address, made if need be. */
export async function ensureGuardian(
  tx: Db,
  { organisation, mode }: Tenancy,
  guardian: Guardian,
  createdAt: number,
): Promise<Guardian> {
  await put(tx, { organisation, mode, ...guardian, createdAt });
  return (
    (await byAddress.first(tx, { organisation, mode, addressHash: guardian.addressHash })) ??
    guardian
  );
}

export const findGuardianOfPlayer = async (db: Db, { organisation, mode }: Tenancy, kuid: string) =>
  ofPlayer.first(db, { organisation, mode, kuid });

/** Makes a guardian the one on file of a session. */
export async function linkGuardian(
  tx: Db,
  sessionId: string,
  guardianId: string,
  linkedAt: number,
): Promise<void> {
  await link(tx, { sessionId, guardianId, linkedAt });
}

/** A guardian with this address in any organisation: the reader of its mail is each of them. */
export const findGuardianByAddress = (
  db: Db,
  mode: Mode,
  addressHash: string,
): Promise<Guardian | undefined> => anyWithAddress.first(db, { mode, addressHash });

/** The sessions for which this address decides, in all organisations, oldest first. */
export const listGuardedSessions = (
  db: Db,
  mode: Mode,
  addressHash: string,
): Promise<GuardedSession[]> => guardedSessions(db, { mode, addressHash });
