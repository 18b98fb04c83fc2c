import type { Knex } from "knex";

import type { Assurance } from "../../domain/guardian/assurance.js";
import type { Language } from "../../domain/language.js";
import type { Mode } from "../../domain/product.js";
import type { Db } from "../engine/db.js";
import { isOneOf, type Slots, statement } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import type { Tenancy } from "../players/queries.js";
import { sessions } from "../sessions/table.js";
import { isOfAddress } from "./address-moves.js";
import {
  type Channel,
  type Guardian,
  GUARDIAN_FIELDS,
  guardians,
  sessionGuardians,
  UNREADABLE,
} from "./table.js";

type VerifiedMark = Pick<Guardian, "verifiedAt" | "verifiedBy">;

/** A guardian of a session, with how and when they became one. Instants are in milliseconds. */
export type SessionGuardian = Guardian &
  Readonly<{
    sessionId: string;
    linkedAt: number;
    /** Their position among the player's guardians, in the order in which they joined. */
    ordinal: number;
    assurance: Assurance;
    channel: Channel;
    consentedAt: number | null;
  }>;

const select = (sql: Knex) => guardians.select(sql, ...GUARDIAN_FIELDS);

const put = query(
  (
    sql,
    p: Slots<
      Pick<
        RowOf<typeof guardians>,
        "guardianId" | "organisation" | "mode" | "addressHash" | "address" | "createdAt"
      >
    >,
  ) =>
    guardians
      .insert(sql, p, { verifiedAt: null, verifiedBy: null, language: null })
      .onConflict(["organisation", "mode", "address_hash"])
      .ignore(),
);

/** Returns the guardian with this address in an organisation. */
export const findGuardian = query((sql, p: Slots<Tenancy & { addressHash: string }>) =>
  select(sql)
    .where(guardians.values(p, "organisation", "mode"))
    .where(isOfAddress(sql, p.addressHash)),
).first;

const restore = query((sql, p: Slots<Pick<Guardian, "guardianId" | "address">>) =>
  guardians.update(sql, guardians.values(p, "address")).where(guardians.values(p, "guardianId")),
);

export const findGuardianById = query((sql, p: Slots<{ guardianId: string }>) =>
  select(sql).where(guardians.values(p, "guardianId")),
).first;

const linked = (sql: Knex) =>
  guardians.decode(
    sql("session_guardians")
      .select({
        ...guardians.names(...GUARDIAN_FIELDS),
        ...sessionGuardians.names(
          ...(["sessionId", "linkedAt", "ordinal", "assurance", "channel", "consentedAt"] as const),
        ),
      })
      .join("guardians", "guardians.guardian_id", "session_guardians.guardian_id")
      .join("sessions", "sessions.session_id", "session_guardians.session_id")
      .whereNull("session_guardians.unlinked_at")
      .whereNull("sessions.revoked_at")
      .orderBy([
        ...["session_guardians.ordinal", "session_guardians.linked_at", "guardians.guardian_id"],
      ]),
    ...GUARDIAN_FIELDS,
  );

/**
 * Returns one entry for each session and guardian of a player, in all products of the organisation; who came first stands
 * first. It starts from the player's few sessions: SQLite would start from all guardians of the organisation.
 */
export const listGuardiansOfPlayer = statement<Tenancy & { kuid: string }, SessionGuardian>(
  (sql, p) =>
    linked(sql).join("products", "products.product_id", "sessions.product_id").where({
      "products.organisation": p.organisation,
      "sessions.mode": p.mode,
      "sessions.kuid": p.kuid,
    }),
);

/** Returns the guardians of a session; who came first stands first. */
export const listGuardiansOfSession = statement<{ sessionId: string }, SessionGuardian>((sql, p) =>
  linked(sql).where({ "session_guardians.session_id": p.sessionId }),
);

/** Makes a person a guardian of a session. A person who is one already keeps the instant at which they became one. */
export const linkGuardian = query(
  (sql, p: Slots<Omit<RowOf<typeof sessionGuardians>, "unlinkedAt">>) =>
    sessionGuardians
      .insert(sql, p, { unlinkedAt: null })
      .onConflict(["session_id", "guardian_id"])
      .merge({
        linked_at: sql.raw(
          "case when session_guardians.unlinked_at is null then session_guardians.linked_at else excluded.linked_at end",
        ),
        ordinal: sql.raw("excluded.ordinal"),
        assurance: sql.raw("excluded.assurance"),
        channel: sql.raw("excluded.channel"),
        consented_at: sql.raw(
          "case when session_guardians.unlinked_at is null then coalesce(excluded.consented_at, session_guardians.consented_at) else excluded.consented_at end",
        ),
        unlinked_at: sql.raw("excluded.unlinked_at"),
      }),
);

const lastUnlinked = query((sql, p: Slots<{ sessionId: string }>) =>
  sessionGuardians
    .select(sql, "unlinkedAt")
    .where(sessionGuardians.values(p, "sessionId"))
    .whereNotNull("unlinked_at")
    .orderBy("unlinked_at", "desc")
    .limit(1),
);

export const unlinkGuardian = query(
  (sql, p: Slots<{ sessionId: string; guardianId: string; unlinkedAt: number }>) =>
    sessionGuardians
      .update(sql, sessionGuardians.values(p, "unlinkedAt"))
      .where(sessionGuardians.values(p, "sessionId", "guardianId"))
      .whereNull("unlinked_at"),
);

/** Stores that a guardian passed a trusted-adult verification. */
export const markVerified = query(
  (sql, p: Slots<{ guardianId: string; verifiedAt: number; verifiedBy: string }>) =>
    guardians
      .update(sql, guardians.values(p, "verifiedAt", "verifiedBy"))
      .where(guardians.values(p, "guardianId")),
);

const endVerify = query(
  (sql, p: Slots<VerifiedMark & { guardianId: string; endedAt: number | null }>) =>
    guardians
      .update(sql, guardians.values(p, "verifiedAt", "verifiedBy"))
      .where(guardians.values(p, "guardianId"))
      .where("verified_at", p.endedAt),
);

const confirmOnly = query((sql, p: Slots<{ guardianId: string }>) =>
  sessionGuardians
    .update(sql, { assurance: "confirmed" })
    .where(sessionGuardians.values(p, "guardianId"))
    .where({ assurance: "verified" }),
);

/** Returns the oldest guardian with this address in any organisation: one person reads the mail of all of them. */
export const findGuardianByAddress = query((sql, p: Slots<{ mode: Mode; addressHash: string }>) =>
  select(sql)
    .where(guardians.values(p, "mode"))
    .where(isOfAddress(sql, p.addressHash))
    .orderBy("created_at")
    .limit(1),
).first;

const languagesOf = query((sql, p: Slots<{ mode: Mode; addressHash: string }>) =>
  guardians
    .select(sql, "language")
    .where(guardians.values(p, "mode"))
    .where(isOfAddress(sql, p.addressHash)),
);

/** Stores the language of the person who reads this address, in all organisations. */
export const saveGuardianLanguage = query(
  (sql, p: Slots<{ mode: Mode; addressHash: string; language: Language }>) =>
    guardians
      .update(sql, guardians.values(p, "language"))
      .where(guardians.values(p, "mode"))
      .where(isOfAddress(sql, p.addressHash)),
);

/** A session for which a guardian decides, with the organisation of its player. */
export type GuardedSession = Readonly<{
  sessionId: string;
  guardianId: string;
  productId: number;
  organisation: string;
  kuid: string;
  linkedAt: number;
  /** Null for a guardian who joined without consenting. */
  consentedAt: number | null;
}>;

/** Returns the sessions for which this address decides, in all organisations, oldest first. */
export const listGuardedSessions = statement<{ mode: string; addressHash: string }, GuardedSession>(
  (sql, p) =>
    sql("guardians")
      .select({
        ...sessions.names("sessionId", "productId", "kuid"),
        ...guardians.names("organisation", "guardianId"),
        ...sessionGuardians.names("linkedAt", "consentedAt"),
      })
      .join("session_guardians", "session_guardians.guardian_id", "guardians.guardian_id")
      .join("sessions", "sessions.session_id", "session_guardians.session_id")
      .where({ "guardians.mode": p.mode })
      .where(isOfAddress(sql, p.addressHash, "guardians.address_hash"))
      .whereNull("session_guardians.unlinked_at")
      .whereNull("sessions.revoked_at")
      .orderBy(["session_guardians.linked_at", "sessions.session_id"]),
);

/** Returns the guardian with this address, created if there is none. An address that could not be read is written anew. */
export async function ensureGuardian(
  tx: Db,
  { organisation, mode }: Tenancy,
  guardian: Pick<Guardian, "guardianId" | "addressHash" | "address">,
  createdAt: number,
): Promise<Guardian> {
  const made: Guardian = { ...guardian, verifiedAt: null, verifiedBy: null };
  if ((await put.changed(tx, { organisation, mode, ...guardian, createdAt })) > 0) return made;
  const { addressHash, address } = guardian;
  const known = (await findGuardian(tx, { organisation, mode, addressHash })) ?? made;
  if (known.address !== UNREADABLE) return known;
  await restore(tx, { guardianId: known.guardianId, address });
  return { ...known, address };
}

/** Returns when the last of a session's former guardians was unlinked (milliseconds), or undefined where there are none. */
export const lastUnlinkedAt = async (db: Db, sessionId: string): Promise<number | undefined> =>
  (await lastUnlinked.first(db, { sessionId }))?.unlinkedAt ?? undefined;

/**
 * Ends a verification that `markVerified` stored, and lets `earlier` take its place. Without an earlier one the guardian is
 * a confirmed guardian of each of their sessions from now on.
 */
export async function endVerifiedMark(
  tx: Db,
  { guardianId, verifiedAt: endedAt }: Pick<Guardian, "guardianId" | "verifiedAt">,
  earlier: VerifiedMark | undefined,
): Promise<void> {
  const { verifiedAt = null, verifiedBy = null } = earlier ?? {};
  await endVerify(tx, { guardianId, verifiedAt, verifiedBy, endedAt });
  // The guardian may have passed another verification meanwhile.
  const current = await findGuardianById(tx, { guardianId });
  if (current?.verifiedAt === null) await confirmOnly(tx, { guardianId });
}

/**
 * Returns the language that the reader of an address used last; null where that is unknown, undefined where no guardian has it.
 */
export async function findGuardianLanguage(
  db: Db,
  { mode, addressHash }: Readonly<{ mode: Mode; addressHash: string }>,
): Promise<Language | null | undefined> {
  const found = await languagesOf(db, { mode, addressHash });
  return found.find(({ language }) => language !== null)?.language ?? found[0]?.language;
}

const remove = query((sql, p: Slots<{ guardianIds: readonly string[] }>) =>
  guardians
    .delete(sql)
    .where(isOneOf(sql, "guardian_id", p.guardianIds))
    .whereRaw(
      `not exists (select 1 from session_guardians s where s.guardian_id = guardians.guardian_id)
       and not exists (select 1 from former_guardians f where f.guardian_id = guardians.guardian_id)
       and not exists (select 1 from receipts r where r.guardian_id = guardians.guardian_id)
       and not exists (select 1 from guardian_invitations i where i.invited_by = guardians.guardian_id)`,
    ),
);

/** Deletes the guardians among these who are not linked to any player. */
export async function removeOrphanedGuardians(
  tx: Db,
  guardianIds: readonly string[],
): Promise<void> {
  if (guardianIds.length > 0) await remove(tx, { guardianIds });
}
