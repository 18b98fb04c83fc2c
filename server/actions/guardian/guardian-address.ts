import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import { addressHash, decrypt, encrypt } from "../../domain/keyring.js";
import type { Db } from "../../store/engine/db.js";
import {
  findGuardianOfPlayer,
  linkGuardian,
  ensureGuardian,
  type Guardian,
} from "../../store/guardians.js";

type AddressDeps = Pick<Context, "keyring" | "random" | "tenancy" | "now">;

const GUARDIAN = "guardian";
const MAILED_TO = "mailed-to";

/** An address as a challenge stores it, encrypted. */
export const sealAddress = (
  { keyring, random }: Pick<Context, "keyring" | "random">,
  email: string,
): string => encrypt(keyring, email, MAILED_TO, random.bytes(12));

/** The address that a challenge was last mailed to, or that its link was made for. */
export const lastMailedTo = (
  { keyring }: Pick<Context, "keyring">,
  { mailedTo }: Challenge,
): string | undefined => (mailedTo === null ? undefined : decrypt(keyring, mailedTo, MAILED_TO));

/** The address of the guardian on file of a player, or undefined. */
export async function addressOnFile(
  { db, keyring, tenancy }: Pick<Context, "db" | "keyring" | "tenancy">,
  kuid: string,
): Promise<string | undefined> {
  const guardian = await findGuardianOfPlayer(db, tenancy, kuid);
  return guardian && addressOf({ keyring }, guardian);
}

/** A guardian's address in clear text. */
export const addressOf = (
  { keyring }: Pick<Context, "keyring">,
  { address }: Pick<Guardian, "address">,
): string => decrypt(keyring, address, GUARDIAN);

/** Stores an address as that of the session's guardian. */
export async function putOnFile(
  tx: Db,
  context: AddressDeps,
  sessionId: string,
  email: string,
): Promise<void> {
  const { keyring, random, tenancy, now } = context;
  const guardian = {
    guardianId: random.uuid(),
    addressHash: addressHash(keyring, email),
    address: encrypt(keyring, email, GUARDIAN, random.bytes(12)),
  };
  const { guardianId } = await ensureGuardian(tx, tenancy, guardian, now);
  await linkGuardian(tx, sessionId, guardianId, now);
}
