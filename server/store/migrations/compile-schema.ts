// Command of the build: writes down the schema that the migrations make of an empty SQLite database.
//   node dist/server/compile-schema.js <file>
import { writeFileSync } from "node:fs";

import { openSqlite } from "../engine/sqlite/open.js";
import { migrate, type Schema } from "../engine/migrate.js";
import { migrations } from "./index.js";

const [to = ""] = process.argv.slice(2);
const backend = await openSqlite(":memory:");
try {
  const ids = await migrate(backend, migrations);
  const read = async (sql: string) => (await backend.read({ sql, writes: false }, [])).rows;
  const made = (await read(
    "select type, name, sql from sqlite_schema where sql is not null and name not like 'sqlite_%' order by rowid",
  )) as { type: string; name: string; sql: string }[];
  for (const { type, name } of made)
    if (type === "table" && name !== "schema_migrations") {
      const rows = await read(`select 1 from "${name}" limit 1`);
      if (rows.length > 0)
        throw new Error(`The migrations leave rows in ${name}, and only tables are written down.`);
    }
  const schema: Schema = { migrations: ids, statements: made.map(({ sql }) => sql) };
  writeFileSync(to, JSON.stringify(schema));
} finally {
  await backend.close();
}
