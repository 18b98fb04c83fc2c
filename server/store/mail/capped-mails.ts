// Mail that products or strangers caused, by the address it went to. Instants in milliseconds.
import type { MailBudget } from "../../domain/guardian/mail-caps.js";
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { isOfAddress } from "../guardians/address-moves.js";
import { integer, keyed, query, table, text, type RowOf } from "../engine/table.js";

export const cappedMails = table(
  "capped_mails",
  {
    organisation: text("organisation"),
    mode: text("mode"),
    /** Of the address as `foldAddress` writes it. */
    foldedHash: keyed(text("address_hash"), { of: "address", endsAt: "queued_at + 86400000" }),
    queuedAt: integer("queued_at"),
    budget: text<MailBudget>("budget"),
  },
  {
    holds: "An email that a product or a stranger caused to be sent to an address",
    why: "limits how many one address gets",
    kept: { phrase: "1 day" },
    guardian: { rowsBy: ["foldedHash"] },
    columns: {
      foldedHash: "keyed hash of the address, however it is written",
      queuedAt: "when it was queued",
      budget: "the cap that it counts against",
    },
  },
);

type CappedMail = RowOf<typeof cappedMails>;
type Recipient = Omit<CappedMail, "queuedAt">;

/** No cap counts further back. */
const MAX_LISTED = 20;

const insert = query((sql, p: Slots<CappedMail>) => cappedMails.insert(sql, p));

const newest = query((sql, p: Slots<Recipient>) =>
  cappedMails
    .select(sql, "queuedAt")
    .where(cappedMails.values(p, "organisation", "mode", "budget"))
    .where(isOfAddress(sql, p.foldedHash))
    .orderBy("queued_at", "desc")
    .limit(MAX_LISTED),
);

const clear = query((sql, p: Slots<Recipient>) =>
  cappedMails
    .delete(sql)
    .where(cappedMails.values(p, "organisation", "mode", "budget"))
    .where(isOfAddress(sql, p.foldedHash)),
);

const purge = query((sql, p: Slots<{ before: number }>) =>
  cappedMails.delete(sql).where("queued_at", "<=", p.before),
);

export async function addCappedMail(tx: Db, mail: CappedMail): Promise<void> {
  await insert(tx, mail);
}

/** When the last 20 mails were queued to an address, newest first. */
export const listCappedMails = async (db: Db, recipient: Recipient): Promise<number[]> =>
  (await newest(db, recipient)).map(({ queuedAt }) => queuedAt);

/** Counts nothing of what was sent to an address so far. */
export async function clearCappedMails(tx: Db, recipient: Recipient): Promise<void> {
  await clear(tx, recipient);
}

/** Deletes those queued at or before an instant. */
export async function purgeCappedMails(tx: Db, before: number): Promise<void> {
  await purge(tx, { before });
}
