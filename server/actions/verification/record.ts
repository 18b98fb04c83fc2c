// A guardian signs a form or calls, and an operator records it by the code that the guardian was given.
import type { Context, ServiceContext } from "../../context.js";
import { FIRST_ZONE, latestToday } from "../../domain/age/age.js";
import {
  keyIdOf,
  readPassword,
  recordCode,
  recordCodeHashes,
  type Keyring,
} from "../../domain/keyring.js";
import type { RecordedWay, VerificationMethod } from "../../domain/verification/method.js";
import { isOpen, methodsLeft } from "../../domain/verification/verification.js";
import { dateIn, type LocalDate } from "../../lib/dates.js";
import { conflict, invalidInput, notFound, notConfigured } from "../../lib/errors.js";
import type { Db } from "../../store/engine/db.js";
import { changeVerification, findVerificationByCode } from "../../store/verifications/queries.js";
import type { Verification } from "../../store/verifications/table.js";
import { record } from "../ledger/record.js";
import { lockForOutcome, takeOutcome } from "./outcome.js";
import { requiredAgeOf } from "./required-age.js";

/** Returns the code of a verification; undefined where the person has chosen no way that has one. */
export const codeOf = (
  { keyring }: Readonly<{ keyring: Keyring }>,
  { verificationId, codeHash }: Verification,
): string | undefined =>
  codeHash === null ? undefined : recordCode(keyring, verificationId, keyIdOf(codeHash));

/** Chooses a way that an operator records. The code stays good when the person chooses another way afterwards. */
export const chooseRecorded = (
  context: Context,
  found: Verification,
  { name, recorded }: VerificationMethod & Readonly<{ recorded: RecordedWay }>,
): Promise<void> =>
  context.db.write(async (tx) => {
    const { keyring, now } = context;
    const verification = await lockForOutcome(tx, context, found);
    if (!verification || !isOpen(verification, now)) return;
    const [codeHash] = recordCodeHashes(keyring, recordCode(keyring, found.verificationId));
    await changeVerification(tx, verification, {
      method: name,
      status: "IN_PROGRESS",
      flow: { step: JSON.stringify({ at: recorded.at }) },
      flowHash: null,
      codeHash: verification.codeHash ?? codeHash,
    });
  });

/** Returns the verification of a code that an operator typed. Throws NOT_FOUND where there is none. */
export async function findByCode(
  db: Db,
  { keyring }: Pick<ServiceContext, "keyring">,
  typed: string,
): Promise<Verification> {
  const hashes = recordCodeHashes(keyring, readPassword(typed));
  const found = await findVerificationByCode(db, { hashes });
  if (!found) throw notFound("There is no such code. Compare it with the form or ask the caller.");
  return found;
}

type Recorded = VerificationMethod & Readonly<{ recorded: RecordedWay }>;

/** Returns the ways of a verification that an operator records and that may still be tried. */
export function recordedMethods(
  context: Context,
  { purpose, jurisdiction, criteria, attempts }: Verification,
): readonly Recorded[] {
  const listed = context.verificationMethods.list(context, purpose, jurisdiction, criteria);
  return methodsLeft(listed, attempts).filter((method): method is Recorded => !!method.recorded);
}

export type RecordedResult = Readonly<{
  at: RecordedWay["at"];
  result: "passed" | "failed";
  /** The day on which a form arrived. */
  received?: LocalDate;
  /** The operator who records it. */
  operator: string;
}>;

/**
 * Takes what an operator recorded as the outcome of an attempt. Throws CONFLICT for a code that was used or is too old,
 * INVALID_INPUT for an impossible day, and NOT_CONFIGURED where the product does not have the method.
 */
export async function recordResult(
  tx: Db,
  context: Context,
  found: Verification,
  { at, result, received, operator }: RecordedResult,
): Promise<void> {
  const verification = await lockForOutcome(tx, context, found);
  if (!verification || !isOpen(verification, context.now))
    throw conflict("This code was used, or is too old: a guardian has 14 days.");
  if (received !== undefined) assertPossible(received, verification, context.now);
  const { verificationId, addressHash } = verification;
  const method = recordedMethods(context, verification).find((one) => one.recorded.at === at);
  if (!method)
    throw notConfigured(
      "The product does not offer this way to the guardian any more, or all its attempts were used.",
    );
  const day = received === undefined ? {} : { received };
  const recorded = result === "passed" ? { operator, ...day } : null;
  const noted = await changeVerification(tx, verification, { recorded });
  const age = { low: requiredAgeOf(context, verification) };
  await takeOutcome(tx, context, noted, {
    method,
    outcome: result === "passed" ? { status: "shown", age } : { status: "inconclusive" },
  });
  await record(tx, context, {
    kind: "proof-recorded",
    by: "operator",
    operator,
    verificationId,
    result,
    ...day,
    productId: context.product.productId,
    method: method.name,
    ...(addressHash !== null && { guardian: addressHash }),
  });
}

function assertPossible(received: LocalDate, { begunAt }: Verification, now: number): void {
  if (received > dateIn(FIRST_ZONE, now))
    throw invalidInput("received: this day is in the future.");
  if (received < latestToday(begunAt))
    throw invalidInput("received: this day is before the guardian was given the form.");
}
