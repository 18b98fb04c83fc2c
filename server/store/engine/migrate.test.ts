import { expect, test } from "@jest/globals";

import { forEachDatabase } from "../../../testing/store.js";
import type { Migration } from "./migrate.js";
import { statement } from "./statement.js";

const plain = { plan: "holds no locks", allowsPrevious: false };
const table = (name: string, allowsPrevious = false): Migration => ({
  id: `table-${name}`,
  ...plain,
  allowsPrevious,
  up: (schema) => [
    schema.createTable(name, (columns) => {
      columns.text("id").primary();
      columns.integer("n").notNullable().defaultTo(0).index();
    }),
  ],
});
const [first, second] = [table("first_table"), table("second_table")];
const count = (name: string) => statement((sql) => sql(name).select("n"));

/** jest does not recognise SQLite's errors, so `toThrow` does not see them. */
const saying = (text: string) => ({ message: expect.stringContaining(text) as unknown });

forEachDatabase((database) => {
  test("runs the service's own migrations, and a second time none", async () => {
    const store = await database.open();
    const planned = await store.planMigrations();
    const ran = await store.migrate();
    expect(planned.map(({ id }) => id)).toEqual(ran);
    expect(await store.planMigrations()).toEqual([]);
    expect(ran).toEqual(["2026-11-23-initial"]);
    await expect(store.migrate()).resolves.toEqual([]);
    await expect(count("service_values")(store)).rejects.toMatchObject(saying("n"));
  });
});

forEachDatabase((database) => {
  test("two that start at once wait for each other, and each migration runs once", async () => {
    const stores = await Promise.all([database.open(), database.open(), database.open()]);
    const ran = await Promise.all(stores.map((store) => store.migrate([first, second])));
    expect(ran.flat().sort()).toEqual([first.id, second.id]);
  });

  test("a migration that is added later runs alone", async () => {
    const store = await database.open();
    await expect(store.migrate([first, second, table("third_table")])).resolves.toEqual([
      "table-third_table",
    ]);
  });

  test("refuses a database of a newer version, in words", async () => {
    const store = await database.open();
    await expect(store.migrate([first])).rejects.toThrow(
      /newer version of the service \(table-second_table, table-third_table\)/,
    );
  });

  test("runs on what a newer version made, where that allows it", async () => {
    const store = await database.open();
    const later = table("later", true);
    await store.migrate([first, second, table("third_table"), later]);
    await expect(store.migrate([first, second, table("third_table")])).resolves.toEqual([]);
    await expect(store.migrate([first])).rejects.toThrow("(table-second_table, table-third_table)");
  });
});

forEachDatabase((database) => {
  test("one that fails leaves nothing of itself or of those before it", async () => {
    const store = await database.open();
    const failing: Migration = {
      id: "failing",
      ...plain,
      up: (schema, sql) => [
        schema.createTable("half", (columns) => columns.text("id")),
        sql.raw("insert into nowhere values (1)"),
      ],
    };
    await expect(store.migrate([first, failing])).rejects.toMatchObject(saying("nowhere"));
    await expect(count("first_table")(store)).rejects.toMatchObject(saying("first_table"));
    await expect(store.migrate([first])).resolves.toEqual([first.id]);
  });

  test("rows can be moved and values are escaped", async () => {
    const store = await database.open();
    const fill: Migration = {
      id: "fill",
      ...plain,
      up: (_schema, sql) => [
        sql("first_table").insert({ id: "it's ?", n: 7 }),
        sql("first_table").where({ id: "it's ?" }).update({ n: 8 }),
      ],
    };
    await store.migrate([first, fill]);
    await expect(count("first_table")(store)).resolves.toEqual([{ n: 8 }]);
  });

  test("a step that only a live Knex could run on SQLite is refused, not skipped", async () => {
    const store = await database.open();
    const altering: Migration = {
      id: "altering",
      ...plain,
      up: (schema) => schema.alterTable("first_table", (columns) => columns.dropColumn("n")),
    };
    const migrated = store.migrate([first, { id: "fill", ...plain, up: () => [] }, altering]);
    if (database.dialect === "sqlite") await expect(migrated).rejects.toThrow(/raw SQL/);
    else await expect(migrated).resolves.toEqual(["altering"]);
  });
});
