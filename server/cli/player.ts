// What operators do with the data of a person.
import { readFileSync } from "node:fs";

import { contextFor, type Context } from "../context.js";
import type { Mode } from "../domain/product.js";
import { erasePlayer, type ErasedBy } from "../actions/erasure/erase-player.js";
import { eraseGuardian } from "../actions/erasure/erase-guardian.js";
import { exportGuardian } from "../actions/erasure/guardian-rows.js";
import { exportPlayer } from "../actions/erasure/export-player.js";
import { applyManifest, isManifest, readManifest } from "../actions/erasure/manifest.js";
import { wipeTestData } from "../actions/erasure/wipe-test-data.js";
import { forgetGuardians } from "../actions/guardian/forget-guardians.js";
import { ServiceError } from "../lib/errors.js";
import type { Services } from "../services.js";
import { listProducts } from "../store/products/queries.js";
import { assertConfirmed, type Confirmed } from "./ask.js";
import { CommandError } from "./command-error.js";
import { print, printJson, withServices } from "./with-services.js";
import { auditOperation, operator } from "./record-operation.js";
import { formatTable } from "./table.js";

export type OfPlayer = Readonly<{ organisation: string; mode: Mode }>;

const MODES: readonly Mode[] = ["live", "test"];

const byOperator = () => {
  const ledger = operator();
  return { ledger, audit: `operator:${ledger.operator}` as const } satisfies ErasedBy;
};

async function contextOf(services: Services, { organisation, mode }: OfPlayer): Promise<Context> {
  const found = (await listProducts(services.store)).find(
    (product) => product.organisation === organisation,
  );
  if (!found) throw new CommandError(`There is no organisation ${organisation}.`);
  return contextFor(services, found.productId, mode);
}

/** Turns NOT_FOUND of a player into a CommandError. */
async function orCommandError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ServiceError && error.code === "NOT_FOUND")
      throw new CommandError(error.message);
    throw error;
  }
}

const readPlayer = async (services: Services, kuid: string, options: OfPlayer) => {
  const context = await contextOf(services, options);
  return orCommandError(
    services.store.write((tx) =>
      exportPlayer(tx, { ...context, db: tx }, kuid, `operator:${operator().operator}`),
    ),
  );
};

/** Prints how much is stored of a player, by kind, and the ids by which products know them. */
export const showPlayer = (kuid: string, options: OfPlayer & Readonly<{ json?: boolean }>) =>
  withServices(async (services) => {
    const { records } = await readPlayer(services, kuid, options);
    const counts = Object.entries(records).map(([name, { length }]) => [name, length] as const);
    const externalIds = (records["external_ids"] ?? []).map(({ productId, externalId }) => ({
      productId,
      externalId,
    }));
    if (options.json) return printJson({ kuid, externalIds, rows: Object.fromEntries(counts) });
    for (const { productId, externalId } of externalIds)
      print(`Product ${String(productId)} knows the player as ${String(externalId)}.`);
    const rows = counts.map(([name, count]) => [name, String(count)]);
    print(formatTable(["DATA", "ROWS"], rows));
  });

/** Prints everything that is stored of a player, as JSON. */
export const exportPlayerById = (kuid: string, options: OfPlayer) =>
  withServices(async (services) => printJson(await readPlayer(services, kuid, options)));

export const erasePlayerById = (kuid: string, options: OfPlayer & Confirmed) =>
  withServices(async (services) => {
    const context = await contextOf(services, options);
    const { organisation, mode } = options;
    await assertConfirmed(
      `Erase player ${kuid} in all products of ${organisation}, in ${mode} mode?`,
      options,
    );
    const erasedAt = await orCommandError(
      services.store.write((tx) => erasePlayer(tx, { ...context, db: tx }, kuid, byOperator())),
    );
    print(`Erased the player (${mode}) at ${new Date(erasedAt).toISOString()}.`);
  });

/** Lets another person become the guardian of a player without the approval of a former one. */
export const forgetGuardiansById = (kuid: string, options: OfPlayer) =>
  withServices(async (services) => {
    const context = await contextOf(services, options);
    const actor = `operator:${operator().operator}` as const;
    const forgotten = await services.store.write((tx) =>
      forgetGuardians(tx, { ...context, db: tx }, kuid, actor),
    );
    if (forgotten === 0) throw new CommandError("This player has no former guardians.");
    print(`Forgot the former guardians of the player (${options.mode}): ${forgotten}.`);
  });

/** Prints everything that is stored of a guardian, as JSON, in one mode or in both. */
export const exportGuardianByEmail = (email: string, { mode: only }: { mode?: Mode } = {}) =>
  withServices(async (services) => {
    const found: Record<string, unknown> = {};
    for (const mode of only === undefined ? MODES : [only]) {
      const records = await services.store.write((tx) =>
        exportGuardian(tx, services, mode, email, `operator:${operator().operator}`),
      );
      if (records) found[mode] = records;
    }
    if (Object.keys(found).length === 0)
      throw new CommandError("Nothing is stored of this address.");
    printJson({ exportedAt: new Date(services.clock.now()).toISOString(), ...found });
  });

export const eraseGuardianByEmail = (
  email: string,
  options: Confirmed & Readonly<{ mode: Mode }>,
) =>
  withServices(async (services) => {
    const { mode } = options;
    await assertConfirmed(
      `Erase this guardian in all organisations, in ${mode} mode? Where no other guardian remains, every consent is withdrawn.`,
      options,
    );
    if (
      !(await services.store.write((tx) => eraseGuardian(tx, services, mode, email, byOperator())))
    )
      throw new CommandError(`Nothing is stored of this address in ${mode} mode.`);
    print(`Erased the guardian (${mode}).`);
  });

/** Prints the hashes of everyone who was erased, to be kept beside backups. */
export const printManifest = () =>
  withServices(async (services) => printJson(await readManifest(services.store, services)));

/** Erases again whom a restored backup brought back. */
export const applyManifestFile = (file: string) =>
  withServices((services) => applyManifestOf(services, file));

export async function applyManifestOf(services: Services, file: string): Promise<void> {
  const manifest = readJson(file);
  if (!isManifest(manifest)) throw new CommandError(`${file} is not a list of erasures.`);
  const { players, guardians } = await applyManifest(services, manifest, byOperator());
  print(`Erased ${players} players and ${guardians} guardians again.`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Deletes what a product stored in test mode. */
export const wipeTestDataOf = (options: Confirmed & Readonly<{ product: number }>) =>
  withServices(async (services) => {
    const { product: productId } = options;
    if (!services.catalogue.product(productId))
      throw new CommandError(`There is no product ${productId}.`);
    await assertConfirmed(
      `Delete everything that product ${productId} stored in test mode?`,
      options,
    );
    const players = await wipeTestData(services, productId, byOperator());
    await services.store.write((tx) =>
      auditOperation(tx, services, "test-data-wiped", `product:${productId}`),
    );
    print(`Deleted the test data of product ${productId}, with ${players} players.`);
  });
