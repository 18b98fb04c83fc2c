import { deadlineOf } from "../../domain/challenge/material-change.js";
import { localMomentText } from "../../presentation/times.js";
import { guessZone } from "../../domain/zones.js";
import type { ConsentVisit } from "./visit.js";

/** Returns the deadline for accepting the documents, as the clock of the child's place shows it; undefined without one. */
export function deadlineText({
  challenge,
  texts,
}: Pick<ConsentVisit, "challenge" | "texts">): string | undefined {
  const deadline = deadlineOf(challenge);
  if (!Number.isFinite(deadline)) return undefined;
  return localMomentText(deadline, guessZone(challenge.jurisdiction), texts);
}
