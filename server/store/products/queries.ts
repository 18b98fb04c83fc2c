import type { Knex } from "knex";

import type { ApiKey } from "../../domain/api-key.js";
import type { Product } from "../../domain/product.js";
import type { LocalDate } from "../../lib/dates.js";
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import { readSetting } from "../service/queries.js";
import { settings } from "../service/table.js";
import { apiKeys, lawReleases, products } from "./table.js";

const select = (sql: Knex) =>
  products.select(
    sql,
    "config",
    "version",
    "permissionsSince",
    "documentsSince",
    "acceptedReleases",
  );

const allProducts = query((sql) => select(sql).orderBy("product_id"));

const oneProduct = query((sql, p: Slots<{ productId: number }>) =>
  select(sql).where(products.values(p, "productId")),
);

const putProduct = query((sql, p: Slots<RowOf<typeof products>>) =>
  products
    .insert(sql, p)
    .onConflict("product_id")
    .merge([
      "config",
      "version",
      "permissions_since",
      "documents_since",
      "accepted_releases",
      "applied_at",
    ]),
);

type ProductRow = Pick<
  RowOf<typeof products>,
  "config" | "version" | "permissionsSince" | "documentsSince" | "acceptedReleases"
>;

const asProduct = ({ config, ...added }: ProductRow): Product =>
  Object.freeze({ ...config, ...added });

export const listProducts = async (db: Db): Promise<Product[]> =>
  (await allProducts(db)).map(asProduct);

export async function findProduct(db: Db, productId: number): Promise<Product | undefined> {
  const row = await oneProduct.first(db, { productId });
  return row && asProduct(row);
}

export async function saveProduct(tx: Db, product: Product, appliedAt: number): Promise<void> {
  const { version, permissionsSince, documentsSince, acceptedReleases, ...config } = product;
  await putProduct(tx, {
    productId: product.productId,
    organisation: product.organisation,
    config,
    version,
    permissionsSince,
    documentsSince,
    acceptedReleases,
    appliedAt,
  });
  await touchCatalogue(tx);
}

const putAccepted = query((sql, p: Slots<Pick<Product, "productId" | "acceptedReleases">>) =>
  products
    .update(sql, products.values(p, "acceptedReleases"))
    .where(products.values(p, "productId")),
);

/** Stores which releases of the law a product keeps, which has not changed otherwise. */
export async function saveAcceptedReleases(
  tx: Db,
  { productId, acceptedReleases }: Product,
): Promise<void> {
  await putAccepted(tx, { productId, acceptedReleases });
  await touchCatalogue(tx);
}

/** Stores a release of the law. One that is there already is the same. */
export const saveRelease = query((sql, p: Slots<RowOf<typeof lawReleases>>) =>
  lawReleases.insert(sql, p).onConflict("release").ignore(),
);

export const findRelease = query((sql, p: Slots<{ release: string }>) =>
  lawReleases.select(sql, "policy").where(lawReleases.values(p, "release")),
).first;

/** Returns the names of the stored releases, the newest first. */
export const listReleases = query((sql) =>
  lawReleases.select(sql, "release").orderBy("release", "desc"),
);

export const listApiKeys = query((sql) =>
  apiKeys.select(sql).orderBy(["product_id", "mode", "created_at", "key_id"]),
);

const putKey = query((sql, p: Slots<ApiKey>) => apiKeys.insert(sql, p));

const touchKey = query((sql, p: Slots<{ keyId: string; lastUsedOn: LocalDate }>) =>
  apiKeys.update(sql, apiKeys.values(p, "lastUsedOn")).where(apiKeys.values(p, "keyId")),
);

const endKey = query((sql, p: Slots<{ keyId: string; revokedAt: number }>) =>
  apiKeys
    .update(sql, apiKeys.values(p, "revokedAt"))
    .where(apiKeys.values(p, "keyId"))
    .whereNull("revoked_at"),
);

export async function saveApiKey(tx: Db, key: ApiKey): Promise<void> {
  await putKey(tx, key);
  await touchCatalogue(tx);
}

/** Stores the day of a key's last use. Nothing depends on it, so the catalogue is not reloaded. */
export const saveKeyUse = async (tx: Db, keyId: string, day: LocalDate): Promise<void> =>
  void (await touchKey(tx, { keyId, lastUsedOn: day }));

/** Revokes a key. Returns false where there is none, or where it was revoked before. */
export async function revokeApiKey(tx: Db, keyId: string, revokedAt: number): Promise<boolean> {
  const revoked = await endKey.changed(tx, { keyId, revokedAt });
  await touchCatalogue(tx);
  return revoked > 0;
}

const EPOCH = "catalogue-epoch";

/** Returns a number that grows whenever a product or a key changes. */
export const catalogueEpoch = async (db: Db): Promise<number> =>
  Number((await readSetting(db, EPOCH)) ?? 0);

/** Selects the epoch as a column of another statement: null where there is none yet. */
export const epochColumn = (sql: Knex): Knex.QueryBuilder =>
  sql("settings").select("value").where({ name: EPOCH });

/** Counts in one statement, so that two concurrent callers both count. */
const countUp = query((sql, p: Slots<{ name: string }>) =>
  settings
    .insert(sql, p, { value: "1" })
    .onConflict("name")
    .merge({ value: sql.raw("cast(cast(settings.value as integer) + 1 as text)") }),
);

async function touchCatalogue(tx: Db): Promise<void> {
  await countUp(tx, { name: EPOCH });
  await tx.notify();
}
