// Deletes the address of a person who was asked to be a guardian and did not answer in time, from every table that the request
// wrote it to.
import type { ServiceContext } from "../../context.js";
import type { Mode } from "../../domain/product.js";
import { UNANSWERED_DAYS } from "../../domain/retention.js";
import { DAY_MS } from "../../lib/dates.js";
import { findPendingDecision } from "../../store/challenges/pending-decisions.js";
import { findLatestChallenge, forgetGivenAddresses } from "../../store/challenges/queries.js";
import type { Db } from "../../store/engine/db.js";
import { deleteInvitation, listExpiredInvitations } from "../../store/guardians/invitations.js";
import { deleteMailedLink, listExpiredLinks } from "../../store/guardians/mailed-links.js";
import { findGuardian } from "../../store/guardians/queries.js";
import type { Invitation, MailedLink } from "../../store/guardians/table.js";
import { deleteMailsTo } from "../../store/mail/queries.js";
import { findProduct } from "../../store/products/queries.js";
import {
  readServiceValue,
  UNANSWERED_UNTIL,
  writeServiceValue,
} from "../../store/service/queries.js";

/** Forgets the people whose links and invitations have expired since the last call, or whose decisions waited then. */
export async function forgetUnanswered(
  { store }: Pick<ServiceContext, "store">,
  now: number,
): Promise<void> {
  await store.write((tx) => forgetGivenAddresses(tx, { before: now - UNANSWERED_DAYS * DAY_MS }));
  const since = Number((await readServiceValue(store, UNANSWERED_UNTIL)) ?? 0);
  let reached = now;
  for (let after = since, afterId = ""; ;) {
    const links = await listExpiredLinks(store, { after, afterId, until: now });
    for (const link of links)
      if (!(await store.write((tx) => forgetReader(tx, link, now))))
        reached = Math.min(reached, link.expiresAt);
    const last = links.at(-1);
    if (!last) break;
    [after, afterId] = [last.expiresAt, last.linkId];
  }
  for (let after = since, afterId = ""; ;) {
    const invitations = await listExpiredInvitations(store, { after, afterId, until: now });
    for (const invitation of invitations) await store.write((tx) => forgetInvited(tx, invitation));
    const last = invitations.at(-1);
    if (!last) break;
    [after, afterId] = [last.expiresAt, last.invitationId];
  }
  await store.write((tx) => writeServiceValue(tx, UNANSWERED_UNTIL, String(reached)));
}

type Person = Readonly<{
  organisation: string;
  mode: Mode;
  kuid: string;
  addressHash: string;
  address: string;
}>;

/** A guardian's own address stays, also where they did not answer about another child. */
const isGuardian = async (tx: Db, person: Person) => (await findGuardian(tx, person)) !== undefined;

/** Forgets the reader of a link, unless they refused with it. Returns false while their decision still waits. */
async function forgetReader(tx: Db, link: MailedLink, now: number): Promise<boolean> {
  const { linkId, addressHash } = link;
  const challenge = await findLatestChallenge(tx, link.challengeId);
  const product = challenge && (await findProduct(tx, challenge.productId));
  if (!challenge || !product || challenge.decidedLinkId === linkId) return true;
  const pending = await findPendingDecision(tx, challenge);
  if (pending?.addressHash === addressHash && now < pending.expiresAt) return false;
  const person = { ...challenge, ...link, organisation: product.organisation };
  if (await isGuardian(tx, person)) return true;
  await deleteMailedLink(tx, { linkId });
  await deleteMailsTo(tx, person);
  return true;
}

async function forgetInvited(tx: Db, invitation: Invitation): Promise<void> {
  if (invitation.outcome === "joined" || (await isGuardian(tx, invitation))) return;
  await deleteInvitation(tx, invitation);
  await deleteMailsTo(tx, invitation);
}
