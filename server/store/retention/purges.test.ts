// A purge deletes what is a product's own and too old, a few rows at a time, and says whether there may be more.
import { beforeAll, expect, test } from "@jest/globals";

import { forEachDatabase } from "../../../testing/store.js";
import { SPENDING_ALERTS } from "../../domain/transaction/spending.js";
import { ROWS_AT_ONCE } from "./purge-old.js";
import { purgeEvents } from "../events/queries.js";
import { purgeExpired } from "./purge-expired.js";
import { addActivity, knownActivity, purgeActivity } from "../activity/queries.js";
import { type Slots, statement } from "../engine/statement.js";
import type { Store } from "../engine/store.js";
import { query, type RowOf } from "../engine/table.js";
import { usedNonces } from "../requests/table.js";
import {
  addAlert,
  addSpending,
  purgeSpending,
  addTransactions,
  knownTransactions,
  purgeTransactions,
} from "../transactions/queries.js";

const [OLD, KEPT] = ["2026-11-20", "2026-11-21"];
/** Each product with a session of its own. */
const PRODUCTS = [1, 2];
const sessionOf = (productId: number) => `session-${productId}`;

const rowsOf = (table: string, date: string) =>
  statement<Record<never, never>, { productId: number; date: string }>((sql) =>
    sql(table)
      .select({ productId: "product_id", date })
      .groupBy("product_id", date)
      .orderBy(["product_id", date]),
  );

const addNonce = query((sql, p: Slots<RowOf<typeof usedNonces>>) => usedNonces.insert(sql, p));
const countNonces = statement<Record<never, never>, { count: number }>((sql) =>
  sql(usedNonces.name).count({ count: "*" }),
);
/** One each millisecond. All but the last hundred are queued, and the very last is young. */
const addEvents = statement((sql) =>
  sql.raw(
    `insert into events (event_id, product_id, mode, type, sequence, occurred_at, body, created_at)
     with recursive n (at) as (select 1 union all select at + 1 from n where at < 602)
     select 'event-' || at, 1, 'test', 'Test', 0, at, '', at from n`,
  ),
);
const addProduct = statement((sql) =>
  sql("products").insert({
    ...{ product_id: 1, organisation: "aurora", config: "{}", version: "1" },
    ...{ permissions_since: "{}", applied_at: 0 },
  }),
);
const addEndpoint = statement((sql) =>
  sql("webhook_endpoints").insert({
    ...{ endpoint_id: "endpoint", product_id: 1, mode: "test", url: "x" },
    ...{ secrets: "x", source: "command-line", created_at: 0 },
  }),
);
const queueEvents = statement((sql) =>
  sql.raw(
    `insert into webhook_deliveries (event_row_id, endpoint_id, status, attempts, total_attempts, due_at)
     select id, 'endpoint', 'pending', 0, 0, 1 from events where created_at <= 501`,
  ),
);
const countEvents = statement<Record<never, never>, { left: number }>((sql) =>
  sql("events").count({ left: "*" }),
);

forEachDatabase((database) => {
  let store: Store;
  beforeAll(async () => {
    store = await database.open();
    await store.migrate();
    for (const productId of PRODUCTS)
      for (const localDate of [OLD, OLD, OLD, KEPT])
        await store.write((tx) => fill(tx, productId, localDate));
  });

  let nth = 0;
  async function fill(tx: Parameters<typeof addSpending>[0], productId: number, localDate: string) {
    const id = `${productId}-${(nth += 1)}`;
    const own = { sessionId: sessionOf(productId), productId, localDate };
    const occurredAt = Date.parse(localDate);
    const [currency, amountMinor] = [["EUR", "USD", "JPY"][nth % 3] as string, 100];
    await addActivity(tx, own.sessionId, [
      { ...own, recordId: id, type: `type-${nth}`, occurredAt, data: {} },
    ]);
    await addTransactions(tx, [
      {
        ...{ ...own, transactionId: id, status: "completed", occurredAt, currency, amountMinor },
        ...{ refundedMinor: 0, refundOf: null, details: { item: { sku: "gems", name: "Gems" } } },
      },
    ]);
    await addSpending(tx, own, [{ localDate, currency, minor: amountMinor }]);
    const { sessionId } = own;
    // One product has more announcements than days, the other fewer.
    const isAnnounced = productId === 1 || [5, 8].includes(nth);
    for (const type of isAnnounced ? SPENDING_ALERTS.slice(productId - 1) : [])
      await addAlert(tx, {
        ...{ sessionId, productId, allowance: "spend", currency, period: "day" },
        ...{ startsOn: localDate, limitMinor: 100, type },
      });
  }

  test.each([
    ["activity", purgeActivity, { activity_records: "local_date", activity_days: "local_date" }],
    ["transactions", purgeTransactions, { transactions: "local_date" }],
    ["spending", purgeSpending, { spending_days: "local_date", spending_alerts: "starts_on" }],
  ] as const)("of %s", async (_what, purge, tables) => {
    const left = [
      { productId: 1, date: OLD },
      { productId: 1, date: KEPT },
      { productId: 2, date: OLD },
      { productId: 2, date: KEPT },
    ];
    for (const productId of PRODUCTS) {
      while ((await store.write((tx) => purge(tx, productId, KEPT, 1))) > 0);
      const old = left.findIndex((one) => one.productId === productId);
      left.splice(old, 1);
      for (const [table, date] of Object.entries(tables))
        expect([table, await rowsOf(table, date)(store, {})]).toEqual([table, left]);
    }
  });

  test("keeps the ids, each for its own session", async () => {
    for (const known of [knownActivity, knownTransactions]) {
      expect((await known(store, sessionOf(1), ["1-1", "1-2", "1-3"])).size).toBe(3);
      expect((await known(store, sessionOf(2), ["1-1", "1-2", "1-3"])).size).toBe(0);
    }
  });

  test("of events, 500 at a time, each queued one once", async () => {
    const scope = { productId: 1, mode: "test" } as const;
    await store.write(async (tx) => {
      for (const add of [addProduct, addEndpoint, addEvents, queueEvents]) await add(tx);
    });
    const purge = (longBefore: number) =>
      store.write((tx) => purgeEvents(tx, scope, { before: 601, longBefore }));
    expect(await purge(0)).toEqual({ deleted: 0, isMore: true });
    expect(await purge(0)).toEqual({ deleted: 100, isMore: false });
    expect(await purge(0)).toEqual({ deleted: 0, isMore: true });
    expect(await purge(0)).toEqual({ deleted: 0, isMore: false });
    expect(await purge(20)).toEqual({ deleted: 20, isMore: true });
    expect(await countEvents(store)).toEqual([{ left: 482 }]);
  });

  test("of what is kept for a fixed time, and of nothing that is kept for longer", async () => {
    const count = async () => Number((await countNonces.first(store))?.count);
    const nonce = (nth: number) => ({ nonceHash: `nonce-${nth}`, expiresAt: nth > 0 ? 1 : 2 });
    await store.write(async (tx) => {
      for (let nth = 0; nth <= ROWS_AT_ONCE + 1; nth++) await addNonce(tx, nonce(nth));
    });
    expect(await store.write((tx) => purgeExpired(tx, 1))).toBe(true);
    expect(await count()).toBe(2);
    expect(await store.write((tx) => purgeExpired(tx, 1))).toBe(false);
    expect(await count()).toBe(1);
  });
});
