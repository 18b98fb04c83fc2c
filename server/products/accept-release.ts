// A product that reviews releases of the law accepts one, at the command line or in the console.
import type { ServiceContext } from "../context.js";
import { MODES, type Mode, type Product } from "../domain/product.js";
import { conflict, invalidInput } from "../lib/errors.js";
import { releaseOf } from "../policy/release.js";
import type { Policy } from "../policy/types.js";
import { beginRuleChange, missingFrom } from "./apply.js";
import { storeRelease } from "./releases.js";
import type { Db } from "../store/engine/db.js";
import { findProductByMode, saveProduct } from "../store/products/queries.js";
import { armLawDay } from "../actions/rules/law-days.js";
import { recordOperation, type Author } from "../actions/operator/operation.js";

type Accepting = Readonly<{
  policy: Policy;
  /** The product in each of the modes, as the operator saw it. */
  shown: readonly Product[];
  modes: readonly Mode[];
}>;

/** Throws INVALID_INPUT if a release does not know a name in the file of a product. */
export function assertAcceptable(shown: readonly Product[], policy: Policy): void {
  const missing = shown.flatMap((product) => missingFrom(product, [policy]));
  if (missing.length > 0) throw invalidInput([...new Set(missing)].join("\n"));
}

/** Lets a release count for a product in these modes, and begins to announce the changes to it. */
export async function acceptRelease(
  tx: Db,
  deps: Pick<ServiceContext, "releases" | "policy" | "random" | "clock" | "checkpoints" | "log"> & {
    now: number;
  },
  { policy, shown, modes }: Accepting,
  by: Author,
): Promise<void> {
  const { now } = deps;
  const release = releaseOf(policy);
  assertAcceptable(shown, policy);
  const productId = shown[0]?.productId ?? 0;
  const before = await findProductByMode(tx, productId);
  if (
    !before ||
    modes.some((mode, at) => JSON.stringify(before[mode]) !== JSON.stringify(shown[at]))
  )
    throw conflict("The product has just been changed. Nothing was accepted; try again.");
  const product = (of: Mode): Product => {
    const { acceptedReleases } = before[of];
    const accepted = acceptedReleases && Object.fromEntries(modes.map((mode) => [mode, release]));
    return {
      ...before[of],
      acceptedReleases: acceptedReleases && { ...acceptedReleases, ...accepted },
    };
  };
  const after = { test: product("test"), live: product("live") };
  await storeRelease(tx, policy, now);
  await saveProduct(tx, after.live, now, after.test);
  const isOne = before.test === before.live;
  for (const mode of isOne ? [undefined] : modes) {
    const products = { before: before[mode ?? "live"], after: after[mode ?? "live"] };
    await beginRuleChange(tx, deps, "law", { ...products, ...(mode && { mode }) });
  }
  await armLawDay(tx, deps, now);
  const [mode] = modes;
  await recordOperation(
    tx,
    deps,
    {
      ...{ action: "law-accepted", target: release, product: after.live },
      ...(modes.length < MODES.length && mode && { mode }),
    },
    by,
  );
}
