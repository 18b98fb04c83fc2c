import type { Mode } from "../domain/product.js";
import type { Db } from "./db.js";
import { statement } from "./statement.js";

/** A mail on its way. `content` is encrypted. `held`: it stands in the mailbox, for no server is configured. `dropped`: what it asks for was decided before it went. */
export type Mail = Readonly<{
  mailId: string;
  productId: number;
  mode: Mode;
  content: string;
  status: "queued" | "held" | "sent" | "failed" | "dropped";
  attempts: number;
  dueAt: number | null;
  createdAt: number;
  sentAt: number | null;
}>;

const columns = {
  mailId: "mail_id",
  productId: "product_id",
  mode: "mode",
  content: "content",
  status: "status",
  attempts: "attempts",
  dueAt: "due_at",
  createdAt: "created_at",
  sentAt: "sent_at",
};

const insert = statement<{ [Name in keyof Mail]: Mail[Name] }>((sql, p) =>
  sql("mails").insert({
    mail_id: p.mailId,
    product_id: p.productId,
    mode: p.mode,
    content: p.content,
    status: p.status,
    attempts: p.attempts,
    due_at: p.dueAt,
    created_at: p.createdAt,
    sent_at: p.sentAt,
  }),
);

const due = statement<{ now: number }, Mail>((sql, p) =>
  sql("mails")
    .select(columns)
    .where("due_at", "<=", p.now)
    .orderBy(["due_at", "position"])
    .limit(20),
);

const nextDue = statement<Record<never, never>, { dueAt: number }>((sql) =>
  sql("mails").select({ dueAt: "due_at" }).whereNotNull("due_at").orderBy("due_at").limit(1),
);

/** Holds a mail back while it is being sent, so that a second sender, or this one after a crash, waits. */
const lease = statement<{ mailId: string; dueAt: number; until: number }>((sql, p) =>
  sql("mails")
    .update({ due_at: p.until, attempts: sql.raw("attempts + 1") })
    .where({ mail_id: p.mailId, due_at: p.dueAt }),
);

const settle = statement<{
  mailId: string;
  status: string;
  dueAt: number | null;
  sentAt: number | null;
}>((sql, p) =>
  sql("mails")
    .update({ status: p.status, due_at: p.dueAt, sent_at: p.sentAt })
    .where({ mail_id: p.mailId }),
);

const inMode = statement<{ mode: string }, Mail>((sql, p) =>
  sql("mails").select(columns).where({ mode: p.mode }).orderBy("position", "desc").limit(100),
);

export async function addMail(tx: Db, mail: Mail): Promise<void> {
  await insert(tx, mail);
}

export const listDueMails = (db: Db, now: number): Promise<Mail[]> => due(db, { now });

/** The instant at which the next mail is due, or undefined. */
export const nextMailAt = async (db: Db): Promise<number | undefined> =>
  (await nextDue.first(db))?.dueAt;

/** Answers whether the mail is ours to send. */
export const leaseMail = async (tx: Db, { mailId, dueAt }: Mail, until: number): Promise<boolean> =>
  dueAt !== null && (await lease.changed(tx, { mailId, dueAt, until })) > 0;

export async function settleMail(
  tx: Db,
  mailId: string,
  outcome: { status: Mail["status"]; dueAt: number | null; sentAt: number | null },
): Promise<void> {
  await settle(tx, { mailId, ...outcome });
}

/** The newest hundred of a mode, newest first. */
export const listMails = (db: Db, mode: Mode): Promise<Mail[]> => inMode(db, { mode });
