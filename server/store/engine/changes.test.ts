import { beforeAll, expect, test } from "@jest/globals";

import { forEachDatabase } from "../../../testing/store.js";
import { notify } from "./changes.js";
import { statement } from "./statement.js";
import type { Store } from "./store.js";

const put = statement<{ name: string }>((sql, p) =>
  sql("settings").insert({ name: p.name, value: "1" }).onConflict("name").merge(),
);
const write = (store: Store, name: string) =>
  store.write(async (tx) => {
    await put(tx, { name });
    await notify(tx);
  });

forEachDatabase((database) => {
  let [writer, listener]: Store[] = [];
  const errors: unknown[] = [];

  beforeAll(async () => {
    writer = await database.open();
    await writer.migrate();
    listener = await database.open({ onError: (error) => errors.push(error) });
  });

  const opened = () => [writer, listener] as [Store, Store];

  test("a commit of another is told unasked", async () => {
    const [from, to] = opened();
    const told = new Promise<void>((resolve) => {
      to.changes.onChange(resolve);
    });
    await to.changes.checkNow();
    await write(from, "soon");
    await told;
  });

  test("checkNow tells at once, and silence is not a change", async () => {
    const [from, to] = opened();
    let calls = 0;
    const end = to.changes.onChange(() => (calls += 1));
    // The connection that listens may still be on its way up, and calls back once when it is there.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await to.changes.checkNow();
    calls = 0;
    await to.changes.checkNow();
    expect(calls).toBe(0);
    await write(from, "now");
    await to.changes.checkNow();
    expect(calls).toBe(1);
    end();
    await write(from, "after the end");
    await to.changes.checkNow();
    expect(calls).toBe(1);
  });

  test("a callback that throws is reported and the others are still called", async () => {
    const [from, to] = opened();
    let calls = 0;
    const ends = [
      to.changes.onChange(() => {
        throw new Error("mine");
      }),
      to.changes.onChange(() => (calls += 1)),
    ];
    errors.length = 0;
    await write(from, "throws");
    await to.changes.checkNow();
    for (const end of ends) end();
    expect(calls).toBe(1);
    expect(errors).toEqual([new Error("mine")]);
  });

  test("nothing is told of a write that was undone", async () => {
    const [from, to] = opened();
    let calls = 0;
    const end = to.changes.onChange(() => (calls += 1));
    await from
      .write(async (tx) => {
        await put(tx, { name: "undone" });
        await notify(tx);
        throw new Error("no");
      })
      .catch(() => {});
    await to.changes.checkNow();
    expect(calls).toBe(0);
    end();
  });
});
