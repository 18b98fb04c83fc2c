// The report for an auditor: a period in the ledger, the audit log and deliveries.
import type { ServiceContext } from "../../context.js";
import type { AuditAction } from "../../domain/audit.js";
import type { Tree } from "../../domain/ledger/checkpoint.js";
import type { Entry } from "../../domain/ledger/entry.js";
import { howLong, LedgerCount, type AuditorsReport } from "../../domain/ledger/report.js";
import { HOUR_MS } from "../../lib/dates.js";
import { searchAuditLog, type FoundEntry } from "../../store/audit/search.js";
import type { Db } from "../../store/engine/db.js";
import { listAttempts } from "../../store/events/deliveries.js";
import { readEvents } from "../../store/events/queries.js";
import { findEntryFrom, ledgerSize, readEntries } from "../../store/ledger/queries.js";

/** Milliseconds; `to` is excluded. */
type Period = Readonly<{ from: number; to: number }>;

type Deps = Pick<ServiceContext, "catalogue" | "checkpoints" | "clock" | "store">;

/** Requests that began together commit in any order: an entry stands at most this far from the order of instants. */
const DISORDER_MS = HOUR_MS;

/** Returns the index of the first entry that can be of an instant or later, by halving the ledger. */
async function indexAt(db: Db, tree: Tree, instant: number): Promise<number> {
  let [low, high] = [0, await ledgerSize(db, tree)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const found = await findEntryFrom(db, { ...tree, index: middle });
    const at = found && Date.parse((JSON.parse(found.entry) as Entry).at);
    if (at === undefined || at >= instant - DISORDER_MS) high = middle;
    else low = found ? found.index + 1 : middle + 1;
  }
  return low;
}

async function countLedger(db: Db, tree: Tree, { from, to }: Period) {
  const count = new LedgerCount();
  for await (const { entry } of readEntries(db, tree, await indexAt(db, tree, from))) {
    const parsed = JSON.parse(entry) as Entry;
    const at = Date.parse(parsed.at);
    if (at >= to + DISORDER_MS) break;
    if (at >= from && at < to) count.add(parsed);
  }
  return count.sums();
}

/** Returns how long each withdrawal took to arrive at its product, as far as its delivery is still known. */
async function timesToDelivery(
  { catalogue, store }: Deps,
  { organisation, mode }: Tree,
  { from, to }: Period,
  withdrawnAt: ReadonlyMap<string, number>,
): Promise<number[]> {
  const times: number[] = [];
  for (const { productId } of catalogue.productsOf(organisation, mode))
    for await (const events of readEvents(
      store,
      { productId, mode },
      { since: from, until: to + HOUR_MS },
    )) {
      const own = events.filter(
        ({ type, sessionId }) => type === "Session.Revoked" && withdrawnAt.has(sessionId ?? ""),
      );
      const attempts = await listAttempts(
        store,
        own.map(({ id }) => id),
      );
      for (const { id, sessionId } of own) {
        const arrived = attempts.get(id)?.find(({ status }) => /^2\d\d$/.test(status));
        const since = withdrawnAt.get(sessionId ?? "");
        if (arrived && since !== undefined) times.push(Math.max(0, arrived.attemptedAt - since));
      }
    }
  return times;
}

const PAGE = 500;

async function* audited(
  db: Db,
  tree: Tree,
  period: Period,
  actions: readonly AuditAction[],
): AsyncGenerator<FoundEntry> {
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const found = await searchAuditLog(
      db,
      tree,
      { actions, since: period.from, until: period.to - 1 },
      { before, limit: PAGE },
    );
    yield* found;
    const last = found.at(-1);
    if (found.length < PAGE || !last) return;
    before = last.id;
  }
}

/**
 * Returns the report of a period. It reads the entries of that period alone, and grows with them. The audit log goes by real
 * time, the ledger by the service's clock.
 */
export async function reportFor(
  deps: Deps,
  { organisation, mode }: Tree,
  period: Period,
): Promise<AuditorsReport> {
  const { store, checkpoints, clock } = deps;
  const tree = { organisation, mode };
  const { withdrawnAt, ...sums } = await countLedger(store, tree, period);
  const sinceAudit = { exports: 0, erasures: 0, runs: 0, last: null as string | null };
  const actions = ["player-exported", "player-erased", "data-purged"] as const;
  for await (const { action, occurredAt } of audited(store, tree, period, actions)) {
    if (action === "player-exported") sinceAudit.exports += 1;
    else if (action === "player-erased") sinceAudit.erasures += 1;
    else {
      sinceAudit.runs += 1;
      sinceAudit.last ??= new Date(occurredAt).toISOString();
    }
  }
  const { runs, last, ...counts } = sinceAudit;
  const checkpoint = await checkpoints.newest(tree);
  return {
    ...tree,
    from: new Date(period.from).toISOString(),
    to: new Date(period.to).toISOString(),
    madeAt: new Date(clock.now()).toISOString(),
    ledger: { entries: await ledgerSize(store, tree), checkpoint: checkpoint?.note ?? null },
    ...sums,
    withdrawalToDelivery: howLong(await timesToDelivery(deps, tree, period, withdrawnAt)),
    ...counts,
    retention: { runs, last },
  };
}
