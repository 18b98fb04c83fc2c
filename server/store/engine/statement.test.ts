import { beforeAll, expect, jest, test } from "@jest/globals";
import Database from "better-sqlite3";

import { forEachDatabase } from "../../../testing/store.js";
import { isDuplicate } from "./errors.js";
import type { Migration } from "./migrate.js";
import { isOneOf, statement } from "./statement.js";
import type { Store } from "./store.js";

const things: Migration = {
  id: "things",
  plan: "holds no locks",
  allowsPrevious: false,
  up: (schema) =>
    schema.createTable("things", (table) => {
      table.text("id").primary();
      table.bigInteger("made_at").notNullable();
      table.boolean("is_open").notNullable();
      table.text("note");
    }),
};

interface Thing {
  id: string;
  madeAt: number;
  isOpen: boolean;
  note: string | null;
}
type Row = Omit<Thing, "isOpen"> & { isOpen: 0 | 1 };
const columns = { id: "id", madeAt: "made_at", isOpen: "is_open", note: "note" };

const add = statement<Thing>((sql, p) =>
  sql("things").insert({ id: p.id, made_at: p.madeAt, is_open: p.isOpen, note: p.note }),
);
const addOnce = statement<Thing, { id: string }>((sql, p) =>
  sql("things")
    .insert({ id: p.id, made_at: p.madeAt, is_open: p.isOpen, note: p.note })
    .onConflict("id")
    .ignore()
    .returning("id"),
);
const find = statement<{ id: string }, Row>((sql, p) =>
  sql("things").select(columns).where({ id: p.id }),
);
const findOpen = statement<{ isOpen: boolean }, Row>((sql, p) =>
  sql("things").select(columns).where({ is_open: p.isOpen }).orderBy("id"),
);
const findAny = statement<{ ids: string[] }, { id: string }>((sql, p) =>
  sql("things")
    .select("id")
    .where(isOneOf(sql, "id", p.ids))
    .orderBy("id"),
);
const total = statement<Record<never, never>, { count: number; sum: number }>((sql) =>
  sql("things").count({ count: "*" }).sum({ sum: "made_at" }),
);
const halve = statement<{ at: number; id: string }, { half: number }>((sql, p) =>
  sql("things")
    .select(sql.raw("(cast(? as bigint) + made_at) / 2 as half", [p.at]))
    .where({ id: p.id }),
);
const close = statement<{ id: string }>((sql, p) =>
  sql("things").where({ id: p.id, is_open: true }).update({ is_open: false }),
);

const AT = 1_790_000_000_001;
const thing = (id: string): Thing => ({ id, madeAt: AT, isOpen: true, note: null });

forEachDatabase((database) => {
  let store: Store;

  beforeAll(async () => {
    store = await database.open();
    await store.migrate([things]);
  });

  test("a row comes back as it was given, booleans as 0 and 1", async () => {
    await store.write((tx) => add(tx, { ...thing("round"), note: "ünïcode ' \" \\ ?" }));
    await expect(find.first(store, { id: "round" })).resolves.toEqual({
      id: "round",
      madeAt: AT,
      isOpen: 1,
      note: "ünïcode ' \" \\ ?",
    });
    await expect(findOpen(store, { isOpen: true })).resolves.toHaveLength(1);
    await expect(findOpen(store, { isOpen: false })).resolves.toEqual([]);
  });

  test("a missing row is undefined, and a list without rows is empty", async () => {
    await expect(find.first(store, { id: "nobody" })).resolves.toBeUndefined();
    await expect(find(store, { id: "nobody" })).resolves.toEqual([]);
  });

  test("undefined is refused by the name of the parameter, and null is a value", async () => {
    const careless = { ...thing("careless"), note: undefined as unknown as null };
    await expect(store.write((tx) => add(tx, careless))).rejects.toThrow(/note: undefined/);
    await expect(store.write((tx) => add(tx, { ...thing("nan"), madeAt: NaN }))).rejects.toThrow(
      /madeAt: number/,
    );
    await expect(
      store.write((tx) => add(tx, { ...thing("date"), madeAt: new Date(0) as never })),
    ).rejects.toThrow(/madeAt: object of Date/);
    await expect(findAny(store, { ids: ["careless", "nan", "date"] })).resolves.toEqual([]);
  });

  test("a list of any length is one statement", async () => {
    const ids = Array.from({ length: 40 }, (_, at) => `list-${String(at).padStart(2, "0")}`);
    await store.write(async (tx) => {
      for (const id of ids) await add(tx, thing(id));
    });
    await expect(findAny(store, { ids })).resolves.toEqual(ids.map((id) => ({ id })));
    await expect(findAny(store, { ids: ["list-03", "x'y"] })).resolves.toEqual([{ id: "list-03" }]);
    await expect(findAny(store, { ids: [] })).resolves.toEqual([]);
  });

  test("counts and sums are numbers", async () => {
    const { count, sum } = (await total.first(store)) ?? { count: 0, sum: 0 };
    expect(sum).toBe(count * AT);
    expect(count).toBeGreaterThan(0);
  });

  test("an instant is a whole number inside the database too", async () => {
    await store.write((tx) => addOnce(tx, thing("whole")));
    await expect(halve.first(store, { id: "whole", at: AT + 1 })).resolves.toEqual({ half: AT });
  });

  test("changed() tells how many rows were written", async () => {
    await store.write(async (tx) => {
      await add(tx, thing("changed"));
      await expect(close.changed(tx, { id: "changed" })).resolves.toBe(1);
      await expect(close.changed(tx, { id: "changed" })).resolves.toBe(0);
    });
  });

  test("a duplicate is distinguished from other errors, and ignored where the statement says so", async () => {
    await store.write((tx) => add(tx, thing("twice")));
    const error = await store.write((tx) => add(tx, thing("twice"))).catch((e: unknown) => e);
    expect(isDuplicate(error)).toBe(true);
    const other = await store
      .write((tx) => add(tx, { ...thing("null"), madeAt: null as never }))
      .catch((e: unknown) => e);
    expect(other).toHaveProperty("code");
    expect(isDuplicate(other)).toBe(false);
    await expect(store.write((tx) => addOnce(tx, thing("twice")))).resolves.toEqual([]);
    await expect(store.write((tx) => addOnce(tx, thing("once")))).resolves.toEqual([
      { id: "once" },
    ]);
  });

  test("Knex builds a statement at its first call only", async () => {
    let built = 0;
    const counted = statement<{ id: string }, Row>((sql, p) => {
      built += 1;
      return sql("things").where({ id: p.id });
    });
    await counted(store, { id: "a" });
    const atFirst = built;
    for (const id of ["b", "c"]) await counted(store, { id });
    await store.write((tx) => counted(tx, { id: "d" }));
    expect(built).toBe(atFirst);
  });

  test("a write outside a transaction is refused, and so is a read that locks rows", async () => {
    await expect(add(store, thing("outside"))).rejects.toThrow(/belongs into write/);
    const lock = statement<{ id: string }, Row>((sql, p) =>
      sql("things").where({ id: p.id }).forUpdate(),
    );
    await expect(lock(store, { id: "once" })).rejects.toThrow(/belongs into write/);
    await expect(store.write((tx) => lock(tx, { id: "once" }))).resolves.toHaveLength(1);
    const hidden = statement((sql) => sql.raw("with x as (select 1) delete from things"));
    await expect(hidden(store)).rejects.toThrow(/belongs into write/);
  });

  test("a parameter cannot slip into the text of the SQL", async () => {
    const spliced = statement<{ id: string }>((sql, p) =>
      sql.raw(`select '${p.id as unknown as string}'`),
    );
    await expect(spliced(store, { id: "x" })).rejects.toThrow(/"id" has no value/);
    const limited = statement<{ n: number }>((sql, p) => sql("things").limit(p.n as never));
    await expect(limited(store, { n: 1 })).rejects.toThrow(/"n" has no value/);
    const dropped = statement((sql) => sql("things").limit("many" as never));
    await expect(dropped(store)).rejects.toThrow(/valid integer/);
  });
});

test("SQLite prepares a statement once for each connection", async () => {
  const { openStore } = await import("./store.js");
  const store = await openStore("sqlite::memory:");
  await store.migrate([things]);
  const prepare = jest.spyOn(Database.prototype, "prepare");
  for (let n = 0; n < 5; n += 1) {
    await store.write((tx) => add(tx, thing(`n${n}`)));
    await find(store, { id: `n${n}` });
  }
  expect(prepare).toHaveBeenCalledTimes(2);
  prepare.mockRestore();
  await store.close();
});
