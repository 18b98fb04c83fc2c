import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { measureImpact } from "../actions/rules/impact.js";
import { applyToModes } from "../products/apply-to-modes.js";
import { MODES, type Mode, type ProductByMode, type ProductConfig } from "../domain/product.js";
import type { VerificationCriteria, VerificationPurpose } from "../domain/verification/criteria.js";
import { dateIn, type LocalDate } from "../lib/dates.js";
import { ServiceError } from "../lib/errors.js";
import { serverFile } from "../lib/files.js";
import { calendarGaps } from "../policy/calendars.js";
import { findJurisdiction } from "../policy/jurisdictions.js";
import { lawsOffered, lawsToDecide } from "../policy/laws.js";
import { standingAt } from "../policy/standing.js";
import type { LawFile } from "../policy/types.js";
import { assertBegun, checkAddresses, checkOrganisation } from "../products/apply.js";
import { changesBetween } from "../products/changes.js";
import { gapText, noticeGaps } from "../products/notice-gaps.js";
import { asProduct, ProductFileError, readProductFile } from "../products/read.js";
import { lawAfter, reviewChange } from "../products/review.js";
import { fileOf } from "../products/translations.js";
import type { Services } from "../services.js";
import { findProductByMode, listProducts } from "../store/products/queries.js";
import { readCertificates } from "../verification/certificates.js";
import { canAsk, confirm } from "./ask.js";
import { CommandError } from "./command-error.js";
import { printImpact } from "./law-impact.js";
import { withLogo } from "./product-logo.js";
import { readText } from "./read-file.js";
import { byOperator } from "./record-operation.js";
import { requireProduct } from "./require-product.js";
import { formatTable } from "./table.js";
import { print, printJson, withServices } from "./with-services.js";

/** The schema of product files in this installation, for editors. */
const SCHEMA = fileURLToPath(serverFile("../generated/product.schema.json"));
const STARTER = serverFile("products/starter.yaml");
const HINT = `# yaml-language-server: $schema=${SCHEMA}\n`;

export interface ApplyOptions {
  yes?: boolean;
  mode?: Mode;
}

/** Shows what a file would change, asks unless `yes` is set, and applies it; without a mode to both. */
export const applyProductFile = (file: string, { yes = false, mode }: ApplyOptions = {}) =>
  withFile(file, (services, config, before) =>
    applyOnceAgreed(services, { config, before, modes: mode === undefined ? MODES : [mode] }, yes),
  );

/** Applies to live mode what a product is in test mode, as `applyProductFile` does. */
export const promoteProduct = (productId: number, { yes = false }: ApplyOptions = {}) =>
  withServices(async (services) => {
    const before = await findProductByMode(services.store, productId);
    const { test } = before ?? { test: requireProduct(services, productId) };
    const read = readProductFile(fileOf(test), services.policy);
    await applyOnceAgreed(services, { config: read, before, modes: ["live"] }, yes);
  }).catch(asCommandError("Test mode's file"));

type Agreeing = Readonly<{
  config: ProductConfig;
  before: ProductByMode | undefined;
  modes: readonly Mode[];
}>;

async function applyOnceAgreed(
  services: Services,
  { config, before, modes }: Agreeing,
  yes: boolean,
): Promise<void> {
  const where = modes.length < MODES.length ? ` in ${modes.join()} mode` : "";
  const heading = `Product ${config.productId} (${config.name})`;
  assertBegun(config, before, modes);
  const review = await reviewChange(services.store, services, config, before, modes);
  if (review.isSame) return print(`${heading} is up to date${where}. Nothing was changed.`);
  for (const { mode, lines } of review.changes) {
    const named = mode === undefined ? where : ` in ${mode} mode`;
    print(`${heading} ${before ? "would change" : "is new"}${named}:`);
    print(indent(lines.length > 0 ? lines.join("\n") : "nothing"));
  }
  for (const warning of review.warnings) print(`Warning: ${warning}`);
  if (review.refusal !== undefined) throw new CommandError(review.refusal);
  if (!yes && !canAsk())
    throw new CommandError("Nothing was applied. Add --yes to apply it without being asked.");
  if (!yes && !(await confirm("Apply these changes?"))) return print("Nothing was changed.");
  const { product, newSecrets } = await services.store.write((tx) =>
    applyToModes(
      tx,
      { ...services, now: services.clock.now() },
      { config, shown: before, modes },
      byOperator(),
    ),
  );
  print(
    `Applied product ${product.productId} (${product.name}), version ${product.version}${where && `,${where}`}.`,
  );
  for (const { url, mode, secret } of newSecrets)
    print(`Secret of ${url} (${mode}), shown only now: ${secret}`);
}

/** Checks a file as `apply` does, and prints how much would change. */
export const checkProductFile = (file: string) =>
  withFile(file, async (services, config, before) => {
    const policy = lawAfter(services, config, before);
    const { length } = changesBetween(before?.live, config).lines;
    const what = before
      ? `it would make ${length} ${length === 1 ? "change" : "changes"} to product ${config.productId}`
      : `product ${config.productId} would be new`;
    print(`${file} is valid; ${what}.`);
    const on = dateIn("UTC", services.clock.now());
    for (const { calendar, year, law } of calendarGaps(policy, config, on))
      print(
        `Warning: the calendar ${calendar} has no public holidays of ${year}, which ${law} counts. That year counts as without any.`,
      );
    const open = lawsToDecide(policy, config, on);
    if (open.length > 0)
      print(
        "\nOnly you can say whether these laws apply. Until `law.decided` has them, they do not count:",
      );
    for (const { law, judgement } of open) print(`  ${law.id}  ${law.name}: ${judgement}`);
    const unmet = unmetProofs({ ...services, policy }, config, on);
    if (unmet.length > 0)
      print(
        "\nThese laws ask for a proof that the product has no method of verification for. In live mode no one is let in there, or no guardian's consent counts:",
      );
    for (const { law, key } of unmet) print(`  ${law.id}  ${law.name}: ${key}`);
    const gaps = noticeGaps(policy, config, on);
    if (gaps.length > 0)
      print(
        "\nThe notice to guardians (`privacy`) lacks what these laws ask for. A product that is live needs it, or `acknowledge: [incomplete-notice]`:",
      );
    for (const gap of gaps) print(`  ${gapText(gap)}`);
  });

/** Counts the sessions that applying a file would change, and changes nothing. */
export const showFileImpact = (
  file: string,
  { mode = "live", json }: Readonly<{ mode?: Mode; json?: boolean }>,
) =>
  withFile(file, async (services, config) => {
    const { productId } = config;
    const product = requireProduct(services, productId, mode);
    const { clock, policy } = services;
    const after = asProduct(config, product, { now: clock.now(), policy });
    const other = { policy: services.releases.policyOf(after, mode), product: after };
    const impact = await measureImpact(services, { product, mode }, other);
    if (json) return printJson({ productId, mode, ...impact });
    printImpact([{ productId, mode, ...impact }]);
  });

/**
 * The laws that ask for a proof of age or of a guardian for which a product has no method in live mode, with the key to set.
 */
function unmetProofs(
  { policy, verificationMethods: methods }: Pick<Services, "policy" | "verificationMethods">,
  product: ProductConfig,
  on: LocalDate,
): readonly Readonly<{ law: LawFile; key: string }>[] {
  const mode = "live";
  return lawsOffered(policy, product, on).flatMap(({ law, code }) => {
    if (!law.duties.some(({ type }) => type.endsWith("-assurance"))) return [];
    const place = findJurisdiction(policy, code);
    const { gateAssurance, guardianAssurance, guardianRules, ofDisclosing } = standingAt(
      policy,
      product,
      place,
      on,
    );
    const lacks = (...of: [VerificationPurpose, string, VerificationCriteria]) =>
      methods.list({ product, mode }, ...of).length === 0;
    const isOwn = (counting: Readonly<{ law: LawFile }>) => counting.law === law;
    const reserved = product.permissions.flatMap(({ name, custom }) =>
      custom ? (custom.disclosing ? ofDisclosing : []) : (guardianRules[name] ?? []),
    );
    const asksVerified =
      guardianAssurance.filter(isOwn).some(({ duty }) => duty.level === "verified") ||
      reserved.some(({ ground }) => ground.law === law.id);
    return [
      ...(gateAssurance.some(isOwn) && lacks("access-age", code, { age: 0, assurance: "verified" })
        ? [{ law, key: "verification.accessAge" }]
        : []),
      ...(asksVerified && lacks("trusted-adult", code, { age: 18, assurance: "verified" })
        ? [{ law, key: "verification.trustedAdult" }]
        : []),
    ];
  });
}

export const listAllProducts = ({ json }: { json?: boolean }) =>
  withServices(async ({ store }) => {
    const products = (await listProducts(store)).map(
      ({ productId, name, organisation, version, permissions, webhooks }) => ({
        productId,
        name,
        organisation,
        permissions: permissions.length,
        webhooks: webhooks.length,
        version,
      }),
    );
    if (json) return printJson(products);
    if (products.length === 0)
      return print("There are no products. `kinward product init` writes a file to start from.");
    print(
      formatTable(
        ["ID", "NAME", "ORGANISATION", "PERMISSIONS", "VERSION"],
        products.map(({ productId, name, organisation, permissions, version }) => [
          String(productId),
          name,
          organisation,
          String(permissions),
          version,
        ]),
      ),
    );
  });

export const showProduct = (
  productId: number,
  { json, mode }: Readonly<{ json?: boolean; mode?: Mode }>,
) =>
  withServices(async (services) => {
    const product = requireProduct(services, productId, mode);
    if (json) return printJson(product);
    process.stdout.write(`${HINT}${fileOf(product)}`);
  });

export interface InitOptions {
  force?: boolean;
}

/** Writes a small file that can be applied as it is. Needs no database. */
export async function initProductFile(file: string, { force = false }: InitOptions = {}) {
  if (!force && existsSync(file))
    throw new CommandError(`${file} already exists. Add --force to overwrite it.`);
  try {
    writeFileSync(file, `${HINT}${readFileSync(STARTER, "utf8")}`);
  } catch (error) {
    throw new CommandError(`${file} cannot be written: ${(error as Error).message}`);
  }
  print(`Wrote ${file}. Edit it, then run \`kinward product apply ${file}\`.`);
}

/** Prints the schema that editors check product files with. Needs no database. */
export const printProductSchema = () => {
  process.stdout.write(readFileSync(SCHEMA));
};

/** Runs a command on the product of a file and on the product that it would replace. */
const withFile = (
  file: string,
  work: (
    services: Services,
    config: ProductConfig,
    before: ProductByMode | undefined,
  ) => Promise<void>,
) =>
  withServices(async (services) => {
    const read = withCertificates(readProductFile(readText(file), services.policy), file);
    const config = await withLogo(read, file, services.config);
    checkAddresses(config, services);
    const before = await findProductByMode(services.store, config.productId);
    checkOrganisation(config, before?.live);
    await work(services, config, before);
  }).catch(asCommandError(file));

/** Turns a ProductFileError, and a conflict with another process, into a CommandError. */
const asCommandError =
  (file: string) =>
  (error: unknown): never => {
    if (error instanceof ProductFileError)
      throw new CommandError(`${file} cannot be applied:\n${indent(error.message)}`);
    if (error instanceof ServiceError && error.code === "CONFLICT")
      throw new CommandError(error.message);
    throw error;
  };

/** Replaces the certificate files that a provider names, beside the product file, with their text. */
function withCertificates(config: ProductConfig, file: string): ProductConfig {
  const { providers } = config;
  if (!providers) return config;
  const read = Object.entries(providers).map(([name, provider]) => {
    // The variable is set where the service runs, but perhaps not here.
    if (provider.kind !== "openid4vp-mdoc" || provider.trustedIssuers.includes("${"))
      return [name, provider] as const;
    const isText = provider.trustedIssuers.includes("BEGIN CERTIFICATE");
    const trustedIssuers = isText
      ? provider.trustedIssuers
      : readText(resolve(dirname(file), provider.trustedIssuers));
    if (readCertificates(trustedIssuers).length === 0)
      throw new ProductFileError(
        `providers.${name}.trustedIssuers: ${isText ? "the text" : provider.trustedIssuers} must hold certificates as PEM, each of which can be read`,
      );
    return [name, { ...provider, trustedIssuers }] as const;
  });
  return { ...config, providers: Object.fromEntries(read) };
}

const indent = (text: string) => text.replace(/^/gm, "  ");
