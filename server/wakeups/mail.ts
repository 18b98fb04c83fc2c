// Sends a queued mail. It stays a row until a mail server has accepted it, so a restart loses none.
import { pauseAfter } from "../back-off.js";
import type { ServiceContext } from "../context.js";
import { renderMail } from "../mail/render.js";
import { MAIL_RETRIES } from "../mail/schedule.js";
import { describeFailure, isFinal, type Transport } from "../mail/transport.js";
import { findMail, completeMail, type Mail } from "../store/mails.js";
import type { ExternalKind } from "./kind.js";

/** Mail that was queued waits where the mail server has been removed from the configuration. */
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
  const complete = (status: Mail["status"], sentAt: number | null = null) =>
    store.write((tx) => completeMail(tx, mailId, { status, attempts, sentAt }));
  try {
    const rendered = await renderMail(services, mail);
    if (!rendered.isWanted) {
      await complete("dropped");
      log.info({ mailId }, "a mail is no longer wanted");
      return undefined;
    }
    await transport.send({ ...rendered, id: mailId });
  } catch (error) {
    const pause = isFinal(error) ? undefined : pauseAfter(MAIL_RETRIES, attempts, random);
    log.warn(
      { mailId, attempts, isGivenUp: pause === undefined, ...describeFailure(error) },
      "a mail was not accepted",
    );
    await complete(pause === undefined ? "failed" : "queued");
    return pause === undefined ? undefined : now + pause;
  }
  await complete("sent", now);
  log.info({ mailId, attempts }, "a mail was sent");
  return undefined;
}
