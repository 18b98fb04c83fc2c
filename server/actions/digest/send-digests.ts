// The weekly summary: one mail for each guardian and child, over all products in which that guardian is on file.
import type { Context } from "../../context.js";
import { digestWeek } from "../../domain/digest/digest-week.js";
import { localDayOf } from "../../domain/screentime/local-day.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import type { Session } from "../../domain/session/session.js";
import { rateLimited } from "../../lib/errors.js";
import type { Db } from "../../store/engine/db.js";
import { listGuardiansOfPlayer, listGuardiansOfSession } from "../../store/guardians/queries.js";
import type { Guardian } from "../../store/guardians/table.js";
import { findSessionInAnyProduct, lockSession } from "../../store/sessions/queries.js";
import { zoneOf } from "../../domain/zones.js";
import { spendMailBudget } from "../mail/mail-budget.js";
import { queueGuardianMail } from "../mail/queue-mail.js";
import { isEmptyDigest, readDigest, type DigestSpan } from "./read-digest.js";
import { subscriptionOf } from "./subscription.js";
import { DAY_MS } from "../../lib/dates.js";

/** Former guardians read nothing of an adult. */
const isAdult = (context: Context, session: Session): boolean =>
  assessPlayerOf(session, context).ageStatus === "LEGAL_ADULT";

/**
 * Mails the summary of the week that is due for a session. Only one of a child's sessions sends it: the oldest with a schedule,
 * else the oldest. An empty week is not mailed, and an address that gets too many mails is left out.
 */
export async function sendDueDigests(tx: Db, context: Context, session: Session): Promise<void> {
  if (!context.maySendMail(context.mode) || isAdult(context, session)) return;
  const span = digestWeek(zoneOf(session), context.now);
  for (const guardian of await listGuardiansOfSession(tx, { sessionId: session.sessionId })) {
    const sessions = await guardedTogether(tx, context, guardian, session);
    if (sessions[0]?.sessionId !== session.sessionId) continue;
    const digests = await Promise.all(
      sessions.map((one) => readDigest({ ...context, db: tx }, one, span)),
    );
    if (digests.every(isEmptyDigest)) continue;
    await sendDigest(tx, context, guardian, sessions, span);
  }
}

/** Returns the sessions of a child with this guardian. The session that sends the summary comes first. */
async function guardedTogether(
  tx: Db,
  context: Context,
  { guardianId }: Guardian,
  { kuid }: Session,
): Promise<Session[]> {
  const links = await listGuardiansOfPlayer(tx, { ...context.tenancy, kuid });
  const sessions: Session[] = [];
  for (const link of links.filter((one) => one.guardianId === guardianId)) {
    const found = await findSessionInAnyProduct(tx, { sessionId: link.sessionId });
    if (found) sessions.push(found);
  }
  const rank = ({ timezone, createdAt, sessionId }: Session) =>
    `${timezone === null ? 1 : 0} ${String(createdAt).padStart(16, "0")} ${sessionId}`;
  return sessions.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

type Sent = "sent" | "unsubscribed" | Readonly<{ cappedUntil: number }>;

async function sendDigest(
  tx: Db,
  context: Context,
  { guardianId, address }: Guardian,
  sessions: readonly Session[],
  span: DigestSpan,
): Promise<Sent> {
  const kuid = sessions[0]?.kuid ?? "";
  const subscription = await subscriptionOf(tx, context, { guardianId, kuid });
  if (subscription.unsubscribedAt !== null) return "unsubscribed";
  const cappedUntil = await spendMailBudget(tx, context, address);
  if (cappedUntil !== undefined) return { cappedUntil };
  await queueGuardianMail(tx, context, kuid, {
    template: "activity-digest",
    to: address,
    locale: null,
    subscriptionId: subscription.subscriptionId,
    sessionIds: sessions.map(({ sessionId }) => sessionId),
    ...span,
  });
  return "sent";
}

const WEEK_MS = 7 * DAY_MS;

/**
 * Mails the summary of a session for the last 168 hours, even if it is empty. Returns whether a guardian gets it. Throws
 * NOT_FOUND if there is no such session, RATE_LIMITED if no address may get more mail for now.
 */
export async function sendDigestNow(tx: Db, context: Context, sessionId: string): Promise<boolean> {
  const session = await lockSession(tx, context.scope, { sessionId });
  if (isAdult(context, session)) return false;
  const { now } = context;
  const instants = [now - WEEK_MS, now] as const;
  const dateOf = (at: number) => localDayOf(zoneOf(session), at).date;
  const span = { since: dateOf(now - WEEK_MS), until: dateOf(now), instants };
  const results: Sent[] = [];
  for (const guardian of await listGuardiansOfSession(tx, { sessionId }))
    results.push(await sendDigest(tx, context, guardian, [session], span));
  if (results.includes("sent")) return true;
  const capped = results.flatMap((sent) => (typeof sent === "object" ? [sent.cappedUntil] : []));
  if (capped.length === 0) return false;
  const seconds = Math.max(1, Math.ceil((Math.min(...capped) - context.now) / 1000));
  throw rateLimited("This address gets too many emails. Try again later.", seconds);
}
