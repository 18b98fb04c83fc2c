import { readFileSync } from "node:fs";

import type { Services } from "../context.js";
import type { Config } from "../config.js";
import type { Mode } from "../domain/product.js";
import { makeApiKey, readApiKey } from "../domain/api-key.js";
import { applyProduct } from "../products/apply.js";
import { dataFolder, settleFile } from "../services.js";
import { findProduct, listApiKeys, saveApiKey } from "../store/products.js";
import { print, printJson, withServices } from "./open.js";

/** In the order in which they are printed: the second is essential to the first, the third of another organisation. */
const FILES = ["starfall", "starfall-account", "pebble-club"];

export interface Demo {
  baseUrl: string;
  products: { productId: number; name: string; apiKeys: Record<Mode, string>; config: object }[];
}

/** Makes what is missing of the demo products and their keys. The keys stay the same: a private file keeps them. */
export async function settleDemo(services: Services, config: Config): Promise<Demo> {
  const { store, policy, clock, publicUrl } = services;
  const products: Demo["products"] = [];
  const keptKeys = readKeys(services, config);
  for (const [place, file] of FILES.entries()) {
    const text = readFileSync(new URL(`../products/demo/${file}.yaml`, import.meta.url), "utf8");
    const { productId } = idOf(text);
    const product =
      (await findProduct(store, productId)) ??
      (await applyProduct(store, text, { policy, now: clock.now() }));
    const apiKeys = keptKeys[place] as Record<Mode, string>;
    for (const key of Object.values(apiKeys)) await settleKey(services, productId, key);
    const { version: _version, permissionsSince: _since, ...shown } = product;
    products.push({ productId, name: product.name, apiKeys, config: shown });
  }
  await services.catalogue.refresh();
  return { baseUrl: publicUrl, products };
}

const idOf = (text: string) => ({ productId: Number(/^productId: (\d+)/m.exec(text)?.[1]) });

function readKeys({ random }: Services, config: Config): Record<Mode, string>[] {
  const make = () =>
    JSON.stringify(
      FILES.map(() => ({
        test: makeApiKey("test", random.bytes(96)).text,
        live: makeApiKey("live", random.bytes(96)).text,
      })),
      null,
      2,
    );
  return JSON.parse(settleFile(dataFolder(config), "demo-keys.json", make)) as Record<
    Mode,
    string
  >[];
}

/** A demo key that was revoked stays revoked. */
async function settleKey(
  { store, clock }: Services,
  productId: number,
  text: string,
): Promise<void> {
  const key = readApiKey(text);
  if (!key) throw new Error("The file of demo keys is damaged; remove it to make new ones.");
  const isKnown = (await listApiKeys(store)).some(({ keyId }) => keyId === key.keyId);
  if (isKnown) return;
  await store.write((tx) =>
    saveApiKey(tx, {
      ...key,
      productId,
      createdAt: clock.realNow(),
      expiresAt: null,
      revokedAt: null,
    }),
  );
}

export const demo = ({ json }: { json?: boolean }) =>
  withServices(async (services, config) => {
    const settled = await settleDemo(services, config);
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
  const body = JSON.stringify({ jurisdiction: "US-CA", dateOfBirth: `${year - 9}-12-31` });
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
