// Creates and revokes API keys.
import { makeApiKey, type KeyScope } from "../../domain/api-key.js";
import type { ServiceContext } from "../../context.js";
import type { Mode, Product } from "../../domain/product.js";
import type { Db } from "../../store/engine/db.js";
import { revokeApiKey, saveApiKey } from "../../store/products/queries.js";
import { recordOperation, type Author } from "../operator/operation.js";

interface NewKey {
  productId: number;
  mode: Mode;
  scope?: KeyScope;
  label?: string | null;
  expiresAt?: number | null;
}

type Deps = Pick<ServiceContext, "random" | "clock" | "checkpoints" | "log"> & { now: number };

/** Creates and stores a key. Returns its text, which is stored nowhere. */
export async function createApiKey(
  tx: Db,
  { random, clock }: Pick<ServiceContext, "random" | "clock">,
  { productId, mode, scope = "product", label = null, expiresAt = null }: NewKey,
) {
  const { text, keyId, secretHash } = makeApiKey(mode, random.bytes(96));
  await saveApiKey(tx, {
    keyId,
    productId,
    mode,
    scope,
    secretHash,
    label,
    createdAt: clock.realNow(),
    expiresAt,
    revokedAt: null,
    lastUsedOn: null,
  });
  return { keyId, apiKey: text };
}

/** Creates a key of a product, and records who did. */
export async function issueKey(
  tx: Db,
  deps: Deps,
  product: Product,
  key: Omit<NewKey, "productId">,
  by: Author,
) {
  const created = await createApiKey(tx, deps, { ...key, productId: product.productId });
  const operation = {
    action: "key-created",
    target: created.keyId,
    product,
    mode: key.mode,
  } as const;
  await recordOperation(tx, deps, operation, by);
  return created;
}

/** Revokes a key of a product, and records who did. Returns false where it was revoked before. */
export async function endKey(
  tx: Db,
  deps: Deps,
  product: Product,
  { keyId, mode }: Readonly<{ keyId: string; mode: Mode }>,
  by: Author,
): Promise<boolean> {
  if (!(await revokeApiKey(tx, keyId, deps.clock.realNow()))) return false;
  await recordOperation(tx, deps, { action: "key-revoked", target: keyId, product, mode }, by);
  return true;
}
