// Checks a whole ledger: its entries, its chain, its tree and every checkpoint of it.
import { NO_ENTRY } from "../../domain/ledger/entry.js";
import {
  isSignedBy,
  readCheckpoint,
  treeOf,
  type Checkpoint,
  type Tree,
} from "../../domain/ledger/checkpoint.js";
import { leafOf } from "../../domain/ledger/evidence.js";
import { hashesOfAppend, hashOf, positionOf, positionsIn } from "../../domain/ledger/merkle.js";
import { readCheckpoints } from "../../store/ledger/checkpoints.js";
import type { StoredCheckpoint, StoredEntry } from "../../store/ledger/table.js";
import type { Db } from "../../store/engine/db.js";
import { ledgerSize, readAllHashes, readEntries } from "../../store/ledger/queries.js";

export type LedgerReport = Readonly<{
  /** All entries, also erased entries. */
  size: number;
  erased: number;
  /** Entries of the newest checkpoint; undefined where there is none. */
  checkpointed: number | undefined;
  /** The first wrong entry, and its fault. */
  fault: Readonly<{ index: number; what: string }> | undefined;
}>;

interface Expected {
  /** The service's keys have 32 bytes each. */
  publicKeys: readonly Buffer[];
  /** A checkpoint from elsewhere, which the ledger must extend. Its signature was checked. */
  witness?: Checkpoint | undefined;
  /** Called now and then, with how many entries were read. */
  onProgress?: (entries: number, of: number) => void | Promise<void>;
}

const PROGRESS_EVERY = 1_000;

/**
 * Reads a ledger from its first entry to the last entry at this moment, in memory that does not grow with it. The service may
 * keep writing meanwhile.
 */
export async function verifyLedger(
  db: Db,
  tree: Tree,
  { publicKeys, witness, onProgress }: Expected,
): Promise<LedgerReport> {
  const walk = new Walk(tree);
  const total = await ledgerSize(db, tree);
  const hashes = lookingAhead(readAllHashes(db, tree));
  const entries = lookingAhead(readEntries(db, tree));
  const checkpoints = lookingAhead(readCheckpoints(db, tree));
  let checkpointed: number | undefined;
  let [size, confirmed] = [0, 0];

  for (; size < total; size += 1) {
    if (size % PROGRESS_EVERY === 0) await onProgress?.(size, total);
    const leaf = await hashes.next();
    if (leaf?.position !== positionOf(0, size)) break;
    const entry = (await entries.peek())?.index === size ? await entries.next() : undefined;
    walk.entry(size, leaf.hash, entry);
    for (const hash of walk.append(size, leaf.hash))
      if ((await hashes.next())?.hash !== hash) walk.fail(size, "has a wrong hash above it");

    const roots = witness?.size === size + 1 ? [witness.root] : [];
    for (; (await checkpoints.peek())?.size === size + 1; checkpointed = size + 1) {
      const checkpoint = (await checkpoints.next()) as StoredCheckpoint;
      // A forged entry has no root, so no root equals it.
      roots.push(signedRoot(checkpoint, publicKeys) ?? "");
    }
    if (roots.some((root) => root !== walk.root(size + 1))) walk.fail(confirmed, UNSIGNED);
    else if (roots.length > 0) confirmed = size + 1;
  }
  if (size < total) walk.fail(size, "is missing from the tree");

  const rest = await entries.peek();
  const [now, last] = [await ledgerSize(db, tree), await largestCheckpoint(checkpoints)];
  if (rest && rest.index >= now) walk.fail(Math.min(rest.index, size), "is missing from the tree");
  checkpointed = last ?? checkpointed;
  const promised = Math.max(last ?? 0, witness?.size ?? 0);
  if (promised > now) walk.fail(size, `is missing: a checkpoint has ${promised} entries`);
  if (size > 0 && checkpointed === undefined) walk.fail(0, "is in no checkpoint");
  return { size, checkpointed, ...walk.end({ isCutShort: size < total }) };
}

const UNSIGNED = "or a later one is not the one that was signed";

/** Returns the root in a checkpoint that the service has signed for this ledger. */
function signedRoot(
  { note, size, origin, organisation, mode }: StoredCheckpoint,
  publicKeys: readonly Buffer[],
): string | undefined {
  const found = readCheckpoint(note);
  const tree = treeOf(origin);
  const isGenuine =
    found?.origin === origin &&
    found.size === size &&
    tree?.organisation === organisation &&
    tree.mode === mode &&
    publicKeys.some((bytes) => isSignedBy(note, { name: origin, bytes }));
  return isGenuine ? found.root : undefined;
}

async function largestCheckpoint(
  rest: ReturnType<typeof lookingAhead<StoredCheckpoint>>,
): Promise<number | undefined> {
  let size: number | undefined;
  for (let next = await rest.next(); next; next = await rest.next()) ({ size } = next);
  return size;
}

/** The state of the reading so far: the hashes that the next leaf is joined to, and the first fault. */
class Walk {
  fault: { index: number; what: string } | undefined;
  readonly #tree: Tree;
  readonly #kept = new Map<number, string>();
  readonly #erased = new Set<number>();
  readonly #missing: number[] = [];
  #previous = NO_ENTRY;

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  fail(index: number, what: string): void {
    if (!this.fault || index < this.fault.index) this.fault = { index, what };
  }

  /** Compares an entry with its leaf, and with the leaf before it. */
  entry(index: number, leaf: string, entry: StoredEntry | undefined): void {
    const previous = this.#previous;
    this.#previous = leaf;
    if (!entry) return void this.#missing.push(index);
    if (leafOf(entry.salt, entry.entry) !== leaf) return this.fail(index, "was changed");
    const content = JSON.parse(entry.entry) as Record<string, unknown>;
    const { organisation, mode } = this.#tree;
    if (content["organisation"] !== organisation || content["mode"] !== mode)
      return this.fail(index, "is of another ledger");
    if (content["previous"] !== previous)
      return this.fail(index, "does not follow the one before it");
    if (content["kind"] === "erasure") this.#erased.add(content["erased"] as number);
  }

  /** Returns the hashes that are stored after this leaf. */
  append(index: number, leaf: string): string[] {
    const [, ...above] = hashesOfAppend(index, leaf, (position) => this.#at(position));
    const first = positionOf(0, index);
    [leaf, ...above].forEach((hash, at) => this.#kept.set(first + at, hash));
    this.#forget(index + 1);
    return above;
  }

  root(size: number): string {
    return hashOf([0, size], (position) => this.#at(position));
  }

  /** `isCutShort`: not all entries were read, so an entry that seems missing may have been erased later. */
  end({ isCutShort }: { isCutShort: boolean }): Pick<LedgerReport, "erased" | "fault"> {
    const lost = isCutShort ? undefined : this.#missing.find((index) => !this.#erased.has(index));
    if (lost !== undefined) this.fail(lost, "is missing");
    return { erased: this.#missing.length, fault: this.fault };
  }

  #at(position: number): string {
    return this.#kept.get(position) ?? "";
  }

  /** Keeps the complete subtrees that a tree of this size is made of, and no others. */
  #forget(size: number): void {
    const needed = new Set(positionsIn([0, size]));
    for (const position of this.#kept.keys())
      if (!needed.has(position)) this.#kept.delete(position);
  }
}

/** Lets the caller look at the next item before it takes it. */
function lookingAhead<Item>(items: AsyncIterable<Item>) {
  const iterator = items[Symbol.asyncIterator]() as AsyncIterator<Item, undefined>;
  let ahead: Promise<Item | undefined> | undefined;
  const read = async () => {
    const result = await iterator.next();
    return result.done === true ? undefined : result.value;
  };
  return {
    peek: () => (ahead ??= read()),
    next: () => {
      const item = ahead ?? read();
      ahead = undefined;
      return item;
    },
  };
}
