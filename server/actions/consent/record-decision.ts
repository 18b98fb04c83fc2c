import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import { documentDigest } from "../../domain/consent/ledger.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import type { Db } from "../../store/engine/db.js";
import { appendToLedger } from "../../store/ledger.js";

/** How a decision came in; kept in the ledger. */
export type DecidedBy = "guardian-page" | "test-helper" | "expiry";

/** Writes to the ledger what was decided, under which law and configuration, and what the guardian was shown. */
export async function recordDecision(
  tx: Db,
  context: Context,
  challenge: Challenge,
  decision: Readonly<{ decision: "consent" | "refusal"; by: DecidedBy; [detail: string]: unknown }>,
): Promise<void> {
  const { policy, product, mode, now } = context;
  const { challengeId, type, kuid, jurisdiction, documents } = challenge;
  const { law } = assessPlayerOf(challenge, context);
  await appendToLedger(tx, {
    at: new Date(now).toISOString(),
    productId: product.productId,
    mode,
    challengeId,
    type,
    kuid,
    jurisdiction,
    rule: law.rule.version,
    policy: policy.version,
    product: product.version,
    documents: documents.map(documentDigest),
    ...decision,
  });
}
