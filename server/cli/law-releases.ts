// `kinward law accept`, and which releases of the law wait to be accepted.

import { acceptRelease, assertAcceptable } from "../products/accept-release.js";
import { MODES, type Mode } from "../domain/product.js";
import { PolicyError } from "../policy/load.js";
import { releaseOf } from "../policy/release.js";
import type { Policy } from "../policy/types.js";
import { readRelease, unacceptedReleases } from "../products/releases.js";
import type { Services } from "../services.js";
import { listReleases } from "../store/products/queries.js";
import { assertConfirmed, type Confirmed } from "./ask.js";
import { CommandError } from "./command-error.js";
import { readJson } from "./read-file.js";
import { print, printJson, withServices } from "./with-services.js";
import { byOperator } from "./record-operation.js";
import { requireProduct } from "./require-product.js";

export interface AcceptOptions extends Confirmed {
  product: number;
  release: string;
  mode?: Mode;
  json?: boolean;
}

/** Lets a release count for a product that reviews them, and announces to it what that changes. */
export const acceptReleaseOf = (options: AcceptOptions) =>
  withServices(async (services) => {
    const { release, mode } = options;
    const modes = mode === undefined ? MODES : [mode];
    const { productId, name } = requireProduct(services, options.product);
    const shown = modes.map((each) => requireProduct(services, productId, each));
    const accepted = () =>
      modes.map((each) => services.catalogue.product(productId, each)?.acceptedReleases?.[each]);
    if (shown.some(({ acceptedReleases }) => !acceptedReleases))
      throw new CommandError(
        `Product ${productId} takes up each release by itself. With \`law: { releases: reviewed }\` in its file it keeps the one that it accepted.`,
      );
    const policy = await requireRelease(services, release);
    const where = mode === undefined ? " in both modes" : ` in ${mode} mode`;
    const printAccepted = () => {
      const [test, live] = MODES.map(
        (each) => services.catalogue.product(productId, each)?.acceptedReleases?.[each],
      );
      printJson({ productId, acceptedReleases: { test, live } });
    };
    if (accepted().every((each) => each === release)) {
      if (options.json) return printAccepted();
      return print(`Product ${productId} has already accepted ${release}${where}.`);
    }
    try {
      assertAcceptable(shown, policy);
    } catch (error) {
      throw new CommandError(`Nothing was accepted.\n${(error as Error).message}`);
    }
    await assertConfirmed(
      `Let release ${release} of the law count for ${name} (${productId})${where}?`,
      options,
    );
    await services.store.write((tx) =>
      acceptRelease(
        tx,
        { ...services, now: services.clock.now() },
        { policy, shown, modes },
        byOperator(),
      ),
    );
    await services.catalogue.refresh();
    if (options.json) return printAccepted();
    print(
      `Release ${release} of the law counts for product ${productId}${where}. What it changes in sessions is announced.`,
    );
  });

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
  unacceptedReleases(catalogue, policy);

/** Prints which products have not accepted this software's release, and what to do about it. */
export function printUnaccepted({ catalogue, policy }: Services): void {
  const all = unacceptedReleases(catalogue, policy);
  for (const product of catalogue.products("live")) {
    const waiting = all.filter(({ productId }) => productId === product.productId);
    const [first] = waiting;
    if (!first) continue;
    const kept = waiting.map(({ mode, accepted }) => `${accepted} in ${mode} mode`).join(", ");
    const options = `--product ${product.productId} --release ${first.release}`;
    print(
      `\nRelease ${first.release} waits for product ${product.productId} (${product.name}), which keeps ${kept}.\n  What it would change: kinward law impact ${options}\n  To let it count:      kinward law accept ${options}`,
    );
  }
}
