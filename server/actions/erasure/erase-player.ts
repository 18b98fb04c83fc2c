// Erasure of a player (GDPR art. 17), in all products of an organisation.
import type { Context } from "../../context.js";
import { erasedPlayerHash } from "../../domain/erased-hashes.js";
import type { AuditActor } from "../../domain/audit.js";
import type { Actor } from "../../domain/ledger/entry.js";
import { notFound } from "../../errors.js";
import { readPerson, removePerson, type Ids, type Person } from "../../store/erase-rows.js";
import { shortenCursors } from "../../store/erase-cursors.js";
import { deleteEventsOfPlayer } from "../../store/erased-events.js";
import { deleteFormsOfSessions } from "../../store/erased-forms.js";
import { findErasure, saveErasure } from "../../store/erasures.js";
import type { Db } from "../../store/engine/db.js";
import { removeOrphanedGuardians } from "../../store/orphaned-guardians.js";
import { eraseEntries, listEntriesOfPlayer } from "../../store/ledger.js";
import { listProducts } from "../../store/products.js";
import { lockKuid } from "../../store/sessions.js";
import { storeEmitted } from "../../webhooks/emit.js";
import { audit, blankAudited } from "../../audit.js";
import { contextOfProduct } from "../challenge/bulk.js";
import { lockGuardians } from "../guardian/guardians-on-file.js";
import { record } from "../ledger/record.js";
import { revokeSession } from "../session/revoke-session.js";
import { erasureKey } from "./erasure-key.js";
import { keepIdHashes } from "./keep-id-hashes.js";

/** Who asked for it. */
export type ErasedBy = Readonly<{
  ledger: Actor;
  audit: AuditActor;
}>;

/** A player in all products of an organisation. */
export async function personOf(
  db: Db,
  { tenancy }: Pick<Context, "tenancy">,
  kuid: string,
): Promise<Person> {
  const products = await listProducts(db);
  const own = products.filter(({ organisation }) => organisation === tenancy.organisation);
  const productIds = own.map(({ productId }) => productId).toSorted((a, b) => a - b);
  return { of: "player", ...tenancy, productIds, ids: { kuid: [kuid] } };
}

export const noSuchPlayer = () => notFound("No such player in this organisation and mode.");

/**
 * Erases a player wherever they are stored, once `tx` is committed on disk too. Returns when they were erased
 * (milliseconds): one who was erased before stays erased since then. NOT_FOUND for one whom the organisation never knew.
 * `isOneOfMany`: the caller scrubs once, after the last.
 */
export async function erasePlayer(
  tx: Db,
  context: Context,
  kuid: string,
  by: ErasedBy,
  { isOneOfMany = false }: { isOneOfMany?: boolean } = {},
): Promise<number> {
  const { tenancy, now } = context;
  const start = await personOf(tx, context, kuid);
  await lockGuardians(tx, tenancy, kuid);
  for (const productId of start.productIds)
    await lockKuid(tx, { productId, mode: tenancy.mode }, kuid);
  const erasedHash = erasedPlayerHash(await erasureKey(tx, context), tenancy, kuid);
  if ((await readPerson(tx, start)).found.length === 0) {
    const before = await findErasure(tx, erasedHash);
    if (!before) throw noSuchPlayer();
    return before.erasedAt;
  }
  await revokeSessions(tx, context, kuid);
  await storeEmitted(tx);
  const { found, ids } = await readPerson(tx, start);
  const person = { ...start, ids };
  await keepIdHashes(tx, context, found);
  await deleteEventsOfPlayer(tx, person);
  await deleteFormsOfSessions(tx, ids["sessionId"] ?? []);
  await shortenCursors(tx, ids["sessionId"] ?? []);
  await removePerson(tx, person);
  await removeOrphanedGuardians(tx, guardianIdsIn(found));
  blankAudited(tx, auditNames(ids));
  await saveErasure(tx, { erasedHash, subject: "player", erasedAt: now });
  await audit(tx, context, {
    actor: by.audit,
    action: "player-erased",
    target: `erased:${erasedHash}`,
    requestId: context.requestId,
  });
  await eraseLedger(tx, context, kuid, by.ledger);
  if (!isOneOfMany) tx.scrub();
  return now;
}

/** Each product learns of it. What runs is ended, and what waits for a guardian fails. */
async function revokeSessions(tx: Db, context: Context, kuid: string): Promise<void> {
  const { found } = await readPerson(tx, await personOf(tx, context, kuid));
  const rows = found.find(({ table }) => table.name === "sessions")?.rows ?? [];
  for (const { sessionId, productId, revokedAt } of rows) {
    const product = context.catalogue.product(productId as number);
    if (revokedAt !== null || !product) continue;
    await revokeSession(tx, contextOfProduct(context, product), sessionId as string, "erasure");
  }
}

const GUARDIAN_TABLES = ["session_guardians", "former_guardians"];

const guardianIdsIn = (found: Awaited<ReturnType<typeof readPerson>>["found"]): string[] => {
  const links = found.filter(({ table: { name } }) => GUARDIAN_TABLES.includes(name));
  return [...new Set(links.flatMap(({ rows }) => rows.map((row) => row["guardianId"] as string)))];
};

/** How the audit log names what is erased. */
const auditNames = (ids: Ids): string[] => [
  ...(ids["sessionId"] ?? []).map((id) => `session:${id}`),
  ...(ids["kuid"] ?? []).map((id) => `player:${id}`),
];

/** Each entry of the player is erased, and an entry says so. The last step: it holds the ledger. */
async function eraseLedger(
  tx: Db,
  context: Context,
  kuid: string,
  actor: ErasedBy["ledger"],
): Promise<void> {
  const entries = await listEntriesOfPlayer(tx, context.tenancy, kuid);
  for (const { index } of entries)
    await record(tx, context, {
      kind: "erasure",
      erased: index,
      reason: "player-erased",
      ...actor,
    });
  const indexes = entries.map(({ index }) => index);
  if (indexes.length > 0) await eraseEntries(tx, context.tenancy, indexes);
}
