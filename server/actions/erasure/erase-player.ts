// Erasure of a player (GDPR art. 17), in all products of an organisation.
import type { Context } from "../../context.js";
import { erasedInProductHash, erasedPlayerHash } from "../../domain/erased-hashes.js";
import {
  readPerson,
  removePerson,
  type Ids,
  type Person,
} from "../../store/erasure/rows-of-person.js";
import { shortenCursors, clearReturnsToSessions } from "../../store/erasure/mentions.js";
import { deleteEventsOfPlayer } from "../../store/erasure/events.js";
import { findErasure, saveErasure } from "../../store/erasure/queries.js";
import type { Db } from "../../store/engine/db.js";
import { removeOrphanedGuardians } from "../../store/guardians/queries.js";
import { eraseEntries, listEntriesOfPlayer } from "../../store/ledger/queries.js";
import type { StoredEntry } from "../../store/ledger/table.js";
import { listProducts } from "../../store/products/queries.js";
import { lockKuid } from "../../store/sessions/queries.js";
import { isKnownElsewhere } from "../../store/retention/test-data.js";
import { storeEmitted } from "../../webhooks/emit.js";
import { audit, blankAudited } from "../../store/audit/audit.js";
import { contextOfProduct } from "../challenge/bulk.js";
import { guardiansOfPlayer, lockGuardians } from "../guardian/guardians-on-file.js";
import { checkPlayerAt, deleteNickname, noSuchPlayer } from "../../store/players/queries.js";
import { record } from "../ledger/record.js";
import type { Author } from "../operator/operation.js";
import { revokeSession } from "../session/revoke-session.js";
import { erasureKey } from "./erasure-key.js";
import { keepIdHashes } from "./keep-id-hashes.js";

/** Whether the erasure covers only the data of the context's product. */
export type OfProduct = Readonly<{ isOfProduct?: boolean }>;

/** Returns a player in all products of an organisation, or in the product of the context. */
export async function personOf(
  db: Db,
  { tenancy, scope }: Pick<Context, "tenancy" | "scope">,
  kuid: string,
  { isOfProduct = false }: OfProduct = {},
): Promise<Person> {
  const whose = { of: "player", ...tenancy, isOfProduct, ids: { kuid: [kuid] } } as const;
  if (isOfProduct) return { ...whose, productIds: [scope.productId] };
  const products = await listProducts(db);
  const own = products.filter(({ organisation }) => organisation === tenancy.organisation);
  const productIds = own.map(({ productId }) => productId).toSorted((a, b) => a - b);
  return { ...whose, productIds };
}

/** Returns the ledger's entries of a player in all products of an organisation, or in the product of the context. */
export async function entriesOf(
  db: Db,
  { tenancy, scope }: Pick<Context, "tenancy" | "scope">,
  kuid: string,
  { isOfProduct = false }: OfProduct,
): Promise<StoredEntry[]> {
  const entries = await listEntriesOfPlayer(db, { ...tenancy, kuid });
  const productOf = ({ entry }: StoredEntry) =>
    (JSON.parse(entry) as Readonly<{ productId?: number }>).productId;
  return isOfProduct ? entries.filter((each) => productOf(each) === scope.productId) : entries;
}

/**
 * Erases a player everywhere, on disk too once `tx` is committed. Returns the instant of the erasure (milliseconds); for a player
 * who was erased before, the earlier instant. Throws NOT_FOUND for a player whom the organisation never knew. `isOfProduct`:
 * erases only the data of the context's product, unless no other product knows the player.
 */
export async function erasePlayer(
  tx: Db,
  context: Context,
  kuid: string,
  by: Author,
  asked: OfProduct = {},
): Promise<number> {
  const erasedAt = await eraseRowsOfPlayer(tx, context, kuid, by, asked);
  tx.scrub();
  return erasedAt;
}

/** Erases a player like `erasePlayer`, but leaves the scrub to the caller, who scrubs once for many players. */
export async function eraseRowsOfPlayer(
  tx: Db,
  context: Context,
  kuid: string,
  by: Author,
  asked: OfProduct = {},
): Promise<number> {
  const { tenancy, scope, now } = context;
  await lockGuardians(tx, tenancy, kuid);
  const everywhere = await personOf(tx, context, kuid);
  for (const productId of everywhere.productIds)
    await lockKuid(tx, { productId, mode: tenancy.mode }, kuid);
  const key = await erasureKey(tx, context);
  const wholeHash = erasedPlayerHash(key, tenancy, kuid);
  const own = await personOf(tx, context, kuid, asked);
  if ((await readPerson(tx, own)).found.length === 0) {
    const inProduct = await findErasure(tx, { erasedHash: erasedInProductHash(key, scope, kuid) });
    const before =
      (asked.isOfProduct ? inProduct : undefined) ??
      (await findErasure(tx, { erasedHash: wholeHash }));
    if (!before) throw noSuchPlayer();
    return before.erasedAt;
  }
  const isOfProduct =
    asked.isOfProduct === true && (await isKnownElsewhere(tx, scope, kuid, everywhere.productIds));
  const start = isOfProduct ? own : everywhere;
  const erasedHash = isOfProduct ? erasedInProductHash(key, scope, kuid) : wholeHash;
  await revokeSessions(tx, context, start);
  await storeEmitted(tx);
  const { found, ids } = await readPerson(tx, start);
  const person = { ...start, ids };
  await keepIdHashes(tx, context, found);
  await deleteEventsOfPlayer(tx, person);
  await clearReturnsToSessions(tx, ids["sessionId"] ?? []);
  await shortenCursors(tx, ids["sessionId"] ?? []);
  await removePerson(tx, person);
  await removeOrphanedGuardians(tx, guardianIdsIn(found));
  if (isOfProduct) await checkPlayerAt(tx, { ...tenancy, kuid, checkAt: now });
  if (isOfProduct && (await guardiansOfPlayer(tx, context, kuid)).length === 0)
    await deleteNickname(tx, { ...context.tenancy, kuid });
  blankAudited(tx, auditNames(isOfProduct ? { ...ids, kuid: [] } : ids));
  const subject = isOfProduct ? "player-in-product" : "player";
  await saveErasure(tx, { erasedHash, subject, erasedAt: now });
  await audit(tx, context, {
    actor: by.audit,
    action: "player-erased",
    target: `erased:${erasedHash}`,
    requestId: context.requestId,
  });
  const entries = await entriesOf(tx, context, kuid, { isOfProduct });
  await eraseLedger(tx, context, entries, by.ledger);
  return now;
}

/** Revokes the sessions of a player, and notifies each product. Running play ends, and challenges fail. */
async function revokeSessions(tx: Db, context: Context, person: Person): Promise<void> {
  const { found } = await readPerson(tx, person);
  const rows = found.find(({ table }) => table.name === "sessions")?.rows ?? [];
  for (const { sessionId, productId, revokedAt } of rows) {
    const product = context.catalogue.product(productId as number, context.mode);
    if (revokedAt !== null || !product) continue;
    await revokeSession(tx, contextOfProduct(context, product), sessionId as string, "erasure");
  }
}

const GUARDIAN_TABLES = ["session_guardians", "former_guardians"];

const guardianIdsIn = (found: Awaited<ReturnType<typeof readPerson>>["found"]): string[] => {
  const links = found.filter(({ table: { name } }) => GUARDIAN_TABLES.includes(name));
  return [...new Set(links.flatMap(({ rows }) => rows.map((row) => row["guardianId"] as string)))];
};

/** Returns the names of erased things in the audit log. */
const auditNames = (ids: Ids): string[] => [
  ...(ids["sessionId"] ?? []).map((id) => `session:${id}`),
  ...(ids["kuid"] ?? []).map((id) => `player:${id}`),
];

/** Erases each entry of the player, and appends an entry that says so. This is the last step, because it holds the ledger. */
async function eraseLedger(
  tx: Db,
  context: Context,
  entries: readonly StoredEntry[],
  actor: Author["ledger"],
): Promise<void> {
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
