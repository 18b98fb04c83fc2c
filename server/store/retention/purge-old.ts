// Deletes rows that have reached the end of a product's retention, a few at a time.
import { DAY_MS } from "../../lib/dates.js";
import { challenges } from "../challenges/table.js";
import type { Db } from "../engine/db.js";
import { statement, type Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { mails } from "../mail/table.js";
import type { Tenancy } from "../players/queries.js";
import { sessions } from "../sessions/table.js";

/** The most rows of one kind that one statement deletes. */
export const ROWS_AT_ONCE = 500;
/** The most sessions, challenges or players that are deleted at once, each with everything that belongs to it. */
export const FAMILIES_AT_ONCE = 50;
/** The number of players that one statement checks for other rows. */
const PLAYERS_AT_ONCE = 500;

type Old = { productId: number; before: number };

/** Returns sessions of a product that were revoked at or before an instant, earliest first. */
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
    .where({ kuid: p.kuid, mode: p.mode })
    .whereNot({ session_id: p.sessionId })
    .whereIn(
      "product_id",
      sql("products").select("product_id").where({ organisation: p.organisation }),
    )
    .limit(1),
);

const undecidedOf = statement<
  { kuid: string; mode: string; organisation: string },
  { challengeId: string }
>((sql, p) =>
  sql("challenges")
    .select({ challengeId: "challenge_id" })
    .where({ kuid: p.kuid, mode: p.mode })
    .whereNull("decided_at")
    .whereIn(
      "product_id",
      sql("products").select("product_id").where({ organisation: p.organisation }),
    )
    .limit(1),
);

/** Returns challenges of a product that were refused at or before an instant. */
export const listRefusedChallenges = query((sql, p: Slots<Old>) =>
  challenges
    .select(sql, "challengeId", "mode")
    .where(challenges.values(p, "productId"))
    // The condition repeats the text of the partial index, which a parameter would not match.
    .whereRaw("status = 'FAIL'")
    .where("decided_at", "<=", p.before)
    .orderBy("decided_at")
    .limit(FAMILIES_AT_ONCE),
);

/** Deletes mails of a product, sent or dropped for good, that were written at or before an instant. Returns how many. */
export const purgeMails = statement<Old>((sql, p) =>
  sql(mails.name)
    .delete()
    .whereIn(
      "id",
      sql(mails.name)
        .select("id")
        .where({ product_id: p.productId })
        .where("created_at", "<=", p.before)
        .whereNot({ status: "queued" })
        .limit(ROWS_AT_ONCE),
    ),
).changed;

/** How much later the purge looks again at a player with a session, a decision, or another row that will be deleted. */
const [KEPT_MS, USED_MS] = [365 * DAY_MS, 7 * DAY_MS];

type Checked = Tenancy & { kuid: string; checkAt: number };

const checkPlayers = statement<{ now: number }, Checked>((sql, p) =>
  sql.raw(
    `update players set check_at = ? + case
       when exists (select 1 from sessions s where s.kuid = players.kuid and s.mode = players.mode)
         or exists (select 1 from products o join decisions d on d.product_id = o.product_id
           where o.organisation = players.organisation and d.mode = players.mode and d.kuid = players.kuid) then ${KEPT_MS}
       when exists (select 1 from challenges c where c.kuid = players.kuid and c.mode = players.mode)
         or exists (select 1 from widgets w where w.kuid = players.kuid and w.mode = players.mode) then ${USED_MS}
       else 0 end
     where (organisation, mode, kuid) in
       (select organisation, mode, kuid from players where check_at <= ? order by check_at limit ${PLAYERS_AT_ONCE})
     returning organisation, mode, kuid, check_at as "checkAt"`,
    [p.now, p.now],
  ),
);

/** Returns when the first revocation among a product's stored sessions was (milliseconds); undefined where there is none. */
export const firstRevocation = async (db: Db, productId: number): Promise<number | undefined> =>
  (await earliestRevoked.first(db, { productId }))?.revokedAt ?? undefined;

/** Returns whether a player has another session in any product of an organisation, revoked or not. */
export const hasOtherSession = async (
  db: Db,
  player: Readonly<{ kuid: string; mode: string; organisation: string; sessionId: string }>,
): Promise<boolean> => (await sessionsOf.first(db, player)) !== undefined;

/** Returns whether a player has an undecided challenge in any product of an organisation. */
export const hasUndecidedChallenge = async (
  db: Db,
  { kuid, mode, organisation }: Readonly<{ kuid: string; mode: string; organisation: string }>,
): Promise<boolean> => (await undecidedOf.first(db, { kuid, mode, organisation })) !== undefined;

/**
 * Looks at a bounded number of players, and returns the players without other stored data: they used the age gate and never came
 * back. They stay due; the others are looked at again later. `isMore`: whether others are due.
 */
export async function listIdlePlayers(db: Db, now: number) {
  const checked = await checkPlayers(db, { now });
  const idle = checked.filter(({ checkAt }) => checkAt === now);
  return { idle, isMore: checked.length === PLAYERS_AT_ONCE };
}
