import type { ServiceContext } from "../../context.js";
import { isSignedBy, readVerifierKey, type Tree } from "../../domain/ledger/checkpoint.js";
import { type Evidence, isShown } from "../../domain/ledger/evidence.js";
import { consistencyRanges, inclusionRanges } from "../../domain/ledger/merkle.js";
import { findLatestChallenge } from "../../store/challenges/queries.js";
import type { Db } from "../../store/engine/db.js";
import { findDecision, findEntry, rangeHashes, type EntryRef } from "../../store/ledger/queries.js";

type ProveDeps = Pick<ServiceContext, "store" | "checkpoints">;

/** Returns a proof that an entry is one of the first `size` entries of the ledger. `size` is at most the size of the ledger. */
export async function proveInclusion(
  db: Db,
  { index, ...tree }: EntryRef,
  size: number,
): Promise<{ index: number; size: number; leafHash: string; proof: string[] }> {
  const [leafHash = "", ...proof] = await rangeHashes(db, tree, [
    [index, index + 1],
    ...inclusionRanges(index, [0, size]),
  ]);
  return { index, size, leafHash, proof };
}

/**
 * Returns a proof that the first `to` entries of the ledger begin with the first `from` entries. `to` is at most the size of the
 * ledger.
 */
export async function proveConsistency(
  db: Db,
  tree: Tree,
  { from, to }: Readonly<{ from: number; to: number }>,
): Promise<{ from: number; to: number; proof: string[] }> {
  return { from, to, proof: await rangeHashes(db, tree, consistencyRanges(from, to)) };
}

/** Returns all that proves a committed entry, for a receipt or a file, or undefined where the entry was erased. */
export async function evidenceAt(
  { store, checkpoints }: ProveDeps,
  ref: EntryRef,
): Promise<Evidence | undefined> {
  const found = await findEntry(store, ref);
  if (!found) return undefined;
  const { note, size } = await checkpoints.including(ref, ref.index);
  const { index, leafHash, proof } = await proveInclusion(store, ref, size);
  const keys = await checkpoints.verifierKeys(ref);
  return {
    entry: JSON.parse(found.entry) as Evidence["entry"],
    salt: found.salt,
    index,
    leafHash,
    proof,
    checkpoint: note,
    key: keys.find((key) => isSignedWith(note, key)) ?? "",
  };
}

const isSignedWith = (note: string, key: string): boolean => {
  const verifier = readVerifierKey(key);
  return verifier !== undefined && isSignedBy(note, verifier);
};

/** Returns the evidence of a challenge's decision, or undefined where there is no such challenge or decision. */
export async function evidenceOf(
  deps: ProveDeps,
  challengeId: string,
): Promise<Evidence | undefined> {
  const ref = await findDecision(deps.store, { challengeId });
  return ref && evidenceAt(deps, ref);
}

/** Returns an evidence file, with the texts that the guardian was shown as long as the challenge is kept. */
export async function evidenceFile(
  { store }: Pick<ServiceContext, "store">,
  evidence: Evidence,
): Promise<string> {
  const { challengeId } = evidence.entry;
  const challenge =
    typeof challengeId === "string" ? await findLatestChallenge(store, challengeId) : undefined;
  const texts = Object.fromEntries(
    (challenge?.documents ?? []).flatMap(({ id, text }) =>
      text !== undefined && isShown(evidence.entry, id, text) ? [[id, text]] : [],
    ),
  );
  const whole = Object.keys(texts).length === 0 ? evidence : { ...evidence, texts };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
