// Signs checkpoints of the ledgers, outside of the transactions that append to them. Their format and signature are in
// `domain/ledger/checkpoint.ts`.
import type { Checkpoints, ServiceContext } from "../../context.js";
import {
  isSignedBy,
  originOf,
  readCheckpoint,
  signCheckpoint,
  verifierKey,
  type Tree,
} from "../../domain/ledger/checkpoint.js";
import { MODES } from "../../domain/product.js";
import { newestCheckpoint, saveCheckpoint } from "../../store/ledger/checkpoints.js";
import type { StoredCheckpoint } from "../../store/ledger/table.js";
import { ledgerSize, rangeHashes } from "../../store/ledger/queries.js";
import { readSigningKeys } from "./signing-key.js";

/** Under load, checkpoints are this far apart (real time), instead of one for each entry. */
const PAUSE_MS = 1_000;

/** The ledger contradicts its newest checkpoint, so nothing more is signed. */
class LedgerFault extends Error {
  override readonly name = "LedgerFault";
}

type CheckpointDeps = Pick<ServiceContext, "store" | "random" | "clock" | "log" | "catalogue"> & {
  /** Known only once the service listens, where the system chooses the port. */
  publicUrl: () => string;
};

export function createCheckpoints(deps: CheckpointDeps): Checkpoints {
  const { store, clock, log } = deps;
  const lastMadeAt = new Map<string, number>();
  const timers = new Map<string, Readonly<{ tree: Tree; timer: NodeJS.Timeout }>>();
  const running = new Set<Promise<unknown>>();

  const origin = (tree: Tree) => originOf(deps.publicUrl(), tree);

  async function make({ organisation, mode }: Tree): Promise<StoredCheckpoint | undefined> {
    const tree = { organisation, mode };
    const name = origin(tree);
    lastMadeAt.set(keyOf(tree), performance.now());
    const before = await newestCheckpoint(store, { ...tree, origin: name });
    const size = await ledgerSize(store, tree);
    if (before?.size === size || (!before && size === 0)) return before;
    // The key is read after the size, so that a checkpoint with the entry of a new key is signed with it.
    const { privateKey, publicKeys } = await readSigningKeys(deps);
    await assertExtends(tree, size, before, publicKeys);
    const [root = ""] = await rangeHashes(store, tree, [[0, size]]);
    const note = signCheckpoint({ origin: name, size, root }, privateKey);
    const made = { ...tree, size, origin: name, note, createdAt: clock.now() };
    // If a loss of power loses the checkpoint, the same one is made again.
    await store.write((tx) => saveCheckpoint(tx, made), { durability: "relaxed" });
    return made;
  }

  async function assertExtends(
    tree: Tree,
    size: number,
    before: StoredCheckpoint | undefined,
    publicKeys: readonly Buffer[],
  ): Promise<void> {
    if (!before) return;
    const signed = publicKeys.some((bytes) =>
      isSignedBy(before.note, { name: before.origin, bytes }),
    );
    const [root] = size < before.size ? [] : await rangeHashes(store, tree, [[0, before.size]]);
    if (signed && root === readCheckpoint(before.note)?.root) return;
    throw new LedgerFault(
      `The ledger of ${tree.organisation}/${tree.mode} is not what its checkpoint of ${before.size} entries says. Run kinward ledger verify.`,
    );
  }

  function run<T>(work: Promise<T>): Promise<T> {
    running.add(work);
    const isDone = () => void running.delete(work);
    work.then(isDone, isDone);
    return work;
  }

  const makeInBackground = (tree: Tree): void => {
    timers.delete(keyOf(tree));
    void run(
      make(tree).catch((error: unknown) =>
        log.error({ err: error }, "a checkpoint of the ledger was not made"),
      ),
    );
  };

  const pauseBefore = (tree: Tree): number =>
    (lastMadeAt.get(keyOf(tree)) ?? -PAUSE_MS) + PAUSE_MS - performance.now();

  return {
    request({ organisation, mode }) {
      const tree = { organisation, mode };
      if (timers.has(keyOf(tree))) return;
      const pause = pauseBefore(tree);
      if (pause <= 0) return makeInBackground(tree);
      const timer = setTimeout(() => makeInBackground(tree), pause).unref();
      timers.set(keyOf(tree), { tree, timer });
    },

    async newest(tree) {
      // A public path leads here, so requests must not make more checkpoints than decisions do.
      const found = await newestCheckpoint(store, { ...tree, origin: origin(tree) });
      if (!found && (await ledgerSize(store, tree)) === 0) return undefined;
      return found && pauseBefore(tree) > 0 ? found : run(make(tree));
    },

    async including(tree, index) {
      const found = await newestCheckpoint(store, { ...tree, origin: origin(tree) });
      const checkpoint = found && found.size > index ? found : await run(make(tree));
      if (checkpoint && checkpoint.size > index) return checkpoint;
      throw new LedgerFault(`The ledger has no entry ${index} that is committed.`);
    },

    async verifierKeys(tree) {
      const { publicKeys } = await readSigningKeys(deps);
      return publicKeys.map((bytes) => verifierKey(origin(tree), bytes)).reverse();
    },

    async catchUp() {
      for (const organisation of deps.catalogue.organisations())
        for (const mode of MODES) makeInBackground({ organisation, mode });
      await Promise.all(running);
    },

    async flush() {
      for (const { tree, timer } of timers.values()) {
        clearTimeout(timer);
        makeInBackground(tree);
      }
      await Promise.allSettled(running);
    },
  };
}

const keyOf = ({ organisation, mode }: Tree): string => `${organisation}/${mode}`;
