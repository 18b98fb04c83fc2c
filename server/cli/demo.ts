import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Services } from "../services.js";
import type { Config } from "../config.js";
import { dataFolder, ensureFile } from "../ops/data-folder.js";
import type { Mode, Product } from "../domain/product.js";
import { makeApiKey, readApiKey } from "../auth/api-key.js";
import { applyProduct } from "../products/apply.js";
import type { Db } from "../store/engine/db.js";
import { advisoryLock } from "../store/page-visits.js";
import { findProduct, listApiKeys, saveApiKey } from "../store/products.js";
import { CommandError, print, printJson, withServices } from "./open.js";

/** In the order in which they are printed: the second is essential to the first, the third of another organisation. */
const FILES = ["starfall", "starfall-account", "pebble-club"];

export interface Demo {
  baseUrl: string;
  products: {
    productId: number;
    name: string;
    apiKeys: Record<Mode, string>;
    config: object;
  }[];
}

/** Makes what is missing of the demo products and their keys. The keys stay the same: a private file keeps them. */
export async function ensureDemo(services: Services, config: Config): Promise<Demo> {
  const { store, clock, publicUrl } = services;
  const keptKeys = readKeys(services, config);
  // One transaction: of two processes that make the demo at once the second finds it made.
  const products = await store.write(async (tx) => {
    await advisoryLock(tx, "demo");
    const made: Demo["products"] = [];
    for (const [place, file] of FILES.entries()) {
      const text = readFileSync(new URL(`../products/demo/${file}.yaml`, import.meta.url), "utf8");
      const product =
        (await findProduct(tx, productIdIn(text))) ??
        (await applyProduct(tx, text, { ...services, now: clock.now() }));
      const { productId, name } = product;
      const apiKeys = keptKeys[place] as Record<Mode, string>;
      for (const key of Object.values(apiKeys)) await ensureKey(tx, services, productId, key);
      made.push({ productId, name, apiKeys, config: configOf(product) });
    }
    return made;
  });
  await services.catalogue.refresh();
  return { baseUrl: publicUrl, products };
}

const productIdIn = (text: string) => Number(/^productId: (\d+)/m.exec(text)?.[1]);

/** What the service adds to a product's file. */
const ADDED: readonly string[] = ["version", "permissionsSince"] satisfies (keyof Product)[];
const configOf = (product: Product): object =>
  Object.fromEntries(Object.entries(product).filter(([key]) => !ADDED.includes(key)));

const KEYS_FILE = "demo-keys.json";
const MODES: readonly Mode[] = ["test", "live"];

function readKeys({ random }: Services, config: Config): Record<Mode, string>[] {
  const folder = dataFolder(config);
  const makeKeys = () =>
    Object.fromEntries(MODES.map((mode) => [mode, makeApiKey(mode, random.bytes(96)).text]));
  const text = ensureFile(folder, KEYS_FILE, () => JSON.stringify(FILES.map(makeKeys), null, 2));
  const keys = parseKeys(text);
  if (!keys) {
    throw new CommandError(`${join(folder, KEYS_FILE)} is damaged; remove it to make new keys.`);
  }
  return keys;
}

function parseKeys(text: string): Record<Mode, string>[] | undefined {
  try {
    const keys = JSON.parse(text) as Record<Mode, string>[];
    const isWhole = FILES.every((_, place) =>
      MODES.every((mode) => readApiKey(keys[place]?.[mode] ?? "")?.mode === mode),
    );
    return isWhole ? keys : undefined;
  } catch {
    return undefined;
  }
}

/** A demo key that was revoked stays revoked. */
async function ensureKey(
  tx: Db,
  { clock }: Services,
  productId: number,
  text: string,
): Promise<void> {
  const key = readApiKey(text);
  if (!key || (await listApiKeys(tx)).some(({ keyId }) => keyId === key.keyId)) return;
  const createdAt = clock.realNow();
  await saveApiKey(tx, { ...key, productId, createdAt, expiresAt: null, revokedAt: null });
}

export const demo = ({ json }: { json?: boolean }) =>
  withServices(async (services, config) => {
    const settled = await ensureDemo(services, config);
    if (json) printJson(settled);
    else print(describeDemo(settled, new Date(services.clock.now()).getUTCFullYear()));
  });

/** For people: the keys, where the docs are, and a call that works as printed. */
export function describeDemo({ baseUrl, products }: Demo, year: number): string {
  const keys = products.flatMap(({ name, productId, apiKeys }) => [
    `  ${name} (product ${productId})`,
    `    test  ${apiKeys.test}`,
    `    live  ${apiKeys.live}`,
  ]);
  const body = JSON.stringify({ jurisdiction: "US-CA", dateOfBirth: `${year - 8}-01-01` });
  return [
    `Kinward  ${baseUrl}`,
    `  API docs  ${baseUrl}/docs`,
    `  Mailbox   ${baseUrl}/mailbox   (test mode, while no SMTP_URL is set)`,
    "",
    "Demo keys",
    ...keys,
    "",
    "Ask the age gate about an eight-year-old in California:",
    "",
    `  curl -s ${baseUrl}/api/v1/age-gate/check \\`,
    `    -H 'X-Api-Key: ${products[0]?.apiKeys.test}' \\`,
    "    -H 'Content-Type: application/json' \\",
    `    -d '${body}'`,
    "",
  ].join("\n");
}
