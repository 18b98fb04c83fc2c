import type { Mode } from "../domain/product.js";
import type { Db } from "./engine/db.js";
import type { Tenancy } from "./players.js";
import { statement } from "./engine/statement.js";

/** `address` is encrypted; `addressHash` finds it again. */
export type Guardian = Readonly<{ guardianId: string; addressHash: string; address: string }>;

const columns = {
  guardianId: "guardians.guardian_id",
  addressHash: "address_hash",
  address: "address",
};

const put = statement<
  { [Name in keyof Guardian]: string } & { organisation: string; mode: string; createdAt: number }
>((sql, p) =>
  sql("guardians")
    .insert({
      guardian_id: p.guardianId,
      organisation: p.organisation,
      mode: p.mode,
      address_hash: p.addressHash,
      address: p.address,
      created_at: p.createdAt,
    })
    .onConflict(["organisation", "mode", "address_hash"])
    .ignore(),
);

const byAddress = statement<{ organisation: string; mode: string; addressHash: string }, Guardian>(
  (sql, p) =>
    sql("guardians")
      .select(columns)
      .where({ organisation: p.organisation, mode: p.mode, address_hash: p.addressHash }),
);

/** Of this player, the guardian who was linked last in any product of the organisation. */
const ofPlayer = statement<{ organisation: string; mode: string; kuid: string }, Guardian>(
  (sql, p) =>
    sql("guardians")
      .select(columns)
      .join("guardian_links", "guardian_links.guardian_id", "guardians.guardian_id")
      .join("sessions", "sessions.session_id", "guardian_links.session_id")
      .where({
        "guardians.organisation": p.organisation,
        "guardians.mode": p.mode,
        "sessions.kuid": p.kuid,
      })
      .whereNull("guardian_links.unlinked_at")
      .whereNull("sessions.revoked_at")
      .orderBy([
        { column: "guardian_links.linked_at", order: "desc" },
        { column: "guardians.guardian_id", order: "desc" },
      ])
      .limit(1),
);

const link = statement<{ sessionId: string; guardianId: string; linkedAt: number }>((sql, p) =>
  sql("guardian_links")
    .insert({
      session_id: p.sessionId,
      guardian_id: p.guardianId,
      linked_at: p.linkedAt,
      unlinked_at: null,
    })
    .onConflict("session_id")
    .merge(["guardian_id", "linked_at", "unlinked_at"]),
);

const anyWithAddress = statement<{ mode: string; addressHash: string }, Guardian>((sql, p) =>
  sql("guardians")
    .select(columns)
    .where({ address_hash: p.addressHash, mode: p.mode })
    .orderBy("created_at")
    .limit(1),
);

/** A session in a guardian's care. The organisation is the one whose player it is. */
export type Care = Readonly<{
  sessionId: string;
  productId: number;
  organisation: string;
  kuid: string;
  linkedAt: number;
}>;

const inCare = statement<{ mode: string; addressHash: string }, Care>((sql, p) =>
  sql("guardians")
    .select({
      sessionId: "sessions.session_id",
      productId: "sessions.product_id",
      organisation: "guardians.organisation",
      kuid: "sessions.kuid",
      linkedAt: "guardian_links.linked_at",
    })
    .join("guardian_links", "guardian_links.guardian_id", "guardians.guardian_id")
    .join("sessions", "sessions.session_id", "guardian_links.session_id")
    .where({ "guardians.address_hash": p.addressHash, "guardians.mode": p.mode })
    .whereNull("guardian_links.unlinked_at")
    .whereNull("sessions.revoked_at")
    .orderBy(["guardian_links.linked_at", "sessions.session_id"]),
);

/** The guardian with this address, made if need be. */
export async function ensureGuardian(
  tx: Db,
  { organisation, mode }: Tenancy,
  guardian: Guardian,
  createdAt: number,
): Promise<Guardian> {
  await put(tx, { organisation, mode, ...guardian, createdAt });
  return (
    (await byAddress.first(tx, { organisation, mode, addressHash: guardian.addressHash })) ??
    guardian
  );
}

export const findGuardianOfPlayer = async (db: Db, { organisation, mode }: Tenancy, kuid: string) =>
  ofPlayer.first(db, { organisation, mode, kuid });

/** Makes a guardian the one on file of a session. */
export async function linkGuardian(
  tx: Db,
  sessionId: string,
  guardianId: string,
  linkedAt: number,
): Promise<void> {
  await link(tx, { sessionId, guardianId, linkedAt });
}

/** A guardian with this address in any organisation: whoever reads its mail is each of them. */
export const findGuardianByAddress = (
  db: Db,
  mode: Mode,
  addressHash: string,
): Promise<Guardian | undefined> => anyWithAddress.first(db, { mode, addressHash });

/** The sessions in the care of whoever has this address, in all organisations, the longest there first. */
export const listCare = (db: Db, mode: Mode, addressHash: string): Promise<Care[]> =>
  inCare(db, { mode, addressHash });
