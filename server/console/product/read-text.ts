import { isLogoText } from "../../domain/logo.js";
import type { ProductConfig } from "../../domain/product.js";
import { checkAddresses, checkOrganisation } from "../../products/apply.js";
import { ProductFileError, readProductFile } from "../../products/read.js";
import type { ProductVisit } from "../shell/visit.js";

/** Runs work that reads a product file. What is wrong with the file becomes a fault: an upgrade may have made it invalid. */
export async function orFault<T, Fault>(
  work: () => T | Promise<T>,
  fault: (message: string) => Fault,
): Promise<T | Fault> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProductFileError)) throw error;
    return fault(error.message);
  }
}

/** Reads the text of a product file that was typed. Throws a ProductFileError, also for a file of another product. */
export function readText({ services, product }: ProductVisit, text: string): ProductConfig {
  const config = readProductFile(text, services.policy);
  const { productId, brand: { logo } = {}, providers = {} } = config;
  if (productId !== product.productId)
    throw new ProductFileError(`productId: this page is of product ${product.productId}`);
  checkOrganisation(config, product);
  checkAddresses(config, services);
  // A page must not read files of the server.
  if (logo !== undefined && !isLogoText(logo))
    throw new ProductFileError(
      "brand.logo: a page takes no file; leave it as it was, or apply the file at the command line",
    );
  for (const [name, provider] of Object.entries(providers))
    if (
      provider.kind === "openid4vp-mdoc" &&
      !/BEGIN CERTIFICATE|\$\{/.test(provider.trustedIssuers)
    )
      throw new ProductFileError(
        `providers.${name}.trustedIssuers: a page takes no file; paste the certificates`,
      );
  return config;
}
