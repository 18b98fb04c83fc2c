import type { Db } from "./engine/db.js";
import { statement } from "./engine/statement.js";

/** The instant of a manual clock, in milliseconds. */
export const MANUAL_CLOCK = "manual-clock";

/** What tells the secret of this database from another one. */
export const SECRET_CHECK = "secret-check";

const find = statement<{ name: string }, { value: string }>((sql, p) =>
  sql("settings").select("value").where({ name: p.name }),
);

const put = statement<{ name: string; value: string }>((sql, p) =>
  sql("settings").insert({ name: p.name, value: p.value }).onConflict("name").merge(["value"]),
);

const putFirst = statement<{ name: string; value: string }>((sql, p) =>
  sql("settings").insert({ name: p.name, value: p.value }).onConflict("name").ignore(),
);

export const readSetting = async (db: Db, name: string): Promise<string | undefined> =>
  (await find.first(db, { name }))?.value;

export const writeSetting = async (tx: Db, name: string, value: string): Promise<void> =>
  void (await put(tx, { name, value }));

/** The value that is there, else the one handed in, which then stays. */
export async function ensureSetting(tx: Db, name: string, value: string): Promise<string> {
  await putFirst(tx, { name, value });
  return (await readSetting(tx, name)) ?? value;
}
