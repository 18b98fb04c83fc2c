// Sends a queued mail. It stays a row until a mail server has accepted it, so a restart loses none.
import { countMail } from "../actions/mail/count-mail.js";
import { giveUpMail } from "../actions/mail/give-up.js";
import { pauseAfter } from "../lib/back-off.js";
import { HOUR_MS } from "../lib/dates.js";
import type { ServiceContext } from "../context.js";
import { traced } from "../lib/tracing.js";
import { isText } from "../domain/mail-content.js";
import { renderMail } from "../mail/render.js";
import { MAIL_RETRIES } from "../mail/retries.js";
import { describeFailure, isFinal, wordsOf, type Transport } from "../mail/transport.js";
import { findMail, completeMail } from "../store/mail/queries.js";
import type { Mail } from "../store/mail/table.js";
import type { ExternalKind } from "./kind.js";

/** Mail that was queued waits where the mail server has been removed from the configuration. */
const WITHOUT_SERVER_MS = HOUR_MS;

/** `ref` is the mail's id. */
export const createMail = ({ transport }: { transport: Transport }): ExternalKind => ({
  findSessionId: async () => undefined,
  async advance(services, ref, now) {
    const found = await findMail(services.store, { mailId: ref });
    if (found?.status !== "queued") return undefined;
    const { config, sendText } = services;
    if (isText(found.content)) {
      if (!sendText) return now + WITHOUT_SERVER_MS;
      return attempt(services, { send: sendText }, found, now);
    }
    if (config.smtpUrl === undefined) return now + WITHOUT_SERVER_MS;
    return attempt(services, transport, found, now);
  },
});

async function attempt(
  services: ServiceContext,
  transport: Pick<Transport, "send">,
  mail: Mail,
  now: number,
): Promise<number | undefined> {
  const { store, log, observer, tracing } = services;
  const { mailId, content } = mail;
  const attempts = mail.attempts + 1;
  const complete = (status: "sent" | "dropped", sentAt: number | null = null) =>
    store.write((tx) => {
      countMail(tx, mail, { now, observer }, status);
      return completeMail(tx, { mailId, status, attempts, sentAt, lastError: null });
    });
  try {
    const rendered = await renderMail(services, mail);
    if (!rendered.isWanted) {
      await complete("dropped");
      observer.onMailAttempt(content.template, "dropped");
      log.info({ mailId }, "a mail is no longer wanted");
      return undefined;
    }
    const send = () => transport.send({ ...rendered, id: mailId });
    if (tracing === undefined) await send();
    else
      await traced(
        tracing,
        `send ${content.template}`,
        {
          kind: "CLIENT",
          parent: store.traceparent(),
          attributes: {
            "messaging.operation.type": "send",
            "messaging.message.id": mailId,
            "kinward.mail.template": content.template,
          },
        },
        send,
      );
  } catch (error) {
    return fail(services, { ...mail, attempts }, error, now);
  }
  await complete("sent", now);
  observer.onMailAttempt(content.template, "sent");
  log.info({ mailId, attempts }, "a mail was sent");
  return undefined;
}

/** `mail`: with this attempt counted. */
async function fail(
  services: ServiceContext,
  mail: Mail,
  error: unknown,
  now: number,
): Promise<number | undefined> {
  const { store, log, random, observer } = services;
  const { mailId, content, attempts } = mail;
  const pause = isFinal(error) ? undefined : pauseAfter(MAIL_RETRIES, attempts, random);
  const isGivenUp = pause === undefined;
  log.warn({ mailId, attempts, isGivenUp, ...describeFailure(error) }, "a mail was not accepted");
  const lastError = wordsOf(error);
  const reason = isFinal(error) ? "refused" : "expired";
  await store.write((tx) =>
    isGivenUp
      ? giveUpMail(tx, services, mail, { reason, attempts, lastError })
      : completeMail(tx, { mailId, status: "queued", attempts, sentAt: null, lastError }),
  );
  observer.onMailAttempt(content.template, isGivenUp ? "failed" : "retried");
  return isGivenUp ? undefined : now + pause;
}
