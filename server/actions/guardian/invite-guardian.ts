// A guardian lets another person become one too. The invitation is the approval: no one else is asked.
import type { Context } from "../../context.js";
import { MAX_GUARDIANS } from "../../domain/guardian/assurance.js";
import { isSameAddress } from "../../domain/guardian/email.js";
import { INVITATION_LIFE_MS, newInvitationHash } from "../../domain/guardian/invitation.js";
import type { Session } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import {
  addInvitation,
  countInvitationsBy,
  endInvitation,
  listOpenInvitations,
} from "../../store/guardians/invitations.js";
import type { Invitation } from "../../store/guardians/table.js";
import { findGuardian, listGuardiansOfPlayer } from "../../store/guardians/queries.js";
import { queueGuardianMail } from "../mail/queue-mail.js";
import { record } from "../ledger/record.js";
import { sendReceipts } from "../receipts/send-receipts.js";
import {
  eachGuardianOnce,
  guardiansOfPlayer,
  isFull,
  isOnFile,
  lockGuardians,
  putOnFile,
  rememberGuardian,
} from "./guardians-on-file.js";
import { settleAddress } from "./settle-address.js";
import { DAY_MS } from "../../lib/dates.js";

/** How many a guardian can make a day: enough for a family, too few to bother strangers. */
const MAX_A_DAY = 10;

export type InvitationFault =
  | "ownAddress"
  | "alreadyGuardian"
  | "tooManyGuardians"
  | "tooManyInvitations";

type InviteInput = Readonly<{
  session: Session;
  /** The keyed hash of the address of the guardian who invites. */
  by: string;
  email: string;
}>;

/**
 * Mails an invitation that works for 14 days; an earlier one to the same address ends. Returns why it could not be made.
 * An address whose reader said that the player is not their child is treated like any other, and gets no mail.
 */
export async function inviteGuardian(
  tx: Db,
  context: Context,
  { session, by, email }: InviteInput,
): Promise<InvitationFault | undefined> {
  const { keyring, tenancy, now, random } = context;
  const { kuid, sessionId } = session;
  await lockGuardians(tx, tenancy, kuid);
  const onFile = await guardiansOfPlayer(tx, context, kuid);
  const own = await findGuardian(tx, { ...tenancy, addressHash: by });
  const inviter = onFile.find(({ guardianId }) => guardianId === own?.guardianId);
  if (!inviter || isSameAddress(inviter.address, email)) return "ownAddress";
  if (isOnFile(onFile, email)) return "alreadyGuardian";
  const open = await listOpenInvitations(tx, { ...tenancy, kuid, now });
  const others = open.filter(({ address }) => !isSameAddress(address, email));
  if (onFile.length + others.length >= MAX_GUARDIANS) return "tooManyGuardians";
  if ((await countInvitationsBy(tx, inviter.guardianId, now - DAY_MS)) >= MAX_A_DAY)
    return "tooManyInvitations";
  for (const { invitationId, address } of open)
    if (isSameAddress(address, email))
      await endInvitation(tx, { invitationId, outcome: "ended", endedAt: now });
  const invitationId = random.uuid();
  await addInvitation(tx, {
    ...tenancy,
    invitationId,
    linkHash: newInvitationHash(keyring, invitationId),
    kuid,
    sessionId,
    invitedBy: inviter.guardianId,
    addressHash: await settleAddress(tx, context, email),
    address: email,
    invitedAt: now,
    expiresAt: now + INVITATION_LIFE_MS,
  });
  const mail = { template: "guardian-invitation", to: email, invitationId, locale: null } as const;
  await queueGuardianMail(tx, context, kuid, mail);
  return undefined;
}

/** `ended`: it was taken back, has expired, or its guardian is one no longer. `full`: there are four others. */
type Joining = "joined" | "ended" | "full";

/**
 * Makes the reader of an invitation a guardian of the player, in every product in which the inviting guardian is one. `session`
 * is the session on whose page they were invited. Reads `invitation` again, because it may have ended meanwhile.
 */
export async function joinByInvitation(
  tx: Db,
  context: Context,
  session: Session,
  invitation: Invitation,
): Promise<Joining> {
  const { tenancy, now } = context;
  const { kuid, invitationId, invitedBy } = invitation;
  await lockGuardians(tx, tenancy, kuid);
  const links = await listGuardiansOfPlayer(tx, { ...tenancy, kuid });
  const shared = links.filter(({ guardianId }) => guardianId === invitedBy);
  const [inviter] = shared;
  if (!inviter || now >= invitation.expiresAt) return "ended";
  if (isFull(eachGuardianOnce(links), invitation.address)) return "full";
  if (!(await endInvitation(tx, { invitationId, outcome: "joined", endedAt: now }))) return "ended";
  const email = invitation.address;
  const joined = await rememberGuardian(tx, context, email);
  for (const { sessionId } of shared)
    await putOnFile(tx, context, {
      sessionId,
      kuid,
      email,
      assurance: "confirmed",
      channel: "invitation",
      consentedAt: null,
    });
  const actor = { by: "family-pages", guardian: joined.addressHash } as const;
  const ledger = await record(tx, context, {
    kind: "guardian-joined",
    productId: context.product.productId,
    kuid,
    assurance: "confirmed",
    channel: "invitation",
    approvedBy: inviter.addressHash,
    ...actor,
  });
  const { guardianId } = joined;
  const details = { kind: "guardian-joined", guardianId } as const;
  const to = await guardiansOfPlayer(tx, context, kuid);
  await sendReceipts(tx, context, { subject: session, by: actor, details, to, ledger });
  return "joined";
}
