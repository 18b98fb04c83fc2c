// The consent form: made by one function for the page and for the decision on it.
import { createHash } from "node:crypto";

import { readChoices } from "../../actions/consent/read-choices.js";
import { addressOnFile } from "../../actions/guardian/guardian-address.js";
import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import type { ConsentChoices } from "../../domain/consent/choices.js";
import { documentDigest } from "../../domain/consent/ledger.js";
import type { Db } from "../../store/engine/db.js";

export interface ConsentForm extends ConsentChoices {
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
  const choices = await readChoices(db, context, challenge);
  const isLater = challenge.sessionId !== null;
  const knownAddress = isLater
    ? await addressOnFile({ ...context, db }, challenge.kuid)
    : undefined;
  const shown = [choices.switches.map(({ name }) => name), challenge.documents.map(documentDigest)];
  const digest = createHash("sha256")
    .update(JSON.stringify(shown))
    .digest("base64url")
    .slice(0, 22);
  return { ...choices, knownAddress, digest };
}
