// An operator applies a product file, at the command line or in the console.
import type { ServiceContext } from "../context.js";
import { MODES, type Mode, type ProductByMode, type ProductConfig } from "../domain/product.js";
import { conflict } from "../lib/errors.js";
import { applyConfig, type AppliedProduct } from "./apply.js";
import { changesBetween } from "./changes.js";
import { audit } from "../store/audit/audit.js";
import type { Db } from "../store/engine/db.js";
import { addProductChange, findProductByMode } from "../store/products/queries.js";
import { recordOperation, type Author } from "../actions/operator/operation.js";

type Applying = Readonly<{
  config: ProductConfig;
  /** The product as the operator saw it before; undefined for a new one. */
  shown: ProductByMode | undefined;
  modes: readonly Mode[];
}>;

/**
 * Applies a file to a product in these modes, and records it. Throws CONFLICT where the product has changed since it was shown.
 */
export async function applyToModes(
  tx: Db,
  deps: ServiceContext & { now: number },
  { config, shown, modes }: Applying,
  by: Author,
): Promise<AppliedProduct> {
  const { productId } = config;
  const before = await findProductByMode(tx, productId);
  if (modes.some((mode) => before?.[mode].version !== shown?.[mode].version))
    throw conflict("The product has just been changed. Nothing was applied; try again.");
  const applied = await applyConfig(tx, config, deps, modes);
  const { product, newSecrets, endpointChanges } = applied;
  const [mode] = modes;
  const only = modes.length < MODES.length && mode ? { mode } : {};
  const audited = {
    ...deps,
    tenancy: { organisation: product.organisation, mode: only.mode ?? null },
  };
  const { audit: actor, requestId = null } = by;
  const done = [
    ...newSecrets.flatMap(({ endpointId }) =>
      (["endpoint-added", "secret-shown"] as const).map((action) => ({ endpointId, action })),
    ),
    ...endpointChanges,
  ];
  for (const { endpointId, action } of done)
    await audit(tx, audited, { actor, action, target: `endpoint:${endpointId}`, requestId });
  for (const each of modes)
    await addProductChange(tx, {
      ...{ productId, mode: each, version: product.version, actor, appliedAt: deps.now },
      changes: changesBetween(before?.[each], config).lines,
    });
  await recordOperation(
    tx,
    deps,
    { action: "product-applied", target: product.version, product, ...only },
    by,
  );
  return applied;
}
