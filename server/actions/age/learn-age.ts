import type { Context } from "../../context.js";
import { isDeclared, type AgeEvidence, type SignalOnDay } from "../../domain/age/age.js";
import type { Db } from "../../store/engine/db.js";
import { changeEvidence } from "../../store/player-evidence.js";
import { addPlayer, lockPlayer, savePlayer } from "../../store/players.js";
import { addVerifiedPlayer } from "../../store/verifications.js";

/**
 * Notes what was learned of a player's age, and makes the player where there is none. Returns what counts: what was declared
 * first in the organisation, by whichever product, stays, so that no second answer makes anyone older. The player is locked,
 * because two products may ask at once. `isNew`: the id was made just now.
 */
export async function learnAge(
  tx: Db,
  { tenancy, now }: Pick<Context, "tenancy" | "now">,
  {
    kuid,
    evidence,
    isNew = false,
  }: Readonly<{ kuid: string; evidence: AgeEvidence; isNew?: boolean }>,
): Promise<AgeEvidence> {
  if (isNew) await addPlayer(tx, tenancy, { kuid, evidence }, now);
  // One that was made just now is locked, and what is known of it is this.
  const isMade = isNew || (await savePlayer(tx, tenancy, { kuid, evidence }, now));
  const player = isMade ? undefined : await lockPlayer(tx, tenancy, kuid);
  const known = player?.evidence ?? evidence;
  for (const { verificationId } of evidence.signals ?? [])
    if (verificationId !== undefined) await addVerifiedPlayer(tx, tenancy, verificationId, kuid);
  if (known === evidence) return evidence;
  const isNews = isDeclared(evidence) && !isDeclared(known);
  const signals = allOf(known.signals, evidence.signals);
  const learned = {
    ...(isNews ? evidence : known),
    ...(signals.length > 0 && { signals }),
  };
  if (isNews) await changeEvidence.ofPlayer(tx, tenancy, kuid, learned);
  return learned;
}

const allOf = (known: Signals = [], added: Signals = []): readonly SignalOnDay[] => [
  ...known,
  ...added.filter((signal) => !known.some((one) => JSON.stringify(one) === JSON.stringify(signal))),
];
type Signals = AgeEvidence["signals"];
