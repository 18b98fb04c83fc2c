// What a guardian is asked: read anew for the page and for the decision, so that both are about the same.
import { createHash } from "node:crypto";

import {
  initialStates,
  offersOf,
  sessionInQuestion,
  type Offer,
} from "../../actions/consent/decide-challenge.js";
import { addressOnFile } from "../../actions/guardian/guardian-address.js";
import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import { documentDigest } from "../../domain/consent/ledger.js";
import type { PermissionState } from "../../domain/session/settings.js";
import type { Db } from "../../store/engine/db.js";

export interface ConsentForm {
  challenge: Challenge;
  offers: readonly Offer[];
  states: readonly PermissionState[];
  /** The guardian's address, where one is on file and need not be asked for. */
  knownAddress: string | undefined;
  /** Another question, another digest: what is posted must answer what was shown. */
  digest: string;
}

export async function readConsentForm(
  db: Db,
  context: Context,
  challenge: Challenge,
): Promise<ConsentForm> {
  const view = await sessionInQuestion(db, context, challenge);
  const states = view?.states ?? initialStates(challenge, context);
  const offers = offersOf(challenge, states);
  const isLater = challenge.sessionId !== null;
  const knownAddress = isLater
    ? await addressOnFile({ ...context, db }, challenge.kuid)
    : undefined;
  const shown = [offers.map(({ name }) => name), challenge.documents.map(documentDigest)];
  const digest = createHash("sha256")
    .update(JSON.stringify(shown))
    .digest("base64url")
    .slice(0, 22);
  return { challenge, offers, states, knownAddress, digest };
}
