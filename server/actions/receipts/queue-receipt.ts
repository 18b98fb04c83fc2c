// A product may decide many things about a child in a moment: they come in one email.
import type { Context } from "../../context.js";
import type { DecisionKind } from "../../domain/receipts/decision.js";
import type { Db } from "../../store/engine/db.js";
import { findCollecting, saveMailContent } from "../../store/mail/queries.js";
import { queueMail } from "../mail/queue-mail.js";

/** Counted from the first of them. */
const COLLECTED_FOR_MS = 5 * 60_000;

/** Longer than a request takes: none joins an email that is being sent. */
const CLOSED_BEFORE_MS = 30_000;

/** Beside the first; an email says that there were more. */
const MOST_OTHERS = 19;

type QueuedReceipt = Readonly<{
  to: string;
  receiptId: string;
  kind: DecisionKind;
  locale: string | null;
}>;

/**
 * Mails a receipt. With `isCollected` it joins the email to the same guardian about the same player and the same kind of
 * decision that is still open.
 */
export async function queueReceipt(
  tx: Db,
  context: Context,
  kuid: string,
  receipt: QueuedReceipt,
  { isCollected }: Readonly<{ isCollected: boolean }>,
): Promise<void> {
  const content = { template: "receipt", ...receipt } as const;
  if (!isCollected) return queueMail(tx, context, content, kuid);
  const { now, scope } = context;
  for (const { mailId, content: open } of await findCollecting(tx, {
    ...scope,
    kuid,
    now: now + CLOSED_BEFORE_MS,
  })) {
    if (open.template !== "receipt") continue;
    if (open.to !== receipt.to || open.kind !== receipt.kind) continue;
    const { others = [] } = open;
    const joined =
      others.length < MOST_OTHERS ? { others: [...others, receipt.receiptId] } : { isCut: true };
    return saveMailContent(tx, { mailId, content: { ...open, ...joined } });
  }
  await queueMail(tx, context, content, kuid, { collectsUntil: now + COLLECTED_FOR_MS });
}
