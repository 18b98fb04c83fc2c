// Forgets what no longer counts: kept answers after a day, nonces and links that have expired, wrong passwords of long ago,
// erasures that were announced, and what this process remembers of people whom another one has erased. What is kept for days
// by a product's file is purged by a wakeup of its own.
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../lib/dates.js";
import type { ClockControl, ServiceContext } from "../context.js";
import { MAX_BROWSER_SESSION_MS } from "../actions/guardian/browser-session.js";
import { FORMER_MS } from "../actions/guardian/former-guardians.js";
import { expireWidgets } from "../actions/widget/complete-widget.js";
import { purgeAddressMoves } from "../store/guardians/address-moves.js";
import { purgeAuditLog } from "../store/audit/queries.js";
import { purgeErasedEvents } from "../store/erasure/events.js";
import { purgeFamily } from "../store/guardians/sign-ins.js";
import { purgeFormerGuardians } from "../store/guardians/former-guardians.js";
import { purgeInvitations } from "../store/guardians/invitations.js";
import { purgeFormDrafts } from "../store/forms/queries.js";
import { purgeCappedMails, purgeOwnMails } from "../store/mail/queries.js";
import { purgeMailedLinks } from "../store/guardians/mailed-links.js";
import { purgeIdempotencyKeys, purgeNonces } from "../store/requests/queries.js";
import { purgeShortLinks, purgeWidgets, WIDGETS_AT_ONCE } from "../store/verifications/widgets.js";
import { purgeWrongPasswords } from "../store/challenges/passwords.js";

const PAUSE_MS = 10 * MINUTE_MS;
/** Longer than any request takes: until then a hash that it read before its address moved is understood. */
const ADDRESS_MOVES_MS = 10 * MINUTE_MS;
/** Longer than the ten minutes for which wrong passwords count. */
const WRONG_PASSWORDS_MS = HOUR_MS;

/** The service's own mails lead nowhere after a quarter of an hour; they may hold the address of anyone. */
const OWN_MAILS_MS = DAY_MS;

/** How long an invitation or a mailed link that expired can still say so. */
const EXPIRED_LINKS_MS = 30 * DAY_MS;
/** How long a product that has no endpoint can still list that a player was erased. */
const ERASED_EVENTS_MS = 5 * DAY_MS;

/** Tidies once. `keepsAnswers`: repeated requests still get the responses of the first. */
export async function runHousekeeping(
  services: Pick<ServiceContext, "store" | "clock" | "random">,
  { keepsAnswers = false }: { keepsAnswers?: boolean } = {},
): Promise<void> {
  const { store, clock } = services;
  const now = clock.now();
  store.memory.forgetAll();
  await store.write(async (tx) => {
    if (!keepsAnswers) await purgeIdempotencyKeys(tx, { now });
    await purgeNonces(tx, { now });
    await purgeShortLinks(tx, { now });
    await purgeWrongPasswords(tx, { before: now - WRONG_PASSWORDS_MS });
    await purgeFamily(tx, now, now - MAX_BROWSER_SESSION_MS);
    await purgeFormDrafts(tx, { now });
    await purgeFormerGuardians(tx, { before: now - FORMER_MS });
    await purgeInvitations(tx, { before: now - EXPIRED_LINKS_MS });
    await purgeMailedLinks(tx, { before: now - EXPIRED_LINKS_MS });
    await purgeWidgets(tx, { before: now - EXPIRED_LINKS_MS });
    await purgeAddressMoves(tx, { before: now - ADDRESS_MOVES_MS });
    await purgeCappedMails(tx, { before: now - DAY_MS });
    await purgeOwnMails(tx, { before: now - OWN_MAILS_MS });
    await purgeAuditLog(tx, clock.realNow());
  });
  while ((await store.write((tx) => expireWidgets(tx, services, now))) === WIDGETS_AT_ONCE);
  while ((await store.write((tx) => purgeErasedEvents(tx, now - ERASED_EVENTS_MS))) > 0);
}

/** Tidies every ten minutes, and never keeps the process alive for it. Returns a function that stops it. */
export function startHousekeeping(services: ServiceContext): () => void {
  const onError = (error: unknown) => services.log.error({ err: error }, "housekeeping failed");
  const timer = setInterval(() => void runHousekeeping(services).catch(onError), PAUSE_MS).unref();
  return () => clearInterval(timer);
}

/** A manual clock jumps over the pauses between two tidyings: what moves it that far tidies, too. */
export function tidyingClock(
  services: Pick<ServiceContext, "store" | "clock" | "random">,
  clockControl: ClockControl,
): ClockControl {
  const { clock } = services;
  let tidiedAt = clock.now();
  const afterwards = async (move: Promise<void>) => {
    await move;
    if (clock.now() - tidiedAt < PAUSE_MS) return;
    tidiedAt = clock.now();
    // A repeated move of the clock is answered as the first was, however far that went.
    await runHousekeeping(services, { keepsAnswers: true });
  };
  return {
    advanceTo: (instant) => afterwards(clockControl.advanceTo(instant)),
    advanceBy: (spanMs) => afterwards(clockControl.advanceBy(spanMs)),
  };
}
