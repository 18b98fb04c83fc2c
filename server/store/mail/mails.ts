import type { MailContent } from "../../domain/mail-content.js";
import type { Mode } from "../../domain/product.js";
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { integer, json, nullable, query, rowId, sealed, table, text } from "../engine/table.js";

/** Stands for the product of a mail that is of none: the service's own. No product has this number. */
export const NO_PRODUCT = 0;

/** A mail on its way. `held`: it stands in the mailbox, for no server is configured. `dropped`: what it asks for was decided before it went. */
export type Mail = Readonly<{
  mailId: string;
  productId: number;
  mode: Mode;
  /** The player whom it is about, if any. */
  kuid: string | null;
  content: MailContent;
  status: "queued" | "held" | "sent" | "failed" | "dropped";
  attempts: number;
  createdAt: number;
  sentAt: number | null;
  /** What a mail server said last when it did not accept it. */
  lastError: string | null;
  /** Until when (milliseconds) others may be added to it; null for most. */
  collectsUntil: number | null;
}>;

export const mails = table(
  "mails",
  {
    id: rowId("id"),
    mailId: text("mail_id"),
    productId: integer("product_id"),
    mode: text<Mode>("mode"),
    kuid: nullable(text("kuid")),
    content: sealed(json<MailContent>("content"), ["mailId"], {
      orElse: { template: "unreadable", to: "", locale: null },
    }),
    status: text<Mail["status"]>("status"),
    attempts: integer("attempts"),
    createdAt: integer("created_at"),
    sentAt: nullable(integer("sent_at")),
    lastError: nullable(sealed(text("last_error"), ["mailId"])),
    collectsUntil: nullable(integer("collects_until")),
  },
  {
    holds: "An email to a guardian",
    why: "sends it, and in test mode shows it",
    kept: "mails",
    player: { rowsBy: ["kuid"] },
    withheld: ["content", "lastError"],
    names: "mailId",
    guardian: { rowsBy: ["mailId"] },
    note: "of a guardian who is erased, those to their address are found by decrypting them",
    columns: {
      mailId: "id of the email",
      content: "recipient, template and what it is about, encrypted",
      status: "whether it was sent",
      attempts: "attempts to send it",
      sentAt: "when it was sent",
      collectsUntil: "until when receipts were added to it",
      lastError: "what a mail server said when it did not accept it, encrypted",
    },
  },
);

const insert = query((sql, p: Slots<Mail>) => mails.insert(sql, p));

const byId = query((sql, p: Slots<{ mailId: string }>) =>
  mails.selectWithout(sql, "id").where(mails.values(p, "mailId")),
);

type Outcome = Pick<Mail, "status" | "attempts" | "sentAt" | "lastError">;
const complete = query((sql, p: Slots<Outcome & { mailId: string }>) =>
  mails
    .update(sql, mails.values(p, "status", "attempts", "sentAt", "lastError"))
    .where(mails.values(p, "mailId")),
);

const inMode = query((sql, p: Slots<{ mode: Mode }>) =>
  mails.selectWithout(sql, "id").where(mails.values(p, "mode")).orderBy("id", "desc").limit(100),
);

type Scope = Readonly<{ productId: number; mode: Mode }>;

const collecting = query((sql, p: Slots<Scope & { kuid: string; now: number }>) =>
  mails
    .select(sql, "mailId", "content")
    .where(mails.values(p, "productId", "mode", "kuid"))
    .whereIn("status", ["queued", "held"])
    .where("collects_until", ">", p.now)
    .forUpdate(),
);

const setContent = query((sql, p: Slots<Pick<Mail, "mailId" | "content">>) =>
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

const purgeOwn = query((sql, p: Slots<{ before: number }>) =>
  mails.delete(sql).where({ product_id: NO_PRODUCT }).andWhere("created_at", "<=", p.before),
);

export async function addMail(tx: Db, mail: Mail): Promise<void> {
  await insert(tx, mail);
}

export const findMail = (db: Db, mailId: string): Promise<Mail | undefined> =>
  byId.first(db, { mailId });

export async function completeMail(tx: Db, mailId: string, outcome: Outcome): Promise<void> {
  await complete(tx, { mailId, ...outcome });
}

/** The ids of the mails to an address, in any case. All mails of the mode are decrypted for it, a page at a time. */
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

/** The newest hundred of a mode, newest first. `isFailing`: of those whose last attempt failed. */
export const listMails = (
  db: Db,
  mode: Mode,
  { isFailing = false }: { isFailing?: boolean } = {},
): Promise<Mail[]> => (isFailing ? failing : inMode)(db, { mode });

/** The mails about a player to which others may be added now, locked until the transaction ends. */
export const findCollecting = (
  tx: Db,
  { productId, mode }: Scope,
  { kuid, now }: Readonly<{ kuid: string; now: number }>,
): Promise<Pick<Mail, "mailId" | "content">[]> => collecting(tx, { productId, mode, kuid, now });

export async function saveMailContent(tx: Db, mailId: string, content: MailContent): Promise<void> {
  await setContent(tx, { mailId, content });
}

/** Lets a mail be sent as if it had not been tried. */
export const queueAgain = (tx: Db, mailId: string): Promise<void> =>
  completeMail(tx, mailId, { status: "queued", attempts: 0, sentAt: null, lastError: null });

/** Forgets the mails of no product that were written until an instant. */
export async function purgeOwnMails(tx: Db, before: number): Promise<void> {
  await purgeOwn(tx, { before });
}
