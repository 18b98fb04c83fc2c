// Announces to a product the changes by a new law or configuration, one session after the other.
import { contextFor, type Context, type ServiceContext } from "../../context.js";
import { announceRateOf, type Product } from "../../domain/product.js";
import { changedPermissions, viewSession, type Session } from "../../domain/session/session.js";
import type { AssessmentInput } from "../../domain/session/assessment.js";
import { hasOtherLimits } from "../../domain/session/limits.js";
import type { Db } from "../../store/engine/db.js";
import {
  completeRuleChange,
  hasEarlierRuleChange,
  lockRuleChange,
  moveRuleChangeOn,
} from "../../store/notices/queries.js";
import type { RuleChange } from "../../store/notices/table.js";
import {
  SESSIONS_AT_ONCE,
  findAndLockSession,
  listSessionsOfProduct,
} from "../../store/sessions/queries.js";
import { wakeScreentime } from "../screentime/screentime.js";
import { announceChange } from "../session/announce-change.js";
import { armBirthday } from "../session/begin-session.js";

/** The number of sessions that one transaction announces. */
const ANNOUNCED_AT_ONCE = 50;
const WAIT_MS = 1_000;

/**
 * Announces the next sessions that a change concerns. Returns when to run again (milliseconds), so that no more than
 * `announceRate` are announced in a second; undefined when all sessions have been looked at.
 */
export async function announceRuleChange(
  tx: Db,
  services: ServiceContext,
  changeId: string,
  now: number,
): Promise<number | undefined> {
  const change = await lockRuleChange(tx, { changeId });
  if (!change) return undefined;
  const { productId, cursor } = change;
  if (await hasEarlierRuleChange(tx, change)) return now + WAIT_MS;
  if (await isUnreadable(tx, services, change)) {
    await completeRuleChange(tx, { changeId });
    return undefined;
  }
  const sessions = await listSessionsOfProduct(tx, { productId, after: cursor });
  let announced = 0;
  let last: string | undefined;
  for (const session of sessions) {
    if (announced === ANNOUNCED_AT_ONCE) break;
    const context = contextFor(services, productId, session.mode, { now });
    const isOther = (change.products?.mode ?? session.mode) !== session.mode;
    if (!isOther && (await announce(tx, context, change, session))) announced += 1;
    last = session.sessionId;
  }
  const isDone = sessions.length < SESSIONS_AT_ONCE && last === sessions.at(-1)?.sessionId;
  if (isDone || last === undefined) {
    await completeRuleChange(tx, { changeId });
    return undefined;
  }
  await moveRuleChangeOn(tx, { changeId, cursor: last });
  const rate = announceRateOf(services.catalogue.product(productId, "live"));
  return now + Math.ceil((announced / rate) * 1_000);
}

/** Returns whether nothing can be compared, because the release of the law before or after can no longer be read. */
async function isUnreadable(
  tx: Db,
  { releases, log }: ServiceContext,
  { products, productId }: RuleChange,
): Promise<boolean> {
  if (!products) return false;
  const compared = [products.before, products.after];
  await releases.load(tx, compared);
  const fault = compared.map((one) => releases.faultOf(one)).find((each) => each !== undefined);
  if (fault !== undefined) log.error({ productId, fault }, "a change of rules is not announced");
  return fault !== undefined;
}

/** Returns whether the change made a difference to the session. */
async function announce(
  tx: Db,
  context: Context,
  change: RuleChange,
  session: Session,
): Promise<boolean> {
  const [earlier, later] = rulesOf(context, change);
  if (hasOtherLimits([session, earlier], [session, later]))
    await wakeScreentime(tx, session.sessionId, context.now);
  if (!differs(context, change, session)) return false;
  const locked = await findAndLockSession(tx, { ...context.scope, sessionId: session.sessionId });
  if (!locked) return false;
  const { before, after } = viewsOf(context, change, locked);
  const { cause, effectiveAt: at } = change;
  const isAnnounced = await announceChange(tx, context, before, after, { cause, at });
  const { ageStatus } = after.assessment;
  if (isAnnounced && ageStatus !== locked.announcedAgeStatus)
    await armBirthday(tx, context, { ...locked, announcedAgeStatus: ageStatus });
  return isAnnounced;
}

function differs(context: Context, change: RuleChange, session: Session): boolean {
  const { before, after } = viewsOf(context, change, session);
  return (
    before.assessment.ageStatus !== after.assessment.ageStatus ||
    changedPermissions(before, after).length > 0
  );
}

/** Returns a session under the rules before the change and after it. */
function viewsOf(context: Context, change: RuleChange, session: Session) {
  const [before, after] = rulesOf(context, change);
  return { before: viewSession(session, before), after: viewSession(session, after) };
}

function rulesOf(
  { policy, releases, product, mode, now }: Context,
  { products, effectiveAt }: RuleChange,
): readonly [before: AssessmentInput, after: AssessmentInput] {
  if (products) {
    const by = (of: Product) => ({ policy: releases.policyOf(of, mode), product: of, now });
    return [by(products.before), by(products.after)];
  }
  return [
    { policy, product, now: effectiveAt - 1 },
    { policy, product, now: effectiveAt },
  ];
}
