// Where two guardians are asked, the first answer counts, and the other guardian learns whose it was.
import { isSameAddress, maskAddress } from "../../domain/guardian/email.js";
import { dateText } from "../../presentation/times.js";
import { guessZone } from "../../domain/zones.js";
import { listGuardiansOfSession } from "../../store/guardians/queries.js";
import { findMailedLinkById } from "../../store/guardians/mailed-links.js";
import type { ConsentVisit } from "./visit.js";

/** Returns the address of the guardian whose answer counts; undefined where the answer came by a handed link. */
async function findDecider({ context, challenge }: ConsentVisit): Promise<string | undefined> {
  const { sessionId, decidedAt, decidedLinkId, status } = challenge;
  if (status === "FAIL") {
    const link =
      decidedLinkId === null
        ? undefined
        : await findMailedLinkById(context.db, { linkId: decidedLinkId });
    return link?.address;
  }
  const guardians =
    sessionId === null ? [] : await listGuardiansOfSession(context.db, { sessionId });
  return guardians.find(({ consentedAt }) => consentedAt === decidedAt)?.address;
}

/** Says that another guardian decided, when, and how to change it. Undefined unless the visitor opened a mail. */
export async function decidedByOther(visit: ConsentVisit) {
  const { challenge, texts, mailed } = visit;
  const { decidedByOther: t } = texts;
  if (!mailed || mailed.purpose === "approval" || challenge.decidedAt === null) return undefined;
  const decider = await findDecider(visit);
  if (decider === undefined || isSameAddress(decider, mailed.address)) return undefined;
  const who = maskAddress(decider);
  const when = dateText(challenge.decidedAt, texts, guessZone(challenge.jurisdiction));
  const isConsent = challenge.status === "PASS";
  return {
    title: t.title,
    text: isConsent ? t.consented({ who, when }) : t.declined({ who, when }),
  };
}
