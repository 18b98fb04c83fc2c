// Hashes of erased ids, under a key that has no other use and never changes.
import { mac } from "./keyring.js";
import type { Tree } from "./ledger/checkpoint.js";
import type { Mode } from "./product.js";

/** `key`: in hexadecimal. */
const hash = (key: string, ...parts: readonly (string | number)[]): string =>
  mac(Buffer.from(key, "hex"), ...parts).toString("base64url");

export const erasedPlayerHash = (key: string, { organisation, mode }: Tree, kuid: string): string =>
  hash(key, "player", organisation, mode, kuid);

/** Returns the hash of a player whose data one product has erased. */
export const erasedInProductHash = (
  key: string,
  { productId, mode }: Readonly<{ productId: number; mode: Mode }>,
  kuid: string,
): string => hash(key, "player-in-product", productId, mode, kuid);

export const erasedGuardianHash = (key: string, mode: Mode, address: string): string =>
  hash(key, "guardian", mode, address.toLowerCase());

/** `field`: what the id is called, so that ids of different kinds never meet. */
export const erasedIdHash = (key: string, field: string, productId: number, id: string): string =>
  hash(key, field, productId, id);
