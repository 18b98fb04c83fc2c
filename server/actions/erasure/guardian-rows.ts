// A guardian is a person with an address: in all organisations, and in each mode for itself.
import type { Context, ServiceContext } from "../../context.js";
import type { Mode } from "../../domain/product.js";
import { type Ids, type Person, readPerson } from "../../store/erasure/rows-of-person.js";
import type { Db } from "../../store/engine/db.js";
import { listMailIdsTo } from "../../store/mail/queries.js";
import { settleAddress, settleFoldedAddress } from "../guardian/settle-address.js";
import type { AuditActor } from "../../domain/audit.js";
import { audit } from "../../store/audit/audit.js";
import { asRecords, type Records } from "./as-records.js";

/** Returns all that is stored of a guardian in a mode, with all ids. */
export async function readGuardian(
  tx: Db,
  context: Pick<Context, "keyring" | "now">,
  mode: Mode,
  email: string,
): Promise<{ person: Person; found: Awaited<ReturnType<typeof readPerson>>["found"] }> {
  const addressHash = await settleAddress(tx, context, email);
  const foldedHash = await settleFoldedAddress(tx, context, email);
  const of = { of: "guardian", organisation: "", mode, productIds: [] } as const;
  const known = {
    addressHash: [addressHash],
    foldedHash: [foldedHash],
    oldHash: [addressHash],
    newHash: [addressHash],
  };
  const first = await readPerson(tx, { ...of, ids: known });
  const rows = first.found.find(({ table }) => table.name === "guardians")?.rows ?? [];
  const guardianIds = rows.map(({ guardianId }) => guardianId as string);
  const ids: Ids = {
    ...known,
    guardianId: guardianIds,
    invitedBy: guardianIds,
    mailId: await listMailIdsTo(tx, mode, email),
  };
  const { found, ids: all } = await readPerson(tx, { ...of, ids });
  return { person: { ...of, ids: all }, found };
}

/**
 * Returns all that is stored of a guardian in a mode, in all organisations, with their address, or undefined if nothing is.
 * What they decided about children is in the export of the child.
 */
export async function exportGuardian(
  tx: Db,
  services: ServiceContext,
  mode: Mode,
  email: string,
  actor: AuditActor,
): Promise<Records | undefined> {
  const { found } = await readGuardian(tx, { ...services, now: services.clock.now() }, mode, email);
  if (found.length === 0) return undefined;
  await audit(tx, services, { actor, action: "guardian-exported" });
  return asRecords(found, ["address", "content"]);
}
