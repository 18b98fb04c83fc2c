import type { ServiceContext } from "../context.js";
import {
  MODES,
  type Mode,
  type Product,
  type ProductByMode,
  type ProductConfig,
} from "../domain/product.js";
import type { Db } from "../store/engine/db.js";
import { findProductByMode, saveProduct } from "../store/products/queries.js";
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

/**
 * Creates or changes a product in these modes, in the caller's transaction. A new one begins in both. `config` has passed
 * `checkAddresses`.
 */
export async function applyConfig(
  tx: Db,
  config: ProductConfig,
  applying: Applying,
  modes: readonly Mode[] = MODES,
): Promise<AppliedProduct> {
  const { now } = applying;
  const before = await findProductByMode(tx, config.productId);
  checkOrganisation(config, before?.live);
  assertBegun(config, before, modes);
  const product = (mode: Mode): Product =>
    before && !modes.includes(mode) ? before[mode] : asProduct(config, before?.[mode], applying);
  const after = { test: product("test"), live: product("live") };
  for (const mode of modes) {
    await applying.releases.load(tx, [after[mode]]);
    assertKnown(after[mode], applying);
    if (after[mode].acceptedReleases && !before?.[mode].acceptedReleases)
      await storeRelease(tx, applying.policy, now);
  }
  await saveProduct(tx, after.live, now, after.test);
  if (before) await announceChanges(tx, applying, before, after);
  const [mode = "live"] = modes.toReversed();
  return { product: after[mode], ...(await applyEndpoints(tx, applying, config, modes)) };
}

/** Throws a ProductFileError for a new product that would be in one mode alone. */
export function assertBegun(
  { productId }: ProductConfig,
  before: ProductByMode | undefined,
  modes: readonly Mode[],
): void {
  if (!before && modes.length < MODES.length)
    throw new ProductFileError(
      `productId: product ${productId} is new; it begins in both modes, without --mode.`,
    );
}

/**
 * Starts announcing to the product the changes that its new file makes to sessions: in both modes at once, if the changes are the
 * same.
 */
async function announceChanges(
  tx: Db,
  applying: Applying,
  before: ProductByMode,
  after: ProductByMode,
): Promise<void> {
  const isOne = before.test === before.live && isEqual(after.test, after.live);
  for (const mode of isOne ? [undefined] : MODES) {
    const of = mode ?? "live";
    const products = { before: before[of], after: after[of] };
    if (!isEqual(whatDecides(products.before), whatDecides(products.after)))
      await beginRuleChange(tx, applying, "configuration", { ...products, ...(mode && { mode }) });
  }
}

const isEqual = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns the parts of a product that decide the permissions of its players. */
const whatDecides = ({ permissions, services, law, acceptedReleases }: Product) => ({
  permissions,
  services,
  law,
  acceptedReleases,
});

/** Starts announcing to a product the changes of its sessions by a new file, or by the release of the law that it accepted. */
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

/** Throws a ProductFileError if the release of the law that a product keeps does not know a name in its file. */
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
