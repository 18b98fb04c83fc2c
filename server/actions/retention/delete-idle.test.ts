import { expect, test } from "@jest/globals";

import { DAY } from "../../../testing/fixed.js";
import { forEachDatabase } from "../../../testing/store.js";
import { statement } from "../../store/engine/statement.js";
import { findPlayer, savePlayer } from "../../store/players/queries.js";
import { deleteIdlePlayers } from "./delete-idle.js";

const TENANCY = { organisation: "aurora", mode: "test" } as const;
/** More than are looked at in one transaction, and more than are deleted in one. */
const [KNOWN, IDLE] = [1_000, 60];
const NOW = 31 * DAY;

const addProduct = statement((sql) =>
  sql("products").insert({
    product_id: 1,
    organisation: TENANCY.organisation,
    config: "{}",
    version: "1",
    permissions_since: "{}",
    applied_at: 0,
  }),
);
const addSessions = statement((sql) =>
  sql.raw(
    `insert into sessions (session_id, product_id, mode, kuid, jurisdiction, evidence, settings, status, version, created_at)
     select kuid, 1, mode, kuid, 'US-CA', evidence, '{}', 'ACTIVE', 1, 0 from players`,
  ),
);
const addWidgetOf = statement<{ kuid: string }>((sql, p) =>
  sql("widgets").insert({
    ...{ widget_id: "x", product_id: 1, mode: TENANCY.mode, kind: "x", link_hash: "x" },
    ...{ jurisdiction: "US-CA", kuid: p.kuid as never, evidence: "x" },
    ...{ created_at: 0, expires_at: 0 },
  }),
);
const addDecisionOf = statement<{ kuid: string }>((sql, p) =>
  sql("decisions").insert({
    ...{ ...TENANCY, decision_id: "x", product_id: 1, kuid: p.kuid as never, decided_by: "x" },
    ...{ details: "x", jurisdiction: "US-CA", law: "x", decided_at: 0 },
  }),
);
const countPlayers = statement<Record<never, never>, { found: number }>((sql) =>
  sql("players").count({ found: "*" }),
);
const countChecks = statement<Record<never, never>, { checkAt: number; found: number }>((sql) =>
  sql("players")
    .select({ checkAt: "check_at" })
    .count({ found: "*" })
    .groupBy("check_at")
    .orderBy("check_at"),
);

forEachDatabase((database) => {
  test("players of whom nothing else is stored in their mode are deleted, a few at a time, also behind thousands of others", async () => {
    const store = await database.open();
    await store.migrate();
    const save = (kuid: string, createdAt: number) =>
      store.write((tx) => savePlayer(tx, TENANCY, { kuid, evidence: {} }, createdAt), {
        durability: "relaxed",
      });
    for (let nth = 1; nth <= KNOWN; nth++) await save(`known-${nth}`, nth);
    const inLiveMode = { ...TENANCY, mode: "live", kuid: "idle-1" } as const;
    await store.write((tx) => savePlayer(tx, inLiveMode, { ...inLiveMode, evidence: {} }, 1));
    await store.write(async (tx) => {
      await addProduct(tx);
      await addSessions(tx);
    });
    for (let nth = 1; nth <= IDLE; nth++) await save(`idle-${nth}`, KNOWN + nth);
    await save("idle and too young", DAY + 1);
    // Someone is at the age gate, and of someone else a decision proves what was consented to.
    for (const kuid of ["at the gate", "decided about"]) await save(kuid, 1);
    await store.write(async (tx) => {
      await addWidgetOf(tx, { kuid: "at the gate" });
      await addDecisionOf(tx, { kuid: "decided about" });
    });

    let calls = 1;
    while (await store.write((tx) => deleteIdlePlayers(tx, NOW))) calls++;

    expect(calls).toBe(4);
    expect(Number((await countPlayers.first(store))?.found)).toBe(KNOWN + 4);
    expect(await findPlayer(store, { ...TENANCY, kuid: "idle-1" })).toBeUndefined();
    expect(await findPlayer(store, inLiveMode)).toBeDefined();
    expect(await findPlayer(store, { ...TENANCY, kuid: "idle and too young" })).toBeDefined();
    // What is kept is looked at again later, so that the next purge passes none of it.
    const checks = await countChecks(store);
    expect(checks).toEqual([
      { checkAt: NOW + 1, found: 1 },
      { checkAt: NOW + 7 * DAY, found: 1 },
      { checkAt: NOW + 365 * DAY, found: KNOWN + 2 },
    ]);
  });
});
