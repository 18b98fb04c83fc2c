// Half-filled forms survive a sign-in: what a guardian typed is kept for an hour, for them alone.
import type { Context } from "../../context.js";
import { open, seal, type Place } from "../../domain/keyring.js";
import type { Db } from "../../store/engine/db.js";
import { findKeptForm, saveKeptForm, type FormPlace } from "../../store/kept-forms.js";

const LIFE_MS = 3_600_000;

/** The fields of a form as they were sent; one that stands several times has several values. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

/** Another's form, or one of another page, does not decrypt. */
const placeOf = ({ mode, addressHash, path }: FormPlace): Place => ({
  table: "kept_forms",
  column: "fields",
  rowId: [mode, addressHash, path].join("\n"),
});

/** Keeps a form for its sender. `isRejected`: it has errors, which are shown with it. */
export async function keepForm(
  tx: Db,
  { keyring, random, now }: Pick<Context, "keyring" | "random" | "now">,
  { mode, addressHash, path }: FormPlace,
  { fields, isRejected }: Readonly<{ fields: FormFields; isRejected: boolean }>,
): Promise<void> {
  const place = { mode, addressHash, path };
  await saveKeptForm(tx, {
    ...place,
    fields: seal(keyring, placeOf(place), JSON.stringify(fields), random.bytes(12)),
    isRejected,
    expiresAt: now + LIFE_MS,
  });
}

export type KeptFields = Readonly<{ fields: FormFields; isRejected: boolean }>;

/** What was kept for this visitor and page, unless it has expired. */
export async function readKeptForm(
  db: Db,
  { keyring, now }: Pick<Context, "keyring" | "now">,
  place: FormPlace,
): Promise<KeptFields | undefined> {
  const found = await findKeptForm(db, place);
  if (!found || found.expiresAt <= now) return undefined;
  const { isRejected } = found;
  return {
    fields: JSON.parse(open(keyring, placeOf(found), found.fields)) as FormFields,
    isRejected,
  };
}
