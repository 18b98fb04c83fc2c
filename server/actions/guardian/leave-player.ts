// Guardians who leave, and guardians who are removed by one who was there before them.
import type { Context } from "../../context.js";
import type { Actor } from "../../domain/ledger/entry.js";
import { viewSession, type Session } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { endInvitation, listOpenInvitations } from "../../store/guardians/invitations.js";
import {
  findGuardian,
  linkGuardian,
  listGuardiansOfPlayer,
  type SessionGuardian,
} from "../../store/guardians/queries.js";
import { findSession, findSessionInAnyProduct } from "../../store/sessions/queries.js";
import { withdrawConsent } from "../consent/withdraw-consent.js";
import { record } from "../ledger/record.js";
import { sendReceipts } from "../receipts/send-receipts.js";
import { endLinks, type LinkEnd } from "./end-links.js";
import { guardiansOfPlayer, eachGuardianOnce, lockGuardians } from "./guardians-on-file.js";

/** Returns the context of another product of the organisation, in this transaction. */
type ContextOf = (productId: number) => Context;

type Leaving = Readonly<{
  /** The session on whose page it was done. */
  session: Session;
  /** The keyed hash of the address of the guardian who does it. */
  by: string;
  /** Who erases them, where they do not leave by themselves on the family pages. */
  actor?: Extract<Actor, { by: "operator" }>;
}>;

/**
 * Ends a guardian's links to a player. The other guardians keep the sessions; if the last guardian leaves, every consent is
 * withdrawn. Returns undefined if they are not a guardian of this player.
 */
export async function leavePlayer(
  tx: Db,
  context: Context,
  contextOf: ContextOf,
  { session, by, actor: onBehalf }: Leaving,
): Promise<"left" | "left-last" | undefined> {
  const { tenancy } = context;
  const { kuid } = session;
  await lockGuardians(tx, tenancy, kuid);
  const links = await listGuardiansOfPlayer(tx, { ...tenancy, kuid });
  const self = await findGuardian(tx, { ...tenancy, addressHash: by });
  const own = links.filter(({ guardianId }) => guardianId === self?.guardianId);
  const [leaving] = own;
  if (!leaving) return undefined;
  const to = await guardiansOfPlayer(tx, context, kuid);
  const remaining = eachGuardianOnce(links.filter((link) => !own.includes(link)));
  if (remaining.length === 0)
    for (const { sessionId } of own) await withdrawAsLast(tx, contextOf, sessionId, by);
  await end(tx, context, kuid, leaving, onBehalf ? "disowned" : "withdrawal");
  const actor = onBehalf ?? ({ by: "family-pages", guardian: by } as const);
  const { productId } = context.product;
  const ledger = await record(tx, context, {
    kind: "guardian-left",
    productId,
    kuid,
    guardian: by,
    ...actor,
  });
  const { guardianId } = leaving;
  const details = { kind: "guardian-left", guardianId } as const;
  await sendReceipts(tx, context, { subject: session, by: actor, details, to, ledger });
  return remaining.length === 0 ? "left-last" : "left";
}

/**
 * Returns whether one guardian of a player may remove another: only the first may. `onFile` has all guardians of the player,
 * the first one first.
 */
export function mayRemove(
  onFile: readonly Pick<SessionGuardian, "guardianId">[],
  remover: Pick<SessionGuardian, "guardianId">,
  other: Pick<SessionGuardian, "guardianId">,
): boolean {
  const orderOf = (one: typeof other) =>
    onFile.findIndex(({ guardianId }) => guardianId === one.guardianId);
  return orderOf(remover) >= 0 && orderOf(remover) < orderOf(other);
}

/**
 * Removes a guardian at the request of another. Returns false if the other may not remove them, or if either is no longer a
 * guardian.
 */
export async function removeGuardian(
  tx: Db,
  context: Context,
  { session, by, guardianId }: Leaving & Readonly<{ guardianId: string }>,
): Promise<boolean> {
  const { tenancy } = context;
  const { kuid } = session;
  await lockGuardians(tx, tenancy, kuid);
  const onFile = eachGuardianOnce(await listGuardiansOfPlayer(tx, { ...tenancy, kuid }));
  const self = await findGuardian(tx, { ...tenancy, addressHash: by });
  const remover = onFile.find((guardian) => guardian.guardianId === self?.guardianId);
  const removed = onFile.find((guardian) => guardian.guardianId === guardianId);
  if (!remover || !removed || !mayRemove(onFile, remover, removed)) return false;
  const to = await guardiansOfPlayer(tx, context, kuid);
  await end(tx, context, kuid, removed, "disowned");
  const actor = { by: "family-pages", guardian: by } as const;
  const ledger = await record(tx, context, {
    kind: "guardian-removed",
    productId: context.product.productId,
    kuid,
    removed: removed.addressHash,
    ...actor,
  });
  const details = { kind: "guardian-removed", guardianId } as const;
  await sendReceipts(tx, context, { subject: session, by: actor, details, to, ledger });
  return true;
}

/** Ends all links of a guardian to a player. Sessions that would have no guardian left go to the player's other guardians. */
async function end(
  tx: Db,
  context: Context,
  kuid: string,
  { guardianId }: SessionGuardian,
  how: LinkEnd,
): Promise<void> {
  const { tenancy, now } = context;
  const links = await listGuardiansOfPlayer(tx, { ...tenancy, kuid });
  const own = links.filter((link) => link.guardianId === guardianId);
  const others = links.filter((link) => link.guardianId !== guardianId);
  for (const { sessionId } of own) {
    if (others.some((link) => link.sessionId === sessionId)) continue;
    for (const { guardianId: heir, ordinal, assurance, channel } of eachGuardianOnce(others))
      await linkGuardian(tx, {
        sessionId,
        guardianId: heir,
        linkedAt: now,
        ordinal,
        assurance,
        channel,
        consentedAt: null,
      });
  }
  await endLinks(tx, context, own, how);
  for (const { invitationId, invitedBy } of await listOpenInvitations(tx, {
    ...tenancy,
    kuid,
    now,
  }))
    if (invitedBy === guardianId)
      await endInvitation(tx, { invitationId, outcome: "ended", endedAt: now });
}

/**
 * Withdraws the consents of the last guardian. An adult consents for themselves, and an invited guardian has given no consent.
 */
async function withdrawAsLast(
  tx: Db,
  contextOf: ContextOf,
  sessionId: string,
  by: string,
): Promise<void> {
  const found = await findSessionInAnyProduct(tx, { sessionId });
  if (!found) return;
  const context = contextOf(found.productId);
  const session = await findSession(tx, { ...context.scope, sessionId });
  if (!session || session.consentedAt === null) return;
  if (viewSession(session, context).assessment.ageStatus === "LEGAL_ADULT") return;
  await withdrawConsent(tx, context, session, by);
}
