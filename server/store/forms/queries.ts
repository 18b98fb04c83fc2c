import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { currentAddressHash, isOfAddress } from "../guardians/address-moves.js";
import { type FormDraft, formDrafts, type KeptForm, keptForms } from "./table.js";

// Forms that had errors. Their content is encrypted under a key that is not stored.

const insert = query((sql, p: Slots<FormDraft>) => formDrafts.insert(sql, p));

export const findFormDraft = query((sql, p: Slots<{ draftHash: string }>) =>
  formDrafts.select(sql).where(formDrafts.values(p, "draftHash")),
).first;

const purgeFormDrafts = query((sql, p: Slots<{ now: number }>) =>
  formDrafts.delete(sql).where("expires_at", "<=", p.now),
);

/** Stores a draft and deletes those that have expired. */
export async function addFormDraft(tx: Db, draft: FormDraft, now: number): Promise<void> {
  await purgeFormDrafts(tx, { now });
  await insert(tx, draft);
}

// Forms of the family pages that could not be saved, so that they can be shown again filled in. Instants are in milliseconds.

/** The visitor who sent the form, and the path of its page. */
export type FormPlace = Pick<KeptForm, "mode" | "addressHash" | "path">;

const put = query((sql, p: Slots<KeptForm>) =>
  keptForms
    .insert(sql, p)
    .onConflict(["mode", "address_hash", "path"])
    .merge(["fields", "is_rejected", "expires_at"]),
);

export const findKeptForm = query((sql, p: Slots<FormPlace>) =>
  keptForms
    .select(sql)
    .where(keptForms.values(p, "mode", "path"))
    .where(isOfAddress(sql, p.addressHash)),
).first;

export const deleteKeptForm = query((sql, p: Slots<FormPlace>) =>
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

export const purgeKeptForms = query((sql, p: Slots<{ now: number }>) =>
  keptForms.delete(sql).where("expires_at", "<=", p.now),
);

export async function saveKeptForm(tx: Db, form: KeptForm): Promise<void> {
  await put(tx, { ...form, addressHash: await currentAddressHash(tx, form.addressHash) });
}

/** Moves an address's forms to its new hash, but for those that already have one there. Returns how many there were. */
export async function moveKeptForms(
  tx: Db,
  { oldHash, newHash }: Readonly<{ oldHash: string; newHash: string }>,
): Promise<number> {
  const forms = await ofAddress(tx, { addressHash: oldHash });
  for (const form of forms) await putFirst(tx, { ...form, addressHash: newHash });
  if (forms.length > 0) await removeAll(tx, { addressHash: oldHash });
  return forms.length;
}
