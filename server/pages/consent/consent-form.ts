// The consent form: made by one function for the page and for the decision on it.
import { createHash } from "node:crypto";

import { readChoices } from "../../actions/consent/read-choices.js";
import { addressesOnFile } from "../../actions/guardian/guardians-on-file.js";
import type { Context } from "../../context.js";
import { allowanceInForce, strictest } from "../../domain/session/allowances.js";
import type { ProductAllowance } from "../../domain/product.js";
import { isWhole } from "../../domain/challenge/challenge.js";
import type { ConsentChoices } from "../../domain/consent/choices.js";
import { documentDigest } from "../../domain/consent/document-digest.js";
import { documentsIn } from "../../domain/product-text.js";
import { maskAddresses } from "../../domain/guardian/email.js";
import { mac } from "../../domain/keyring.js";
import type { Db } from "../../store/engine/db.js";
import type { ConsentVisit } from "./visit.js";

/** An address that is known already. The page shows it masked, and `value` does not reveal it. */
export type KnownAddress = Readonly<{ value: string; masked: string; email: string }>;

/** A question of the product, with the answer that is filled in. */
export type OfferedAllowance = Readonly<{ allowance: ProductAllowance; value: number | string }>;

export interface ConsentForm extends ConsentChoices {
  /** The address of a visitor who came by a mail: proven, shown, and not to be changed. */
  provenAddress: string | undefined;
  /** For other visitors: the addresses that they may choose from instead of typing one. */
  knownAddresses: readonly KnownAddress[];
  /** Asked with the whole product; an upgrade asks for its permissions alone. */
  allowances: readonly OfferedAllowance[];
  /** Another question, another digest: what is posted must answer what was shown. */
  digest: string;
}

export async function readConsentForm(
  db: Db,
  { context, mailed, texts }: Pick<ConsentVisit, "context" | "mailed" | "texts">,
  challenge: ConsentVisit["challenge"],
): Promise<ConsentForm> {
  const choices = await readChoices(db, context, challenge);
  const allowances = isWhole(challenge) ? offeredAllowances(context, choices) : [];
  const shown = [
    choices.switches.map(({ name }) => name),
    documentsIn(challenge, texts.language).map(documentDigest),
    allowances.map(({ allowance }) => allowance),
  ];
  return {
    ...choices,
    allowances,
    provenAddress: mailed && mailed.address,
    knownAddresses: mailed ? [] : await knownAddresses(db, context, challenge),
    digest: createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 22),
  };
}

/** With the strictest answer filled in, or the one that a guardian gave before. */
const offeredAllowances = (
  { product }: Context,
  { view }: ConsentChoices,
): readonly OfferedAllowance[] =>
  product.allowances.map((allowance) => {
    const answers = view?.session.allowances ?? {};
    return {
      allowance,
      value: Object.hasOwn(answers, allowance.name)
        ? allowanceInForce(allowance, answers)
        : strictest(allowance),
    };
  });

/** The guardians on file; where there are none, the address that the challenge was mailed to. */
async function knownAddresses(
  db: Db,
  context: Context,
  challenge: ConsentVisit["challenge"],
): Promise<readonly KnownAddress[]> {
  const { keyring } = context;
  const onFile = await addressesOnFile({ ...context, db }, challenge.kuid);
  const mailedTo = challenge.mailedTo ?? undefined;
  const all = onFile.length === 0 && mailedTo !== undefined ? [mailedTo] : onFile;
  const masks = maskAddresses(all);
  return all.map((email, place) => ({
    value: mac(keyring.newest["page-nonce"], "address", challenge.challengeId, email.toLowerCase())
      .toString("base64url")
      .slice(0, 22),
    masked: masks[place] ?? "",
    email,
  }));
}
