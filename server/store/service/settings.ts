import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { query, table, text, type RowOf } from "../engine/table.js";

/** The instant of a manual clock, in milliseconds. */
export const MANUAL_CLOCK = "manual-clock";

/** The secrets that this database was written with, as `KnownSecret`s in JSON. */
export const SECRET_CHECK = "secret-check";

/** The public address of the service when it last started: the ledgers' checkpoints are signed under it. */
export const LEDGER_URL = "ledger-url";

/** The instant (ISO 8601) until which the laws that took effect are announced. */
export const LAW_DAY = "law-day";

/** Until when players were made at whom the purge that runs has looked already, in milliseconds. */
export const PURGED_UNTIL = "purged-until";

export const settings = table(
  "settings",
  { name: text("name"), value: text("value") },
  {
    holds: "What the service remembers of itself",
    why: "manual clock, check of the secret",
    kept: { phrase: "for ever" },
    columns: {
      name: "name of the setting",
      value: "its value",
    },
  },
);

const find = query((sql, p: Slots<{ name: string }>) =>
  settings.select(sql, "value").where(settings.values(p, "name")),
);

const put = query((sql, p: Slots<RowOf<typeof settings>>) =>
  settings.insert(sql, p).onConflict("name").merge(["value"]),
);

const putFirst = query((sql, p: Slots<RowOf<typeof settings>>) =>
  settings.insert(sql, p).onConflict("name").ignore(),
);

const remove = query((sql, p: Slots<{ name: string }>) =>
  settings.delete(sql).where(settings.values(p, "name")),
);

export const readSetting = async (db: Db, name: string): Promise<string | undefined> =>
  (await find.first(db, { name }))?.value;

export const writeSetting = async (tx: Db, name: string, value: string): Promise<void> =>
  void (await put(tx, { name, value }));

export const deleteSetting = async (tx: Db, name: string): Promise<void> =>
  void (await remove(tx, { name }));

/** The value that is there, else the one handed in, which then stays. */
export async function ensureSetting(tx: Db, name: string, value: string): Promise<string> {
  await putFirst(tx, { name, value });
  return (await readSetting(tx, name)) ?? value;
}
