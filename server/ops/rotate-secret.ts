// Moves everything stored to the newest secret while the service runs, in small transactions that each leave nothing half done. A
// second run skips the work of the first.
import { setTimeout as sleep } from "node:timers/promises";

import { audit } from "../store/audit/audit.js";
import { settleAddress } from "../actions/guardian/settle-address.js";
import { ConfigError } from "../config.js";
import { externalIdHashes, findKeys, keyIdOf } from "../domain/keyring.js";
import type { AuditAction, AuditActor } from "../domain/audit.js";
import { ServiceError } from "../lib/errors.js";
import type { Services } from "../services.js";
import { currentAddressHash } from "../store/guardians/address-moves.js";
import type { Db } from "../store/engine/db.js";
import { advisoryLock } from "../store/engine/locks.js";
import { externalIds } from "../store/players/table.js";
import { replaceExternalIdHash } from "../store/players/queries.js";
import { cellOf, type RowOf } from "../store/engine/table.js";
import { moveAddress } from "../store/guardians/move-address.js";
import {
  forgetVerified,
  outdatedAddresses,
  outdatedExternalIds,
  outdatedHashes,
  outdatedTexts,
  replaceText,
  type StoredRow,
} from "../store/secrets/rotation.js";
import { listProcesses, SECRET_CHECK } from "../store/service/queries.js";
import {
  ADDRESSED_TABLES,
  KEYED_COLUMNS,
  SEALED_TABLES,
  type SealedTable,
} from "../store/secrets/secret-dependents.js";
import { readKnownSecrets, writeKnownSecrets } from "../auth/open-keyring.js";
import { readSecretStatus, type SecretStatus } from "./secret-status.js";

type RotateDeps = Pick<Services, "store" | "keyring" | "clock" | "log" | "random">;

type RotateOptions = Readonly<{
  /** The operator or program that rotates. */
  actor: AuditActor;
  /** Lets links, passwords and browsers of older secrets end as soon as these secrets are removed. */
  isHasty?: boolean;
  /** Reports progress: how many values of a table were encrypted or hashed anew. */
  onProgress?: (table: string, changed: number) => void;
}>;

export type Rotation = Readonly<{
  secrets: readonly SecretStatus[];
  /** Secrets that nothing needs any longer. */
  ended: readonly string[];
  /** Texts of a table that no listed secret opens. */
  unreadable: ReadonlyMap<string, number>;
}>;

/** Rows that are read at once, and texts that are written at once. */
const PAGE = 1_000;
const BATCH = 250;
/** Addresses that move at once: each is a dozen statements. */
const ADDRESSES = 25;
/** The least pause between two transactions. The pause is as long as the last transaction if that took longer. */
const PAUSE_MS = 2;
const MOST_ATTEMPTS = 8;

/** Throws a ConfigError where a running process still makes anything with an older secret. */
export async function rotateSecret(
  services: RotateDeps,
  options: RotateOptions,
): Promise<Rotation> {
  const unreadable = new Map<string, number>();
  await beginRotation(services, options.actor);
  const report = options.onProgress ?? (() => {});
  for (const table of SEALED_TABLES) await moveAddressesOf(services, table, unreadable, report);
  await moveLeftHashes(services, report);
  for (const table of SEALED_TABLES)
    if (table.name === externalIds.name) await hashIdsAnew(services, table, unreadable, report);
  for (const table of SEALED_TABLES) await encryptAnew(services, table, unreadable, report);
  const secrets = await readSecretStatus(services);
  const ended = await endSecrets(services, secrets, options);
  return { secrets, ended, unreadable };
}

/** From here on, no process starts that makes anything with an older secret. */
async function beginRotation(services: RotateDeps, actor: AuditActor): Promise<void> {
  const { store, keyring, clock } = services;
  const { newest } = keyring;
  await store.write(async (tx) => {
    await advisoryLock(tx, SECRET_CHECK);
    const behind = (await listProcesses(tx, clock.realNow())).filter(
      ({ secretIds: [first] }) => first !== newest.id,
    );
    if (behind.length > 0)
      throw new ConfigError(
        `Running processes still write with an older secret: ${behind.map(({ processId }) => processId).join(", ")}. Put ${newest.id} first in their list and restart them. If they were killed, wait 30 s.`,
      );
    const known = await readKnownSecrets(tx);
    const older = known.filter(
      ({ id, replacedAt }) => id !== newest.id && replacedAt === undefined,
    );
    if (older.length === 0) return;
    const replacedAt = clock.now();
    await writeKnownSecrets(
      tx,
      known.map((secret) => (older.includes(secret) ? { ...secret, replacedAt } : secret)),
    );
    for (const { id } of older) await note(tx, services, actor, "secret-replaced", id);
  });
}

const note = (
  tx: Db,
  services: RotateDeps,
  actor: AuditActor,
  action: AuditAction,
  secretId: string,
) => audit(tx, services, { actor, action, target: `secret:${secretId}` });

type Unreadable = Map<string, number>;
type Report = NonNullable<RotateOptions["onProgress"]>;

/** Opens a text of a row; undefined, and counted, where no listed secret does. */
function openText(
  { store, keyring }: RotateDeps,
  table: SealedTable,
  column: string,
  row: StoredRow,
  unreadable: Unreadable,
): string | undefined {
  const declared = table.sealed.find(({ name }) => name === column);
  const text = row[column];
  if (!declared || !store.vault || typeof text !== "string") return undefined;
  try {
    if (findKeys(keyring, keyIdOf(text)))
      return store.vault.open(cellOf(table.name, declared, row), text, (opened) => opened, {
        isCached: false,
      });
  } catch {
    // The text is damaged, or belongs to another row: it is reported, and stays.
  }
  unreadable.set(table.name, (unreadable.get(table.name) ?? 0) + 1);
  return undefined;
}

async function moveAddressesOf(
  services: RotateDeps,
  table: SealedTable,
  unreadable: Unreadable,
  report: Report,
): Promise<void> {
  if (
    !ADDRESSED_TABLES.includes(table.name) ||
    !table.sealed.some(({ name }) => name === "address")
  )
    return;
  const { store, keyring, clock } = services;
  for await (const rows of outdatedAddresses(table, PAGE)(store, keyring.newest.id)) {
    const addresses = new Set<string>();
    for (const row of rows) {
      const address = openText(services, table, "address", row, unreadable);
      if (address !== undefined) addresses.add(address);
    }
    for (const batch of inBatches([...addresses], ADDRESSES)) {
      await apart(store, async (tx) => {
        for (const address of batch)
          await settleAddress(tx, { keyring, now: clock.now() }, address);
      });
      report(`${table.name} (addresses)`, batch.length);
    }
  }
}

/** A request may have read a hash before its address moved, and written it afterwards: moves that hash too. */
async function moveLeftHashes(
  { store, keyring, clock }: RotateDeps,
  report: Report,
): Promise<void> {
  const newestId = keyring.newest.id;
  await apart(store, (tx) => forgetVerified(tx, { newestId }));
  for (const keyed of KEYED_COLUMNS.filter(({ keying }) => keying.of === "address"))
    for (const { hash } of await outdatedHashes(keyed)(store, { newestId }))
      await apart(store, async (tx) => {
        const newHash = await currentAddressHash(tx, hash);
        if (newHash === hash) return;
        await moveAddress(tx, { oldHashes: [hash], newHash, movedAt: clock.now() });
        report(keyed.table.name, 1);
      });
}

/** The ids of players that products have given are found by hashes under the newest secret. */
async function hashIdsAnew(
  services: RotateDeps,
  table: SealedTable,
  unreadable: Unreadable,
  report: Report,
): Promise<void> {
  const { store, keyring } = services;
  for await (const rows of outdatedExternalIds(table, PAGE)(store, keyring.newest.id)) {
    const changes = rows.flatMap((row) => {
      const externalId = openText(services, table, "external_id", row, unreadable);
      return externalId === undefined
        ? []
        : [{ player: row as unknown as RowOf<typeof externalIds>, externalId }];
    });
    for (const batch of inBatches(changes, BATCH)) {
      await apart(store, async (tx) => {
        for (const { player, externalId } of batch) {
          const { productId, mode, kuid } = player;
          const [hash = ""] = externalIdHashes(keyring, player, externalId);
          await replaceExternalIdHash(tx, { productId, mode, kuid, externalIdHash: hash });
        }
      });
      report(`${table.name} (hashes)`, batch.length);
    }
  }
}

async function encryptAnew(
  services: RotateDeps,
  table: SealedTable,
  unreadable: Unreadable,
  report: Report,
): Promise<void> {
  const { store, keyring } = services;
  const replacements = table.sealed.map((column) => ({
    column,
    replace: replaceText(table, column.name),
  }));
  for await (const rows of outdatedTexts(table, PAGE)(store, keyring.newest.id)) {
    const changes = rows.flatMap((row) =>
      replacements.flatMap(({ column, replace }) => {
        const text = openText(services, table, column.name, row, unreadable);
        if (text === undefined) return [];
        const to = store.vault?.seal(cellOf(table.name, column, row), text) ?? "";
        const key = Object.fromEntries(table.key.map((field) => [field, row[field] ?? null]));
        return [{ replace, params: { ...key, from: row[column.name] as string, to } }];
      }),
    );
    for (const batch of inBatches(changes, BATCH)) {
      await apart(store, async (tx) => {
        for (const { replace, params } of batch) await replace(tx, params);
      });
      report(table.name, batch.length);
    }
  }
}

/** Forgets the secrets that nothing needs, and notes when the others can be removed. */
async function endSecrets(
  services: RotateDeps,
  secrets: readonly SecretStatus[],
  { actor, isHasty = false }: RotateOptions,
): Promise<readonly string[]> {
  const { store, clock } = services;
  const now = clock.now();
  const endOf = (id: string): number | undefined => {
    const secret = secrets.find((each) => each.id === id);
    if (!secret || secret.isNewest || secret.replacedAt === null) return undefined;
    const waits = secret.needs.every(({ endsAt }) => endsAt !== null);
    if (isHasty && waits) return now;
    return secret.endsAt ?? undefined;
  };
  return store.write(async (tx) => {
    await advisoryLock(tx, SECRET_CHECK);
    const known = await readKnownSecrets(tx);
    const ended = known.filter(({ id }) => (endOf(id) ?? Infinity) <= now);
    await writeKnownSecrets(
      tx,
      known
        .filter((secret) => !ended.includes(secret))
        .map(({ endsAt: _, ...secret }) => {
          const endsAt = endOf(secret.id);
          return endsAt === undefined ? secret : { ...secret, endsAt };
        }),
    );
    for (const { id } of ended) await note(tx, services, actor, "secret-ended", id);
    return ended.map(({ id }) => id);
  });
}

function* inBatches<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}

/** Runs one transaction, and then a pause. Starts again where the service needed the database for too long. */
async function apart(store: Db, work: (tx: Db) => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const began = performance.now();
    try {
      await store.write(work);
      return void (await sleep(Math.max(PAUSE_MS, performance.now() - began)));
    } catch (error) {
      const isBusy = error instanceof ServiceError && error.code === "UNAVAILABLE";
      if (!isBusy || attempt === MOST_ATTEMPTS) throw error;
      await sleep(100 * 2 ** attempt);
    }
  }
}
