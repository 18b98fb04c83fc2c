import { beforeAll, expect, test } from "@jest/globals";

import { forEachDatabase } from "../../testing/store.js";
import type { AuditEntry } from "../domain/audit.js";
import { addAuditEntry, purgeAuditLog, readAuditLog } from "./audit-log.js";
import { statement } from "./engine/statement.js";
import type { Store } from "./engine/store.js";

const DAY_MS = 86_400_000;
const REFUSED = { message: expect.stringContaining("append-only") as unknown };

forEachDatabase((database) => {
  let store: Store;
  beforeAll(async () => {
    store = await database.open();
    await store.migrate();
  });

  const add = (occurredAt: number, more: Partial<AuditEntry> = {}) =>
    store.write((tx) =>
      addAuditEntry(tx, {
        occurredAt,
        actor: "operator:kim",
        action: "key-created",
        target: "key:abcdefghij",
        outcome: "success",
        requestId: null,
        ...more,
      }),
    );
  const read = async (since = 0) => {
    const entries = [];
    for await (const entry of readAuditLog(store, since)) entries.push(entry);
    return entries;
  };
  const run = (sql: string) => store.write((tx) => statement((knex) => knex.raw(sql))(tx));

  /** If this goes, an intruder in the service can remove the traces of it. */
  test("an entry is neither changed nor deleted, whatever the service is made to run", async () => {
    const now = Date.now();
    await add(now);
    const [entry] = await read(now);
    const attempts = [
      "update audit_log set actor = 'operator:sam'",
      "delete from audit_log",
      ...(database.dialect === "sqlite"
        ? [
            `insert or replace into audit_log (id, occurred_at, actor, action, outcome)
             select id, 0, 'operator:sam', action, outcome from audit_log`,
          ]
        : ["truncate audit_log", "delete from audit_log where occurred_at > 0"]),
    ];
    for (const attempt of attempts) await expect(run(attempt)).rejects.toMatchObject(REFUSED);
    expect(await read(now)).toEqual([entry]);
  });

  test("is kept for 400 days and deleted by the purge afterwards", async () => {
    const now = Date.now();
    await add(now - 400 * DAY_MS - 60_000, { actor: "operator:old" });
    await add(now - 400 * DAY_MS + 60_000, { actor: "operator:young" });
    await store.write((tx) => purgeAuditLog(tx, now));
    const actors = (await read()).map(({ actor }) => actor);
    expect(actors).toContain("operator:young");
    expect(actors).not.toContain("operator:old");
  });

  test("a purge by a clock that is wrong deletes nothing that is kept", async () => {
    const before = await read();
    const purge = store.write((tx) => purgeAuditLog(tx, Date.now() + 1_000 * DAY_MS));
    if (database.dialect === "sqlite") await expect(purge).rejects.toMatchObject(REFUSED);
    else await purge;
    expect(await read()).toEqual(before);
  });

  test("is read in the order in which it was written, from an instant on, beyond a page", async () => {
    const now = Date.now();
    for (let count = 0; count < 501; count++)
      await add(now + 1_000 + count, { requestId: `r${count}` });
    const entries = await read(now + 1_000);
    expect(entries.map(({ requestId }) => requestId)).toEqual(
      Array.from({ length: 501 }, (_, count) => `r${count}`),
    );
  });
});
