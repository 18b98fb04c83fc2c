import { readFileSync } from "node:fs";
import { join } from "node:path";

import { serverFile } from "../lib/files.js";
import { ManualClock } from "../lib/clock.js";
import { isLocal, isMailboxOpen, type Config } from "../config.js";
import type { Services } from "../services.js";
import { dataFolder, ensureFile } from "../auth/data-folder.js";
import { MODES, type Mode, type Product } from "../domain/product.js";
import { makeApiKey, readApiKey } from "../domain/api-key.js";
import { settleAddress } from "../actions/guardian/settle-address.js";
import { INVITATION_LIFE_MS, makeOperatorLink } from "../actions/operator/link.js";
import { addOperator, endInvitations, findOperatorOf } from "../store/operators/queries.js";
import { applyProduct } from "../products/apply.js";
import type { Db } from "../store/engine/db.js";
import { advisoryLock } from "../store/engine/locks.js";
import { findProduct, listApiKeys, saveApiKey } from "../store/products/queries.js";
import { asFile } from "../products/translations.js";
import { gameOrigin, startGame } from "./demo-game/game.js";
import { auditOperation } from "./record-operation.js";
import { CommandError } from "./command-error.js";
import { print, printJson, withServices } from "./with-services.js";

/** The pretend game's origin in the product files, beside a service on the usual port. */
const GAME_IN_FILE = "http://127.0.0.1:8081";

/** In the order in which they are printed. The second is essential to the first; the third belongs to another organisation. */
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

/** Creates missing demo products and keys. A private file stores the keys, so that they stay the same. */
export async function ensureDemo(services: Services, config: Config): Promise<Demo> {
  const { store, clock, publicUrl } = services;
  const keptKeys = readKeys(services, config);
  // Needs one transaction, so that the second of two concurrent processes finds what the first created.
  const products = await store.write(async (tx) => {
    await advisoryLock(tx, "demo");
    const made: Demo["products"] = [];
    for (const [at, file] of FILES.entries()) {
      const text = readFileSync(serverFile(`products/demo/${file}.yaml`), "utf8").replace(
        GAME_IN_FILE,
        gameOrigin(config),
      );
      const known = await findProduct(tx, productIdIn(text));
      const product = known ?? (await applyProduct(tx, text, { ...services, now: clock.now() }));
      const { productId, name } = product;
      const tenancy = { organisation: product.organisation, mode: null };
      if (!known)
        await auditOperation(
          tx,
          { ...services, tenancy },
          "product-applied",
          `product:${productId}`,
        );
      const apiKeys = keptKeys[at] as Record<Mode, string>;
      for (const key of Object.values(apiKeys)) await ensureKey(tx, services, product, key);
      made.push({ productId, name, apiKeys, config: configOf(product) });
    }
    return made;
  });
  await services.catalogue.refresh();
  return { baseUrl: publicUrl, products };
}

const productIdIn = (text: string) => Number(/^productId: (\d+)/m.exec(text)?.[1]);

/** What the service adds to a product file. */
const ADDED: readonly string[] = [
  "version",
  "permissionsSince",
  "documentsSince",
  "acceptedReleases",
] satisfies (keyof Product)[];
const configOf = (product: Product): object =>
  Object.fromEntries(Object.entries(asFile(product)).filter(([key]) => !ADDED.includes(key)));

const KEYS_FILE = "demo-keys.json";
function readKeys({ random }: Services, config: Config): Record<Mode, string>[] {
  const folder = dataFolder(config);
  const makeKeys = () =>
    Object.fromEntries(MODES.map((mode) => [mode, makeApiKey(mode, random.bytes(96)).text]));
  const text = ensureFile(folder, KEYS_FILE, () => JSON.stringify(FILES.map(makeKeys), null, 2));
  const keys = parseKeys(text);
  if (!keys) {
    throw new CommandError(`${join(folder, KEYS_FILE)} is damaged; delete it to get new keys.`);
  }
  return keys;
}

function parseKeys(text: string): Record<Mode, string>[] | undefined {
  try {
    const keys = JSON.parse(text) as Record<Mode, string>[];
    const isWhole = FILES.every((_, at) =>
      MODES.every((mode) => readApiKey(keys[at]?.[mode] ?? "")?.mode === mode),
    );
    return isWhole ? keys : undefined;
  } catch {
    return undefined;
  }
}

/** Creates a demo key. One that was revoked stays revoked. */
async function ensureKey(
  tx: Db,
  services: Services,
  { productId, organisation }: Product,
  text: string,
): Promise<void> {
  const key = readApiKey(text);
  if (!key || (await listApiKeys(tx)).some(({ keyId }) => keyId === key.keyId)) return;
  const createdAt = services.clock.realNow();
  const tenancy = { organisation, mode: key.mode };
  await auditOperation(tx, { ...services, tenancy }, "key-created", `key:${key.keyId}`);
  await saveApiKey(tx, {
    ...key,
    productId,
    scope: "product",
    label: "demo",
    createdAt,
    expiresAt: null,
    revokedAt: null,
    lastUsedOn: null,
  });
}

export interface DemoOptions {
  json?: boolean;
  live?: boolean;
}

/** Prints the demo, with live keys only where they are asked for. */
export const demo = ({ json = false, live = false }: DemoOptions) =>
  withServices(async (services, config) => {
    const made = withUsableKeys(services, await ensureDemo(services, config));
    const isShown = (json || live) && made.products.some(({ apiKeys }) => apiKeys.live);
    if (isShown)
      await services.store.write((tx) => auditOperation(tx, services, "secret-shown", "demo"));
    if (json) printJson(made);
    else print(describeDemo(services, live ? made : withTestKeys(made)));
  });

const withTestKeys = ({ baseUrl, products }: PrintedDemo): PrintedDemo => ({
  baseUrl,
  products: products.map(({ apiKeys: { test }, ...product }) => ({
    ...product,
    apiKeys: { test },
  })),
});

/** Returns the demo without live keys where the clock is manual, because there is no live mode then. */
export const withUsableKeys = (
  { clock }: Pick<Services, "clock">,
  { baseUrl, products }: Demo,
): PrintedDemo => ({
  baseUrl,
  products: products.map(({ apiKeys: { test, live }, ...product }) => ({
    ...product,
    apiKeys: clock instanceof ManualClock ? { test } : { test, live },
  })),
});

type PrintedDemo = Pick<Demo, "baseUrl"> & {
  products: (Omit<Demo["products"][number], "apiKeys"> & {
    apiKeys: { test: string; live?: string };
  })[];
};

/** Describes the demo for people: what can be opened, the keys, and a call that works as printed. */
export function describeDemo(
  { clock, config, publicUrl }: Pick<Services, "clock" | "config" | "publicUrl">,
  { products }: PrintedDemo,
  consoleLink?: string,
): string {
  const isManual = clock instanceof ManualClock;
  const keys = products.flatMap(({ name, productId, apiKeys: { test, live } }) => [
    `  ${name} (product ${productId})`,
    `    test  ${test}`,
    ...(live === undefined ? [] : [`    live  ${live}`]),
  ]);
  const year = new Date(clock.now()).getUTCFullYear();
  const body = JSON.stringify({ jurisdiction: "US-CA", dateOfBirth: `${year - 8}-01-01` });
  return [
    `Kinward     ${publicUrl}`,
    `  API docs  ${publicUrl}/docs`,
    ...(isMailboxOpen(config) ? [`  Mailbox   ${publicUrl}/mailbox   (email in test mode)`] : []),
    ...(consoleLink === undefined
      ? []
      : [`  Console   ${consoleLink}   (signs in its owner once, within a day)`]),
    ...(isManual
      ? [
          `  Clock     ${new Date(clock.now()).toISOString()}, moved by test/advance-clock; there is no live mode`,
        ]
      : []),
    "",
    "Demo keys",
    ...keys,
    "",
    "Ask the age gate about an eight-year-old in California:",
    "",
    `  curl -s ${publicUrl}/api/v1/age-gate/check \\`,
    `    -H 'X-Api-Key: ${products[0]?.apiKeys.test}' \\`,
    "    -H 'Content-Type: application/json' \\",
    `    -d '${body}'`,
    "",
  ].join("\n");
}

/** Creates the demo and prints it for people. */
export async function printDemo(services: Services): Promise<Demo> {
  const made = await ensureDemo(services, services.config);
  if (!isLocal(services.config))
    services.log.warn(
      { address: services.publicUrl },
      "the demo products can be reached from other machines: they are for trying out, with keys in a file and in this output, and simulated proofs of age. Start without --demo, in an empty database, where real players are expected",
    );
  const link = services.config.hasConsole ? await demoConsoleLink(services) : undefined;
  print(describeDemo(services, withTestKeys(made), link));
  return made;
}

/** Returns a link that signs in the owner of the demo's first organisation, who is made where there is none. */
const demoConsoleLink = ({ store, catalogue, ...services }: Services): Promise<string> =>
  store.write(async (tx) => {
    const deps = { ...services, now: services.clock.now() };
    const [organisation = ""] = [...catalogue.organisations()].sort();
    const email = `owner@${organisation}.example`;
    const mailHash = await settleAddress(tx, deps, email);
    const known = await findOperatorOf(tx, { organisation, mailHash });
    const operatorId = known?.operatorId ?? services.random.uuid();
    if (!known)
      await addOperator(tx, {
        operatorId,
        organisation,
        mailHash,
        address: email,
        role: "owner",
        invitedBy: null,
        createdAt: deps.now,
        joinedAt: null,
      });
    await endInvitations(tx, { operatorId });
    const { url } = await makeOperatorLink(tx, deps, {
      purpose: "invitation",
      operatorId,
      mailHash,
      clientHash: null,
      returnTo: null,
      expiresAt: deps.now + INVITATION_LIFE_MS,
    });
    const tenancy = { organisation, mode: null };
    const target = `operator:${operatorId}` as const;
    await auditOperation(tx, { ...services, tenancy }, "operator-invited", target);
    return url;
  });

/** Starts the pretend game where its origin is registered, and prints its address. Returns a function that stops it. */
export async function openGame(
  { config, publicUrl }: Pick<Services, "config" | "publicUrl">,
  { products: [product] }: Demo,
): Promise<() => Promise<void>> {
  const { origins = [] } = (product?.config ?? {}) as Partial<Product>;
  const game =
    product && origins.includes(gameOrigin(config))
      ? await startGame(config, { publicUrl, apiKey: product.apiKeys.test })
      : undefined;
  if (!game) return async () => {};
  print(`  Game      ${game.address}   (a pretend game that shows the widgets)\n`);
  return game.stop;
}
