import { BoundedCache } from "../lib/bounded-cache.js";
import { remember } from "../lib/remember.js";
import type { ServiceContext } from "../context.js";
import {
  isAccessToken,
  isLiveKey,
  readAccessToken,
  readApiKey,
  type ApiKey,
} from "../domain/api-key.js";
import { isSameText } from "../domain/keyring.js";
import type { Credential, CredentialRejection, Principal } from "../http/ports.js";

type Catalogue = ServiceContext["catalogue"];

/** Whom a credential stands for. A Bearer token is an access token or an API key; an access token ends with its key. */
export function verifyCredential(
  { catalogue, clock, keyring, config }: ServiceContext,
  { scheme, value }: Credential,
): Principal | CredentialRejection {
  const realNow = clock.realNow();
  let key: ApiKey | CredentialRejection;
  if (scheme === "bearer" && isAccessToken(value)) {
    const token = readAccessToken(keyring, value);
    if (token === "malformed") return "malformed";
    if (token === "forged") return "invalid";
    if (token.expiresAt <= realNow) return "expired";
    key = catalogue.key(token.keyId) ?? "invalid";
  } else key = keyOf(catalogue, value);
  if (typeof key === "string") return key;
  if (!isLiveKey(key, realNow)) return key.revokedAt === null ? "expired" : "invalid";
  // Real players need a clock that runs.
  if (config.clock === "manual" && key.mode === "live") return "invalid";
  return { keyId: key.keyId, productId: key.productId, mode: key.mode };
}

/** Enough for every key that calls at the same time. */
const MAX_KEYS = 1_000;
const verified = remember((_: Catalogue) => new BoundedCache<string, ApiKey>(MAX_KEYS));

/**
 * The key of a text. A key whose secret was right is remembered, because each hash makes a read slower. When any key changes, the
 * catalogue replaces the objects of all keys, so that none is remembered.
 */
function keyOf(catalogue: Catalogue, text: string): ApiKey | CredentialRejection {
  const ofCatalogue = verified(catalogue);
  const known = ofCatalogue.get(text);
  if (known !== undefined && catalogue.key(known.keyId) === known) return known;
  const key = verifyKey(catalogue, text);
  if (typeof key !== "string") ofCatalogue.set(text, key);
  return key;
}

/** Compared with if there is no such key, so that an unknown id takes as long as a wrong secret. */
const HASH_OF_NO_KEY = "A".repeat(43);

function verifyKey(catalogue: Catalogue, text: string): ApiKey | CredentialRejection {
  const given = readApiKey(text);
  if (!given) return "malformed";
  const key = catalogue.key(given.keyId);
  const isSame = isSameText(key?.secretHash ?? HASH_OF_NO_KEY, given.secretHash);
  return isSame && key?.mode === given.mode ? key : "invalid";
}
