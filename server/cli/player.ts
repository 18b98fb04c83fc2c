// What operators do with the data of a player.
import { erasePlayer } from "../actions/erasure/erase-player.js";
import { exportPlayer } from "../actions/erasure/export-player.js";
import { forgetGuardians } from "../actions/guardian/forget-guardians.js";
import { guardiansOfPlayer } from "../actions/guardian/guardians-on-file.js";
import { findPlayers } from "../actions/player/find-player.js";
import { readPlayer } from "../actions/player/read-player.js";
import { readAnswers } from "../console/players/answers.js";
import { contextFor, type Context } from "../context.js";
import type { Mode } from "../domain/product.js";
import { ServiceError } from "../lib/errors.js";
import type { Services } from "../services.js";
import { noSuchPlayer } from "../store/players/queries.js";
import { listProducts } from "../store/products/queries.js";
import { assertConfirmed, type Confirmed } from "./ask.js";
import { CommandError } from "./command-error.js";
import { auditOperation, byOperator, operator } from "./record-operation.js";
import { requireProduct } from "./require-product.js";
import { formatTable } from "./table.js";
import { print, printJson, withServices } from "./with-services.js";

export type OfPlayer = Readonly<{ organisation: string; mode: Mode }>;

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

const exportOf = async (services: Services, kuid: string, options: OfPlayer) => {
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
    const { records } = await exportOf(services, kuid, options);
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
  withServices(async (services) => printJson(await exportOf(services, kuid, options)));

/** Prints the ids of the players that an id, a one-time password or a guardian's address names. */
export const findPlayersBy = (
  text: string,
  { product: productId, mode, json }: Readonly<{ product: number; mode: Mode; json?: boolean }>,
) =>
  withServices(async (services) => {
    requireProduct(services, productId);
    const context = contextFor(services, productId, mode);
    const found = await services.store.write((tx) => findPlayers(tx, context, text));
    if (json) return printJson(found);
    if (found.length === 0) throw new CommandError("No player matches.");
    found.forEach(print);
  });

/** Prints why each permission of a player is off. */
export const explainPlayer = (kuid: string, options: OfPlayer & Readonly<{ json?: boolean }>) =>
  withServices(async (services) => {
    const context = await contextOf(services, options);
    const { store } = services;
    const seen = await readPlayer(store, services, context, kuid);
    if (!seen) throw new CommandError(noSuchPlayer().message);
    const { without, products } = await readAnswers(store, context, seen);
    const found = products.map(({ product: { productId, name }, off }) => ({
      ...{ productId, name, off },
    }));
    if (options.json) return printJson({ kuid, without: without ?? null, products: found });
    if (without !== undefined) print(without);
    for (const { name, off } of found) {
      print(off.length === 0 ? `In ${name} nothing is off.` : `${name}:`);
      for (const { title, why } of off) print(`  ${title}. ${why}`);
    }
  });

/** Prints the addresses of a player's guardians. */
export const revealGuardians = (kuid: string, options: OfPlayer) =>
  withServices(async (services) => {
    const context = await contextOf(services, options);
    const guardians = await services.store.write(async (tx) => {
      const found = await guardiansOfPlayer(tx, context, kuid);
      for (const { addressHash } of found)
        await auditOperation(tx, context, "address-revealed", `guardian:${addressHash}`);
      return found;
    });
    if (guardians.length === 0) throw new CommandError("No guardian is on file.");
    for (const { address } of guardians) print(address === "" ? "(unreadable)" : address);
  });

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
