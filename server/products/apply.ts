import type { ServiceContext } from "../context.js";
import type { Product, ProductConfig } from "../domain/product.js";
import type { Db } from "../store/engine/db.js";
import { findProduct, saveProduct } from "../store/products.js";
import { readEndpointUrl, RefusedAddressError } from "../webhooks/address.js";
import { applyEndpoints } from "../webhooks/endpoints.js";
import { asProduct, ProductFileError, readProductFile } from "./read.js";

type Applying = Pick<ServiceContext, "policy" | "config" | "keyring" | "random"> & { now: number };

/** Applies a product file's text: the product is there from then on, or changed. Throws a ProductFileError. */
export async function applyProduct(db: Db, text: string, applying: Applying): Promise<Product> {
  const { policy, now } = applying;
  const config = readProductFile(text, policy);
  checkAddresses(config, applying);
  return db.write(async (tx) => {
    const before = await findProduct(tx, config.productId);
    if (before && before.organisation !== config.organisation) {
      throw new ProductFileError(
        `organisation: product ${config.productId} belongs to ${before.organisation}; its players cannot move to another.`,
      );
    }
    const product = asProduct(config, before, now);
    await saveProduct(tx, product, now);
    await applyEndpoints(tx, applying, product);
    return product;
  });
}

function checkAddresses({ webhooks }: ProductConfig, { config }: Applying): void {
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
