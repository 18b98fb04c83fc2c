import { EVERYWHERE } from "../../domain/counters.js";
import { count, type Counting } from "../../store/counts/count.js";
import type { Db } from "../../store/engine/db.js";
import type { Mail } from "../../store/mail/table.js";
import { NO_PRODUCT } from "../../store/mail/queries.js";

/** `refused`: for good, by a server. `undeliverable`: it came back. `expired`: no server accepted it in time. */
export type MailFailure = "refused" | "undeliverable" | "expired";

/** Counts the outcome of an email. Mail of the service itself belongs to no product. */
export function countMail(
  tx: Db,
  { productId, mode }: Pick<Mail, "productId" | "mode">,
  { now, observer }: Omit<Counting, "scope">,
  outcome: MailFailure | "held" | "sent" | "dropped",
): void {
  if (productId !== NO_PRODUCT)
    count(tx, { scope: { productId, mode }, now, observer }, EVERYWHERE, {
      [`mail:${outcome}`]: 1,
    });
}
