// What a place asks of a guardian and no guardian has been asked about this player. Pure.
import type { SessionView } from "./session.js";
import { settingOf } from "./settings.js";

export type NeededApproval = Readonly<{
  /** No guardian has consented to this player's session at all. */
  isWhole: boolean;
  /** Names of permissions that the player switched on elsewhere, and that a guardian manages here. */
  permissions: readonly string[];
}>;

/** The approval that a session lacks where it is; undefined where it lacks none. What a guardian allowed counts everywhere. */
export function findNeededApproval({
  session,
  assessment,
  settings,
}: Pick<SessionView, "session" | "assessment" | "settings">): NeededApproval | undefined {
  const isWhole = assessment.requiresParentConsentForDataProcessing && session.consentedAt === null;
  const permissions = assessment.permissions
    .filter(
      ({ managedBy, needsVerifiedAge }) =>
        managedBy === "GUARDIAN" && needsVerifiedAge === undefined,
    )
    .map(({ name }) => name)
    .filter((name) => settingOf(settings, name) === "on");
  return isWhole || permissions.length > 0 ? { isWhole, permissions } : undefined;
}
