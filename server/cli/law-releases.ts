// `kinward law accept`, and which releases of the law wait to be accepted.

import { armLawDay } from "../actions/rules/law-days.js";
import type { Mode, Product } from "../domain/product.js";
import { PolicyError } from "../policy/load.js";
import { releaseOf } from "../policy/release.js";
import type { Policy } from "../policy/types.js";
import { beginRuleChange, missingFrom } from "../products/apply.js";
import { readRelease, storeRelease, unacceptedReleases } from "../products/releases.js";
import type { Services } from "../services.js";
import { findProduct, listReleases, saveAcceptedReleases } from "../store/products/queries.js";
import { assertConfirmed, type Confirmed } from "./ask.js";
import { CommandError } from "./command-error.js";
import { readJson } from "./read-file.js";
import { print, printJson, withServices } from "./with-services.js";
import { recordOperation } from "./record-operation.js";
import { requireProduct } from "./require-product.js";

export interface AcceptOptions extends Confirmed {
  product: number;
  release: string;
  mode?: Mode;
  json?: boolean;
}

/** Lets a release count for a product that reviews them, and announces to it what that changes. */
export const acceptRelease = (options: AcceptOptions) =>
  withServices(async (services) => {
    const { release, mode } = options;
    const product = requireProduct(services, options.product);
    const { productId, name, acceptedReleases } = product;
    if (!acceptedReleases)
      throw new CommandError(
        `Product ${productId} takes up each release by itself. With \`law: { releases: reviewed }\` in its file it keeps the one that it accepted.`,
      );
    const policy = await requireRelease(services, release);
    const after: Product = {
      ...product,
      acceptedReleases:
        mode === undefined
          ? { test: release, live: release }
          : { ...acceptedReleases, [mode]: release },
    };
    const fault = services.releases.faultOf(after);
    const missing =
      fault === undefined ? missingFrom(after, services.releases.policiesOf(after)) : [fault];
    if (missing.length > 0) throw new CommandError(`Nothing was accepted.\n${missing.join("\n")}`);
    const where = mode === undefined ? " in both modes" : ` in ${mode} mode`;
    if (JSON.stringify(after) === JSON.stringify(product)) {
      if (options.json) return printJson({ productId, acceptedReleases });
      return print(`Product ${productId} has already accepted ${release}${where}.`);
    }
    await assertConfirmed(
      `Let release ${release} of the law count for ${name} (${productId})${where}?`,
      options,
    );
    await accept(services, product, after, policy, mode);
    if (options.json) return printJson({ productId, acceptedReleases: after.acceptedReleases });
    print(
      `Release ${release} of the law counts for product ${productId}${where}. What it changes in sessions is announced.`,
    );
  });

async function accept(
  services: Services,
  shown: Product,
  after: Product,
  policy: Policy,
  mode: Mode | undefined,
): Promise<void> {
  const now = services.clock.now();
  await services.store.write(async (tx) => {
    const before = await findProduct(tx, after.productId);
    if (JSON.stringify(before) !== JSON.stringify(shown))
      throw new CommandError("The product has just been changed. Nothing was accepted; try again.");
    await storeRelease(tx, policy, now);
    await saveAcceptedReleases(tx, after);
    await beginRuleChange(tx, { ...services, now }, "law", { before: shown, after });
    await armLawDay(tx, services, now);
    const operation = {
      action: "law-accepted",
      target: releaseOf(policy),
      product: after,
    } as const;
    await recordOperation(tx, services, { ...operation, ...(mode && { mode }) });
  });
}

/** Returns the policy of a release that is stored, or that this software came with. */
async function requireRelease({ releases, store, policy }: Services, name: string) {
  const found = await releases.find(store, name).catch(asCommandError);
  if (found) return found;
  const stored = (await listReleases(store)).map(({ release }) => release);
  const names = [...new Set([releaseOf(policy), ...stored])].join(", ");
  throw new CommandError(`There is no release ${name} of the law here, only ${names}.`);
}

/** Returns the policy of a release, or of a file that `kinward law export` has written. */
export async function findReleaseOrFile(services: Services, name: string): Promise<Policy> {
  if (/^\d{4}\.\d\d\.\d\d-[\da-f]{8}$/.test(name)) return requireRelease(services, name);
  const read = await readRelease(readJson(name), services.policy);
  if (read instanceof PolicyError) throw new CommandError(`${name}: ${read.message}`);
  return read;
}

function asCommandError(error: unknown): never {
  throw error instanceof PolicyError ? new CommandError(error.message) : error;
}

/** Returns for each product and mode the release that waits until it is accepted. */
export const unacceptedOf = ({ catalogue, policy }: Pick<Services, "catalogue" | "policy">) =>
  catalogue.products().flatMap((product) => unacceptedReleases(product, policy));

/** Prints which products have not accepted this software's release, and what to do about it. */
export function printUnaccepted({ catalogue, policy }: Services): void {
  for (const product of catalogue.products()) {
    const waiting = unacceptedReleases(product, policy);
    const [first] = waiting;
    if (!first) continue;
    const kept = waiting.map(({ mode, accepted }) => `${accepted} in ${mode} mode`).join(", ");
    const options = `--product ${product.productId} --release ${first.release}`;
    print(
      `\nRelease ${first.release} waits for product ${product.productId} (${product.name}), which keeps ${kept}.\n  What it would change: kinward law impact ${options}\n  To let it count:      kinward law accept ${options}`,
    );
  }
}
