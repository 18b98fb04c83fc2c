// Which secrets this database knows, and which rows and tokens still need each of them.
import { HOUR_MS } from "../lib/dates.js";
import type { Services } from "../services.js";
import type { Db } from "../store/engine/db.js";
import { KEYED_COLUMNS, SEALED_TABLES } from "../store/secrets/secret-dependents.js";
import { countUnsentMails, hashesOf, secretIdsOfTexts } from "../store/secrets/rotation.js";
import { readKnownSecrets, type KnownSecret } from "../auth/open-keyring.js";

/** Neither forms of open pages, which live 12 hours, nor access tokens, which live one, are stored. */
const LONGEST_UNSTORED_MS = 12 * HOUR_MS;

const PAGE = 5_000;

/** How many rows of a column need a secret. `endsAt`: when the last of them no longer needs it (milliseconds). */
export type Need = Readonly<{ column: string; rows: number; endsAt: number | null }>;

export type SecretStatus = Readonly<{
  id: string;
  isNewest: boolean;
  isListed: boolean;
  /** When it first was the newest, in real time. Null for a secret that only stored data names. */
  since: number | null;
  /** When it was replaced, on the service's clock. */
  replacedAt: number | null;
  needs: readonly Need[];
  /** When nothing needs it any longer. Null while something needs it that does not end by itself, and for the newest. */
  endsAt: number | null;
}>;

type StatusDeps = Pick<Services, "store" | "keyring" | "clock">;

/** Returns the status of every secret that is known or that something stored names, the newest first. */
export async function readSecretStatus(services: StatusDeps): Promise<readonly SecretStatus[]> {
  const { store, keyring, clock } = services;
  const known = await readKnownSecrets(store);
  const needs = await readNeeds(store, clock.now());
  const ids = new Set([
    keyring.newest.id,
    ...known.map(({ id }) => id),
    ...keyring.all.map(({ id }) => id),
    ...needs.keys(),
  ]);
  const found: SecretStatus[] = [];
  for (const id of ids) {
    const secret = known.find((each) => each.id === id);
    const own = [...(needs.get(id) ?? []), ...(await unsentMails(store, secret))];
    found.push({
      id,
      isNewest: id === keyring.newest.id,
      isListed: keyring.all.some((keys) => keys.id === id),
      since: secret?.since ?? null,
      replacedAt: secret?.replacedAt ?? null,
      needs: own,
      endsAt: endOf(secret, own),
    });
  }
  return found;
}

function endOf(secret: KnownSecret | undefined, needs: readonly Need[]): number | null {
  if (secret?.replacedAt === undefined) return null;
  const ends = needs.map(({ endsAt }) => endsAt ?? Infinity);
  const endsAt = Math.max(secret.replacedAt + LONGEST_UNSTORED_MS, ...ends);
  return Number.isFinite(endsAt) ? endsAt : null;
}

async function readNeeds(db: Db, now: number): Promise<Map<string, Need[]>> {
  const found = new Map<string, Need[]>();
  const add = (secretId: string, need: Need) =>
    found.set(secretId, [...(found.get(secretId) ?? []), need]);
  for (const table of SEALED_TABLES) {
    const counts = new Map<string, number>();
    for await (const rows of secretIdsOfTexts(table, PAGE)(db, ""))
      for (const row of rows)
        for (const { name } of table.sealed) {
          const id = row[name];
          if (typeof id !== "string") continue;
          counts.set(`${id} ${name}`, (counts.get(`${id} ${name}`) ?? 0) + 1);
        }
    for (const [key, rows] of counts) {
      const [id = "", name] = key.split(" ");
      add(id, { column: `${table.name}.${name}`, rows, endsAt: null });
    }
  }
  for (const keyed of KEYED_COLUMNS)
    for (const { secretId, rows, endsAt } of await hashesOf(keyed)(db, { now }))
      add(secretId, { column: `${keyed.table.name}.${keyed.column.name}`, rows, endsAt });
  return found;
}

/** A mail's links are made when it is sent, from what was stored when it was queued. */
async function unsentMails(db: Db, secret: KnownSecret | undefined): Promise<Need[]> {
  if (secret?.replacedAt === undefined) return [];
  const rows = await countUnsentMails(db, secret.replacedAt);
  return rows === 0 ? [] : [{ column: "mails that wait to be sent", rows, endsAt: null }];
}
