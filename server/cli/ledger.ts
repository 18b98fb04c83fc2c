import { evidenceFile, evidenceOf } from "../actions/ledger/prove.js";
import { record } from "../actions/ledger/record.js";
import { addSigningKey, publicKeysOf } from "../actions/ledger/signing-key.js";
import { verifyLedger as verifyOne, type LedgerReport } from "../actions/ledger/verify-ledger.js";
import {
  isSignedBy,
  readCheckpoint,
  treeOf,
  type Checkpoint,
  type Tree,
} from "../domain/ledger/checkpoint.js";
import { faultOfEvidence, readEvidence, type Evidence } from "../domain/ledger/evidence.js";
import type { Mode } from "../domain/product.js";
import { listCheckpointed } from "../store/ledger/checkpoints.js";
import { listLedgers, readEntries } from "../store/ledger/queries.js";
import type { Store } from "../store/engine/store.js";
import { CommandError } from "./command-error.js";
import { readText } from "./read-file.js";
import { print, withServices } from "./with-services.js";
import { auditOperation, operator } from "./record-operation.js";

export interface VerifyOptions {
  /** A file with a checkpoint that was published earlier. */
  checkpoint?: string;
  organisation?: string;
  mode?: Mode;
}

/** Checks the named ledgers, or all of them. Throws a CommandError that names the first wrong entry of each. */
export const verifyLedger = (options: VerifyOptions = {}) =>
  withServices(async ({ store }) => {
    const { faults, summaries } = await reportsOfLedgers(store, options);
    summaries.forEach(print);
    if (faults.length > 0) throw new CommandError(faults.join("\n"));
  });

/** Checks the named ledgers, or all of them: a sentence for each that is intact, and one for each that is not. */
export async function reportsOfLedgers(
  store: Store,
  options: VerifyOptions,
): Promise<Readonly<{ summaries: readonly string[]; faults: readonly string[] }>> {
  const publicKeys = await publicKeysOf(store);
  const witness =
    options.checkpoint === undefined ? undefined : readWitness(options.checkpoint, publicKeys);
  if (witness && !isWanted(witness.tree, options))
    throw new CommandError(
      `${options.checkpoint} is a checkpoint of ${nameOf(witness.tree)}, not of the ledger that is to be verified.`,
    );
  const ledgers = new Map(
    [...(await listLedgers(store)), ...(await listCheckpointed(store))]
      .concat(witness ? [witness.tree] : [])
      .filter((tree) => isWanted(tree, options))
      .map((tree) => [nameOf(tree), tree]),
  );
  if (ledgers.size === 0)
    return { summaries: ["The ledger is empty, and no checkpoint was signed."], faults: [] };
  const summaries: string[] = [];
  const faults: string[] = [];
  for (const [name, tree] of [...ledgers].sort()) {
    const own = witness && nameOf(witness.tree) === name ? witness.checkpoint : undefined;
    const report = await verifyOne(store, tree, { publicKeys, witness: own });
    if (report.fault)
      faults.push(
        `The ledger of ${name} is broken: entry ${report.fault.index} ${report.fault.what}.`,
      );
    else summaries.push(summaryOf(name, report, own));
  }
  return { summaries, faults };
}

const nameOf = ({ organisation, mode }: Tree): string => `${organisation}/${mode}`;

const isWanted = (tree: Tree, { organisation, mode }: VerifyOptions): boolean =>
  (organisation ?? tree.organisation) === tree.organisation && (mode ?? tree.mode) === tree.mode;

function summaryOf(
  name: string,
  { size, erased, checkpointed = 0 }: LedgerReport,
  witness: Checkpoint | undefined,
): string {
  const parts = [
    `The ledger of ${name} is intact: ${size} ${size === 1 ? "entry" : "entries"}`,
    ...(erased > 0 ? [`${erased} erased`] : []),
    `${checkpointed} in the newest checkpoint, ${size - checkpointed} since`,
    ...(witness ? [`it extends the checkpoint of ${witness.size}`] : []),
  ];
  return `${parts.join(", ")}.`;
}

/** A checkpoint that this service has signed, under whatever public address. */
function readWitness(
  file: string,
  publicKeys: readonly Buffer[],
): { tree: Tree; checkpoint: Checkpoint } {
  const note = readText(file);
  const checkpoint = readCheckpoint(note);
  const tree = checkpoint && treeOf(checkpoint.origin);
  if (!checkpoint || !tree) throw new CommandError(`${file} is not a checkpoint of a ledger.`);
  if (!publicKeys.some((bytes) => isSignedBy(note, { name: checkpoint.origin, bytes })))
    throw new CommandError(`${file} has no valid signature of this service.`);
  return { tree, checkpoint };
}

/** Signs with a new key from now on. Each ledger records it, so that its next checkpoint is under that key. */
export const rotateLedgerKey = () =>
  withServices(async (services) => {
    const keyId = await services.store.write(async (tx) => {
      const target = await addSigningKey(tx, services);
      await auditOperation(tx, services, "ledger-key-rotated", `ledger-key:${target}`);
      for (const tenancy of await listLedgers(tx))
        await record(
          tx,
          { ...services, now: services.clock.now(), tenancy },
          { kind: "operation", action: "ledger-key-rotated", target, ...operator() },
        );
      return target;
    });
    print(
      `Checkpoints are signed with the key ${keyId} from now on. Those before it stay valid: the service goes on publishing their keys at /transparency/<organisation>/<mode>/keys.`,
    );
  });

/** Prints every entry as a line of JSON, ledger by ledger, oldest first. */
export const exportLedger = () =>
  withServices(async ({ store }) => {
    for (const tree of await listLedgers(store))
      for await (const { index, salt, entry } of readEntries(store, tree))
        print(JSON.stringify({ index, salt, entry: JSON.parse(entry) as unknown }));
  });

/** Prints what proves the decision of a challenge. */
export const printEvidence = (challengeId: string) =>
  withServices(async (services) => {
    const evidence = await evidenceOf(services, challengeId);
    if (!evidence)
      throw new CommandError(
        "There is no such challenge, it has not been decided yet, or its entry was erased.",
      );
    process.stdout.write(await evidenceFile(services, evidence));
  });

/** Checks an evidence file without the database. `key`: a file with the ledger's key, from a source that is trusted. */
export function checkEvidenceFile(file: string, { key }: { key?: string } = {}): void {
  let evidence: Evidence;
  try {
    evidence = readEvidence(readText(file));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new CommandError(`${file} is not an evidence file. ${error.message}`);
    throw error;
  }
  const fault = faultOfEvidence(evidence);
  if (fault !== undefined) throw new CommandError(`${file} proves nothing: ${fault}`);
  const trusted = key === undefined ? undefined : readText(key).split("\n");
  if (trusted?.every((line) => line.trim() !== evidence.key.trim()))
    throw new CommandError(`${file} proves nothing: its key is not the one in ${key}.`);
  const { index, checkpoint } = evidence;
  print(
    [
      `${file} holds: entry ${index} of ${readCheckpoint(checkpoint)?.origin} is what was recorded.`,
      ...(key === undefined
        ? [
            `It was checked with the key in the file. Compare it with the one that the service publishes:`,
            evidence.key,
          ]
        : []),
    ].join("\n"),
  );
}
