import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import { decrypt, encrypt } from "../../domain/keyring.js";
import type { Guardian } from "../../store/guardians.js";

export const GUARDIAN = "guardian";
const MAILED_TO = "mailed-to";

type Keys = Pick<Context, "keyring">;
type Sealing = Pick<Context, "keyring" | "random">;

/** An address as a challenge stores it, encrypted. Links and pending decisions store it the same way. */
export const sealAddress = ({ keyring, random }: Sealing, email: string): string =>
  encrypt(keyring, email, MAILED_TO, random.bytes(12));

/** An address in clear text that `sealAddress` encrypted. */
export const openAddress = ({ keyring }: Keys, sealed: string): string =>
  decrypt(keyring, sealed, MAILED_TO);

/** The address that a challenge was last mailed to, or that its link was made for. */
export const lastMailedTo = (keys: Keys, { mailedTo }: Challenge): string | undefined =>
  mailedTo === null ? undefined : openAddress(keys, mailedTo);

/** A guardian's address in clear text. */
export const addressOf = ({ keyring }: Keys, { address }: Pick<Guardian, "address">): string =>
  decrypt(keyring, address, GUARDIAN);
