import type { Policy } from "../server/policy/types.js";
import { asProduct, readProductFile } from "../server/products/read.js";
import type { Product } from "../server/domain/product.js";

/** A product as its file would make it. */
export function productOf(policy: Policy, file: object, now = 0, before?: Product): Product {
  const text = JSON.stringify({ productId: 1, name: "Test", organisation: "test", ...file });
  return asProduct(readProductFile(text, policy), before, now);
}
