import type { Context } from "../../context.js";
import { ageOn, isUnknown, latestToday } from "../../domain/age/age.js";
import { markOf, type WhichChild } from "../../domain/guardian/which-child.js";
import { findNickname, findPlayer } from "../../store/players/queries.js";

export async function findWhichChild(
  { db, tenancy, now }: Context,
  kuid: string,
): Promise<WhichChild> {
  const player = await findPlayer(db, { ...tenancy, kuid });
  const isKnown = player !== undefined && !isUnknown(player.evidence);
  return {
    nickname: await findNickname(db, tenancy, kuid),
    age: isKnown ? ageOn(player.evidence, latestToday(now)) : undefined,
    mark: markOf({ kuid }),
  };
}
