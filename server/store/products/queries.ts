import type { Knex } from "knex";

import type { ApiKey } from "../../domain/api-key.js";
import type { Mode, Product, ProductByMode } from "../../domain/product.js";
import type { LocalDate } from "../../lib/dates.js";
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import { readServiceValue } from "../service/queries.js";
import { serviceValues } from "../service/table.js";
import { apiKeys, lawReleases, productChanges, products } from "./table.js";

const select = (sql: Knex) =>
  products.select(
    sql,
    "config",
    "version",
    "permissionsSince",
    "documentsSince",
    "acceptedReleases",
    "test",
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
      "test",
    ]),
);

type ProductRow = Pick<
  RowOf<typeof products>,
  "config" | "version" | "permissionsSince" | "documentsSince" | "acceptedReleases" | "test"
>;

const asProduct = ({ config, ...added }: Omit<ProductRow, "test">): Product =>
  Object.freeze({ ...config, ...added });

function byMode({ test, ...row }: ProductRow): ProductByMode {
  const live = asProduct(row);
  return { live, test: test === null ? live : asProduct(test) };
}

/** Returns the products as they are in each mode. */
export const listProductsByMode = async (db: Db): Promise<ProductByMode[]> =>
  (await allProducts(db)).map(byMode);

/** Returns the products as they are in live mode. */
export const listProducts = async (db: Db): Promise<Product[]> =>
  (await listProductsByMode(db)).map(({ live }) => live);

export async function findProductByMode(
  db: Db,
  productId: number,
): Promise<ProductByMode | undefined> {
  const row = await oneProduct.first(db, { productId });
  return row && byMode(row);
}

/** Returns a product as it is in live mode. */
export const findProduct = async (db: Db, productId: number): Promise<Product | undefined> =>
  (await findProductByMode(db, productId))?.live;

function asApplied(product: Product) {
  const { version, permissionsSince, documentsSince, acceptedReleases, ...config } = product;
  return { config, version, permissionsSince, documentsSince, acceptedReleases };
}

/** Stores a product. `test` is its file in test mode. */
export async function saveProduct(
  tx: Db,
  product: Product,
  appliedAt: number,
  test = product,
): Promise<void> {
  const { productId, organisation } = product;
  const isSame = JSON.stringify(product) === JSON.stringify(test);
  await putProduct(tx, {
    ...{ productId, organisation, ...asApplied(product), appliedAt },
    test: isSame ? null : asApplied(test),
  });
  await touchCatalogue(tx);
}

export const addProductChange = query((sql, p: Slots<Omit<RowOf<typeof productChanges>, "id">>) =>
  productChanges.insert(sql, p),
);

/** Returns the files that were applied to a product in a mode before an entry, the newest first. */
export const listProductChanges = query(
  (sql, p: Slots<{ productId: number; mode: Mode; before: number; limit: number }>) =>
    productChanges
      .select(sql)
      .where(productChanges.values(p, "productId", "mode"))
      .where("id", "<", p.before)
      // Knex takes no parameter for a limit.
      .orderByRaw("id desc limit ?", [p.limit]),
);

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
  Number((await readServiceValue(db, EPOCH)) ?? 0);

/** Selects the epoch as a column of another statement: null where there is none yet. */
export const epochColumn = (sql: Knex): Knex.QueryBuilder =>
  sql("service_values").select("value").where({ name: EPOCH });

/** Counts in one statement, so that two concurrent callers both count. */
const countUp = query((sql, p: Slots<{ name: string }>) =>
  serviceValues
    .insert(sql, p, { value: "1" })
    .onConflict("name")
    .merge({ value: sql.raw("cast(cast(service_values.value as integer) + 1 as text)") }),
);

async function touchCatalogue(tx: Db): Promise<void> {
  await countUp(tx, { name: EPOCH });
  await tx.notify();
}
