import { audit } from "../../store/audit/audit.js";
import type { Context } from "../../context.js";
import { conflict } from "../../lib/errors.js";
import { moveExternalId } from "./external-id.js";
import type { Session } from "../../domain/session/session.js";
import { changeChallenge } from "../../store/challenges/queries.js";
import { listUnfinishedOfSession } from "../../store/challenges/unfinished.js";
import type { Db } from "../../store/engine/db.js";
import { moveOverrides } from "../../store/overrides/queries.js";
import { checkPlayerAt } from "../../store/players/queries.js";
import { changeSession, findSessionOfPlayer, lockSession } from "../../store/sessions/queries.js";
import { moveVerifications } from "../../store/verifications/queries.js";
import { joinAges, lockPlayerEverywhere } from "../age/learn-age.js";
import {
  linkGuardian,
  listGuardiansOfSession,
  type SessionGuardian,
} from "../../store/guardians/queries.js";
import { mintChallenge } from "../challenge/mint-challenge.js";
import { readChoices } from "../consent/read-choices.js";
import { submitConsents } from "../consent/submit-consent.js";
import { armDigest } from "../digest/arm-digest.js";
import { record } from "../ledger/record.js";
import { sendReceipts } from "../receipts/send-receipts.js";
import { endLinks } from "../guardian/end-links.js";
import { approversOf, needsNoApproval } from "../guardian/former-guardians.js";
import { guardiansOfPlayer, lockGuardians } from "../guardian/guardians-on-file.js";

/**
 * Associates a session with a player, who is created if the `kuid` is new. The lower of the two ages counts from now on, and the
 * session's guardians join the player's guardians like new guardians. Throws CONFLICT if the player has another session in this
 * product.
 */
export async function associatePlayer(
  tx: Db,
  context: Context,
  session: Session,
  kuid: string,
): Promise<Session> {
  if (session.kuid === kuid) return session;
  await lockPlayerEverywhere(tx, context, kuid);
  if (await findSessionOfPlayer(tx, { ...context.scope, kuid })) {
    throw conflict("kuid: this player already has a session in this product. Use that session.");
  }
  const families = await lockFamilies(tx, context, session, kuid);
  for (const challenge of await listUnfinishedOfSession(tx, session.sessionId))
    await changeChallenge(tx, challenge, { kuid });
  await moveVerifications(tx, { sessionId: session.sessionId, kuid });
  await moveExternalId(tx, context, session.kuid, kuid);
  await changeSession(tx, session, { kuid });
  await audit(tx, context, {
    actor: `key:${context.keyId}`,
    action: "player-associated",
    target: `session:${session.sessionId}`,
    requestId: context.requestId,
  });
  await moveOverrides(tx, session.sessionId, kuid);
  await joinAges(tx, context, kuid, session.evidence);
  await checkPlayerAt(tx, { ...context.tenancy, kuid: session.kuid, checkAt: context.now });
  const changed = await lockSession(tx, context.scope, { sessionId: session.sessionId });
  await associateFamilies(tx, context, changed, families);
  return changed;
}

/** The guardians on both sides of an association, before it. */
type Families = Readonly<{
  /** The guardians of the session. */
  own: readonly SessionGuardian[];
  /** The guardians of the player whose session it was. */
  former: readonly SessionGuardian[];
  /** The guardians of the player whose session it becomes. */
  onFile: readonly SessionGuardian[];
}>;

/** Reads the guardians of both players, and lets no other transaction change them until this one ends. */
async function lockFamilies(
  tx: Db,
  context: Context,
  session: Session,
  kuid: string,
): Promise<Families> {
  for (const each of [session.kuid, kuid].toSorted())
    await lockGuardians(tx, context.tenancy, each);
  return {
    own: await listGuardiansOfSession(tx, { sessionId: session.sessionId }),
    former: await guardiansOfPlayer(tx, context, session.kuid),
    onFile: await guardiansOfPlayer(tx, context, kuid),
  };
}

/**
 * Gives the session to its new player's guardians. The session's own guardians who are not among them wait for their approval.
 * The ledger records it, and every guardian on both sides is mailed.
 */
async function associateFamilies(
  tx: Db,
  context: Context,
  session: Session,
  { own, former, onFile }: Families,
): Promise<void> {
  const { sessionId, productId, kuid } = session;
  const approvers = await approversOf(tx, context, { kuid, onFile });
  const waiting = own.filter(({ address }) => !needsNoApproval(approvers, address));
  await giveTo(tx, context, session, { own, onFile });
  await endLinks(tx, context, waiting, "disowned");
  const by = { by: "product", keyId: context.keyId } as const;
  const ledger = await record(tx, context, {
    kind: "association",
    productId,
    sessionId,
    kuid,
    waiting: waiting.map(({ addressHash }) => addressHash),
    ...by,
  } as const);
  const everyone = [...onFile, ...former, ...own].map((one) => [one.guardianId, one] as const);
  await sendReceipts(tx, context, {
    subject: session,
    by,
    details: { kind: "association", waiting: waiting.map(({ guardianId }) => guardianId) },
    to: [...new Map(everyone).values()],
    ledger,
  });
  for (const guardian of waiting) await askToJoin(tx, context, session, guardian);
}

/**
 * Links the player's guardians to the session. Each keeps their place among the player's guardians: the first of the session
 * need not be the first here.
 */
async function giveTo(
  tx: Db,
  { now }: Context,
  session: Session,
  { own, onFile }: Pick<Families, "own" | "onFile">,
): Promise<void> {
  const { sessionId } = session;
  for (const guardian of onFile) {
    const { guardianId, ordinal } = guardian;
    const link = own.find((one) => one.guardianId === guardianId) ?? guardian;
    const { assurance, channel } = link;
    await linkGuardian(tx, {
      sessionId,
      guardianId,
      linkedAt: now,
      ordinal,
      assurance,
      channel,
      consentedAt: null,
    });
  }
  if (onFile.length > 0) await armDigest(tx, session, now);
}

/**
 * Asks the player's guardians whether a guardian of the session may join them. An address that was never confirmed is confirmed
 * first.
 */
async function askToJoin(
  tx: Db,
  context: Context,
  session: Session,
  { address: email, assurance, channel }: SessionGuardian,
): Promise<void> {
  const challenge = await mintChallenge(tx, context, {
    ...session,
    type: "CHALLENGE_PARENT_INVITE",
    isShown: () => false,
  });
  const isConfirmed = assurance !== "attested" || channel === "test";
  const choices = await readChoices(tx, context, challenge);
  await submitConsents(tx, [{ context, choices, enabled: [], allowances: {} }], {
    email,
    language: undefined,
    channel: isConfirmed ? "mailed-link" : "handed-link",
  });
}
