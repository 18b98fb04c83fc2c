// Sends a mail that stands in the database: a row until a server has taken it, so that a restart loses none.
import { pauseAfter } from "../back-off.js";
import type { ServiceContext } from "../context.js";
import { renderMail } from "../mail/render.js";
import { MAIL_RETRIES } from "../mail/schedule.js";
import { describeFailure, isFinal, type Transport } from "../mail/transport.js";
import { findMail, completeMail, type Mail } from "../store/mails.js";
import type { ExternalKind } from "./kind.js";

/** Where the mail server was taken out of the configuration, what was queued waits until there is one again. */
const WITHOUT_SERVER_MS = 60 * 60_000;

/** `ref` is the mail's id. */
export const createMail = ({ transport }: { transport: Transport }): ExternalKind => ({
  findSessionId: async () => undefined,
  async advance(services, ref, now) {
    const found = await findMail(services.store, ref);
    if (found?.status !== "queued") return undefined;
    if (services.config.smtpUrl === undefined) return now + WITHOUT_SERVER_MS;
    return attempt(services, transport, found, now);
  },
});

async function attempt(
  services: ServiceContext,
  transport: Transport,
  mail: Mail,
  now: number,
): Promise<number | undefined> {
  const { store, log, random } = services;
  const { mailId } = mail;
  const attempts = mail.attempts + 1;
  const settle = (status: Mail["status"], sentAt: number | null = null) =>
    store.write((tx) => completeMail(tx, mailId, { status, attempts, sentAt }));
  try {
    const rendered = await renderMail(services, mail);
    if (!rendered.isWanted) {
      await settle("dropped");
      log.info({ mailId }, "mail is no longer wanted");
      return undefined;
    }
    await transport.send({ ...rendered, id: mailId });
  } catch (error) {
    const pause = isFinal(error) ? undefined : pauseAfter(MAIL_RETRIES, attempts, random);
    log.warn(
      { mailId, attempts, isGivenUp: pause === undefined, ...describeFailure(error) },
      "mail was not taken",
    );
    await settle(pause === undefined ? "failed" : "queued");
    return pause === undefined ? undefined : now + pause;
  }
  await settle("sent", now);
  log.info({ mailId, attempts }, "mail sent");
  return undefined;
}
