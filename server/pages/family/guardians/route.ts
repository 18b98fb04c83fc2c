import { guardiansOfPlayer } from "../../../actions/guardian/guardians-on-file.js";
import { maskAddresses } from "../../../domain/guardian/email.js";
import type { SessionGuardian } from "../../../store/guardians/queries.js";
import { sessionPath, type FamilyRoute } from "../family-route.js";

/** A guardian of the child, as another guardian sees them. */
export interface GuardianSeen extends SessionGuardian {
  isSelf: boolean;
  /** In full to the guardian themselves, and masked to the others. */
  shownAddress: string;
}

export const guardiansPath = (route: FamilyRoute, rest = ""): string =>
  sessionPath(route, `/guardians${rest}`);

/** Lists the guardians in the order in which they joined. */
export async function listGuardians({ context, guarded }: FamilyRoute): Promise<GuardianSeen[]> {
  const all = await guardiansOfPlayer(context.db, context, guarded.kuid);
  const masks = maskAddresses(all.map(({ address }) => address));
  return all.map((guardian, place) => {
    const isSelf = guardian.guardianId === guarded.guardianId;
    return { ...guardian, isSelf, shownAddress: (isSelf ? guardian.address : masks[place]) ?? "" };
  });
}
