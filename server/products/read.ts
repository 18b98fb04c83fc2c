// Reads a product file: parses YAML, checks it against the schema, and then checks what a schema can't express.
import { parseUrl } from "../lib/parse-url.js";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";

import { serverFile } from "../lib/files.js";
import { BoundedCache } from "../lib/bounded-cache.js";
import { remember } from "../lib/remember.js";
import { isSame } from "../domain/challenge/question.js";
import { LANGUAGES } from "../domain/language.js";
import { DISCLOSURE, namesOfOthers, NOTICE_ID, noticeDocument } from "../domain/notice.js";
import { MODES, type Product, type ProductConfig } from "../domain/product.js";
import { inCapitals, minorUnitsOf } from "../domain/transaction/currencies.js";
import { requirement } from "../http/contract/expectation.js";
import type { Schema } from "../http/contract/document.js";
import { activitySchemaFault } from "../domain/activity/activity-schema.js";
import { brandFaults } from "./brand-faults.js";
import { withPlaces } from "./places.js";
import { privacyFaults } from "./privacy-faults.js";
import { verificationFaults } from "./verification-faults.js";
import { judgementOf } from "../policy/laws.js";
import { releaseOf } from "../policy/release.js";
import type { Policy } from "../policy/types.js";
import { repeated } from "../lib/repeated.js";
import { didYouMean } from "../lib/suggestion.js";
import { missingTexts, withOwnTexts, type ProductFile } from "./translations.js";
import { EVENT_TYPES, isEventType } from "../webhooks/events.js";

/** Lists every fault of a product file, one on each line. */
export class ProductFileError extends Error {
  override readonly name = "ProductFileError";
}

/** Schemes that a browser or a phone opens by itself. */
const RESERVED_SCHEMES =
  /^(https?|javascript|data|vbscript|file|filesystem|blob|about|view-source|intent|mailto|tel|sms|wss?|ftp)$/;

function makeCheck() {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    discriminator: true,
    verbose: true,
  });
  addFormats.default(ajv);
  ajv.addKeyword("x-expects");
  const file = serverFile("products/product.schema.yaml");
  return ajv.compile(parse(readFileSync(file, "utf8")) as object);
}
let check: ReturnType<typeof makeCheck> | undefined;

/** Describes a fault in the words of the schema (`x-expects`), never as a pattern. */
function describe({
  instancePath,
  keyword,
  params,
  parentSchema,
  propertyName,
  data,
}: ErrorObject): string {
  const place = instancePath.slice(1).replaceAll("/", ".") || "the file";
  const schema = parentSchema as Schema;
  if (propertyName !== undefined) return `${place}: ${propertyName} ${requirement(schema)}`;
  // YAML reads `version: 1` as a number.
  if (schema.type === "string" && ["number", "boolean"].includes(typeof data))
    return `${place}: must be text; put it in quotes`;
  switch (keyword) {
    case "additionalProperties": {
      const key = params.additionalProperty as string;
      if (isByLanguage(schema))
        return `${place}: ${key} is not a language of the pages: ${LANGUAGES.join(", ")}`;
      return `${place}: ${key} is not a known key${didYouMean(key, Object.keys(schema.properties ?? {}))}`;
    }
    case "required":
      return `${place}: ${params.missingProperty as string} is required`;
    case "discriminator": {
      const tag = params.tag as string;
      const known = (schema.oneOf ?? []).map(({ properties }) => properties?.[tag]?.const);
      return `${place}: ${tag} must be one of ${known.join(", ")}`;
    }
    case "uniqueItems":
      return `${place}: must not list anything twice`;
    case "minProperties":
    case "maxProperties":
      return `${place}: must have ${keyword === "minProperties" ? "at least" : "at most"} ${params.limit as number} ${params.limit === 1 ? "key" : "keys"}`;
    default:
      return `${place}: ${requirement(schema)}`;
  }
}

/** Lists every fault once. If a value may be a word or an object, only faults of the written form count. */
function describeAll(errors: readonly ErrorObject[]): string[] {
  const forks = errors.filter(({ keyword }) => keyword === "oneOf");
  const own = errors.filter(
    ({ keyword, instancePath }) =>
      keyword !== "propertyNames" &&
      keyword !== "oneOf" &&
      !(
        (keyword === "type" || keyword === "enum") &&
        forks.some((fork) => fork.instancePath === instancePath)
      ),
  );
  const unsaid = forks.filter((fork) =>
    own.every(({ instancePath }) => !`${instancePath}/`.startsWith(`${fork.instancePath}/`)),
  );
  return [...new Set([...own, ...unsaid].map(describe))];
}

/** Returns whether a part of the schema is a text by language. */
const isByLanguage = ({ properties = {} }: Schema): boolean =>
  LANGUAGES.every((language) => language in properties);

const MAX_KNOWN_FILES = 8;

/** The configurations of recently read files, which are often read again. */
const known = remember(
  (_policy: Policy) => new BoundedCache<string, ProductConfig>(MAX_KNOWN_FILES),
);

/** Returns the configuration in a product file's text. Throws a ProductFileError that names every fault. */
export function readProductFile(text: string, policy: Policy): ProductConfig {
  const files = known(policy);
  const config = files.get(text) ?? parseFile(text, policy);
  files.set(text, config);
  // The caller may change its copy.
  return structuredClone(config);
}

function parseFile(text: string, policy: Policy): ProductConfig {
  let file: unknown;
  try {
    file = parse(text);
  } catch (error) {
    throw new ProductFileError(`This is not YAML: ${(error as Error).message}`);
  }
  check ??= makeCheck();
  const errors = check(file) ? [] : (check.errors ?? []);
  const sound = withoutFaulty(file, errors);
  const { config, faults: misplaced } = withPlaces(
    withNotice(withDefaults(withOwnTexts(sound))),
    policy,
  );
  const faults = [
    ...describeAll(errors),
    ...missingTexts(sound),
    ...misplaced,
    ...faultsOf(config, policy),
  ];
  if (faults.length > 0) throw new ProductFileError(faults.join("\n"));
  return config;
}

/** Maps a part to the part that refers to it, which can't be checked while the first has faults. */
const NAMED_BY: Readonly<Record<string, string>> = {
  providers: "verification",
  allowances: "spending",
};

/** Returns the parts of a file without schema faults, so that the other checks can run on them. */
function withoutFaulty(file: unknown, errors: readonly ErrorObject[]): ProductFile {
  if (typeof file !== "object" || file === null) return {};
  const faulty = errors.map(({ instancePath }) => instancePath.split("/").slice(1));
  const unchecked = faulty.map(([top = ""]) => NAMED_BY[top]);
  const entries = Object.entries(file).flatMap(([key, value]: [string, unknown]) => {
    if (unchecked.includes(key)) return [];
    const places = faulty.filter(([top]) => top === key).map(([, place]) => place);
    if (places.length === 0) return [[key, value]];
    if (!Array.isArray(value) || places.includes(undefined)) return [];
    return [[key, value.filter((_, place) => !places.includes(String(place)))]];
  });
  return Object.fromEntries(entries) as ProductFile;
}

const withDefaults = (file: Partial<ProductConfig>): ProductConfig => ({
  productId: 0,
  name: "",
  organisation: "",
  minimumAge: 0,
  essentialProductIds: [],
  childLiteAccess: false,
  guardianAssurance: "confirmed",
  guardianVerificationDays: 365,
  ageCollectionMethods: ["date-of-birth"],
  permissions: [],
  // Fixes its position among the keys, because the version is a digest of them in order.
  ...{ allowances: [] },
  activityTypes: [],
  origins: [],
  appSchemes: [],
  webhooks: [],
  retentionDays: {},
  ...file,
  allowances: (file.allowances ?? []).map((allowance) =>
    "currency" in allowance && allowance.currency !== undefined
      ? { ...allowance, currency: inCapitals(allowance.currency) }
      : allowance,
  ),
  ...(file.spending && {
    spending: file.spending.map((rule) => ({ ...rule, currency: inCapitals(rule.currency) })),
  }),
  documents: (file.documents ?? []).map((document) => ({
    ...document,
    isDataNotice: document.isDataNotice ?? false,
  })),
});

/** Adds the notice to the documents, and the permission that third parties need which are not essential. */
function withNotice(config: ProductConfig): ProductConfig {
  const notice = noticeDocument(config);
  if (!notice) return config;
  const { permissions, documents } = config;
  const isComplete =
    namesOfOthers(notice).length === 0 || permissions.some(({ name }) => name === DISCLOSURE);
  return {
    ...config,
    permissions: isComplete ? permissions : [...permissions, { name: DISCLOSURE }],
    documents: [...documents, notice],
  };
}

function faultsOf(config: ProductConfig, policy: Policy): string[] {
  const faults: string[] = [];
  for (const list of ["permissions", "allowances", "activityTypes"] as const) {
    for (const name of repeated(config[list].map((item) => item.name)))
      faults.push(`${list}: ${name} is listed twice`);
  }
  for (const id of repeated(config.documents.map((document) => document.id)))
    faults.push(
      id === NOTICE_ID
        ? `documents: ${id} is the notice that \`privacy\` makes; give this document another id`
        : `documents: ${id} is listed twice`,
    );
  for (const { name, custom } of config.permissions) {
    const isStandard = name in policy.permissions;
    if (!isStandard && !custom)
      faults.push(
        `permissions: ${name} is not a standard permission${didYouMean(name, Object.keys(policy.permissions))} A permission of your own needs \`custom\`; \`kinward permission list\` lists the standard ones.`,
      );
    if (isStandard && custom)
      faults.push(`permissions: ${name} is a standard permission, which cannot have \`custom\``);
  }
  for (const allowance of config.allowances) {
    if (allowance.type === "selection" && !allowance.options.includes(allowance.default)) {
      faults.push(`allowances: the default of ${allowance.name} is not one of its options`);
    }
    const { optionTitles = {}, options = [] } = allowance.type === "selection" ? allowance : {};
    for (const name of Object.keys(optionTitles))
      if (!options.includes(name))
        faults.push(
          `allowances: ${name} has a title and is not an option of ${allowance.name}${didYouMean(name, options)}`,
        );
    if (
      allowance.type === "numerical" &&
      !(allowance.min <= allowance.default && allowance.default <= allowance.max)
    ) {
      faults.push(`allowances: the default of ${allowance.name} is not between its min and max`);
    }
  }
  faults.push(...spendingFaults(config));
  for (const { name, schema } of config.activityTypes) {
    const fault = activitySchemaFault(schema);
    if (fault !== undefined) faults.push(`activityTypes: the schema of ${name} at ${fault}`);
  }
  faults.push(
    ...privacyFaults(config),
    ...brandFaults(config),
    ...verificationFaults(config),
    ...lawFaults(config, policy),
  );
  for (const origin of config.origins) {
    if (parseUrl(origin)?.origin !== origin)
      faults.push(`origins: ${origin} is not an origin, such as ${originOf(origin)}`);
  }
  for (const scheme of config.appSchemes) {
    if (RESERVED_SCHEMES.test(scheme))
      faults.push(`appSchemes: ${scheme} is reserved; an app needs a scheme of its own`);
  }
  for (const name of config.webhooks.flatMap(({ events = [] }) => events)) {
    if (!isEventType(name))
      faults.push(
        `webhooks: ${name} is not an event type${didYouMean(name, EVENT_TYPES)} The types are ${EVENT_TYPES.join(", ")}`,
      );
  }
  for (const url of repeated(
    config.webhooks.flatMap(({ url, mode }) =>
      (mode ? [mode] : MODES).map((each) => `${url} (${each} mode)`),
    ),
  ))
    faults.push(`webhooks: ${url} is listed twice`);
  if (config.essentialProductIds.includes(config.productId))
    faults.push("essentialProductIds: a product cannot be essential to itself");
  return faults;
}

function lawFaults({ law: { decided = [] } = {} }: ProductConfig, policy: Policy): string[] {
  return [
    ...repeated(decided.map(({ id }) => id)).map((id) => `law.decided: ${id} is listed twice`),
    ...decided.flatMap(({ id }) => {
      const law = policy.laws[id];
      if (!law)
        return `law.decided: ${id} is not a law on file${didYouMean(id, Object.keys(policy.laws))}`;
      return judgementOf(law) === undefined
        ? `law.decided: ${id} leaves nothing to decide; take it out`
        : [];
    }),
  ];
}

function spendingFaults({ spending = [], allowances }: ProductConfig): string[] {
  const faults = repeated(
    spending.map(({ allowance, currency, period }) => `${allowance} in ${currency} a ${period}`),
  ).map((limit) => `spending: ${limit} is listed twice`);
  for (const { allowance: name, currency } of spending) {
    const allowance = allowances.find((one) => one.name === name);
    if (!allowance)
      faults.push(
        `spending: ${name} is not an allowance of this file${didYouMean(
          name,
          allowances.map((one) => one.name),
        )}`,
      );
    else if (allowance.type !== "numerical")
      faults.push(`spending: ${name} is a selection; a limit needs a numerical allowance`);
    else if (allowance.currency !== undefined && allowance.currency !== currency)
      faults.push(`spending: ${name} is in ${allowance.currency}, not in ${currency}`);
    if (minorUnitsOf(currency) === undefined)
      faults.push(`spending: ${currency} is not a currency of ISO 4217`);
  }
  for (const allowance of allowances)
    if (
      allowance.type === "numerical" &&
      allowance.currency !== undefined &&
      minorUnitsOf(allowance.currency) === undefined
    )
      faults.push(`allowances: ${allowance.currency} is not a currency of ISO 4217`);
  return faults;
}

/** Returns the origin that was probably meant. */
const originOf = (text: string) =>
  (parseUrl(text)?.origin ?? "null") !== "null" ? new URL(text).origin : "https://game.example";

/** Returns a digest of a configuration. Equal content has an equal version. */
export const versionOf = (config: ProductConfig): string =>
  createHash("sha256").update(JSON.stringify(config)).digest("base64url").slice(0, 22);

/** Returns the ids of the documents that had another version before. */
const changedDocuments = (
  { documents }: ProductConfig,
  before: Product | undefined,
): readonly string[] =>
  documents
    .filter((document) =>
      before?.documents.some((earlier) => earlier.id === document.id && !isSame(earlier, document)),
    )
    .map(({ id }) => id);

/**
 * Returns the product that results from applying a configuration to the existing one. A permission keeps the day on which it
 * was first added, even if it was removed for a while. A product that begins to review releases has accepted the policy's.
 */
export function asProduct(
  config: ProductConfig,
  before: Product | undefined,
  { now, policy }: Readonly<{ now: number; policy: Policy }>,
): Product {
  return {
    ...config,
    version: versionOf(config),
    permissionsSince: {
      ...Object.fromEntries(config.permissions.map(({ name }) => [name, now])),
      ...before?.permissionsSince,
    },
    documentsSince: {
      ...before?.documentsSince,
      ...Object.fromEntries(changedDocuments(config, before).map((id) => [id, now])),
    },
    acceptedReleases:
      config.law?.releases === "reviewed"
        ? (before?.acceptedReleases ?? { test: releaseOf(policy), live: releaseOf(policy) })
        : null,
  };
}
