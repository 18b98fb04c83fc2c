import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import { documentHash } from "../../domain/consent/document-hash.js";
import type { Asked, NewEntry } from "../../domain/ledger/entry.js";
import { documentsAsShown } from "../../presentation/notice-text.js";
import type { Db } from "../../store/engine/db.js";
import type { EntryRef } from "../../store/ledger/queries.js";
import { record, basisOf } from "../ledger/record.js";

/** How a decision came in; kept in the ledger. */
export type DecisionSource = "guardian-page" | "test-helper" | "expiry";

type WithoutQuestion<Entry> = Entry extends unknown
  ? Omit<Entry, keyof Asked | "productId">
  : never;
type LedgerDecision = Pick<Asked, "language"> &
  WithoutQuestion<Extract<NewEntry, { kind: "consent" | "refusal" }>>;

/** Returns the details of a decision for the ledger: the law, the configuration, and the documents that the guardian read. */
export function decisionEntry(
  context: Context,
  challenge: Challenge,
  decision: LedgerDecision,
): NewEntry {
  const { challengeId, type, kuid, documents } = challenge;
  return {
    productId: context.product.productId,
    challengeId,
    type,
    kuid,
    ...basisOf(challenge, context),
    documents: documentsAsShown(documents, decision.language).map(documentHash),
    ...decision,
  };
}

/** Records the decision. */
export const recordDecision = (
  tx: Db,
  context: Context,
  challenge: Challenge,
  decision: LedgerDecision,
): Promise<EntryRef> => record(tx, context, decisionEntry(context, challenge, decision));
