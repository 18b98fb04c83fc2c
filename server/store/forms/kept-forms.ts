// Forms of the family pages that could not be taken as they came: shown filled in again. Instants in milliseconds.
import type { Mode } from "../../domain/product.js";
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { currentAddressHash, isOfAddress } from "../guardians/address-moves.js";
import {
  boolean,
  integer,
  json,
  keyed,
  query,
  sealed,
  table,
  text,
  type RowOf,
} from "../engine/table.js";

/** The fields of a form as they were sent; one that stands several times has several values. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

export const keptForms = table(
  "kept_forms",
  {
    mode: text<Mode>("mode"),
    addressHash: keyed(text("address_hash"), { of: "address", endsAt: "expires_at" }),
    path: text("path"),
    fields: sealed(json<FormFields>("fields"), ["mode", "addressHash", "path"]),
    isRejected: boolean("is_rejected"),
    expiresAt: integer("expires_at"),
  },
  {
    holds: "A form that a guardian sent when they were no longer signed in",
    why: "nothing has to be typed again after the sign-in",
    kept: { phrase: "1 hour" },
    guardian: { rowsBy: ["addressHash"] },
    note: "one whose page names a session is deleted with that session",
    columns: {
      path: "page that it is of",
      fields: "what was typed, encrypted",
      isRejected: "whether it came back with errors",
    },
  },
);

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
  keptForms
    .select(sql)
    .where(keptForms.values(p, "mode", "path"))
    .where(isOfAddress(sql, p.addressHash)),
);

const remove = query((sql, p: Slots<FormPlace>) =>
  keptForms
    .delete(sql)
    .where(keptForms.values(p, "mode", "path"))
    .where(isOfAddress(sql, p.addressHash)),
);

const ofAddress = query((sql, p: Slots<{ addressHash: string }>) =>
  keptForms.select(sql).where(keptForms.values(p, "addressHash")),
);

const putFirst = query((sql, p: Slots<KeptForm>) =>
  keptForms.insert(sql, p).onConflict(["mode", "address_hash", "path"]).ignore(),
);

const removeAll = query((sql, p: Slots<{ addressHash: string }>) =>
  keptForms.delete(sql).where(keptForms.values(p, "addressHash")),
);

const purge = query((sql, p: Slots<{ now: number }>) =>
  keptForms.delete(sql).where("expires_at", "<=", p.now),
);

export async function saveKeptForm(tx: Db, form: KeptForm): Promise<void> {
  await put(tx, { ...form, addressHash: await currentAddressHash(tx, form.addressHash) });
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

/** Gives the forms of an address to its new hash; one that it has there already stays. Returns how many there were. */
export async function moveKeptForms(
  tx: Db,
  { oldHash, newHash }: Readonly<{ oldHash: string; newHash: string }>,
): Promise<number> {
  const forms = await ofAddress(tx, { addressHash: oldHash });
  for (const form of forms) await putFirst(tx, { ...form, addressHash: newHash });
  if (forms.length > 0) await removeAll(tx, { addressHash: oldHash });
  return forms.length;
}

/** Deletes forms that have expired. */
export async function purgeKeptForms(tx: Db, now: number): Promise<void> {
  await purge(tx, { now });
}
