// Sends the mails that stand in the database. Each is a row until a server has taken it: a restart loses none.
import type { Services } from "../context.js";
import { leaseMail, listDueMails, nextMailAt, settleMail, type Mail } from "../store/mails.js";
import { renderMail } from "./render.js";
import { pauseAfter } from "./schedule.js";
import { describeFailure, isFinal, openTransport, type Transport } from "./transport.js";

/** For so long a mail is held back while it is being sent; after a crash another attempt is made then. */
const LEASE_MS = 60_000;
/** Connections to the mail server at most. */
const AT_ONCE = 5;
/** Real time between two looks at the latest: another process may have died with a mail in its hands. */
const LONGEST_SLEEP_MS = 5 * 60_000;
const AFTER_FAILURE_MS = 5_000;

export interface Mailer {
  /** Something may be due. */
  nudge(): void;
  /** Resolves when everything that is due now has been tried. */
  settle(): Promise<void>;
  /** Finishes what is being sent, and sends no more. */
  stop(): Promise<void>;
}

const noMailer: Mailer = { nudge: () => {}, settle: async () => {}, stop: async () => {} };

/** Sends what is due from now on, at its time and whenever a commit brings more. Without a mail server: nothing. */
export function startMailer(services: Services): Mailer {
  const { config, log, store } = services;
  if (config.smtpUrl === undefined) return noMailer;

  let transport: Promise<Transport> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const round = async () => {
    clearTimeout(timer);
    if (isStopped) return;
    let pauseMs: number | undefined = AFTER_FAILURE_MS;
    try {
      transport ??= openTransport(config);
      await sendDue(services, await transport, () => isStopped);
      pauseMs = await untilNext(services);
    } catch (error) {
      log.error({ err: error }, "the mails that are due cannot be read");
    }
    if (!isStopped && pauseMs !== undefined) timer = setTimeout(nudge, pauseMs).unref();
  };

  let current: Promise<void> = Promise.resolve();
  let following: Promise<void> | undefined;
  /** One round at a time; whoever asks during one gets the next, which sees what is there by now. */
  const settle = () =>
    (following ??= current =
      current.then(() => {
        following = undefined;
        return round();
      }));
  const nudge = () => void settle();

  const unfollow = store.changes.onChange(nudge);
  nudge();
  return {
    nudge,
    settle,
    async stop() {
      isStopped = true;
      unfollow();
      clearTimeout(timer);
      await current;
      (await transport?.catch(() => undefined))?.close();
    },
  };
}

/** Milliseconds until the next look; undefined on a clock that stands still, whose mover settles. */
async function untilNext({ store, clock, config }: Services): Promise<number | undefined> {
  if (config.clock === "manual") return undefined;
  const next = await nextMailAt(store);
  if (next === undefined) return LONGEST_SLEEP_MS;
  return Math.min(Math.max(next - clock.now(), 0), LONGEST_SLEEP_MS);
}

async function sendDue(
  services: Services,
  transport: Transport,
  isStopped: () => boolean,
): Promise<void> {
  const { store, clock } = services;
  for (
    let due = await listDueMails(store, clock.now());
    due.length > 0;
    due = await listDueMails(store, clock.now())
  ) {
    for (let first = 0; first < due.length && !isStopped(); first += AT_ONCE) {
      await Promise.all(
        due.slice(first, first + AT_ONCE).map((mail) => attempt(services, transport, mail)),
      );
    }
    if (isStopped()) return;
  }
}

async function attempt(services: Services, transport: Transport, mail: Mail): Promise<void> {
  const { store, clock, log, random } = services;
  const { mailId } = mail;
  const isOurs = await store.write((tx) => leaseMail(tx, mail, clock.now() + LEASE_MS));
  if (!isOurs) return;
  const attempts = mail.attempts + 1;
  const settle = (status: Mail["status"], dueAt: number | null = null) =>
    store.write((tx) =>
      settleMail(tx, mailId, { status, dueAt, sentAt: status === "sent" ? clock.now() : null }),
    );
  try {
    const rendered = await renderMail(services, mail);
    if (!rendered.isWanted) {
      await settle("dropped");
      log.info({ mailId }, "mail is no longer wanted");
      return;
    }
    await transport.send({ ...rendered, id: mailId });
  } catch (error) {
    const pause = isFinal(error)
      ? undefined
      : pauseAfter(attempts, random.bytes(1).readUInt8() / 255);
    log.warn(
      { mailId, attempts, isGivenUp: pause === undefined, ...describeFailure(error) },
      "mail was not taken",
    );
    await settle(
      pause === undefined ? "failed" : "queued",
      pause === undefined ? null : clock.now() + pause,
    );
    return;
  }
  await settle("sent");
  log.info({ mailId, attempts }, "mail sent");
}
