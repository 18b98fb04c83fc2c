import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { currentAddressHash, isOfAddress } from "../guardians/address-moves.js";
import type { Address } from "../guardians/sign-ins.js";
import { type FormDraft, formDrafts } from "./table.js";

// Forms that could not be taken as they came. Their content is encrypted under a key that is not stored.

const insert = query((sql, p: Slots<FormDraft>) => formDrafts.insert(sql, p));

type Id = { draftHash: string };

/** Returns a draft that no guardian owns. */
export const findFormDraft = query((sql, p: Slots<Id>) =>
  formDrafts.select(sql).where(formDrafts.values(p, "draftHash")).whereNull("address_hash"),
).first;

/** Returns a draft of this guardian. */
export const findFormDraftOf = query((sql, p: Slots<Id & Address>) =>
  formDrafts
    .select(sql)
    .where(formDrafts.values(p, "draftHash", "mode"))
    .where(isOfAddress(sql, p.addressHash)),
).first;

export async function addFormDraft(tx: Db, draft: FormDraft): Promise<void> {
  const { addressHash } = draft;
  // A rotation of the secret may have changed it since the browser session was read.
  const current = addressHash === null ? null : await currentAddressHash(tx, addressHash);
  await insert(tx, { ...draft, addressHash: current });
}
