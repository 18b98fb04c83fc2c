import { dateIn, type LocalDate } from "../lib/dates.js";
import { calendarGaps } from "../policy/calendars.js";
import { findJurisdiction } from "../policy/jurisdictions.js";
import { lawsOffered, lawsToDecide } from "../policy/laws.js";
import { standingAt } from "../policy/standing.js";
import type { LawFile, Policy } from "../policy/types.js";
import type { VerificationCriteria, VerificationPurpose } from "../domain/verification/criteria.js";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { stringify } from "yaml";

import { serverFile } from "../lib/files.js";
import { MODES, type Product, type ProductConfig } from "../domain/product.js";
import {
  applyConfig,
  assertKnown,
  checkAddresses,
  checkOrganisation,
  type AppliedProduct,
} from "../products/apply.js";
import { changesBetween } from "../products/changes.js";
import { gapText, noticeGaps } from "../products/notice-gaps.js";
import { asProduct, ProductFileError, readProductFile, versionOf } from "../products/read.js";
import type { Services } from "../services.js";
import { findProduct, listApiKeys, listProducts } from "../store/products/queries.js";
import { canAsk, confirm } from "./ask.js";
import { demandsVerification } from "../domain/guardian/assurance.js";
import { readCertificates } from "../verification/certificates.js";
import { listedMethods } from "../verification/methods.js";
import { asFile } from "../products/translations.js";
import { CommandError } from "./command-error.js";
import { readText } from "./read-file.js";
import { print, printJson, withServices } from "./with-services.js";
import { auditOperation, recordOperation } from "./record-operation.js";
import { withLogo } from "./product-logo.js";
import { requireProduct } from "./require-product.js";
import { formatTable } from "./table.js";

/** The schema of product files in this installation, for editors. */
const SCHEMA = fileURLToPath(serverFile("../generated/product.schema.json"));
const STARTER = serverFile("products/starter.yaml");
const HINT = `# yaml-language-server: $schema=${SCHEMA}\n`;

export interface ApplyOptions {
  yes?: boolean;
}

/** Shows what a file would change, asks unless `yes` is set, and applies it. */
export const applyProductFile = (file: string, { yes = false }: ApplyOptions = {}) =>
  withFile(file, async (services, config, before) => {
    const heading = `Product ${config.productId} (${config.name})`;
    if (before?.version === versionOf(config))
      return print(`${heading} is up to date. Nothing was changed.`);
    const { lines, warnings } = changesBetween(before, config);
    print(`${heading} ${before ? "would change" : "is new"}:`);
    print(indent(lines.join("\n")));
    for (const warning of [...warnings, ...missingMethods(services, config)])
      print(`Warning: ${warning}`);
    const policy = lawAfter(services, config, before);
    const gaps = noticeGaps(policy, config, dateIn("UTC", services.clock.now()));
    for (const gap of gaps) print(`Warning: The notice lacks what a law asks for: ${gapText(gap)}`);

    if (gaps.length > 0 && !config.acknowledge?.includes("incomplete-notice"))
      await assertNotLive(services, config);
    if (!yes && !canAsk())
      throw new CommandError("Nothing was applied. Add --yes to apply it without being asked.");
    if (!yes && !(await confirm("Apply these changes?"))) return print("Nothing was changed.");
    const { product, newSecrets } = await apply(services, config, before);
    print(`Applied product ${product.productId} (${product.name}), version ${product.version}.`);
    for (const { url, mode, secret } of newSecrets)
      print(`Secret of ${url} (${mode}), shown only now: ${secret}`);
  });

/** Checks a file as `apply` does, and prints how much would change. */
export const checkProductFile = (file: string) =>
  withFile(file, async (services, config, before) => {
    const policy = lawAfter(services, config, before);
    const { length } = changesBetween(before, config).lines;
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

/** The release of the law that counts in live mode once a file is applied. Throws where it does not know what the file names. */
function lawAfter(services: Services, config: ProductConfig, before: Product | undefined): Policy {
  const { releases, policy, clock } = services;
  const product = asProduct(config, before, { now: clock.now(), policy });
  assertKnown(product, services);
  return releases.policyOf(product, "live");
}

/** Refuses a file with an incomplete notice for a product that has a key of live mode. */
async function assertNotLive({ store }: Services, { productId }: ProductConfig): Promise<void> {
  const isLive = (await listApiKeys(store)).some(
    (key) => key.productId === productId && key.mode === "live" && key.revokedAt === null,
  );
  if (isLive)
    throw new CommandError(
      `Nothing was applied. Product ${productId} is live, and its notice lacks what laws ask for. Complete \`privacy\`, or add \`acknowledge: [incomplete-notice]\` to the file.`,
    );
}

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

export const showProduct = (productId: number, { json }: { json?: boolean }) =>
  withServices(async (services) => {
    const { version, permissionsSince, documentsSince, acceptedReleases, ...config } =
      requireProduct(services, productId);
    if (json)
      return printJson({ ...config, version, permissionsSince, documentsSince, acceptedReleases });
    process.stdout.write(`${HINT}${stringify(asFile(config), { flowCollectionPadding: true })}`);
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
  work: (services: Services, config: ProductConfig, before: Product | undefined) => Promise<void>,
) =>
  withServices(async (services) => {
    const read = withCertificates(readProductFile(readText(file), services.policy), file);
    const config = await withLogo(read, file, services.config);
    checkAddresses(config, services);
    const before = await findProduct(services.store, config.productId);
    checkOrganisation(config, before);
    await work(services, config, before);
  }).catch((error: unknown) => {
    if (error instanceof ProductFileError)
      throw new CommandError(`${file} cannot be applied:\n${indent(error.message)}`);
    throw error;
  });

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

/** Applies what was shown, or nothing where another process has changed the product since. */
async function apply(
  services: Services,
  config: ProductConfig,
  shown: Product | undefined,
): Promise<AppliedProduct> {
  const applying = { ...services, now: services.clock.now() };
  return services.store.write(async (tx) => {
    if ((await findProduct(tx, config.productId))?.version !== shown?.version)
      throw new CommandError("The product has just been changed. Nothing was applied; try again.");
    const applied = await applyConfig(tx, config, applying);
    const { product } = applied;
    const target = product.version;
    const audited = { ...services, tenancy: { organisation: product.organisation, mode: null } };
    for (const { endpointId } of applied.newSecrets) {
      await auditOperation(tx, audited, "endpoint-added", `endpoint:${endpointId}`);
      await auditOperation(tx, audited, "secret-shown", `endpoint:${endpointId}`);
    }
    for (const { endpointId, action } of applied.endpointChanges)
      await auditOperation(tx, audited, action, `endpoint:${endpointId}`);
    await recordOperation(tx, services, { action: "product-applied", target, product });
    return applied;
  });
}

/** Returns a warning for each mode without a method for decisions that need a verification: they never count there. */
const missingMethods = (services: Services, config: ProductConfig): string[] =>
  MODES.filter(
    (mode) =>
      demandsVerification(config.guardianAssurance) &&
      listedMethods(services.verificationMethods, config, mode).length === 0,
  ).map(
    (mode) =>
      `guardianAssurance asks for "verified", but there is no method of verification in ${mode} mode. There no guardian's consent can count.`,
  );

const indent = (text: string) => text.replace(/^/gm, "  ");
