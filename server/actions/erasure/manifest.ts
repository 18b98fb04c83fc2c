// A list of erasures, kept beside backups: after a restore, they are repeated before the database is used.
import { contextFor, type ServiceContext } from "../../context.js";
import {
  erasedGuardianHash,
  erasedInProductHash,
  erasedPlayerHash,
} from "../../domain/erased-hashes.js";
import { open, seal, type Cell } from "../../domain/keyring.js";
import type { Db } from "../../store/engine/db.js";
import {
  ensureErasureKey,
  findErasureKey,
  listErasures,
  saveErasure,
  listAllGuardians,
  listAllPlayers,
} from "../../store/erasure/queries.js";
import type { Erasure } from "../../store/erasure/table.js";
import { readPerson } from "../../store/erasure/rows-of-person.js";
import { listProducts } from "../../store/products/queries.js";
import { eraseGuardian, type OperatorAuthor } from "./erase-guardian.js";
import { eraseRowsOfPlayer, personOf } from "./erase-player.js";

const FORMAT = "kinward-erasures/1";
const CELL: Cell = { table: "manifest", column: "key", rowId: FORMAT };

/** Hashes, and the key that they were made with, encrypted under the secret of the service. */
type Manifest = Readonly<{
  format: typeof FORMAT;
  /** Null where nothing was erased yet. */
  key: string | null;
  erased: readonly Readonly<{ hash: string; subject: Erasure["subject"]; erasedAt: string }>[];
}>;

export async function readManifest(
  db: Db,
  { keyring, random }: Pick<ServiceContext, "keyring" | "random">,
): Promise<Manifest> {
  const key = await findErasureKey(db);
  const erased = await listErasures(db);
  return {
    format: FORMAT,
    key: key === undefined ? null : seal(keyring, CELL, key, random.bytes(12)),
    erased: erased.map(({ erasedHash, subject, erasedAt }) => ({
      hash: erasedHash,
      subject,
      erasedAt: new Date(erasedAt).toISOString(),
    })),
  };
}

/** Returns whether a file is a manifest, as far as `applyManifest` needs it. */
export function isManifest(value: unknown): value is Manifest {
  const { format, key, erased } = (value ?? {}) as Partial<Manifest>;
  return (
    format === FORMAT &&
    (key === null || typeof key === "string") &&
    Array.isArray(erased) &&
    erased.every(
      ({ hash, subject, erasedAt }: Record<string, unknown>) =>
        typeof hash === "string" &&
        ["player", "player-in-product", "guardian"].includes(String(subject)) &&
        typeof erasedAt === "string" &&
        !Number.isNaN(Date.parse(erasedAt)),
    )
  );
}

/**
 * Erases everyone whom a manifest names and whom a backup brought back. People who registered again after their erasure stay.
 * Returns the number of erased people. Throws if the manifest's secret is not listed.
 */
export async function applyManifest(
  services: ServiceContext,
  { key: sealed, erased }: Manifest,
  by: OperatorAuthor,
): Promise<Readonly<{ players: number; guardians: number }>> {
  if (sealed === null) return { players: 0, guardians: 0 };
  const { store, keyring, clock } = services;
  const key = open(keyring, CELL, sealed);
  await store.write((tx) => ensureErasureKey(tx, key, clock.now()));
  const instants = new Map(erased.map(({ hash, erasedAt }) => [hash, Date.parse(erasedAt)]));
  const isErased = (hash: string, createdAt: number): boolean =>
    createdAt <= (instants.get(hash) ?? -Infinity);
  const products = await listProducts(store);
  let [players, guardians] = [0, 0];
  for (const { organisation, mode, kuid, createdAt } of await listAllPlayers(store)) {
    const tenancy = { organisation, mode };
    if (!isErased(erasedPlayerHash(key, tenancy, kuid), createdAt)) continue;
    const product = products.find((each) => each.organisation === organisation);
    if (!product) continue;
    const context = contextFor(services, product.productId, mode);
    await store.write((tx) => eraseRowsOfPlayer(tx, { ...context, db: tx }, kuid, by));
    players += 1;
  }
  players += await eraseInProducts(services, key, { isErased, by });
  for (const { mode, address, createdAt } of await listAllGuardians(store)) {
    if (!isErased(erasedGuardianHash(key, mode, address), createdAt)) continue;
    if (await store.write((tx) => eraseGuardian(tx, services, mode, address, by))) guardians += 1;
  }
  await keepInstants(services, erased);
  return { players, guardians };
}

/**
 * Erases again the data of a player that one product had erased, unless the player has come to this product since. Returns how
 * many.
 */
async function eraseInProducts(
  services: ServiceContext,
  key: string,
  {
    isErased,
    by,
  }: Readonly<{ isErased: (hash: string, createdAt: number) => boolean; by: OperatorAuthor }>,
): Promise<number> {
  const { store } = services;
  const products = await listProducts(store);
  let players = 0;
  for (const { organisation, mode, kuid } of await listAllPlayers(store))
    for (const { productId, organisation: owner } of products) {
      const hash = erasedInProductHash(key, { productId, mode }, kuid);
      if (owner !== organisation || !isErased(hash, 0)) continue;
      const context = contextFor(services, productId, mode);
      const own = { isOfProduct: true };
      const { found } = await readPerson(store, await personOf(store, context, kuid, own));
      const made = found.flatMap(({ rows }) => rows.map((row) => Number(row["createdAt"] ?? 0)));
      if (made.length === 0 || !isErased(hash, Math.max(...made))) continue;
      await store.write((tx) => eraseRowsOfPlayer(tx, { ...context, db: tx }, kuid, by, own));
      players += 1;
    }
  return players;
}

/** Replaces the instants of the restore by the instants of the manifest. */
async function keepInstants({ store }: ServiceContext, erased: Manifest["erased"]): Promise<void> {
  await store.write(async (tx) => {
    for (const { hash, subject, erasedAt } of erased)
      await saveErasure(tx, { erasedHash: hash, subject, erasedAt: Date.parse(erasedAt) });
    tx.scrub();
  });
}
