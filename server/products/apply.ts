import type { Product } from "../domain/product.js";
import type { Policy } from "../policy/types.js";
import type { Db } from "../store/db.js";
import { findProduct, saveProduct } from "../store/products.js";
import { asProduct, ProductFileError, readProductFile } from "./read.js";

/** Applies a product file's text: the product is there from then on, or changed. Throws a ProductFileError. */
export async function applyProduct(
  db: Db,
  text: string,
  { policy, now }: { policy: Policy; now: number },
): Promise<Product> {
  const config = readProductFile(text, policy);
  return db.write(async (tx) => {
    const before = await findProduct(tx, config.productId);
    if (before && before.organisation !== config.organisation) {
      throw new ProductFileError(
        `organisation: product ${config.productId} belongs to ${before.organisation}; its players cannot move to another.`,
      );
    }
    const product = asProduct(config, before, now);
    await saveProduct(tx, product, now);
    return product;
  });
}
