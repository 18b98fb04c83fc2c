// What a guardian would have to approve in a place and was never asked about for this player. Pure.
import { assessPlayerOf, type AssessmentInput } from "./assessment.js";
import type { Session, SessionView } from "./session.js";
import { isDecidable, settingOf } from "./settings.js";

type NeededApproval = Readonly<{
  /** No guardian has consented to this player's session at all. */
  isWhole: boolean;
  /** Names of permissions that the player switched on elsewhere, and that a guardian manages here. */
  permissions: readonly string[];
}>;

/** Returns a session as it would be in another place, where no age status was ever announced. Does not move it. */
export const asIn = (session: Session, jurisdiction: string): Session =>
  session.jurisdiction === jurisdiction
    ? session
    : { ...session, jurisdiction, announcedAgeStatus: null };

/** Returns whether a session needs a guardian's consent, and none has been given. */
export const lacksConsent = (session: Session, input: AssessmentInput): boolean =>
  session.consentedAt === null &&
  assessPlayerOf(session, input).requiresParentConsentForDataProcessing;

/**
 * Returns the approval that a session lacks where it is, or undefined where it lacks none. What a guardian allowed counts
 * everywhere.
 */
export function findNeededApproval({
  session,
  assessment,
  settings,
}: Pick<SessionView, "session" | "assessment" | "settings">): NeededApproval | undefined {
  const isWhole = assessment.requiresParentConsentForDataProcessing && session.consentedAt === null;
  const permissions = assessment.permissions
    .filter(isDecidable)
    .map(({ name }) => name)
    .filter((name) => settingOf(settings, name) === "on");
  return isWhole || permissions.length > 0 ? { isWhole, permissions } : undefined;
}
