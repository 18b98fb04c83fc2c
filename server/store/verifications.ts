import type { Mode } from "../domain/product.js";
import type {
  VerificationFailure,
  VerificationPurpose,
} from "../domain/verification/verification.js";
import { isOfAddress } from "./address-moves.js";
import type { Db } from "./engine/db.js";
import type { Slots } from "./engine/statement.js";
import { integer, keyed, nullable, query, table, text, type RowOf } from "./engine/table.js";

export const verifications = table(
  "verifications",
  {
    verificationId: text("verification_id"),
    productId: integer("product_id"),
    mode: text<Mode>("mode"),
    purpose: text<VerificationPurpose>("purpose"),
    linkHash: keyed(text("link_hash"), { of: "token", endsAt: "begun_at + 1209600000" }),
    challengeId: nullable(text("challenge_id")),
    addressHash: nullable(keyed(text("address_hash"), { of: "address" })),
    status: text<"PENDING" | "PASS" | "FAIL">("status"),
    failureReason: nullable(text<VerificationFailure>("failure_reason")),
    method: text("method"),
    ageLow: nullable(integer("age_low")),
    attempts: integer("attempts"),
    begunAt: integer("begun_at"),
    finishedAt: nullable(integer("finished_at")),
  },
  {
    holds: "A flow by which a person shows their age",
    why: "keeps what was proven, so that it need not be shown again",
    kept: "challenges",
    player: { rowsBy: ["challengeId"] },
    guardian: { rowsBy: ["addressHash"] },
    names: "verificationId",
    columns: {
      verificationId: "id of the flow",
      purpose: "what it is for",
      status: "how far it is",
      failureReason: "why it failed",
      method: "how it was shown",
      ageLow: "age that was proven",
      attempts: "how often it was tried",
      begunAt: "when it began",
      finishedAt: "when it ended",
    },
  },
);

/** Instants in milliseconds, age in years. `addressHash`: whose verification it is. */
export type Verification = RowOf<typeof verifications>;

const insert = query((sql, p: Slots<Verification>) => verifications.insert(sql, p));

const byLink = query((sql, p: Slots<{ linkHash: string }>) =>
  verifications.select(sql).where(verifications.values(p, "linkHash")),
);

const ofDecision = query((sql, p: Slots<{ challengeId: string; addressHash: string }>) =>
  verifications
    .select(sql)
    .where(verifications.values(p, "challengeId"))
    .where(isOfAddress(sql, p.addressHash))
    .orderBy("begun_at", "desc"),
);

const byIdLocked = query((sql, p: Slots<{ verificationId: string }>) =>
  verifications.select(sql).where(verifications.values(p, "verificationId")).forUpdate(),
);

const OUTCOME = ["status", "failureReason", "ageLow", "attempts", "finishedAt"] as const;
type Outcome = Pick<Verification, (typeof OUTCOME)[number]>;

const update = query((sql, p: Slots<Outcome & { verificationId: string }>) =>
  verifications
    .update(sql, verifications.values(p, ...OUTCOME))
    .where(verifications.values(p, "verificationId")),
);

export async function addVerification(tx: Db, verification: Verification): Promise<void> {
  await insert(tx, verification);
}

export const findVerificationByLink = (
  db: Db,
  linkHash: string,
): Promise<Verification | undefined> => byLink.first(db, { linkHash });

/** What a person began to verify for a challenge, the newest first. */
export const listVerifications = (
  db: Db,
  { challengeId, addressHash }: Readonly<{ challengeId: string; addressHash: string }>,
): Promise<Verification[]> => ofDecision(db, { challengeId, addressHash });

/** As it is now, locked until the transaction ends. */
export const lockVerification = (
  tx: Db,
  verificationId: string,
): Promise<Verification | undefined> => byIdLocked.first(tx, { verificationId });

export async function saveOutcome(tx: Db, verificationId: string, outcome: Outcome): Promise<void> {
  await update(tx, { verificationId, ...outcome });
}
