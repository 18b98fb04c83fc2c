import type { Mode } from "../domain/product.js";
import type { Db } from "./engine/db.js";
import { statement } from "./engine/statement.js";

/** Stands for the product of a mail that is of none: the service's own. No product has this number. */
export const NO_PRODUCT = 0;

/** A mail on its way. `content` is encrypted. `held`: it stands in the mailbox, for no server is configured. `dropped`: what it asks for was decided before it went. */
export type Mail = Readonly<{
  mailId: string;
  productId: number;
  mode: Mode;
  content: string;
  status: "queued" | "held" | "sent" | "failed" | "dropped";
  attempts: number;
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
    created_at: p.createdAt,
    sent_at: p.sentAt,
  }),
);

const byId = statement<{ mailId: string }, Mail>((sql, p) =>
  sql("mails").select(columns).where({ mail_id: p.mailId }),
);

const settle = statement<{
  mailId: string;
  status: string;
  attempts: number;
  sentAt: number | null;
}>((sql, p) =>
  sql("mails")
    .update({ status: p.status, attempts: p.attempts, sent_at: p.sentAt })
    .where({ mail_id: p.mailId }),
);

const inMode = statement<{ mode: string }, Mail>((sql, p) =>
  sql("mails").select(columns).where({ mode: p.mode }).orderBy("id", "desc").limit(100),
);

const purgeOwn = statement<{ before: number }>((sql, p) =>
  sql("mails").where({ product_id: NO_PRODUCT }).andWhere("created_at", "<=", p.before).delete(),
);

export async function addMail(tx: Db, mail: Mail): Promise<void> {
  await insert(tx, mail);
}

export const findMail = (db: Db, mailId: string): Promise<Mail | undefined> =>
  byId.first(db, { mailId });

export async function completeMail(
  tx: Db,
  mailId: string,
  outcome: Pick<Mail, "status" | "attempts" | "sentAt">,
): Promise<void> {
  await settle(tx, { mailId, ...outcome });
}

/** The newest hundred of a mode, newest first. */
export const listMails = (db: Db, mode: Mode): Promise<Mail[]> => inMode(db, { mode });

/** Forgets the mails of no product that were written until an instant. */
export async function purgeOwnMails(tx: Db, before: number): Promise<void> {
  await purgeOwn(tx, { before });
}
