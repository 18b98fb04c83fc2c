import type { ApiKey } from "../auth/api-key.js";
import type { LocalDate } from "../dates.js";
import type { Product, ProductConfig } from "../domain/product.js";
import { notify } from "./engine/changes.js";
import type { Db } from "./engine/db.js";
import { readSetting } from "./settings.js";
import { statement } from "./engine/statement.js";

interface ProductRow {
  config: string;
  version: string;
  permissionsSince: string;
}

const productColumns = {
  config: "config",
  version: "version",
  permissionsSince: "permissions_since",
};

const allProducts = statement<Record<never, never>, ProductRow>((sql) =>
  sql("products").select(productColumns).orderBy("product_id"),
);

const oneProduct = statement<{ productId: number }, ProductRow>((sql, p) =>
  sql("products").select(productColumns).where({ product_id: p.productId }),
);

const putProduct = statement<
  ProductRow & { productId: number; organisation: string; appliedAt: number }
>((sql, p) =>
  sql("products")
    .insert({
      product_id: p.productId,
      organisation: p.organisation,
      config: p.config,
      version: p.version,
      permissions_since: p.permissionsSince,
      applied_at: p.appliedAt,
    })
    .onConflict("product_id")
    .merge(["config", "version", "permissions_since", "applied_at"]),
);

const asProduct = (row: ProductRow): Product =>
  Object.freeze({
    ...(JSON.parse(row.config) as ProductConfig),
    version: row.version,
    permissionsSince: JSON.parse(row.permissionsSince) as Record<string, number>,
  });

export const listProducts = async (db: Db): Promise<Product[]> =>
  (await allProducts(db)).map(asProduct);

export async function findProduct(db: Db, productId: number): Promise<Product | undefined> {
  const row = await oneProduct.first(db, { productId });
  return row && asProduct(row);
}

export async function saveProduct(tx: Db, product: Product, appliedAt: number): Promise<void> {
  const { version, permissionsSince, ...config } = product;
  await putProduct(tx, {
    productId: product.productId,
    organisation: product.organisation,
    config: JSON.stringify(config),
    version,
    permissionsSince: JSON.stringify(permissionsSince),
    appliedAt,
  });
  await touchCatalogue(tx);
}

const keyColumns = {
  keyId: "key_id",
  productId: "product_id",
  mode: "mode",
  secretHash: "secret_hash",
  label: "label",
  createdAt: "created_at",
  expiresAt: "expires_at",
  revokedAt: "revoked_at",
  lastUsedOn: "last_used_on",
};

const allKeys = statement<Record<never, never>, ApiKey>((sql) =>
  sql("api_keys").select(keyColumns).orderBy(["product_id", "mode", "created_at", "key_id"]),
);

const putKey = statement<{ [Name in keyof ApiKey]: ApiKey[Name] }>((sql, p) =>
  sql("api_keys").insert({
    key_id: p.keyId,
    product_id: p.productId,
    mode: p.mode,
    secret_hash: p.secretHash,
    label: p.label,
    created_at: p.createdAt,
    expires_at: p.expiresAt,
    revoked_at: p.revokedAt,
    last_used_on: p.lastUsedOn,
  }),
);

const touchKey = statement<{ keyId: string; day: LocalDate }>((sql, p) =>
  sql("api_keys").update({ last_used_on: p.day }).where({ key_id: p.keyId }),
);

const endKey = statement<{ keyId: string; revokedAt: number }>((sql, p) =>
  sql("api_keys")
    .update({ revoked_at: p.revokedAt })
    .where({ key_id: p.keyId })
    .whereNull("revoked_at"),
);

export const listApiKeys = (db: Db): Promise<ApiKey[]> => allKeys(db);

export async function saveApiKey(tx: Db, key: ApiKey): Promise<void> {
  await putKey(tx, key);
  await touchCatalogue(tx);
}

/** Keeps the day of a key's last use. The catalogue is not told: nothing is decided by it. */
export const saveKeyUse = async (tx: Db, keyId: string, day: LocalDate): Promise<void> =>
  void (await touchKey(tx, { keyId, day }));

/** Returns whether there was such a key that was not revoked yet. */
export async function revokeApiKey(tx: Db, keyId: string, revokedAt: number): Promise<boolean> {
  const revoked = await endKey.changed(tx, { keyId, revokedAt });
  await touchCatalogue(tx);
  return revoked > 0;
}

const EPOCH = "catalogue-epoch";

/** A cheap number that changes whenever a product or a key does. */
export const catalogueEpoch = async (db: Db): Promise<string> =>
  (await readSetting(db, EPOCH)) ?? "0";

/** One statement: of two that count at once each counts. */
const countUp = statement<{ name: string }>((sql, p) =>
  sql("settings")
    .insert({ name: p.name, value: "1" })
    .onConflict("name")
    .merge({ value: sql.raw("cast(cast(settings.value as integer) + 1 as text)") }),
);

async function touchCatalogue(tx: Db): Promise<void> {
  await countUp(tx, { name: EPOCH });
  await notify(tx);
}
