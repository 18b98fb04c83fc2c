import type { Mode } from "../../domain/product.js";
import type { Db } from "../engine/db.js";
import { type Slots, statement } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import { isOfAddress } from "../guardians/address-moves.js";
import type { Tenancy } from "../players/queries.js";
import {
  cappedMails,
  type DigestSubscription,
  digestSubscriptions,
  type Mail,
  mails,
  mailStops,
} from "./table.js";

/** Marks mails of the service itself. No product has this number. */
export const NO_PRODUCT = 0;

export const addMail = query((sql, p: Slots<Mail>) => mails.insert(sql, p));

export const findMail = query((sql, p: Slots<{ mailId: string }>) =>
  mails.selectWithout(sql, "id").where(mails.values(p, "mailId")),
).first;

type Outcome = Pick<Mail, "status" | "attempts" | "sentAt" | "lastError">;

export const completeMail = query((sql, p: Slots<Outcome & { mailId: string }>) =>
  mails
    .update(sql, mails.values(p, "status", "attempts", "sentAt", "lastError"))
    .where(mails.values(p, "mailId")),
);

const inMode = query((sql, p: Slots<{ mode: Mode }>) =>
  mails.selectWithout(sql, "id").where(mails.values(p, "mode")).orderBy("id", "desc").limit(100),
);

type Scope = Readonly<{ productId: number; mode: Mode }>;

/** Returns the mails about a player that still collect others, locked until the transaction ends. */
export const findCollecting = query((sql, p: Slots<Scope & { kuid: string; now: number }>) =>
  mails
    .select(sql, "mailId", "content")
    .where(mails.values(p, "productId", "mode", "kuid"))
    .whereIn("status", ["queued", "held"])
    .where("collects_until", ">", p.now)
    .forUpdate(),
);

export const saveMailContent = query((sql, p: Slots<Pick<Mail, "mailId" | "content">>) =>
  mails.update(sql, mails.values(p, "content")).where(mails.values(p, "mailId")),
);

const failing = query((sql, p: Slots<{ mode: Mode }>) =>
  mails
    .selectWithout(sql, "id")
    .where(mails.values(p, "mode"))
    .whereIn("status", ["queued", "failed"])
    .whereNotNull("last_error")
    .orderBy("id", "desc")
    .limit(100),
);

const PAGE_SIZE = 500;

const pageOf = query((sql, p: Slots<{ mode: Mode; after: number }>) =>
  mails
    .select(sql, "id", "mailId", "content")
    .where(mails.values(p, "mode"))
    .where("id", ">", p.after)
    .orderBy("id")
    .limit(PAGE_SIZE),
);

/** Deletes the service's own mails that were written until an instant. */
export const purgeOwnMails = query((sql, p: Slots<{ before: number }>) =>
  mails.delete(sql).where({ product_id: NO_PRODUCT }).andWhere("created_at", "<=", p.before),
);

/** Returns the ids of the mails to an address, in any case. Decrypts all mails of the mode, a page at a time. */
export async function listMailIdsTo(db: Db, mode: Mode, address: string): Promise<string[]> {
  const found: string[] = [];
  for (let after = 0; ;) {
    const rows = await pageOf(db, { mode, after });
    for (const { mailId, content } of rows)
      if (content.to.toLowerCase() === address.toLowerCase()) found.push(mailId);
    const last = rows.at(-1);
    if (rows.length < PAGE_SIZE || !last) return found;
    after = last.id;
  }
}

const ofPlayer = query((sql, p: Slots<{ kuid: string; mode: Mode }>) =>
  mails.select(sql, "mailId", "content").where(mails.values(p, "kuid", "mode")),
);

const deleteMail = query((sql, p: Slots<{ mailId: string }>) =>
  mails.delete(sql).where(mails.values(p, "mailId")),
);

/** Deletes the mails about a player to an address, in any letter case, also mails that wait to be sent. */
export async function deleteMailsTo(
  tx: Db,
  { address, ...player }: Readonly<{ kuid: string; mode: Mode; address: string }>,
): Promise<void> {
  for (const { mailId, content } of await ofPlayer(tx, player))
    if (content.to.toLowerCase() === address.toLowerCase()) await deleteMail(tx, { mailId });
}

/** Returns the newest hundred mails of a mode, newest first. `isFailing` selects mails whose last attempt failed. */
export const listMails = (
  db: Db,
  mode: Mode,
  { isFailing = false }: { isFailing?: boolean } = {},
): Promise<Mail[]> => (isFailing ? failing : inMode)(db, { mode });

/** Queues a mail as if it had never been tried. */
export const queueAgain = (tx: Db, mailId: string): Promise<void> =>
  completeMail(tx, { mailId, status: "queued", attempts: 0, sentAt: null, lastError: null });

// Mails that products or strangers caused, by recipient. Instants are in milliseconds.

type CappedMail = RowOf<typeof cappedMails>;

type Recipient = Omit<CappedMail, "queuedAt">;

/** Every limit is lower than this. */
const MAX_LISTED = 20;

export const addCappedMail = query((sql, p: Slots<CappedMail>) => cappedMails.insert(sql, p));

const newest = query((sql, p: Slots<Recipient>) =>
  cappedMails
    .select(sql, "queuedAt")
    .where(cappedMails.values(p, "organisation", "mode", "budget"))
    .where(isOfAddress(sql, p.foldedHash))
    .orderBy("queued_at", "desc")
    .limit(MAX_LISTED),
);

/** Resets the count of mails sent to an address. */
export const clearCappedMails = query((sql, p: Slots<Recipient>) =>
  cappedMails
    .delete(sql)
    .where(cappedMails.values(p, "organisation", "mode", "budget"))
    .where(isOfAddress(sql, p.foldedHash)),
);

/** Returns when the last 20 mails were queued to an address, newest first. */
export const listCappedMails = async (db: Db, recipient: Recipient): Promise<number[]> =>
  (await newest(db, recipient)).map(({ queuedAt }) => queuedAt);

type Key = Tenancy & Readonly<{ kuid: string; foldedHash: string }>;

/** Stops all mail about this player to this address, from any product of the organisation. */
export const stopMail = query((sql, p: Slots<RowOf<typeof mailStops>>) =>
  mailStops.insert(sql, p).onConflict(["organisation", "mode", "kuid", "address_hash"]).ignore(),
);

const findMailStops = query((sql, p: Slots<Key>) =>
  mailStops
    .select(sql, "stoppedAt")
    .where(mailStops.values(p, "organisation", "mode", "kuid"))
    .where(isOfAddress(sql, p.foldedHash)),
);

/** Deletes the stops of an address that also exist under its new hash. */
export const dropRepeatedStops = statement<{ oldHash: string; newHash: string }>((sql, p) =>
  sql.raw(
    `delete from mail_stops where address_hash = ? and exists (
       select 1 from mail_stops as other where other.address_hash = ?
         and other.organisation = mail_stops.organisation and other.mode = mail_stops.mode and other.kuid = mail_stops.kuid)`,
    [p.oldHash, p.newHash],
  ),
);

export const isMailStopped = async (
  db: Db,
  { organisation, mode }: Tenancy,
  { kuid, foldedHash }: Readonly<{ kuid: string; foldedHash: string }>,
): Promise<boolean> =>
  (await findMailStops.first(db, { organisation, mode, kuid, foldedHash })) !== undefined;

// The weekly summaries that guardians get of each child. Everyone gets them until they unsubscribe.

type Whose = Pick<DigestSubscription, "guardianId" | "kuid">;

const insertDigestSubscriptions = query((sql, p: Slots<DigestSubscription>) =>
  digestSubscriptions.insert(sql, p).onConflict(["guardian_id", "kuid"]).ignore(),
);

export const findDigestSubscription = query((sql, p: Slots<Whose>) =>
  digestSubscriptions.select(sql).where(digestSubscriptions.values(p, "guardianId", "kuid")),
).first;

export const findDigestSubscriptionById = query((sql, p: Slots<{ subscriptionId: string }>) =>
  digestSubscriptions.select(sql).where(digestSubscriptions.values(p, "subscriptionId")),
).first;

export const findDigestSubscriptionByToken = query((sql, p: Slots<{ tokenHash: string }>) =>
  digestSubscriptions.select(sql).where(digestSubscriptions.values(p, "tokenHash")),
).first;

/** Saves whether a guardian gets the summary. `unsubscribedAt` is null to get it again. */
export const saveDigestChoice = query(
  (sql, p: Slots<Pick<DigestSubscription, "subscriptionId" | "unsubscribedAt">>) =>
    digestSubscriptions
      .update(sql, digestSubscriptions.values(p, "unsubscribedAt"))
      .where(digestSubscriptions.values(p, "subscriptionId")),
);

/** Returns a guardian's subscription to a child's summary and creates it if there is none. */
export async function ensureDigestSubscription(
  tx: Db,
  fresh: DigestSubscription,
): Promise<DigestSubscription> {
  await insertDigestSubscriptions(tx, fresh);
  const { guardianId, kuid } = fresh;
  return (await findDigestSubscription(tx, { guardianId, kuid })) ?? fresh;
}
