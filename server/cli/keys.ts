import type { Services } from "../services.js";
import { isLiveKey, makeApiKey } from "../auth/api-key.js";
import type { Mode } from "../domain/product.js";
import { listApiKeys, revokeApiKey, saveApiKey } from "../store/products.js";
import type { Db } from "../store/engine/db.js";
import { asInstant, CommandError, print, printJson, withServices } from "./open.js";

const DAY_MS = 86_400_000;
const MOST_DAYS = 36_500;

/** Makes and stores a key; answers its text, which is shown once and kept nowhere. */
export async function createApiKey(
  tx: Db,
  { random, clock }: Pick<Services, "random" | "clock">,
  {
    productId,
    mode,
    expiresAt = null,
  }: { productId: number; mode: Mode; expiresAt?: number | null },
) {
  const { text, keyId, secretHash } = makeApiKey(mode, random.bytes(96));
  await saveApiKey(tx, {
    keyId,
    productId,
    mode,
    secretHash,
    createdAt: clock.realNow(),
    expiresAt,
    revokedAt: null,
  });
  return { keyId, apiKey: text };
}

export interface CreateOptions {
  product: number;
  mode: Mode;
  expiresInDays?: number;
  json?: boolean;
}

export async function createKey({ product, mode, expiresInDays, json }: CreateOptions) {
  if (expiresInDays !== undefined && !(expiresInDays >= 1 && expiresInDays <= MOST_DAYS)) {
    throw new CommandError(`--expires-in-days takes 1 to ${MOST_DAYS}.`);
  }
  return withServices(async (services) => {
    const { catalogue, clock, store } = services;
    if (!catalogue.product(product)) throw new CommandError(`There is no product ${product}.`);
    const expiresAt = expiresInDays === undefined ? null : clock.realNow() + expiresInDays * DAY_MS;
    const { keyId, apiKey } = await store.write((tx) =>
      createApiKey(tx, services, { productId: product, mode, expiresAt }),
    );
    const created = { keyId, productId: product, mode, apiKey, expiresAt: asInstant(expiresAt) };
    if (json) return printJson(created);
    print(`${apiKey}\n\nKey ${keyId} of product ${product}, ${mode} mode. It is shown this once.`);
  });
}

export const listKeys = ({ product, json }: { product?: number; json?: boolean }) =>
  withServices(async ({ store, clock }) => {
    const now = clock.realNow();
    const keys = (await listApiKeys(store))
      .filter(({ productId }) => product === undefined || productId === product)
      .map((key) => ({
        keyId: key.keyId,
        productId: key.productId,
        mode: key.mode,
        state: isLiveKey(key, now) ? "live" : key.revokedAt === null ? "expired" : "revoked",
        createdAt: asInstant(key.createdAt),
        expiresAt: asInstant(key.expiresAt),
        revokedAt: asInstant(key.revokedAt),
      }));
    if (json) printJson(keys);
    else
      for (const { keyId, productId, mode, state, createdAt } of keys)
        print(`${keyId}  ${productId}  ${mode}  ${state}  ${createdAt}`);
  });

export const revokeKey = (keyId: string) =>
  withServices(async ({ store, clock }) => {
    const isRevoked = await store.write((tx) => revokeApiKey(tx, keyId, clock.realNow()));
    if (!isRevoked) throw new CommandError("There is no such key that is not revoked yet.");
    print(`Key ${keyId} is revoked.`);
  });
