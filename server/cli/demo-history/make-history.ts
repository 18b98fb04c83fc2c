// Ninety days of a product in test mode, through the service's own operations on a manual clock.
import { mailChallenge } from "../../actions/challenge/mail-challenge.js";
import { openChallenge } from "../../actions/challenge/change-status.js";
import { decisionsThatWait } from "../../actions/consent/answer-decision.js";
import { readChoices } from "../../actions/consent/read-choices.js";
import { disownPlayer, refuseConsent } from "../../actions/consent/refuse-consent.js";
import { advanceDecisions, submitConsents } from "../../actions/consent/submit-consent.js";
import { withdrawConsent } from "../../actions/consent/withdraw-consent.js";
import { settleAddress } from "../../actions/guardian/settle-address.js";
import { armPurge } from "../../actions/retention/purge.js";
import { setSchedule } from "../../actions/screentime/set-schedule.js";
import { endPlay, startPlay } from "../../actions/screentime/play.js";
import { admitPlayer, findAdmission } from "../../actions/session/admit-player.js";
import { upgradeSession } from "../../actions/session/upgrade-session.js";
import { beginGuardianVerification } from "../../actions/verification/begin-for-guardian.js";
import { takeOutcome } from "../../actions/verification/outcome.js";
import { contextFor, type Context } from "../../context.js";
import { isAboutAge, isUnfinished, type Challenge } from "../../domain/challenge/challenge.js";
import type { Awaiting } from "../../domain/guardian/assurance.js";
import type { Session } from "../../domain/session/session.js";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../lib/dates.js";
import { ServiceError } from "../../lib/errors.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import type { Services } from "../../services.js";
import { findPendingDecision } from "../../store/challenges/pending-decisions.js";
import { findChallenge } from "../../store/challenges/queries.js";
import type { Db } from "../../store/engine/db.js";
import { findSessionOfPlayer } from "../../store/sessions/queries.js";
import { findVerificationOfChallenge } from "../../store/verifications/queries.js";
import { simulated } from "../../verification/simulated.js";
import { around, familiesBetween, playsAfter, type Family } from "./families.js";

type Step = (tx: Db, context: Context) => Promise<void>;

/** What happens later, in the order of its instants. */
class Agenda {
  readonly #entries: { at: number; step: Step }[] = [];

  add(at: number, step: Step): void {
    let low = 0;
    for (let high = this.#entries.length; low < high;) {
      const middle = (low + high) >> 1;
      // The list is in reverse order, because the earliest entry is taken from its end.
      if ((this.#entries[middle] as { at: number }).at > at) low = middle + 1;
      else high = middle;
    }
    this.#entries.splice(low, 0, { at, step });
  }

  next(until: number): { at: number; step: Step } | undefined {
    return (this.#entries.at(-1)?.at ?? Infinity) <= until ? this.#entries.pop() : undefined;
  }
}

/** Lets families come and go in a product's test mode, from the clock's time on until an instant (milliseconds). */
export async function makeHistory(
  services: Services,
  productId: number,
  until: number,
): Promise<void> {
  const { clock, store, wakeups } = services;
  const agenda = new Agenda();
  const story = storyOf(agenda);
  for (const family of familiesBetween(clock.now(), until))
    agenda.add(family.arrivesAt, (tx, context) => story.arrive(tx, context, family));
  await store.write((tx) => armPurge(tx, clock.now()));
  for (let due = agenda.next(until); due; due = agenda.next(until)) {
    const { at, step } = due;
    await wakeups.advanceTo(at);
    const run = (tx: Db) => step(tx, { ...contextFor(services, productId, "test"), db: tx });
    await store.write(run, { durability: "relaxed" }).catch(ignoreRefusal);
  }
  await wakeups.advanceTo(until);
}

/** A decision that a person or a birthday has made meanwhile stays, and an address over its limit gets no mail. */
function ignoreRefusal(error: unknown): void {
  const isRefusal =
    error instanceof ServiceError && ["CONFLICT", "NOT_FOUND", "RATE_LIMITED"].includes(error.code);
  if (!isRefusal) throw error;
}

function storyOf(agenda: Agenda) {
  async function arrive(tx: Db, context: Context, family: Family): Promise<void> {
    const { place, locale, dateOfBirth } = family;
    const admission = await admitPlayer(context, {
      kuid: undefined,
      externalId: undefined,
      jurisdiction: findJurisdiction(context.policy, place),
      evidence: { dateOfBirth },
      locale,
      redirectUrl: undefined,
    });
    if (admission.status === "PASS") play(context, family, admission.session);
    if (admission.status !== "CHALLENGE") return;
    const { challenge } = admission;
    if (isAboutAge(challenge)) proveAge(context, family, challenge);
    else await ask(tx, context, family, challenge);
  }

  /** The player shows a document, and a guardian is asked then where one is needed. */
  function proveAge({ now }: Context, family: Family, { challengeId, kuid }: Challenge): void {
    if (!family.isReachable) return;
    agenda.add(now + around(family.roll, 5 * MINUTE_MS), async (tx, context) => {
      const verification = await findVerificationOfChallenge(tx, { challengeId });
      if (!verification) return;
      const years = Math.floor((context.now - Date.parse(family.dateOfBirth)) / (365.25 * DAY_MS));
      await takeOutcome(tx, context, verification, {
        method: simulated,
        outcome: { status: "shown", age: { low: years, high: years }, assurance: "verified" },
      });
      const admitted = await findAdmission(tx, context, kuid);
      if (admitted?.status === "PASS") play(context, family, admitted.session);
      else if (admitted && !isAboutAge(admitted.challenge))
        await ask(tx, context, family, admitted.challenge);
    });
  }

  async function ask(
    tx: Db,
    context: Context,
    family: Family,
    { challengeId }: Pick<Challenge, "challengeId">,
  ): Promise<void> {
    const { roll, email, answer } = family;
    const isMailed = family.isMailed && context.maySendMail(context.mode);
    if (isMailed) await mailChallenge(tx, context, { challengeId, email });
    if (answer === "silent" && roll() < 0.6) return;
    const openedAt = context.now + around(roll, isMailed ? 40 * MINUTE_MS : 2 * MINUTE_MS);
    agenda.add(openedAt, async (inOpen, opening) => {
      const challenge = await open(inOpen, opening, challengeId);
      if (challenge) await openChallenge(inOpen, opening, challenge);
    });
    if (answer !== "silent")
      agenda.add(openedAt + around(roll, 3 * MINUTE_MS), (inDecision, deciding) =>
        decide(inDecision, deciding, family, challengeId),
      );
  }

  async function open(tx: Db, context: Context, challengeId: string) {
    const challenge = await findChallenge(tx, context.scope, challengeId);
    return challenge && isUnfinished(challenge) ? challenge : undefined;
  }

  async function decide(
    tx: Db,
    context: Context,
    family: Family,
    challengeId: string,
  ): Promise<void> {
    const { roll, email, answer, isMailed } = family;
    const challenge = await open(tx, context, challengeId);
    if (!challenge) return;
    const addressHash = await settleAddress(tx, context, email);
    const link = isMailed
      ? { linkId: context.random.uuid(), addressHash, address: email }
      : undefined;
    if (answer === "not-my-child") return disownPlayer(tx, context, challenge, link);
    if (answer === "decline")
      return refuseConsent(tx, context, challenge, {
        failureReason: "denied-by-guardian",
        by: "guardian-page",
        link,
      });
    const choices = await readChoices(tx, context, challenge);
    const enabled = choices.switches
      .filter(({ isRequested }) => isRequested || roll() < 0.5)
      .map(({ name }) => name);
    const channel = isMailed ? "mailed-link" : "handed-link";
    const submission = await submitConsents(tx, [{ context, choices, enabled, allowances: {} }], {
      email,
      channel,
      language: family.locale,
    });
    await follow(tx, context, family, challenge, submission);
  }

  async function follow(
    tx: Db,
    context: Context,
    family: Family,
    challenge: Challenge,
    submission: Awaited<ReturnType<typeof submitConsents>>,
  ): Promise<void> {
    const { roll, isReachable } = family;
    if (submission.status === "passed") return settle(tx, context, family, challenge);
    if (submission.status === "refused" || !isReachable) return;
    const { awaiting } = submission;
    if (awaiting === "guardian-confirmation")
      agenda.add(context.now + around(roll, 12 * MINUTE_MS), (inTurn, later) =>
        confirm(inTurn, later, family, challenge, awaiting),
      );
    if (awaiting === "guardian-verification")
      agenda.add(context.now + around(roll, 4 * MINUTE_MS), (inTurn, later) =>
        verify(inTurn, later, family, challenge),
      );
  }

  async function confirm(
    tx: Db,
    context: Context,
    family: Family,
    { challengeId }: Challenge,
    awaiting: Awaiting,
  ): Promise<void> {
    const challenge = await open(tx, context, challengeId);
    if (!challenge) return;
    const members = [{ context, challenge }];
    const waiting = await decisionsThatWait(tx, members, { awaiting, address: family.email });
    const submission = await advanceDecisions(tx, waiting, { isConfirmed: true });
    await follow(tx, context, family, challenge, submission);
  }

  async function verify(
    tx: Db,
    context: Context,
    family: Family,
    { challengeId }: Challenge,
  ): Promise<void> {
    const challenge = await open(tx, context, challengeId);
    const decision = challenge && (await findPendingDecision(tx, { challengeId }));
    if (!decision) return;
    await beginGuardianVerification(tx, context, challenge, decision);
    const verification = await findVerificationOfChallenge(tx, { challengeId });
    if (!verification) return;
    const age = { low: family.roll() < 0.9 ? 38 : 15 };
    await takeOutcome(tx, context, verification, {
      method: simulated,
      outcome: { status: "shown", age, assurance: "verified" },
    });
    await settle(tx, context, family, challenge);
  }

  /** What follows once a guardian has consented: play, a schedule, one more permission, a change of mind. */
  async function settle(
    tx: Db,
    context: Context,
    family: Family,
    { kuid, sessionId: earlier }: Challenge,
  ): Promise<void> {
    const session = await findSessionOfPlayer(tx, { ...context.scope, kuid });
    if (!session || earlier !== null) return;
    const { roll, email } = family;
    const { sessionId } = session;
    play(context, family, session);
    if (roll() < 0.3)
      agenda.add(context.now + around(roll, HOUR_MS), (inTurn, later) =>
        limit(inTurn, later, email, kuid),
      );
    if (roll() < 0.15)
      agenda.add(context.now + around(roll, 6 * DAY_MS), async (inTurn, later) => {
        const requestedPermissions = ["voice-chat"];
        const asked = await upgradeSession(inTurn, later, { sessionId, requestedPermissions });
        if (asked.challenge) await ask(inTurn, later, family, asked.challenge);
      });
    if (roll() < 0.04)
      agenda.add(context.now + around(roll, 15 * DAY_MS), async (inTurn, later) => {
        const found = await findSessionOfPlayer(inTurn, { ...later.scope, kuid });
        const guardian = await settleAddress(inTurn, later, email);
        if (found) await withdrawConsent(inTurn, later, found, guardian);
      });
  }

  async function limit(tx: Db, context: Context, email: string, kuid: string): Promise<void> {
    const session = await findSessionOfPlayer(tx, { ...context.scope, kuid });
    if (!session) return;
    const guardian = await settleAddress(tx, context, email);
    const dailyLimits = (["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const).map((day) => ({
      day,
      limitMinutes: 90,
    }));
    const schedule = {
      timezone: "UTC",
      breakReminderIntervalMinutes: 0,
      dailyLimits,
      quietHours: [],
    };
    await setSchedule(
      tx,
      context,
      session,
      { enabled: true, schedule },
      {
        by: "family-pages",
        guardian,
      },
    );
  }

  function play({ now, random }: Context, family: Family, { sessionId }: Session): void {
    for (const { at, ms } of playsAfter(family, now)) {
      const id = random.uuid();
      const during = (when: number, report: typeof startPlay | typeof endPlay) =>
        agenda.add(
          when,
          async (tx, context) =>
            void (await report(tx, context, { sessionId, id, timestamp: context.now })),
        );
      during(at, startPlay);
      during(at + ms, endPlay);
    }
  }

  return { arrive };
}
