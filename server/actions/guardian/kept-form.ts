// Half-filled forms survive a sign-in: what a guardian typed is kept for an hour, for them alone. An erasure deletes it in
// `store/erasure/mentions.ts`.
import type { Context } from "../../context.js";
import type { Db } from "../../store/engine/db.js";
import { findKeptForm, saveKeptForm, type FormPlace } from "../../store/forms/queries.js";
import type { FormFields } from "../../store/forms/table.js";
import { HOUR_MS } from "../../lib/dates.js";

const LIFE_MS = HOUR_MS;

/** Keeps a form for its sender. `isRejected`: it has errors, which are shown with it. */
export async function keepForm(
  tx: Db,
  { now }: Pick<Context, "now">,
  { mode, addressHash, path }: FormPlace,
  { fields, isRejected }: Readonly<{ fields: FormFields; isRejected: boolean }>,
): Promise<void> {
  const place = { mode, addressHash, path };
  await saveKeptForm(tx, {
    ...place,
    fields,
    isRejected,
    expiresAt: now + LIFE_MS,
  });
}

type KeptFields = Readonly<{ fields: FormFields; isRejected: boolean }>;

/** What was kept for this visitor and page, unless it has expired. */
export async function readKeptForm(
  db: Db,
  { now }: Pick<Context, "now">,
  place: FormPlace,
): Promise<KeptFields | undefined> {
  const found = await findKeptForm(db, place);
  if (!found || found.expiresAt <= now) return undefined;
  const { isRejected } = found;
  return {
    fields: found.fields,
    isRejected,
  };
}
