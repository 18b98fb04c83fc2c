import type { ServiceContext } from "../context.js";
import { isLiveKey, readAccessToken, readApiKey, type ApiKey } from "./api-key.js";
import { isSameText } from "../domain/keyring.js";
import type { Mode } from "../domain/product.js";

export interface Credential {
  scheme: "apiKey" | "bearer";
  value: string;
}

export interface Principal {
  keyId: string;
  productId: number;
  mode: Mode;
}

/** Compared with where there is no such key, so that its absence takes as long. */
const ABSENT_KEY_HASH = "A".repeat(43);

/** Whose credential it is, or undefined. A Bearer token is one of ours or an API key; it ends with its key. */
export function authenticate(
  { catalogue, clock, keyring, config }: ServiceContext,
  credential: Credential,
): Principal | undefined {
  const realNow = clock.realNow();
  const { scheme, value } = credential;
  const tokenKeyId = scheme === "bearer" ? readAccessToken(keyring, value, realNow) : undefined;
  const key = tokenKeyId === undefined ? keyOf(catalogue, value) : catalogue.key(tokenKeyId);
  if (!key || !isLiveKey(key, realNow)) return undefined;
  // A clock that is moved by hand is no place for real players.
  if (config.clock === "manual" && key.mode === "live") return undefined;
  return { keyId: key.keyId, productId: key.productId, mode: key.mode };
}

/** Enough for every key that calls at the same time. */
const MOST_REMEMBERED = 1_000;
const remembered = new WeakMap<ServiceContext["catalogue"], Map<string, ApiKey>>();

/**
 * The key of a text. One that was found right is remembered, for hashing it costs a tenth of a read. When any key
 * changes the catalogue makes other objects of them all, and what is remembered holds no longer.
 */
function keyOf(catalogue: ServiceContext["catalogue"], text: string): ApiKey | undefined {
  let verified = remembered.get(catalogue);
  const known = verified?.get(text);
  if (known !== undefined && catalogue.key(known.keyId) === known) return known;
  const key = verifiedKeyOf(catalogue, text);
  if (key === undefined) return undefined;
  if (!verified || verified.size >= MOST_REMEMBERED)
    remembered.set(catalogue, (verified = new Map<string, ApiKey>()));
  verified.set(text, key);
  return key;
}

function verifiedKeyOf(catalogue: ServiceContext["catalogue"], text: string): ApiKey | undefined {
  const given = readApiKey(text);
  if (!given) return undefined;
  const key = catalogue.key(given.keyId);
  const isSame = isSameText(key?.secretHash ?? ABSENT_KEY_HASH, given.secretHash);
  return isSame && key?.mode === given.mode ? key : undefined;
}
