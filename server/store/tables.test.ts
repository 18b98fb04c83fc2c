import { readdirSync } from "node:fs";

import { expect, test } from "@jest/globals";

import { forEachDatabase } from "../../testing/store.js";
import { statement } from "./engine/statement.js";

interface Declared {
  name: string;
  columns: Record<string, { name: string }>;
}

const isTable = (value: unknown): value is Declared =>
  typeof value === "object" && value !== null && "selectWithout" in value;

const schema = statement<Record<never, never>, { table: string; column: string }>(
  (sql, _p, dialect) =>
    dialect === "sqlite"
      ? sql.raw(
          `select m.name as "table", c.name as "column" from sqlite_schema m, pragma_table_info(m.name) c
           where m.type = 'table' and m.name not like 'sqlite_%'`,
        )
      : sql.raw(
          `select table_name as "table", column_name as "column" from information_schema.columns
           where table_schema = 'public'`,
        ),
);

/** Only the migrator uses the first, and only a function in PostgreSQL uses the second. */
const UNDECLARED = ["schema_migrations", "rate_limits"];

forEachDatabase((database) => {
  test("each migrated column is declared, and each declared column is migrated", async () => {
    const folder = new URL(".", import.meta.url);
    const files = readdirSync(folder, { encoding: "utf8", recursive: true });
    const declared: string[] = [];
    for (const file of files.filter((name) => /^(?!engine|migrations)[^_.]+\.ts$/.test(name)))
      for (const value of Object.values((await import(`./${file}`)) as object).filter(isTable))
        for (const { name } of Object.values(value.columns))
          declared.push(`${value.name}.${name} (server/store/${file})`);
    const store = await database.open();
    await store.migrate();
    const fileOf = (table: string) =>
      /\(.*\)/.exec(declared.find((line) => line.startsWith(`${table}.`)) ?? "")?.[0] ??
      "(no file of server/store)";
    const migrated = (await schema(store))
      .filter(({ table }) => !UNDECLARED.includes(table))
      .map(({ table, column }) => `${table}.${column} ${fileOf(table)}`);
    expect(declared.sort()).toEqual(migrated.sort());
  });
});
