// Forms of the family pages that could not be taken as they came: shown filled in again. Instants in milliseconds.
import type { Mode } from "../domain/product.js";
import type { Db } from "./engine/db.js";
import type { Slots } from "./engine/statement.js";
import { boolean, integer, json, query, sealed, table, text, type RowOf } from "./engine/table.js";

/** The fields of a form as they were sent; one that stands several times has several values. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

export const keptForms = table("kept_forms", {
  mode: text<Mode>("mode"),
  addressHash: text("address_hash"),
  path: text("path"),
  fields: sealed(json<FormFields>("fields"), ["mode", "addressHash", "path"]),
  isRejected: boolean("is_rejected"),
  expiresAt: integer("expires_at"),
});

/** One for each visitor and page: a later form takes its place. Rejected: it had errors. */
export type KeptForm = RowOf<typeof keptForms>;

/** Whose form it is, and the path of the page that it belongs to. */
export type FormPlace = Pick<KeptForm, "mode" | "addressHash" | "path">;

const put = query((sql, p: Slots<KeptForm>) =>
  keptForms
    .insert(sql, p)
    .onConflict(["mode", "address_hash", "path"])
    .merge(["fields", "is_rejected", "expires_at"]),
);

const at = query((sql, p: Slots<FormPlace>) =>
  keptForms.select(sql).where(keptForms.values(p, "mode", "addressHash", "path")),
);

const remove = query((sql, p: Slots<FormPlace>) =>
  keptForms.delete(sql).where(keptForms.values(p, "mode", "addressHash", "path")),
);

const purge = query((sql, p: Slots<{ now: number }>) =>
  keptForms.delete(sql).where("expires_at", "<=", p.now),
);

export async function saveKeptForm(tx: Db, form: KeptForm): Promise<void> {
  await put(tx, form);
}

export const findKeptForm = (
  db: Db,
  { mode, addressHash, path }: FormPlace,
): Promise<KeptForm | undefined> => at.first(db, { mode, addressHash, path });

export async function deleteKeptForm(
  tx: Db,
  { mode, addressHash, path }: FormPlace,
): Promise<void> {
  await remove(tx, { mode, addressHash, path });
}

/** Deletes forms that have expired. */
export async function purgeKeptForms(tx: Db, now: number): Promise<void> {
  await purge(tx, { now });
}
