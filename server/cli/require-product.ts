import type { Mode } from "../domain/product.js";
import type { Services } from "../services.js";
import { CommandError } from "./command-error.js";

/**
 * Returns a product as it is in a mode, by default the live one. Throws a CommandError where there is no product with this id.
 */
export function requireProduct(
  { catalogue }: Pick<Services, "catalogue">,
  productId: number,
  mode: Mode = "live",
) {
  const product = catalogue.product(productId, mode);
  if (product) return product;
  throw new CommandError(
    `There is no product ${productId}. \`kinward product list\` lists the products.`,
  );
}
