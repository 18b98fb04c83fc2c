import { canonicalJson } from "../../domain/ledger/canonical-json.js";
import type { Tree } from "../../domain/ledger/checkpoint.js";
import { type Entry, type EntryKind, type NewEntry, NO_ENTRY } from "../../domain/ledger/entry.js";
import { leafOf } from "../../domain/ledger/evidence.js";
import {
  hashesOfAppend,
  hashOf,
  positionOf,
  positionsAtEdge,
  positionsIn,
  type Range,
  sizeOf,
} from "../../domain/ledger/merkle.js";
import { BoundedCache } from "../../lib/bounded-cache.js";
import type { Db } from "../engine/db.js";
import { insertAll } from "../engine/insert-all.js";
import { advisoryLock } from "../engine/locks.js";
import { isOneOf, type Slots, statement } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import { ledgerEntries, ledgerHashes, type StoredEntry } from "./table.js";

type HashRow = RowOf<typeof ledgerHashes>;

const lastHash = query((sql, p: Slots<Tree>) =>
  ledgerHashes
    .select(sql, "position", "hash")
    .where(ledgerHashes.values(p, "organisation", "mode"))
    .orderBy("position", "desc")
    .limit(1),
);

const hashesAt = query((sql, p: Slots<Tree & { positions: readonly number[] }>) =>
  ledgerHashes
    .select(sql, "position", "hash")
    .where(ledgerHashes.values(p, "organisation", "mode"))
    .where(isOneOf(sql, "position", p.positions)),
);

const putHashes = insertAll(ledgerHashes);

const putEntry = query((sql, p: Slots<RowOf<typeof ledgerEntries>>) =>
  ledgerEntries.insert(sql, p),
);

/** Returns an entry; undefined where there is none, or where it was erased. */
export const findEntry = query((sql, p: Slots<Tree & { index: number }>) =>
  ledgerEntries
    .select(sql, "index", "entry", "salt")
    .where(ledgerEntries.values(p, "organisation", "mode", "index")),
).first;

type Indexes = Tree & { indexes: readonly number[] };

const eraseEntriesAt = query((sql, p: Slots<Indexes>) =>
  ledgerEntries
    .delete(sql)
    .where(ledgerEntries.values(p, "organisation", "mode"))
    .where(isOneOf(sql, "entry_index", p.indexes)),
);

const eraseAsOwner = statement<Indexes>((sql, p) =>
  sql.raw("select erase_ledger_entries(?, ?, ?)", [p.organisation, p.mode, p.indexes]),
);

/** Uses the expression of the index in the migration letter for letter, so that the index applies. */
export const KUID_OF_ENTRY = {
  sqlite: "json_extract(entry, '$.kuid')",
  postgres: "(entry::json ->> 'kuid')",
};

/** Returns a ledger's entries about a player, oldest first. */
export const listEntriesOfPlayer = query((sql, p: Slots<Tree & { kuid: string }>, dialect) =>
  ledgerEntries
    .select(sql, "index", "entry", "salt")
    .where(ledgerEntries.values(p, "organisation", "mode"))
    .whereRaw(`${KUID_OF_ENTRY[dialect]} = ?`, [p.kuid])
    .orderBy("entry_index"),
);

/** Returns the first entry from an index on that is not erased. */
export const findEntryFrom = query((sql, p: Slots<Tree & { index: number }>) =>
  ledgerEntries
    .select(sql, "index", "entry")
    .where(ledgerEntries.values(p, "organisation", "mode"))
    .where("entry_index", ">=", p.index)
    .orderBy("entry_index")
    .limit(1),
).first;

const DECISIONS: readonly EntryKind[] = ["consent", "refusal"];

/** Returns where the decision of a challenge is. */
export const findDecision = query((sql, p: Slots<{ challengeId: string }>) =>
  ledgerEntries
    .select(sql, "organisation", "mode", "index")
    .where(ledgerEntries.values(p, "challengeId"))
    .whereIn("kind", DECISIONS)
    .orderBy("entry_index", "desc")
    .limit(1),
).first;

/** Returns all ledgers that have entries. */
export const listLedgers = query((sql) =>
  ledgerHashes
    .select(sql, "organisation", "mode")
    .groupBy("organisation", "mode")
    .orderBy(["organisation", "mode"]),
);

const PAGE = 500;

const entriesFrom = query((sql, p: Slots<Tree & { index: number }>) =>
  ledgerEntries
    .select(sql, "index", "entry", "salt")
    .where(ledgerEntries.values(p, "organisation", "mode"))
    .where("entry_index", ">=", p.index)
    .orderBy("entry_index")
    .limit(PAGE),
);

const hashesFrom = query((sql, p: Slots<Tree & { position: number }>) =>
  ledgerHashes
    .select(sql, "position", "hash")
    .where(ledgerHashes.values(p, "organisation", "mode"))
    .where("position", ">=", p.position)
    .orderBy("position")
    .limit(PAGE),
);

export type EntryRef = Tree & Readonly<{ index: number }>;

/** The end of a ledger, which is all that an append reads of its tree. */
interface Edge {
  /** The number of entries. */
  readonly size: number;
  /** The position and value of the hash stored last; undefined in an empty ledger. */
  readonly last: Pick<HashRow, "position" | "hash"> | undefined;
  readonly hashes: Hashes;
}

/** The hashes by position. */
type Hashes = ReadonlyMap<number, string>;

const MAX_EDGES = 1_000;

/**
 * The edges by ledger. An edge is valid while the hash stored last is unchanged. This hash depends on every earlier entry, so it
 * shows whether another process appended an entry, or an append was rolled back here.
 */
const edges = new BoundedCache<string, Edge>(MAX_EDGES);

const keyOf = ({ organisation, mode }: Tree): string => `${organisation}/${mode}`;

async function readEdge(tx: Db, tree: Tree): Promise<Edge> {
  const last = await lastHash.first(tx, tree);
  const known = edges.get(keyOf(tree));
  if (last && known?.last?.position === last.position && known.last.hash === last.hash)
    return known;
  const size = sizeOf(last?.position ?? -1);
  return { size, last, hashes: await readHashes(tx, tree, positionsAtEdge(size)) };
}

/** Returns the edge after an entry was appended, and the rows of its hashes. */
function extended(
  { size, hashes }: Edge,
  leaf: string,
): { edge: Edge; rows: Pick<HashRow, "position" | "hash">[] } {
  const first = positionOf(0, size);
  const rows = hashesOfAppend(size, leaf, lookUp(hashes)).map((hash, at) => ({
    position: first + at,
    hash,
  }));
  const all = new Map([...hashes, ...rows.map(({ position, hash }) => [position, hash] as const)]);
  const kept = positionsAtEdge(size + 1).map((at) => [at, lookUp(all)(at)] as const);
  return { edge: { size: size + 1, last: rows.at(-1), hashes: new Map(kept) }, rows };
}

/** An entry with 32 random bytes. */
type NewLeaf = Readonly<{ entry: NewEntry; salt: Buffer }>;

/**
 * Appends entries to their ledger and returns where they are. Waits for other writers of the same ledger, so call it as the
 * last step of a transaction.
 */
export async function appendEntries(
  tx: Db,
  { organisation, mode }: Tree,
  leaves: readonly NewLeaf[],
  at: number,
): Promise<EntryRef[]> {
  const tree = { organisation, mode };
  await advisoryLock(tx, `ledger ${organisation}/${mode}`);
  let edge = await readEdge(tx, tree);
  const made: HashRow[] = [];
  const refs: EntryRef[] = [];
  for (const { entry, salt } of leaves) {
    const index = edge.size;
    const previous = index === 0 ? NO_ENTRY : lookUp(edge.hashes)(positionOf(0, index - 1));
    const whole: Entry = { ...entry, ...tree, at: new Date(at).toISOString(), previous };
    const stored = { index, salt: salt.toString("hex"), entry: canonicalJson(whole) };
    await putEntry(tx, {
      ...tree,
      ...stored,
      kind: entry.kind,
      challengeId: "challengeId" in entry ? (entry.challengeId ?? null) : null,
      erased: entry.kind === "erasure" ? entry.erased : null,
    });
    const next = extended(edge, leafOf(stored.salt, stored.entry));
    for (const row of next.rows) made.push({ ...tree, ...row });
    edge = next.edge;
    refs.push({ ...tree, index });
  }
  await putHashes(tx, made);
  edges.set(keyOf(tree), edge);
  return refs;
}

export async function appendEntry(
  tx: Db,
  tree: Tree,
  entry: NewEntry,
  { at, salt }: Readonly<{ at: number; salt: Buffer }>,
): Promise<EntryRef> {
  const [ref] = await appendEntries(tx, tree, [{ entry, salt }], at);
  return ref as EntryRef;
}

/**
 * Erases entries with their salts. A transaction that did not record each erasure first is refused by the database. The leaves
 * and therefore all proofs stay.
 */
export async function eraseEntries(
  tx: Db,
  { organisation, mode }: Tree,
  indexes: readonly number[],
): Promise<void> {
  const erase = tx.dialect === "postgres" ? eraseAsOwner : eraseEntriesAt;
  await erase(tx, { organisation, mode, indexes });
}

/** Returns how many entries a ledger has, including erased ones. */
export async function ledgerSize(db: Db, { organisation, mode }: Tree): Promise<number> {
  return sizeOf((await lastHash.first(db, { organisation, mode }))?.position ?? -1);
}

/** Returns the hash of each range of entries by two queries, whatever the size of the ledger. */
export async function rangeHashes(db: Db, tree: Tree, ranges: readonly Range[]): Promise<string[]> {
  const hashAt = lookUp(await readHashes(db, tree, ranges.flatMap(positionsIn)));
  return ranges.map((range) => hashOf(range, hashAt));
}

async function readHashes(
  db: Db,
  { organisation, mode }: Tree,
  positions: readonly number[],
): Promise<Hashes> {
  if (positions.length === 0) return new Map();
  const rows = await hashesAt(db, { organisation, mode, positions });
  return new Map(rows.map(({ position, hash }) => [position, hash]));
}

/** Returns a lookup that throws for a position without a hash, because the ledger is then damaged. */
const lookUp =
  (hashes: Hashes) =>
  (position: number): string =>
    hashes.get(position) ?? missing(position);

const missing = (position: number): never => {
  throw new Error(`The ledger is damaged: it has no hash at position ${position}.`);
};

/** Returns the entries of a ledger from an index on, oldest first, read a page at a time. */
export async function* readEntries(
  db: Db,
  { organisation, mode }: Tree,
  from = 0,
): AsyncGenerator<StoredEntry> {
  for (let index = from; ;) {
    const rows = await entriesFrom(db, { organisation, mode, index });
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    index = last.index + 1;
  }
}

/** Returns all hashes of a ledger in the order of their positions, read a page at a time. */
export async function* readAllHashes(
  db: Db,
  { organisation, mode }: Tree,
): AsyncGenerator<Pick<HashRow, "position" | "hash">> {
  for (let position = 0; ;) {
    const rows = await hashesFrom(db, { organisation, mode, position });
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    position = last.position + 1;
  }
}
