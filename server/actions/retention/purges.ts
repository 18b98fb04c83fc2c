// What is deleted once its time is over: one entry for each kind of data that a product file may set a time for.
import type { ServiceContext } from "../../context.js";
import { DAY_MS, dateIn } from "../../lib/dates.js";
import { MODES, type Product } from "../../domain/product.js";
import type { RetentionClass } from "../../domain/retention.js";
import { purgeActivity } from "../../store/activity/queries.js";
import type { Db } from "../../store/engine/db.js";
import { forgetReasons } from "../../store/overrides/queries.js";
import { purgeEvents } from "../../store/events/queries.js";
import {
  FAMILIES_AT_ONCE,
  hasOtherSession,
  hasUndecidedChallenge,
  listRefusedChallenges,
  listRevokedSessions,
  purgeMails,
  ROWS_AT_ONCE,
} from "../../store/retention/purge-old.js";
import { purgeScreentime, purgeSpansOf } from "../../store/screentime/queries.js";
import { purgeSpending, purgeTransactions } from "../../store/transactions/queries.js";
import { readPerson, removePerson } from "../../store/erasure/rows-of-person.js";
import { shortenCursors } from "../../store/erasure/mentions.js";
import { checkPlayerAt, deleteExternalId } from "../../store/players/queries.js";
import { findSessionOfPlayer } from "../../store/sessions/queries.js";
import { listUnfinishedOfPlayer } from "../../store/challenges/unfinished.js";
import { keepIdHashes } from "../erasure/keep-id-hashes.js";

export type PurgeDeps = Pick<ServiceContext, "store" | "clock" | "log" | "random" | "observer">;

/** Longer than all attempts take: an email that is still queued then will never be sent. */
const MAX_QUEUED_DAYS = 5;

type Purge = Readonly<{
  limit: number;
  /**
   * Deletes at most `limit` for each table and mode, and returns how many. There may be more where these are as many, or where it
   * says so.
   */
  run: (tx: Db, deps: PurgeDeps, product: Product, before: number) => Promise<number | Purged>;
}>;

type Purged = Readonly<{ deleted: number; isMore: boolean }>;

const dayOf = (instant: number) => dateIn("UTC", instant);

export const PURGES: Readonly<Record<RetentionClass, Purge>> = {
  webhooks: {
    limit: ROWS_AT_ONCE,
    async run(tx, _deps, { productId }, before) {
      const range = { before, longBefore: before - MAX_QUEUED_DAYS * DAY_MS };
      let [deleted, isMore] = [0, false];
      for (const mode of MODES) {
        const purged = await purgeEvents(tx, { productId, mode }, range);
        deleted += purged.deleted;
        isMore ||= purged.isMore;
      }
      return { deleted, isMore };
    },
  },
  activity: {
    limit: ROWS_AT_ONCE,
    run: (tx, _deps, { productId }, before) =>
      purgeActivity(tx, productId, dayOf(before), ROWS_AT_ONCE),
  },
  transactions: {
    limit: ROWS_AT_ONCE,
    async run(tx, _deps, { productId }, before) {
      const days = await purgeSpending(tx, productId, dayOf(before), ROWS_AT_ONCE);
      return Math.max(days, await purgeTransactions(tx, productId, dayOf(before), ROWS_AT_ONCE));
    },
  },
  screentime: {
    limit: ROWS_AT_ONCE,
    async run(tx, { clock }, { productId }, before) {
      const days = await purgeScreentime(tx, productId, dayOf(before), ROWS_AT_ONCE);
      const of = { before, now: clock.now() };
      const spans = await purgeSpansOf(tx, productId, of, ROWS_AT_ONCE);
      return Math.max(days, spans) + (await forgetReasons(tx, { productId, before }));
    },
  },
  mails: {
    limit: ROWS_AT_ONCE,
    run: (tx, _deps, { productId }, before) => purgeMails(tx, { productId, before }),
  },
  challenges: {
    limit: FAMILIES_AT_ONCE,
    run: (tx, _deps, product, before) => deleteRefused(tx, product, before),
  },
  withdrawal: {
    limit: FAMILIES_AT_ONCE,
    run: (tx, deps, product, before) => deleteWithdrawn(tx, deps, product, before),
  },
};

/** Deletes challenges that were refused up to an instant, with their links and mails. Returns how many. */
async function deleteRefused(
  tx: Db,
  { productId, organisation }: Product,
  before: number,
): Promise<number> {
  const refused = await listRefusedChallenges(tx, { productId, before });
  for (const { challengeId, mode } of refused) {
    const start = {
      ...({ of: "player", organisation, mode, productIds: [productId] } as const),
      ids: { challengeId: [challengeId] },
    };
    const { ids } = await readPerson(tx, start);
    await removePerson(tx, { ...start, ids }, "withdrawal");
  }
  return refused.length;
}

/**
 * Deletes sessions that were revoked up to an instant, with everything that only a consent allowed to keep; and their players,
 * where it was the last one and no challenge of theirs waits. What proves the consent and its end stays: the ledger, the
 * decisions, the receipts. Returns how many sessions.
 */
async function deleteWithdrawn(
  tx: Db,
  { random, clock }: Pick<ServiceContext, "random" | "clock">,
  { productId, organisation }: Product,
  before: number,
): Promise<number> {
  const revoked = await listRevokedSessions(tx, { productId, before });
  for (const { sessionId, kuid, mode } of revoked) {
    const player = { kuid, mode, organisation };
    const isLast =
      !(await hasOtherSession(tx, { ...player, sessionId })) &&
      !(await hasUndecidedChallenge(tx, player));
    const start = {
      ...({ of: "player", organisation, mode, productIds: [productId] } as const),
      ids: { sessionId: [sessionId], ...(isLast && { kuid: [kuid] }) },
    };
    const { found, ids } = await readPerson(tx, start);
    await keepIdHashes(tx, { random, now: clock.now() }, found);
    await shortenCursors(tx, [sessionId]);
    await removePerson(tx, { ...start, ids }, "withdrawal");
    if (!isLast) await checkPlayerAt(tx, { ...player, checkAt: clock.now() });
    const scope = { productId, mode };
    if (
      !(await findSessionOfPlayer(tx, { ...scope, kuid })) &&
      (await listUnfinishedOfPlayer(tx, scope, kuid)).length === 0
    )
      await deleteExternalId(tx, { ...scope, kuid });
  }
  return revoked.length;
}
