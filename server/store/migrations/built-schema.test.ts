import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { program } from "../../../testing/program.js";
import type { Backend } from "../engine/db.js";
import { migrate, type Schema } from "../engine/migrate.js";
import { openSqlite } from "../engine/sqlite/open.js";
import { BUILT_SCHEMA } from "./built-schema.js";
import { migrations } from "./index.js";

/** If these go, new databases are not what older ones have become. */
describe("the schema that the build wrote down", () => {
  let schema: Schema;
  const opened: Backend[] = [];
  beforeAll(() => {
    const path = join(dirname(program()), "store", "migrations", BUILT_SCHEMA);
    schema = JSON.parse(readFileSync(path, "utf8")) as Schema;
  });
  afterEach(() => Promise.all(opened.splice(0).map((backend) => backend.close())));

  const open = async () => {
    const backend = await openSqlite(":memory:");
    opened.push(backend);
    return backend;
  };
  const rows = async ({ read }: Backend, sql: string) =>
    (await read({ sql, writes: false }, [])).rows;

  /** Everything in it but the instants at which migrations ran. */
  const contents = async (backend: Backend) => {
    const schema = await rows(
      backend,
      "select type, name, tbl_name, sql from sqlite_schema order by rowid",
    );
    const tables = (schema as { type: string; name: string }[]).filter(
      ({ type }) => type === "table",
    );
    const counts = await Promise.all(
      tables.map(async ({ name }) => [
        name,
        await rows(backend, `select count(*) as n from "${name}"`),
      ]),
    );
    const ids = await rows(backend, "select id from schema_migrations order by rowid");
    return { schema, counts, ids };
  };

  test("makes what the migrations make, and leaves nothing to run", async () => {
    const [migrated, made] = [await open(), await open()];
    const ran = await migrate(migrated, migrations);
    await expect(migrate(made, migrations, () => schema)).resolves.toEqual(ran);
    expect(await contents(made)).toEqual(await contents(migrated));
    await expect(migrate(made, migrations)).resolves.toEqual([]);
  });

  test("is left aside where there is another migration, or something in the database", async () => {
    const [later, used] = [await open(), await open()];
    const statements = ["create table wrong (id text)"];
    const wrong = () => ({ ...schema, statements });
    const added = { id: "added", up: () => [] };
    await expect(migrate(later, [...migrations, added], wrong)).resolves.toContain("added");
    await used.write(async (run) =>
      run({ sql: "create table theirs (id text)", writes: true }, []),
    );
    await expect(migrate(used, migrations, wrong)).resolves.toHaveLength(migrations.length);
    for (const backend of [later, used])
      expect(await rows(backend, "select 1 from sqlite_schema where name = 'wrong'")).toEqual([]);
  });
});
