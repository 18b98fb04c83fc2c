import type { ServiceContext } from "../context.js";
import type { Product, ProductConfig } from "../domain/product.js";
import type { Db } from "../store/engine/db.js";
import { findProduct, saveProduct } from "../store/products/queries.js";
import type { Policy } from "../policy/types.js";
import { releaseOf } from "../policy/release.js";
import { addRuleChange } from "../store/notices/queries.js";
import type { RuleChange } from "../store/notices/table.js";
import { armWakeup } from "../store/wakeups/arm.js";
import { readEndpointUrl, RefusedAddressError } from "../webhooks/address.js";
import { applyEndpoints, type EndpointChange, type NewSecret } from "../webhooks/endpoints.js";
import { storeRelease } from "./releases.js";
import { asProduct, ProductFileError, readProductFile } from "./read.js";

type Applying = Pick<ServiceContext, "policy" | "releases" | "config" | "keyring" | "random"> & {
  now: number;
};

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
  const product = asProduct(config, before, applying);
  await applying.releases.load(tx, [product]);
  assertKnown(product, applying);
  if (product.acceptedReleases && !before?.acceptedReleases)
    await storeRelease(tx, applying.policy, now);
  await saveProduct(tx, product, now);
  if (before) await announceChange(tx, applying, before, product);
  return { product, ...(await applyEndpoints(tx, applying, product)) };
}

/** Starts announcing to the product what its new file changes in its sessions. */
async function announceChange(
  tx: Db,
  applying: Applying,
  before: Product,
  after: Product,
): Promise<void> {
  if (JSON.stringify(whatDecides(before)) === JSON.stringify(whatDecides(after))) return;
  await beginRuleChange(tx, applying, "configuration", { before, after });
}

/** What of a product decides the permissions of its players. */
const whatDecides = ({ permissions, services, law, acceptedReleases }: Product) => ({
  permissions,
  services,
  law,
  acceptedReleases,
});

/** Starts announcing to a product what its sessions look like by a new file, or by the release of the law that it accepted. */
export async function beginRuleChange(
  tx: Db,
  { random, now }: Pick<Applying, "random" | "now">,
  cause: RuleChange["cause"],
  products: NonNullable<RuleChange["products"]>,
): Promise<void> {
  const changeId = random.uuid();
  const { productId } = products.after;
  await addRuleChange(tx, {
    changeId,
    productId,
    cause,
    effectiveAt: now,
    products,
    cursor: "",
  });
  await armWakeup(tx, { kind: "ruleChange", ref: changeId, dueAt: now });
}

/** Throws a ProductFileError where a release of the law that a product keeps does not know what its file names. */
export function assertKnown(product: Product, { releases }: Pick<Applying, "releases">): void {
  const fault = releases.faultOf(product);
  const faults = fault === undefined ? missingFrom(product, releases.policiesOf(product)) : [fault];
  if (faults.length > 0) throw new ProductFileError(faults.join("\n"));
}

/** Returns a sentence for each permission of a product's file that releases of the law do not know. */
export const missingFrom = (
  { permissions }: ProductConfig,
  policies: readonly Policy[],
): readonly string[] =>
  policies.flatMap((policy) =>
    permissions
      .filter(({ name, custom }) => !custom && !(name in policy.permissions))
      .map(({ name }) => `permissions: ${name} is not in release ${releaseOf(policy)} of the law`),
  );

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
