import type { ServiceContext } from "../context.js";
import type { Product, ProductConfig } from "../domain/product.js";
import type { Db } from "../store/engine/db.js";
import { findProduct, saveProduct } from "../store/products/queries.js";
import { addRuleChange } from "../store/notices/queries.js";
import { armWakeup } from "../store/wakeups/arm.js";
import { readEndpointUrl, RefusedAddressError } from "../webhooks/address.js";
import { applyEndpoints, type EndpointChange, type NewSecret } from "../webhooks/endpoints.js";
import { asProduct, ProductFileError, readProductFile } from "./read.js";

type Applying = Pick<ServiceContext, "policy" | "config" | "keyring" | "random"> & { now: number };

/** A product after the change, with the secrets of its new endpoints, which can be shown only now. */
export interface AppliedProduct {
  product: Product;
  newSecrets: readonly NewSecret[];
  endpointChanges: readonly EndpointChange[];
}

/** Creates or changes a product from the text of its file. Throws a ProductFileError. */
export async function applyProduct(db: Db, text: string, applying: Applying): Promise<Product> {
  const config = readProductFile(text, applying.policy);
  checkAddresses(config, applying);
  return db.write(async (tx) => (await applyConfig(tx, config, applying)).product);
}

/** Creates or changes a product in the caller's transaction. `config` has passed `checkAddresses`. */
export async function applyConfig(
  tx: Db,
  config: ProductConfig,
  applying: Applying,
): Promise<AppliedProduct> {
  const { now } = applying;
  const before = await findProduct(tx, config.productId);
  checkOrganisation(config, before);
  const product = asProduct(config, before, now);
  await saveProduct(tx, product, now);
  if (before) await announceChange(tx, applying, before, product);
  return { product, ...(await applyEndpoints(tx, applying, product)) };
}

/** Starts announcing to the product what its new file changes in its sessions. */
async function announceChange(
  tx: Db,
  { random, now }: Applying,
  before: Product,
  after: Product,
): Promise<void> {
  if (JSON.stringify(before.permissions) === JSON.stringify(after.permissions)) return;
  const changeId = random.uuid();
  const { productId } = after;
  await addRuleChange(tx, {
    ...{ changeId, productId, cause: "configuration", effectiveAt: now },
    ...{ products: { before, after }, cursor: "" },
  } as const);
  await armWakeup(tx, { kind: "ruleChange", ref: changeId, dueAt: now });
}

/** Throws a ProductFileError where a file would move a product to another organisation, which has other players. */
export function checkOrganisation(config: ProductConfig, before: Product | undefined): void {
  if (!before || before.organisation === config.organisation) return;
  throw new ProductFileError(
    `organisation: product ${config.productId} belongs to ${before.organisation}; its players cannot move to another.`,
  );
}

/** Throws a ProductFileError that names every webhook address that may not be used. */
export function checkAddresses(
  { webhooks }: ProductConfig,
  { config }: Pick<Applying, "config">,
): void {
  const faults = webhooks.flatMap(({ url }) => {
    try {
      readEndpointUrl(url, { allowPrivate: config.webhookAllowPrivate });
      return [];
    } catch (error) {
      if (error instanceof RefusedAddressError)
        return [`webhooks: ${url} cannot be used. ${error.message}`];
      throw error;
    }
  });
  if (faults.length > 0) throw new ProductFileError(faults.join("\n"));
}
