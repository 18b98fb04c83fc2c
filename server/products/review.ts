// The changes that a product file would make, and its faults, for a person who has to agree to them.
import type { ServiceContext } from "../context.js";
import { demandsVerification } from "../domain/guardian/assurance.js";
import { MODES, type Mode, type ProductByMode, type ProductConfig } from "../domain/product.js";
import { dateIn } from "../lib/dates.js";
import type { Policy } from "../policy/types.js";
import type { Db } from "../store/engine/db.js";
import { listApiKeys } from "../store/products/queries.js";
import { listedMethods } from "../verification/methods.js";
import { assertKnown } from "./apply.js";
import { changesBetween } from "./changes.js";
import { gapText, noticeGaps } from "./notice-gaps.js";
import { asProduct, versionOf } from "./read.js";

export type Review = Readonly<{
  /** Whether the file is applied already in all of the modes. */
  isSame: boolean;
  /** By mode, or once for both where they are the same; a line for each change. */
  changes: readonly Readonly<{ mode: Mode | undefined; lines: readonly string[] }>[];
  warnings: readonly string[];
  /** Why the file cannot be applied. */
  refusal?: string;
}>;

type Deps = Pick<ServiceContext, "releases" | "policy" | "clock" | "verificationMethods">;

/** Returns the release of the law that counts in a mode once a file is applied. Throws if it does not know a name in the file. */
export function lawAfter(
  { releases, policy, clock }: Deps,
  config: ProductConfig,
  before: ProductByMode | undefined,
  mode: Mode = "live",
): Policy {
  const product = asProduct(config, before?.[mode], { now: clock.now(), policy });
  assertKnown(product, { releases });
  return releases.policyOf(product, mode);
}

/** Returns the changes that a file would make to a product in these modes. */
export async function reviewChange(
  db: Db,
  deps: Deps,
  config: ProductConfig,
  before: ProductByMode | undefined,
  modes: readonly Mode[],
): Promise<Review> {
  const version = versionOf(config);
  const isOne = modes.length > 1 && before?.test.version === before?.live.version;
  const compared = (isOne ? modes.slice(-1) : modes).map((mode) => ({
    mode: isOne ? undefined : mode,
    ...changesBetween(before?.[mode], config),
  }));
  const [mode = "live"] = modes.toReversed();
  const policy = lawAfter(deps, config, before, mode);
  const gaps = noticeGaps(policy, config, dateIn("UTC", deps.clock.now()));
  const isLacking = gaps.length > 0 && !config.acknowledge?.includes("incomplete-notice");
  const isRefused = isLacking && modes.includes("live") && (await isLive(db, config));
  return {
    isSame: before !== undefined && modes.every((each) => before[each].version === version),
    changes: compared.map(({ lines, mode: of }) => ({ mode: of, lines })),
    warnings: [
      ...new Set(compared.flatMap(({ warnings }) => warnings)),
      ...missingMethods(deps, config, modes),
      ...gaps.map((gap) => `The notice lacks what a law asks for: ${gapText(gap)}`),
    ],
    ...(isRefused && {
      refusal: `Nothing was applied. Product ${config.productId} is live, and its notice lacks what laws ask for. Complete \`privacy\`, or add \`acknowledge: [incomplete-notice]\` to the file.`,
    }),
  };
}

/** Returns whether a product has a key of live mode. */
const isLive = async (db: Db, { productId }: ProductConfig): Promise<boolean> =>
  (await listApiKeys(db)).some(
    (key) => key.productId === productId && key.mode === "live" && key.revokedAt === null,
  );

/** Returns a warning for each mode without a method for decisions that need a verification: they never count there. */
const missingMethods = (
  { verificationMethods }: Deps,
  config: ProductConfig,
  modes: readonly Mode[],
): string[] =>
  MODES.filter(
    (mode) =>
      modes.includes(mode) &&
      demandsVerification(config.guardianAssurance) &&
      listedMethods(verificationMethods, config, mode).length === 0,
  ).map(
    (mode) =>
      `guardianAssurance asks for "verified", but there is no method of verification in ${mode} mode. There no guardian's consent can count.`,
  );
