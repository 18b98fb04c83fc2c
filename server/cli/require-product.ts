import type { Services } from "../services.js";
import { CommandError } from "./command-error.js";

/** Throws a CommandError where there is no product with this id. */
export function requireProduct({ catalogue }: Pick<Services, "catalogue">, productId: number) {
  const product = catalogue.product(productId);
  if (product) return product;
  throw new CommandError(
    `There is no product ${productId}. \`kinward product list\` lists the products.`,
  );
}
