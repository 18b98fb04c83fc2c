// Counts the sessions of a product that another law would change. Changes none of them.
import type { ServiceContext } from "../../context.js";
import type { Mode, Product } from "../../domain/product.js";
import type { AssessmentInput } from "../../domain/session/assessment.js";
import type { PermissionState } from "../../domain/session/settings.js";
import { viewSession, type Session, type SessionView } from "../../domain/session/session.js";
import type { LocalDate } from "../../lib/dates.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { remember } from "../../lib/remember.js";
import { limitsOf, standingAt, type LawLimits } from "../../policy/standing.js";
import { lawDate } from "../../policy/zones.js";
import type { Policy } from "../../policy/types.js";
import { listSessionsAfter, SESSIONS_AT_ONCE } from "../../store/sessions/queries.js";

/** How many sessions would change. One may count in several figures. */
export interface Impact {
  sessions: number;
  changed: number;
  /** Sessions that have no consent and would need one. */
  needConsent: number;
  /** Sessions to which a limit of screen time or spending would apply that does not today. */
  heldToLimits: number;
  /** Sessions that would need no consent any more, or have no limit any more. */
  freed: number;
  /** For each permission: in how many sessions it would be off or less in the player's hands, and in how many the opposite. */
  permissions: Record<string, { stricter: number; looser: number }>;
}

/** The law to compare with today's: a release, and a day of it where it is not today's. */
type OtherLaw = Readonly<{ policy: Policy; on?: LocalDate | undefined }>;

/** `product`: the product under the other file. */
type Other = OtherLaw & Readonly<{ product?: Product }>;

/** Counts the sessions of a product in a mode that another law would change, with today's ages. */
export async function measureImpact(
  { store, releases, clock }: Pick<ServiceContext, "store" | "releases" | "clock">,
  { product, mode }: Readonly<{ product: Product; mode: Mode }>,
  other: Other,
  onProgress: (sessions: number) => void | Promise<void> = () => {},
): Promise<Impact> {
  const now = clock.now();
  const today = { product, now, policy: releases.policyOf(product, mode) };
  const then = { product, now, ...other };
  const impact: Impact = {
    sessions: 0,
    changed: 0,
    needConsent: 0,
    heldToLimits: 0,
    freed: 0,
    permissions: Object.create(null) as Impact["permissions"],
  };
  const { productId } = product;
  let last: string | undefined = "";
  while (last !== undefined) {
    const page = await listSessionsAfter(store, { productId, mode, sessionId: last });
    for (const session of page) count(impact, session, today, then);
    impact.sessions += page.length;
    await onProgress(impact.sessions);
    last = page.length < SESSIONS_AT_ONCE ? undefined : page.at(-1)?.sessionId;
  }
  return impact;
}

function count(
  impact: Impact,
  session: Session,
  today: AssessmentInput,
  then: AssessmentInput,
): void {
  const [before, after] = [viewSession(session, today), viewSession(session, then)];
  const [limited, willBeLimited] = [limitsAt(before, today), limitsAt(after, then)];
  const isHeld = [...willBeLimited].some((limit) => !limited.has(limit));
  const [needs, willNeed] = [before, after].map(
    ({ assessment }) => assessment.requiresParentConsentForDataProcessing,
  );
  let isChanged =
    before.assessment.ageStatus !== after.assessment.ageStatus ||
    isHeld ||
    limited.size !== willBeLimited.size;
  const [was, willBe] = [byName(before), byName(after)];
  for (const name of new Set([...was.keys(), ...willBe.keys()])) {
    const direction = directionOf(was.get(name) ?? ABSENT, willBe.get(name) ?? ABSENT);
    if (!direction) continue;
    isChanged = true;
    (impact.permissions[name] ??= { stricter: 0, looser: 0 })[direction] += 1;
  }
  if (isChanged) impact.changed += 1;
  if (!needs && willNeed && session.consentedAt === null) impact.needConsent += 1;
  if (isHeld) impact.heldToLimits += 1;
  if ((needs && !willNeed) || (limited.size > 0 && willBeLimited.size === 0)) impact.freed += 1;
}

type Standing = Pick<PermissionState, "enabled" | "managedBy">;

const byName = ({ states }: SessionView): ReadonlyMap<string, Standing> =>
  new Map(states.map((state) => [state.name, state]));

/** How a permission stands that the file does not list: no one can switch it on. */
const ABSENT: Standing = { enabled: false, managedBy: "PROHIBITED" };

const IN_HANDS_OF = ["PLAYER", "GUARDIAN", "PROHIBITED"];

/** Off is stricter than on. If both are on or both are off, the permission over which the player has less control is stricter. */
function directionOf(before: Standing, after: Standing) {
  const strictness =
    before.enabled === after.enabled
      ? IN_HANDS_OF.indexOf(after.managedBy) - IN_HANDS_OF.indexOf(before.managedBy)
      : Number(before.enabled) - Number(after.enabled);
  return strictness === 0 ? undefined : strictness > 0 ? "stricter" : "looser";
}

/** Each limit as a text: the same set for the same limits. */
const keysOf = remember((limits: LawLimits): ReadonlySet<string> => {
  const all = Object.values(limits).flat();
  return new Set(all.map(({ law, duty }) => JSON.stringify([law.id, duty])));
});

/** The limits of a player by law. */
function limitsAt(
  { session, assessment }: SessionView,
  { policy, product, now, on }: AssessmentInput,
): ReadonlySet<string> {
  const place = findJurisdiction(policy, session.jurisdiction);
  const standing = standingAt(policy, product, place, on ?? lawDate(policy, place, now));
  return keysOf(limitsOf(standing, assessment.age));
}
