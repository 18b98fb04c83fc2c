// An operator decides whether a law that only the product can judge applies to it, at the command line or in the console.
import type { ServiceContext } from "../context.js";
import type { Mode, Product } from "../domain/product.js";
import { conflict } from "../lib/errors.js";
import type { Db } from "../store/engine/db.js";
import { findProductByMode } from "../store/products/queries.js";
import type { Author } from "../actions/operator/operation.js";
import { applyToModes } from "./apply-to-modes.js";
import { ProductFileError, readProductFile } from "./read.js";
import { reviewChange } from "./review.js";
import { fileOf } from "./translations.js";

type Decision = Readonly<{ applies: boolean; because: string }>;

type Deciding = Readonly<{
  /** The product as the operator saw it. */
  product: Product;
  mode: Mode;
  id: string;
  /** Undefined takes a decision back. */
  decision: Decision | undefined;
}>;

/**
 * Keeps a decision in the file of a mode, as applying that file would. Throws CONFLICT where the product has changed since it
 * was shown, and a ProductFileError where the file could not be applied.
 */
export async function decideLaw(
  tx: Db,
  deps: ServiceContext & { now: number },
  { product, mode, id, decision }: Deciding,
  by: Author,
): Promise<void> {
  const shown = await findProductByMode(tx, product.productId);
  if (shown?.[mode].version !== product.version)
    throw conflict("The product has just been changed. Nothing was decided; try again.");
  const { law: { decided = [], ...settings } = {}, ...rest } = shown[mode];
  const others = decided.filter((one) => one.id !== id);
  const all = decision ? [...others, { id, ...decision }] : others;
  const law = { ...settings, ...(all.length > 0 && { decided: all }) };
  const file = { ...rest, ...(Object.keys(law).length > 0 && { law }) };
  const config = readProductFile(fileOf(file), deps.policy);
  const { refusal } = await reviewChange(tx, deps, config, shown, [mode]);
  if (refusal !== undefined) throw new ProductFileError(refusal);
  await applyToModes(tx, deps, { config, shown, modes: [mode] }, by);
}
