// The language that a guardian used last: their mails are written in it.
import type { Context, ServiceContext } from "../../context.js";
import { addressHashes } from "../../domain/keyring.js";
import type { Language } from "../../domain/language.js";
import type { Mode } from "../../domain/product.js";
import type { Db } from "../../store/engine/db.js";
import { findGuardianLanguage, saveGuardianLanguage } from "../../store/guardians/queries.js";
import { settleAddress } from "./settle-address.js";

type Reader = Readonly<{ mode: Mode; addressHash: string }>;

/** Keeps it for a person who has shown whose address it is. Does nothing where no guardian has the address. */
export async function noteLanguage(db: Db, reader: Reader, language: Language): Promise<void> {
  const known = await findGuardianLanguage(db, reader);
  if (known === undefined || known === language) return;
  await db.write((tx) => saveGuardianLanguage(tx, { ...reader, language }));
}

/**
 * Keeps the language of a person who typed an address, only where none is known: the address may not be theirs. In the caller's
 * transaction.
 */
export async function noteFirstLanguage(
  tx: Db,
  context: Pick<Context, "keyring" | "now" | "mode">,
  email: string,
  language: Language,
): Promise<void> {
  const reader = { mode: context.mode, addressHash: await settleAddress(tx, context, email) };
  if ((await findGuardianLanguage(tx, reader)) === null)
    await saveGuardianLanguage(tx, { ...reader, language });
}

/** Returns the language that the reader of an address used last, if it is known. */
export async function languageOfReader(
  { store, keyring }: Pick<ServiceContext, "keyring"> & Readonly<{ store: Db }>,
  mode: Mode,
  email: string,
): Promise<Language | undefined> {
  for (const hash of addressHashes(keyring, email)) {
    const language = await findGuardianLanguage(store, { mode, addressHash: hash });
    if (language) return language;
  }
  return undefined;
}
