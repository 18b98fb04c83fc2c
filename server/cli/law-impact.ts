// `kinward law impact`: what another release or a later day of the law would change in sessions.
import { constants, setPriority } from "node:os";

import { measureImpact, type Impact } from "../actions/rules/impact.js";
import { MODES, type Mode, type Product } from "../domain/product.js";
import { releaseOf } from "../policy/release.js";
import { missingFrom } from "../products/apply.js";
import type { Services } from "../services.js";
import { CommandError } from "./command-error.js";
import { assertDay } from "./law.js";
import { findReleaseOrFile } from "./law-releases.js";
import { print, printJson, withServices } from "./with-services.js";
import { requireProduct } from "./require-product.js";
import { formatTable } from "./table.js";

export interface ImpactOptions {
  on?: string;
  product?: number;
  /** A release, or an exported file. */
  release?: string;
  json?: boolean;
}

const PROGRESS_EVERY = 10_000;

type Measured = Readonly<{ productId: number; mode: Mode }> & Impact;

/** Counts what would change in sessions, by product and mode, and changes nothing. */
export const showImpact = (options: ImpactOptions) =>
  withServices(async (services) => {
    const on = options.on === undefined ? undefined : assertDay(options.on);
    const policy =
      options.release === undefined
        ? services.policy
        : await findReleaseOrFile(services, options.release);
    const products =
      options.product === undefined
        ? services.catalogue.products("live")
        : [requireProduct(services, options.product)];
    const compared = products
      .flatMap(({ productId }) =>
        MODES.map((mode) => ({ product: requireProduct(services, productId, mode), mode })),
      )
      .filter(({ product, mode }) => on !== undefined || keeps(services, product, mode) !== policy);
    for (const { product } of compared) {
      const missing = missingFrom(product, [policy]);
      if (missing.length > 0) throw new CommandError(missing.join("\n"));
    }
    // Beside the service, which goes first.
    setPriority(constants.priority.PRIORITY_LOW);
    const measured: Measured[] = [];
    for (const { product, mode } of compared) {
      const { productId } = product;
      const onProgress = (sessions: number) => {
        if (sessions > 0 && sessions % PROGRESS_EVERY === 0)
          process.stderr.write(`${productId} ${mode}: ${sessions} sessions\n`);
      };
      const impact = await measureImpact(services, { product, mode }, { policy, on }, onProgress);
      measured.push({ productId, mode, ...impact });
    }
    const release = releaseOf(policy);
    if (options.json) return printJson({ release, on: on ?? null, products: measured });
    if (measured.length === 0)
      return print(
        `Release ${release} counts already. Name another one, or a day with --on, to see what it would change.`,
      );
    print(`Release ${release}${on === undefined ? "" : ` on ${on}`}, compared with today:\n`);
    printImpact(measured);
  });

/** Returns the policy that counts for a product; undefined where it cannot be read. */
const keeps = ({ releases }: Services, product: Product, mode: Mode) => {
  const fault = releases.faultOf(product);
  if (fault !== undefined) throw new CommandError(`product ${product.productId}: ${fault}`);
  return releases.policyOf(product, mode);
};

/** Prints how many sessions would change, by product and mode, and by permission. */
export function printImpact(measured: readonly Measured[]): void {
  const text = (...figures: number[]) => figures.map(String);
  print(
    formatTable(
      ["PRODUCT", "MODE", "SESSIONS", "CHANGED", "NEED CONSENT", "HELD TO LIMITS", "FREED"],
      measured.map(({ productId, mode, sessions, changed, needConsent, heldToLimits, freed }) => [
        ...[String(productId), mode],
        ...text(sessions, changed, needConsent, heldToLimits, freed),
      ]),
    ),
  );
  const permissions = measured.flatMap(({ productId, mode, permissions: changed }) =>
    Object.entries(changed).map(([name, { stricter, looser }]) => [
      ...[String(productId), mode, name],
      ...text(stricter, looser),
    ]),
  );
  if (permissions.length > 0)
    print(`\n${formatTable(["PRODUCT", "MODE", "PERMISSION", "STRICTER", "LOOSER"], permissions)}`);
}
