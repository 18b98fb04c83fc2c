import type { Context } from "../../context.js";
import type { AgeEvidence } from "../../domain/age/age.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import type { Actor } from "../../domain/ledger/entry.js";
import type { DecidedBy, DecisionDetails, DecisionKind } from "../../domain/receipts/decision.js";
import { type AskedGround, groundOf } from "../../domain/session/ground.js";
import {
  changedPermissions,
  namesBySwitch,
  type SessionView,
} from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { findGuardian } from "../../store/guardians/queries.js";
import type { Guardian } from "../../store/guardians/table.js";
import { findCollecting, isMailStopped, saveMailContent } from "../../store/mail/queries.js";
import { addDecision, addReceipt } from "../../store/receipts/queries.js";
import { settleFoldedAddress } from "../guardian/settle-address.js";
import { guardiansOfPlayer } from "../guardian/guardians-on-file.js";
import { spendMailBudget } from "../mail/mail-budget.js";
import { receiptLinkHash } from "./receipt-link.js";
import { queueMail } from "../mail/queue-mail.js";
import { MINUTE_MS } from "../../lib/dates.js";

const WHO: Readonly<Record<Actor["by"], DecidedBy>> = {
  "guardian-page": "guardian",
  "family-pages": "guardian",
  "override-link": "guardian",
  product: "product",
  operator: "operator",
  "test-helper": "test",
  expiry: "service",
};

/** The subject of a decision: a session, a challenge without one, or the subject of an earlier decision. */
type Subject = Readonly<{
  kuid: string;
  sessionId: string | null;
  jurisdiction: string;
  timezone?: string | null;
}> &
  (Readonly<{ evidence: AgeEvidence }> | Readonly<{ law: AskedGround }>);

/** The receipt of the person who decided, for `receiptPath`. */
export type OwnReceipt = Readonly<{ receiptId: string; keyId: string }>;

type DecisionInput = Readonly<{
  subject: Subject;
  by: Actor;
  details: DecisionDetails;
  /** Its entry in the ledger. */
  ledger?: Readonly<{ index: number }> | undefined;
  /** The challenge that was asked with, where documents were shown. */
  challenge?: Pick<Challenge, "challengeId" | "locale" | "requestedPermissions"> | undefined;
  /** The recipients, by default the player's guardians: read them before you end a session or a link. */
  to?: readonly Guardian[] | undefined;
  /** Anyone who holds a handed link may have caused it, so that its mails count as requests do. */
  isCapped?: boolean;
}>;

/**
 * Queues a mail about a decision to every guardian of a player, in the transaction of the decision. Does nothing if no mail can
 * be sent or no guardian is on file. Receipts have no limit unless a stranger may have caused them: beyond the limit they are
 * only in the history. Returns the receipt of the person who decided.
 */
export async function sendReceipts(
  tx: Db,
  context: Context,
  { subject, by, details, ledger, challenge, to, isCapped = false }: DecisionInput,
): Promise<OwnReceipt | undefined> {
  const { keyring, mode, now, random, scope, tenancy } = context;
  if (!context.maySendMail(mode)) return undefined;
  const { kuid, sessionId, jurisdiction, timezone = null } = subject;
  const recipients = await willing(
    tx,
    context,
    kuid,
    to ?? (await guardiansOfPlayer(tx, context, kuid)),
  );
  if (recipients.length === 0) return undefined;
  const decidedBy = WHO[by.by];
  const requestedPermissions = challenge?.requestedPermissions;
  const guardian =
    "guardian" in by && by.guardian !== undefined
      ? await findGuardian(tx, { ...tenancy, addressHash: by.guardian })
      : undefined;
  const decisionId = random.uuid("decision");
  await addDecision(tx, {
    ...scope,
    decisionId,
    organisation: tenancy.organisation,
    kuid,
    sessionId,
    challengeId: challenge?.challengeId ?? null,
    decidedBy,
    guardianId: guardian?.guardianId ?? null,
    details,
    jurisdiction,
    timezone,
    law: "law" in subject ? subject.law : groundOf({ ...subject, requestedPermissions }, context),
    ledgerIndex: ledger?.index ?? null,
    decidedAt: now,
  });
  const locale = challenge?.locale ?? null;
  let own: OwnReceipt | undefined;
  for (const recipient of recipients) {
    const { guardianId } = recipient;
    const receiptId = random.uuid("receipt");
    const keyId = keyring.newest.id;
    const linkHash = receiptLinkHash({ keyring }, { receiptId, keyId });
    await addReceipt(tx, { receiptId, linkHash, keyId, decisionId, guardianId });
    const email = recipient.address;
    if (!isCapped || (await spendMailBudget(tx, context, email)) === undefined)
      await queueReceipt(
        tx,
        context,
        kuid,
        { to: email, receiptId, locale },
        collecting(by, details.kind),
      );
    if (guardianId === guardian?.guardianId) own = { receiptId, keyId };
  }
  return own;
}

/** Returns the guardians who have not said that this is not their child. */
async function willing(
  tx: Db,
  context: Context,
  kuid: string,
  guardians: readonly Guardian[],
): Promise<readonly Guardian[]> {
  const stopped = await Promise.all(
    guardians.map(async ({ address }) =>
      isMailStopped(tx, context.tenancy, {
        kuid,
        foldedHash: await settleFoldedAddress(tx, context, address),
      }),
    ),
  );
  return guardians.filter((_, at) => stopped[at] === false);
}

/** Mails the guardians which permissions were changed, if any were. */
export async function sendPermissionReceipts(
  tx: Db,
  context: Context,
  before: SessionView,
  after: SessionView,
  { by, ledger }: Pick<DecisionInput, "by" | "ledger">,
): Promise<OwnReceipt | undefined> {
  const changed = changedPermissions(before, after);
  if (changed.length === 0) return undefined;
  const { enabled, disabled } = namesBySwitch(changed);
  return sendReceipts(tx, context, {
    subject: after.session,
    by,
    details: { kind: "permissions", allowed: enabled, notAllowed: disabled },
    ledger,
  });
}

/** What one email collects, and for how long after the first decision in it. */
type Collecting = Readonly<{ group: DecisionKind | "settings"; forMs: number }>;

/** Changes of a guardian in one sitting come in one email, and so do repeated changes of a product. */
function collecting({ by }: Actor, kind: DecisionKind): Collecting | undefined {
  const isOfSitting = ["permissions", "allowances", "schedule"].includes(kind);
  if (by === "family-pages" && isOfSitting) return { group: "settings", forMs: 10 * MINUTE_MS };
  return WHO[by] === "product" ? { group: kind, forMs: 5 * MINUTE_MS } : undefined;
}

/** Longer than a request takes: none joins an email that is being sent. */
const CLOSED_BEFORE_MS = 30_000;

/** Beside the first; an email says that there were more. */
const MOST_OTHERS = 19;

type QueuedReceipt = Readonly<{ to: string; receiptId: string; locale: string | null }>;

/**
 * Mails a receipt. With `collected` it joins the email to the same guardian about the same player and group of decisions that
 * is still open.
 */
async function queueReceipt(
  tx: Db,
  context: Context,
  kuid: string,
  receipt: QueuedReceipt,
  collected: Collecting | undefined,
): Promise<void> {
  const content = { template: "receipt", ...receipt } as const;
  if (!collected) return queueMail(tx, context, content, kuid);
  const { now, scope } = context;
  const { group, forMs } = collected;
  for (const { mailId, content: open } of await findCollecting(tx, {
    ...scope,
    kuid,
    now: now + CLOSED_BEFORE_MS,
  })) {
    if (open.template !== "receipt") continue;
    if (open.to !== receipt.to || open.group !== group) continue;
    const { others = [] } = open;
    const joined =
      others.length < MOST_OTHERS ? { others: [...others, receipt.receiptId] } : { isCut: true };
    return saveMailContent(tx, { mailId, content: { ...open, ...joined } });
  }
  await queueMail(tx, context, { ...content, group }, kuid, { collectsUntil: now + forMs });
}
