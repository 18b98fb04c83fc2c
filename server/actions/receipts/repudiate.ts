import type { Context } from "../../context.js";
import { isUnfinished, type Challenge } from "../../domain/challenge/challenge.js";
import { mayRepudiate, type Decision } from "../../domain/receipts/decision.js";
import type { Session } from "../../domain/session/session.js";
import { findChallenge } from "../../store/challenges/queries.js";
import type { Db } from "../../store/engine/db.js";
import { endBrowserSessions } from "../../store/guardians/sign-ins.js";
import { listGuardiansOfPlayer, listGuardiansOfSession } from "../../store/guardians/queries.js";
import type { Guardian } from "../../store/guardians/table.js";
import { markRepudiated } from "../../store/receipts/queries.js";
import type { Receipt } from "../../store/receipts/table.js";
import { findSession } from "../../store/sessions/queries.js";
import { changeChallengeStatus } from "../challenge/change-status.js";
import { audit } from "../../store/audit/audit.js";
import { endLinks } from "../guardian/end-links.js";
import { record } from "../ledger/record.js";
import { revokeSession } from "../session/revoke-session.js";
import { guardiansOfPlayer } from "../guardian/guardians-on-file.js";
import { sendReceipts } from "./send-receipts.js";

type Repudiated = Readonly<{ decision: Decision; receipt: Receipt; reader: Guardian }>;

/**
 * The effect of a repudiation now. If the request is unfinished, only the request fails. Else the child's access ends, unless
 * another guardian of the product has consented too. For a guardian who only joined or refused, only their link ends, and after
 * the last guardian also the guardians' settings.
 */
export type RepudiationEffect =
  | Readonly<{ effect: "request-fails"; challenge: Challenge }>
  | Readonly<{ effect: "access-ends" | "access-stays"; session: Session }>
  | Readonly<{ effect: "link-ends" | "settings-end" | "nothing-to-end" }>;

const hasSettings = ({ timezone, allowances }: Session): boolean =>
  timezone !== null || Object.keys(allowances).length > 0;

export async function effectOfRepudiation(
  db: Db,
  { scope }: Pick<Context, "scope">,
  { decision: { challengeId, sessionId, details }, reader }: Omit<Repudiated, "receipt">,
): Promise<RepudiationEffect> {
  const challenge = challengeId === null ? undefined : await findChallenge(db, scope, challengeId);
  if (challenge && isUnfinished(challenge)) return { effect: "request-fails", challenge };
  const session = sessionId === null ? undefined : await findSession(db, { ...scope, sessionId });
  if (!session) return { effect: "nothing-to-end" };
  const others = (await listGuardiansOfSession(db, { sessionId: session.sessionId })).filter(
    ({ guardianId }) => guardianId !== reader.guardianId,
  );
  if (details.kind === "refusal" || details.kind === "guardian-joined")
    return { effect: others.length > 0 || !hasSettings(session) ? "link-ends" : "settings-end" };
  const hasConsent = others.some(({ consentedAt }) => consentedAt !== null);
  return { effect: hasConsent ? "access-stays" : "access-ends", session };
}

/**
 * Takes a decision back whose receipt's reader says that it wasn't theirs. They are no longer a guardian of this player and
 * are signed out everywhere, and the ledger, the product and the other guardians learn of it. Returns false if they said so
 * before, or 400 days are over.
 */
export async function repudiate(
  tx: Db,
  context: Context,
  repudiated: Repudiated,
): Promise<boolean> {
  const { decision, receipt, reader } = repudiated;
  const { now, mode } = context;
  if (!mayRepudiate(decision, now)) return false;
  if (!(await markRepudiated(tx, receipt.receiptId, now))) return false;
  const { productId, sessionId, challengeId, ledgerIndex } = decision;
  const { addressHash, guardianId } = reader;
  // The session may have become another player's since.
  const session =
    sessionId === null ? undefined : await findSession(tx, { ...context.scope, sessionId });
  const { kuid } = session ?? decision;
  const to = await guardiansOfPlayer(tx, context, kuid);
  const found = await effectOfRepudiation(tx, context, repudiated);
  if (found.effect === "request-fails")
    await changeChallengeStatus(tx, context, found.challenge, {
      status: "FAIL",
      failureReason: "repudiated-by-guardian",
    });
  if (found.effect === "access-ends") {
    await revokeSession(tx, context, found.session.sessionId, "guardian-repudiation");
    await audit(tx, context, {
      actor: `guardian:${addressHash}`,
      action: "session-revoked",
      target: `session:${found.session.sessionId}`,
      requestId: context.requestId,
    });
  }
  if (found.effect !== "request-fails") await endOwnLinks(tx, context, kuid, guardianId);
  await endBrowserSessions(tx, { mode, addressHash });
  const actor = { by: "guardian-page", guardian: addressHash } as const;
  const ledger = await record(tx, context, {
    kind: "repudiation",
    productId,
    kuid,
    ...(challengeId !== null && { challengeId }),
    ...(sessionId !== null && { sessionId }),
    ...(ledgerIndex !== null && { index: ledgerIndex }),
    ...actor,
  });
  await sendReceipts(tx, context, {
    subject: { ...decision, kuid },
    by: actor,
    details: { kind: "repudiation", hasEnded: found.effect === "access-ends" },
    to: [...to.filter((guardian) => guardian.guardianId !== guardianId), reader],
    ledger,
  });
  return true;
}

/** Ends the links of the reader to the player in all products of the organisation. */
async function endOwnLinks(
  tx: Db,
  context: Context,
  kuid: string,
  guardianId: string,
): Promise<void> {
  const links = await listGuardiansOfPlayer(tx, { ...context.tenancy, kuid });
  const own = links.filter((link) => link.guardianId === guardianId);
  await endLinks(tx, context, own, "disowned");
}
