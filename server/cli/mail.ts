// What operators see of emails, and do about them.
import { giveUpMail } from "../actions/mail/give-up.js";
import { resendMail as queueMailAgain } from "../actions/mail/resend-mail.js";
import { MODES } from "../domain/product.js";
import type { Services } from "../services.js";
import { findMail, listMailIdsTo, listMails } from "../store/mail/queries.js";
import type { Mail } from "../store/mail/table.js";
import { disarmWakeup } from "../store/wakeups/arm.js";
import { CommandError } from "./command-error.js";
import { asInstant, print, printJson, withServices } from "./with-services.js";
import { auditOperation } from "./record-operation.js";
import { formatTable } from "./table.js";

export type MailListOptions = Readonly<{ failing?: boolean; to?: string; json?: boolean }>;

/** All emails to an address, in any case and in both modes. */
async function mailsTo({ store }: Services, address: string): Promise<Mail[]> {
  const ids = await Promise.all(MODES.map((mode) => listMailIdsTo(store, mode, address)));
  const found = await Promise.all(ids.flat().map((id) => findMail(store, { mailId: id })));
  return found.filter((mail) => mail !== undefined);
}

const isFailing = ({ status, lastError }: Mail): boolean =>
  status === "failed" || (status === "queued" && lastError !== null);

/** Prints emails, the newest first. */
export const listMailRows = ({ failing = false, to, json = false }: MailListOptions) =>
  withServices(async (services) => {
    const { store } = services;
    const read =
      to === undefined
        ? (
            await Promise.all(MODES.map((mode) => listMails(store, mode, { isFailing: failing })))
          ).flat()
        : (await mailsTo(services, to)).filter((mail) => !failing || isFailing(mail));
    const rows = read
      .sort((one, other) => other.createdAt - one.createdAt)
      .map(
        ({ mailId, mode, productId, content, status, attempts, createdAt, sentAt, lastError }) => ({
          id: mailId,
          createdAt: asInstant(createdAt),
          mode,
          productId,
          kind: content.template,
          to: content.to,
          status,
          attempts,
          sentAt: asInstant(sentAt),
          lastError,
        }),
      );
    if (json) return printJson(rows);
    if (rows.length === 0) return print(failing ? "No email is failing." : "There is no email.");
    print(
      formatTable(
        ["ID", "QUEUED", "MODE", "KIND", "TO", "STATUS", "ATTEMPTS", "LAST ERROR"],
        rows.map((row) => [
          ...[row.id, row.createdAt, row.mode, row.kind, row.to, row.status],
          ...[String(row.attempts), row.lastError ?? ""],
        ]),
      ),
    );
  });

/** An email of the service itself belongs to no organisation. */
function auditedFor(services: Services, { productId, mode }: Mail) {
  const organisation = services.catalogue.product(productId, mode)?.organisation ?? null;
  return { ...services, tenancy: { organisation, mode } };
}

/** Queues an email again, with all of its attempts. */
export const resendMail = (mailId: string) =>
  withServices(async (services) => {
    const { store, clock } = services;
    await store.write(async (tx) => {
      const found = await findMail(tx, { mailId });
      if (!found) throw new CommandError("There is no such email.");
      if (found.status === "held")
        throw new CommandError("This email is in the test mailbox: no mail server was set.");
      await queueMailAgain(tx, { now: clock.now() }, found);
      await auditOperation(tx, auditedFor(services, found), "mail-resent", `mail:${mailId}`);
    });
    print("The email will be sent again.");
  });

/** Gives up the emails to an address that are on their way or were sent. */
export const recordBounce = (address: string) =>
  withServices(async (services) => {
    const bounced = (await mailsTo(services, address)).filter(({ status }) =>
      ["queued", "sent"].includes(status),
    );
    if (bounced.length === 0)
      throw new CommandError(
        "No email was sent to this address, or they are all recorded already.",
      );
    const { store } = services;
    for (const mail of bounced)
      await store.write(async (tx) => {
        const { mailId, attempts } = mail;
        const lastError = "It came back.";
        await giveUpMail(tx, services, mail, { reason: "undeliverable", attempts, lastError });
        await disarmWakeup(tx, { kind: "mail", ref: mailId });
        await auditOperation(tx, auditedFor(services, mail), "mail-bounced", `mail:${mailId}`);
      });
    print(`Recorded ${bounced.length} emails that came back.`);
  });
