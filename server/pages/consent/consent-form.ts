// The consent form, made by one function for the page and for the decision.
import { createHash } from "node:crypto";

import { readChoices } from "../../actions/consent/read-choices.js";
import type { BulkMember } from "../../actions/challenge/bulk.js";
import { addressesOnFile } from "../../actions/guardian/guardians-on-file.js";
import { isProvenAdult } from "../../actions/guardian/shown-adulthood.js";
import type { Context } from "../../context.js";
import { allowanceInForce, strictest } from "../../domain/session/allowances.js";
import type { ProductAllowance } from "../../domain/product.js";
import { isWhole, type Challenge } from "../../domain/challenge/challenge.js";
import type { ConsentChoices } from "../../domain/consent/choices.js";
import { documentHash } from "../../domain/consent/document-hash.js";
import { documentsIn } from "../../domain/product-text.js";
import { maskAddresses } from "../../domain/guardian/email.js";
import { mac } from "../../domain/keyring.js";
import { findNickname } from "../../store/players/queries.js";
import type { Db } from "../../store/engine/db.js";
import type { ConsentVisit } from "./visit.js";

/** An address on file. The page shows it masked, and `value` does not reveal it. */
type KnownAddress = Readonly<{ value: string; masked: string; email: string }>;

/** A question of the product, with the answer that is filled in. */
export type OfferedAllowance = Readonly<{ allowance: ProductAllowance; value: number | string }>;

/** What the page asks about one product. */
export interface ProductForm extends ConsentChoices {
  context: Context;
  /** Asked with the whole product. An upgrade asks for its permissions only. */
  allowances: readonly OfferedAllowance[];
}

/**
 * One question about all products of a page. About several products it only asks for permissions that they requested by name; the
 * others do not change until they are chosen on each product's page.
 */
export interface ConsentForm {
  isTogether: boolean;
  products: readonly ProductForm[];
  /** The proven address of a visitor who opened a mail. It is shown and can't be changed. */
  provenAddress: string | undefined;
  /** The addresses that other visitors may choose instead of typing one. */
  knownAddresses: readonly KnownAddress[];
  /** Whether the guardian may name the child: the reader of a mail, where no guardian has done so. */
  mayName: boolean;
  /** Whether the visitor is known to be an adult as surely as a law may ask: the reader of a mail can be. */
  isProven: boolean;
  /** Identifies the question, because a consent has to answer the question that was shown. */
  hash: string;
}

/** Returns the places under whose law a page asks. Even a refusal has to answer under the law that was shown. */
export const placesOf = (members: readonly Pick<BulkMember, "challenge">[]): string =>
  members.map(({ challenge }) => challenge.jurisdiction).join();

/** Returns the form's name for a permission. A page about several products may ask for one permission more than once. */
export const choiceOf = (
  { isTogether }: Pick<ConsentForm, "isTogether">,
  { productId }: Challenge,
  permission: string,
): string => (isTogether ? `${productId}.${permission}` : permission);

/** Reads the form. `members` are the undecided challenges of the visitor's page. */
export async function readConsentForm(
  db: Db,
  { context, challenge, isTogether, mailed, texts }: ConsentVisit,
  members: readonly BulkMember[],
): Promise<ConsentForm> {
  const products: ProductForm[] = [];
  for (const member of members) products.push(await readProductForm(db, member));
  const shown = products.map((product) => [
    product.switches.map(({ name }) => name),
    documentsIn(product.challenge, texts.language).map(documentHash),
    product.allowances.map(({ allowance }) => allowance),
  ]);
  return {
    isTogether,
    products,
    provenAddress: mailed && mailed.address,
    mayName:
      mailed !== undefined &&
      isWhole(challenge) &&
      (await findNickname(db, context.tenancy, challenge.kuid)) === undefined,
    isProven: mailed !== undefined && (await isProvenAdult(db, context, mailed.addressHash)),
    knownAddresses: mailed ? [] : await knownAddresses(db, context, challenge),
    hash: createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 22),
  };
}

async function readProductForm(db: Db, { context, challenge }: BulkMember): Promise<ProductForm> {
  const choices = await readChoices(db, context, challenge);
  const allowances = isWhole(challenge) ? offeredAllowances(context, choices) : [];
  return { ...choices, context, allowances };
}

/** Returns the allowances, filled in with the strictest answer or a guardian's earlier answer. */
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

/** Returns the addresses of the guardians on file, or else the address that the challenge was mailed to. */
async function knownAddresses(
  db: Db,
  context: Context,
  challenge: Challenge,
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
