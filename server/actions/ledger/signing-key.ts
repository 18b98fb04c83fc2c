import { createHash, createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";

import type { ServiceContext } from "../../context.js";
import { publicBytes } from "../../domain/ledger/checkpoint.js";
import { listLedgerKeys, saveLedgerKey } from "../../store/ledger/checkpoints.js";
import type { LedgerKey } from "../../store/ledger/table.js";
import type { Db } from "../../store/engine/db.js";
import { advisoryLock } from "../../store/engine/locks.js";

/** The key that signs checkpoints, and the public keys of all that ever did, oldest first: 32 bytes each. */
type SigningKeys = Readonly<{ privateKey: KeyObject; publicKeys: readonly Buffer[] }>;

type KeyDeps = Pick<ServiceContext, "store" | "random" | "clock">;

/** What comes before the 32 bytes of an Ed25519 seed in its DER form (RFC 8410). */
const PKCS8_PREFIX = Buffer.from("302e020100300506032b657004220420", "hex");

/**
 * Returns the keys of this database's ledgers, and makes the first one. Reads them anew each time, because another process may
 * have replaced the newest.
 */
export async function readSigningKeys(deps: KeyDeps): Promise<SigningKeys> {
  const found = await listLedgerKeys(deps.store);
  return readKeys(found.length > 0 ? found : await makeFirst(deps));
}

/** Adds a key that signs from the commit on, and returns its id. Checkpoints under the others stay valid. */
export async function addSigningKey(
  tx: Db,
  { random, clock }: Pick<KeyDeps, "random" | "clock">,
): Promise<string> {
  // If two processes make a key at once, the second process finds the key of the first.
  await advisoryLock(tx, "ledger-keys");
  const newest = (await listLedgerKeys(tx)).at(-1);
  const key = makeKey(random, Math.max(clock.now(), (newest?.createdAt ?? -1) + 1));
  await saveLedgerKey(tx, key);
  return key.keyId;
}

/** Returns the public keys: 32 bytes each, oldest first. */
export const publicKeysOf = async (db: Db): Promise<Buffer[]> =>
  (await listLedgerKeys(db)).map(({ publicKey }) => Buffer.from(publicKey, "base64"));

function makeFirst({ store, random, clock }: KeyDeps): Promise<LedgerKey[]> {
  return store.write(async (tx) => {
    await advisoryLock(tx, "ledger-keys");
    if ((await listLedgerKeys(tx)).length === 0)
      await saveLedgerKey(tx, makeKey(random, clock.now()));
    return listLedgerKeys(tx);
  });
}

function makeKey(random: KeyDeps["random"], createdAt: number): LedgerKey {
  const seed = random.bytes(32);
  const der = Buffer.concat([PKCS8_PREFIX, seed]);
  const key = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  const bytes = publicBytes(createPublicKey(key));
  return {
    keyId: createHash("sha256").update(bytes).digest("hex").slice(0, 16),
    publicKey: bytes.toString("base64"),
    privateKey: seed.toString("base64"),
    createdAt,
  };
}

function readKeys(keys: readonly LedgerKey[]): SigningKeys {
  const newest = keys.at(-1) as LedgerKey;
  const inUrl = (base64: string) => Buffer.from(base64, "base64").toString("base64url");
  const jwk = { kty: "OKP", crv: "Ed25519", x: inUrl(newest.publicKey) };
  return {
    // A JWK, because OpenSSL reads DER more slowly.
    privateKey: createPrivateKey({
      key: { ...jwk, d: inUrl(newest.privateKey) },
      format: "jwk",
    }),
    publicKeys: keys.map(({ publicKey }) => Buffer.from(publicKey, "base64")),
  };
}
