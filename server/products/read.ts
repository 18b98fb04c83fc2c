// Reads a product file: YAML, checked against its schema and then for what a schema cannot say.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";

import type { Product, ProductConfig } from "../domain/product.js";
import type { Policy } from "../policy/types.js";
import { EVENT_TYPES, isEventType } from "../webhooks/events.js";

/** A product file that cannot be applied: every fault, a line each. */
export class ProductFileError extends Error {
  override readonly name = "ProductFileError";
}

/** What a browser or a phone runs or opens by itself; an app cannot have one of these for its own. */
const RESERVED_SCHEMES =
  /^(https?|javascript|data|vbscript|file|filesystem|blob|about|view-source|intent|mailto|tel|sms|wss?|ftp)$/;

function makeCheck() {
  const ajv = new Ajv2020({ allErrors: true, strict: true, discriminator: true });
  addFormats.default(ajv);
  const file = new URL("product.schema.yaml", import.meta.url);
  return ajv.compile(parse(readFileSync(file, "utf8")) as object);
}
let check: ReturnType<typeof makeCheck> | undefined;

function describe({ instancePath, keyword, message, params }: ErrorObject): string {
  const place = instancePath.slice(1).replaceAll("/", ".") || "the file";
  if (keyword === "additionalProperties")
    return `${place}: has no key ${params.additionalProperty}`;
  if (keyword === "enum") {
    return `${place}: must be one of ${(params.allowedValues as readonly string[]).join(", ")}`;
  }
  return `${place}: ${message}`;
}

/** The configuration in a product file's text. Throws a ProductFileError that names every fault. */
export function readProductFile(text: string, policy: Policy): ProductConfig {
  let file: unknown;
  try {
    file = parse(text);
  } catch (error) {
    throw new ProductFileError(`This is no YAML: ${(error as Error).message}`);
  }
  check ??= makeCheck();
  const errors = check(file) ? [] : (check.errors ?? []);
  const config = withDefaults(withoutFaulty(file, errors));
  const faults = [...errors.map(describe), ...faultsOf(config, policy)];
  if (faults.length > 0) throw new ProductFileError(faults.join("\n"));
  return config;
}

/** The parts of a file that the schema has nothing against, so that they can be looked at further. */
function withoutFaulty(file: unknown, errors: readonly ErrorObject[]): Partial<ProductConfig> {
  if (typeof file !== "object" || file === null) return {};
  const faulty = errors.map(({ instancePath }) => instancePath.split("/").slice(1));
  const entries = Object.entries(file).flatMap(([key, value]: [string, unknown]) => {
    const places = faulty.filter(([top]) => top === key).map(([, place]) => place);
    if (places.length === 0) return [[key, value]];
    if (!Array.isArray(value) || places.includes(undefined)) return [];
    return [[key, value.filter((_, place) => !places.includes(String(place)))]];
  });
  return Object.fromEntries(entries) as Partial<ProductConfig>;
}

const withDefaults = (file: Partial<ProductConfig>): ProductConfig => ({
  productId: 0,
  name: "",
  organisation: "",
  minimumAge: 0,
  essentialProductIds: [],
  childLiteAccess: false,
  ageCollectionMethods: ["date-of-birth"],
  permissions: [],
  allowances: [],
  activityTypes: [],
  origins: [],
  appSchemes: [],
  webhooks: [],
  retentionDays: {},
  ...file,
  documents: (file.documents ?? []).map((document) => ({
    ...document,
    isDataNotice: document.isDataNotice ?? false,
  })),
});

function faultsOf(config: ProductConfig, policy: Policy): string[] {
  const faults: string[] = [];
  for (const list of ["permissions", "allowances", "activityTypes"] as const) {
    for (const name of repeated(config[list].map((item) => item.name)))
      faults.push(`${list}: ${name} stands twice`);
  }
  for (const id of repeated(config.documents.map((document) => document.id)))
    faults.push(`documents: ${id} stands twice`);
  for (const { name, custom } of config.permissions) {
    const isStandard = name in policy.permissions;
    if (!isStandard && !custom)
      faults.push(`permissions: ${name} is no standard permission; a custom one needs \`custom\``);
    if (isStandard && custom)
      faults.push(`permissions: ${name} is a standard permission and takes no \`custom\``);
  }
  for (const allowance of config.allowances) {
    if (allowance.type === "selection" && !allowance.options.includes(allowance.default)) {
      faults.push(`allowances: the default of ${allowance.name} is none of its options`);
    }
    if (
      allowance.type === "numerical" &&
      !(allowance.min <= allowance.default && allowance.default <= allowance.max)
    ) {
      faults.push(`allowances: the default of ${allowance.name} is not between its min and max`);
    }
  }
  for (const { name, schema } of config.activityTypes) {
    try {
      // Words and formats are checked, so that a slip of the pen is found; types may be left open.
      const ajv = new Ajv2020({ strict: true, strictTypes: false, strictTuples: false });
      addFormats.default(ajv);
      ajv.compile(schema);
    } catch (error) {
      faults.push(
        `activityTypes: the schema of ${name} is no JSON Schema: ${(error as Error).message}`,
      );
    }
  }
  for (const origin of config.origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      faults.push(`origins: ${origin} is not written as an origin`);
  }
  for (const scheme of config.appSchemes) {
    if (RESERVED_SCHEMES.test(scheme)) faults.push(`appSchemes: ${scheme} is no app's own scheme`);
  }
  for (const name of config.webhooks.flatMap(({ events = [] }) => events)) {
    if (!isEventType(name))
      faults.push(`webhooks: ${name} is no event; there are ${EVENT_TYPES.join(", ")}`);
  }
  for (const url of repeated(
    config.webhooks.flatMap(({ url, mode }) =>
      (mode ? [mode] : ["test", "live"]).map((each) => `${url} (${each} mode)`),
    ),
  ))
    faults.push(`webhooks: ${url} stands twice`);
  if (config.essentialProductIds.includes(config.productId))
    faults.push("essentialProductIds: a product is not essential to itself");
  return faults;
}

const repeated = (names: readonly string[]) => [
  ...new Set(names.filter((name, place) => names.indexOf(name) !== place)),
];

/**
 * The product that a configuration makes of what was there before; a permission keeps its first
 * day, also where it was taken out for a while.
 */
export function asProduct(
  config: ProductConfig,
  before: Product | undefined,
  now: number,
): Product {
  return {
    ...config,
    version: createHash("sha256").update(JSON.stringify(config)).digest("base64url").slice(0, 22),
    permissionsSince: {
      ...Object.fromEntries(config.permissions.map(({ name }) => [name, now])),
      ...before?.permissionsSince,
    },
  };
}
