// What a product's time for its data is over for, a few rows at a time.
import { challenges } from "../challenges/table.js";
import type { Db } from "../engine/db.js";
import { statement, type Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { mails } from "../mail/table.js";
import { players } from "../players/table.js";
import { sessions } from "../sessions/table.js";

/** Rows of one kind that one statement deletes at most. */
export const ROWS_AT_ONCE = 500;
/** Sessions, challenges and players, each with all that belongs to it. */
export const FAMILIES_AT_ONCE = 50;
/** Players that one statement looks at, to find those of whom nothing else is stored. */
const PLAYERS_AT_ONCE = 2_000;

type Old = { productId: number; before: number };

/** Sessions of a product that were revoked up to an instant, the earliest first. */
export const listRevokedSessions = query((sql, p: Slots<Old>) =>
  sessions
    .select(sql, "sessionId", "kuid", "mode")
    .where(sessions.values(p, "productId"))
    .where("revoked_at", "<=", p.before)
    .orderBy("revoked_at")
    .limit(FAMILIES_AT_ONCE),
);

const earliestRevoked = query((sql, p: Slots<{ productId: number }>) =>
  sessions
    .select(sql, "revokedAt")
    .where(sessions.values(p, "productId"))
    .whereNotNull("revoked_at")
    .orderBy("revoked_at")
    .limit(1),
);

const sessionsOf = statement<
  { kuid: string; mode: string; organisation: string; sessionId: string },
  { sessionId: string }
>((sql, p) =>
  sql("sessions")
    .select({ sessionId: "session_id" })
    .where({ kuid: p.kuid as never, mode: p.mode as never })
    .whereNot({ session_id: p.sessionId as never })
    .whereIn(
      "product_id",
      sql("products")
        .select("product_id")
        .where({ organisation: p.organisation as never }),
    )
    .limit(1),
);

const undecidedOf = statement<
  { kuid: string; mode: string; organisation: string },
  { challengeId: string }
>((sql, p) =>
  sql("challenges")
    .select({ challengeId: "challenge_id" })
    .where({ kuid: p.kuid as never, mode: p.mode as never })
    .whereNull("decided_at")
    .whereIn(
      "product_id",
      sql("products")
        .select("product_id")
        .where({ organisation: p.organisation as never }),
    )
    .limit(1),
);

/** Challenges of a product that were refused up to an instant. */
export const listRefusedChallenges = query((sql, p: Slots<Old>) =>
  challenges
    .select(sql, "challengeId", "mode")
    .where(challenges.values(p, "productId"))
    // As the index has it: a parameter would not be known to match.
    .whereRaw("status = 'FAIL'")
    .where("decided_at", "<=", p.before)
    .orderBy("decided_at")
    .limit(FAMILIES_AT_ONCE),
);

/** Deletes mails of a product, sent or not sent for good, that were written up to an instant. Returns how many. */
export const purgeMails = statement<Old>((sql, p) =>
  sql(mails.name)
    .delete()
    .whereIn(
      "id",
      sql(mails.name)
        .select("id")
        .where({ product_id: p.productId as never })
        .where("created_at", "<=", p.before)
        .whereNot({ status: "queued" })
        .limit(ROWS_AT_ONCE),
    ),
).changed;

/** Both bounds are instants at which players were made. */
type Range = { after: number; to: number };

/** Until when players were made of whom a statement looks at the next ones. */
const lastOfNext = query((sql, p: Slots<Range>) =>
  players
    .select(sql, "createdAt")
    .where("created_at", ">", p.after)
    .where("created_at", "<=", p.to)
    .orderBy("created_at")
    .offset(PLAYERS_AT_ONCE - 1)
    .limit(1),
);

const idlePlayers = statement<Range, { organisation: string; mode: "test" | "live"; kuid: string }>(
  (sql, p) =>
    sql.raw(
      `select organisation, mode, kuid from players where created_at > ? and created_at <= ?
       and not exists (select 1 from sessions s where s.kuid = players.kuid and s.mode = players.mode)
       and not exists (select 1 from challenges c where c.kuid = players.kuid and c.mode = players.mode)
       and not exists (select 1 from widgets w where w.kuid = players.kuid and w.mode = players.mode)
       and not exists (select 1 from products o join decisions d on d.product_id = o.product_id
         where o.organisation = players.organisation and d.mode = players.mode and d.kuid = players.kuid)
     order by created_at limit ${FAMILIES_AT_ONCE}`,
      [p.after, p.to] as never,
    ),
);

/** When the first of a product's sessions that are stored was revoked (milliseconds); undefined where none was. */
export const firstRevocation = async (db: Db, productId: number): Promise<number | undefined> =>
  (await earliestRevoked.first(db, { productId }))?.revokedAt ?? undefined;

/** Whether a player has another session than this one in any product of an organisation, revoked or not. */
export const hasOtherSession = async (
  db: Db,
  player: Readonly<{ kuid: string; mode: string; organisation: string; sessionId: string }>,
): Promise<boolean> => (await sessionsOf.first(db, player)) !== undefined;

/** Whether a player has asked again, in any product of an organisation, and no one has decided yet. */
export const hasUndecidedChallenge = async (
  db: Db,
  { kuid, mode, organisation }: Readonly<{ kuid: string; mode: string; organisation: string }>,
): Promise<boolean> => (await undecidedOf.first(db, { kuid, mode, organisation })) !== undefined;

/**
 * Players of whom nothing else is stored: they asked at the age gate and never came back. Looks at a bounded number of those
 * made after the instant `after`, up to `before`, and says until when they were made; undefined where they were the last.
 */
export async function listIdlePlayers(
  db: Db,
  { after, before }: Readonly<{ after: number; before: number }>,
) {
  const until = (await lastOfNext.first(db, { after, to: before }))?.createdAt;
  return { idle: await idlePlayers(db, { after, to: until ?? before }), until };
}
