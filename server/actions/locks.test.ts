// Tests each lock of PostgreSQL by itself: a transaction that finds it held waits, and then sees what the other one wrote. SQLite
// runs its writes one after the other. Races through the API are in `contract-tests/conformance.test.ts`.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";

import { createBulk } from "./challenge/create-bulk.js";
import { inviteParent } from "./challenge/invite-parent.js";
import { mintChallenge } from "./challenge/mint-challenge.js";
import { refuseConsent } from "./consent/refuse-consent.js";
import { putOnFile } from "./guardian/guardians-on-file.js";
import { requestSignIn } from "./guardian/request-sign-in.js";
import { unlinkGuardians } from "./guardian/unlink-guardians.js";
import { answerOverride } from "./override/answer-override.js";
import { requestOverride } from "./override/request-override.js";
import { lockAndReadScreentime } from "./screentime/screentime.js";
import { setSchedule } from "./screentime/set-schedule.js";
import { startPlay } from "./screentime/play.js";
import { beginSession } from "./session/begin-session.js";
import { revokeSession } from "./session/revoke-session.js";
import { updateJurisdiction } from "./session/update-jurisdiction.js";
import { ensureDemo } from "../cli/demo.js";
import { ManualClock } from "../lib/clock.js";
import { contextFor } from "../context.js";
import { readSchedule } from "../domain/screentime/schedule.js";
import type { Session } from "../domain/session/session.js";
import { findJurisdiction } from "../policy/jurisdictions.js";
import type { Services } from "../services.js";
import type { Db } from "../store/engine/db.js";
import { statement, type None } from "../store/engine/statement.js";
import { changeSession, requireSession, lockSession } from "../store/sessions/queries.js";
import { armWakeup } from "../store/wakeups/arm.js";
import { acquirePendingDispatches } from "../store/wakeups/dispatch.js";
import { acquireWakeups } from "../store/wakeups/lease.js";
import { otpRotation } from "../wakeups/otp-rotation.js";
import { captureLog } from "../../testing/log.js";
import { MINUTE } from "../../testing/fixed.js";
import { TestFolder } from "../../testing/folder.js";
import { configOn, openTestServices } from "../../testing/services.js";
import { forEachDatabase } from "../../testing/store.js";
import { until } from "../../testing/until.js";

const NOW = Date.parse("2026-06-15T12:00:00Z");
const CHILD = { jurisdiction: "US-CA", evidence: { dateOfBirth: "2016-03-04" } } as const;

const countWaiting = statement<None, { count: number }>((sql) =>
  sql.raw(
    "select count(*) as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  ),
);

forEachDatabase((database) => {
  const folder = new TestFolder();
  const clock = new ManualClock(NOW);
  let services: Services;
  let session: Session;

  const context = () => contextFor(services, 101, "test");
  const write: Services["store"]["write"] = (work) => services.store.write(work);

  beforeAll(async () => {
    const { log } = captureLog();
    services = await openTestServices(configOn(database.url()), { log, clock });
    await ensureDemo(services, folder.config());
  });
  afterAll(async () => {
    await services.store.close();
    folder[Symbol.dispose]();
  });

  /**
   * Runs `second` when `first` has done its work and before it commits: until then `second` waits for a lock, or is done
   * already where there is none.
   */
  async function whileOpen<T>(
    first: (tx: Db) => Promise<unknown>,
    second: (tx: Db) => Promise<T>,
  ): Promise<T> {
    if (database.dialect === "sqlite") {
      await write(first);
      return write(second);
    }
    let commit = () => {};
    const committed = new Promise<void>((resolve) => (commit = resolve));
    let holding = Promise.resolve();
    await new Promise<void>((resolve, reject) => {
      holding = write(async (tx) => {
        await first(tx);
        resolve();
        await committed;
      });
      holding.catch(reject);
    });
    let isDone = false;
    const waiting = write(second).finally(() => (isDone = true));
    waiting.catch(() => {});
    await until(async () => isDone || (await countWaiting.first(services.store, {}))?.count !== 0);
    commit();
    await holding;
    return waiting;
  }

  describe("while a transaction is open that", () => {
    beforeEach(async () => {
      session = await write((tx) =>
        beginSession(tx, context(), {
          ...CHILD,
          sessionId: services.random.uuid(),
          productId: 101,
          mode: "test",
          kuid: services.random.uuid(),
          settings: {},
          consentedAt: NOW,
          createdAt: NOW,
        }),
      );
    });

    test.each(["sessionId", "kuid"] as const)(
      "changes a session, another change of it by its %s waits and keeps both",
      async (name) => {
        const locked = (tx: Db) => lockSession(tx, context().scope, { [name]: session[name] });
        await whileOpen(
          async (tx) => changeSession(tx, await locked(tx), { timezone: "America/Denver" }),
          async (tx) => changeSession(tx, await locked(tx), { announcedAgeStatus: "LEGAL_ADULT" }),
        );
        expect(await requireSession(services.store, context().scope, session)).toMatchObject({
          timezone: "America/Denver",
          announcedAgeStatus: "LEGAL_ADULT",
        });
      },
    );

    test("revokes a session, a play of it waits and does not begin", async () => {
      await expect(
        whileOpen(
          (tx) => revokeSession(tx, context(), session.sessionId, "operator"),
          (tx) => startPlay(tx, context(), { ...session, id: "play", timestamp: NOW }),
        ),
      ).rejects.toMatchObject({ code: "NOT_FOUND" });
    });

    test("unlinks the guardians, another unlinking waits and answers the same instant", async () => {
      const { sessionId, kuid } = session;
      await write((tx) =>
        putOnFile(tx, context(), {
          ...{ sessionId, kuid, email: "sam@family.example", consentedAt: NOW },
          ...{ assurance: "confirmed", channel: "mailed-link" },
        }),
      );
      const later = () => ({ ...context(), now: NOW + MINUTE });
      const unlinkedAt = await whileOpen(
        (tx) => unlinkGuardians(tx, context(), sessionId),
        (tx) => unlinkGuardians(tx, later(), sessionId),
      );
      expect(unlinkedAt).toBe(NOW);
    });

    test("invites a parent, another invitation waits and is the same", async () => {
      let invited = "";
      const invite = (tx: Db) => inviteParent(tx, context(), session);
      const second = await whileOpen(
        async (tx) => void (invited = (await invite(tx)).challengeId),
        invite,
      );
      expect(second.challengeId).toBe(invited);
    });

    test("moves a session, another move waits and begins where the first one ended", async () => {
      const moveTo = (code: string) => (tx: Db) =>
        updateJurisdiction(tx, context(), {
          sessionId: session.sessionId,
          jurisdiction: findJurisdiction(services.policy, code),
        });
      await whileOpen(moveTo("DE"), moveTo("FR"));
      const { jurisdiction, version } = await requireSession(
        services.store,
        context().scope,
        session,
      );
      expect([jurisdiction, version]).toEqual(["FR", session.version + 2]);
    });

    test("asks for several products, another request waits and asks for nothing more", async () => {
      const kuid = services.random.uuid();
      const jurisdiction = findJurisdiction(services.policy, "US-CA");
      const ask = (tx: Db) =>
        createBulk(tx, context(), { kuid, jurisdiction, requestedProductIds: [101, 102] });
      let first: readonly string[] = [];
      const idsOf = (members: Awaited<ReturnType<typeof ask>>) =>
        members.map(({ challenge }) => challenge.challengeId);
      const second = await whileOpen(async (tx) => void (first = idsOf(await ask(tx))), ask);
      expect(idsOf(second)).toEqual(first);
    });

    test("refuses consent, the renewal of the password waits and renews none", async () => {
      const challenge = await write((tx) =>
        mintChallenge(tx, context(), { ...CHILD, kuid: services.random.uuid() }),
      );
      const next = await whileOpen(
        (tx) =>
          refuseConsent(tx, context(), challenge, {
            failureReason: "not-my-child",
            by: "guardian-page",
          }),
        (tx) =>
          otpRotation.advance(services, challenge.challengeId, challenge.password.expiresAt, tx),
      );
      expect(next).toBeUndefined();
    });

    test("starts a play, a grant of more time waits and leaves it running", async () => {
      const override = await write(async (tx) => {
        const schedule = readSchedule({ timezone: "UTC" });
        await setSchedule(
          tx,
          context(),
          session,
          { enabled: true, schedule },
          { by: "test-helper" },
        );
        const { sessionId } = session;
        return requestOverride(tx, context(), { sessionId, type: "extra-time" });
      });
      await whileOpen(
        (tx) => startPlay(tx, context(), { ...session, id: "play", timestamp: NOW }),
        (tx) =>
          answerOverride(
            tx,
            context(),
            override,
            { status: "granted", minutes: 15 },
            {
              by: "test-helper",
            },
          ),
      );
      const { situation } = await write((tx) => lockAndReadScreentime(tx, context(), session));
      expect(situation.screentime.play).toMatchObject({ id: "play" });
      expect(situation.screentime.grants).toHaveLength(1);
    });

    test.each([
      [
        "address",
        5,
        (nth: number) => ({ email: "sam@family.example", client: `192.0.2.${nth}` }),
        60,
      ],
      [
        "client",
        20,
        (nth: number) => ({ email: `sam${nth}@family.example`, client: "198.51.100.1" }),
        10,
      ],
    ])(
      "mails the last sign-in link of one %s, another request waits and gets none",
      async (...of) => {
        const [, allowed, requesterOf, minutes] = of;
        const request = (nth: number) => (tx: Db) =>
          requestSignIn(tx, context(), { ...requesterOf(nth), locale: "en", returnTo: null });
        for (let nth = 1; nth < allowed; nth++) expect(await write(request(nth))).toBeUndefined();
        const refused = await whileOpen(request(allowed), request(allowed + 1));
        expect(refused).toEqual({ waitUntil: NOW + minutes * MINUTE });
      },
    );

    test("leases or dispatches a wakeup, another process gets others", async () => {
      const dueAt = Date.parse("2000-01-01T00:00:00Z");
      await write((tx) => armWakeup(tx, { kind: "birthday", ref: session.sessionId, dueAt }));
      const times = { realNow: 0, until: 30_000 };
      const lease = (tx: Db) => acquireWakeups(tx, { isExternal: false, now: dueAt, ...times });
      expect(await whileOpen(lease, lease)).toEqual([]);
      const dispatched: string[] = [];
      const dispatch = async (tx: Db) =>
        void dispatched.push(
          ...(await acquirePendingDispatches(tx, times)).map(({ kind, ref }) => `${kind} ${ref}`),
        );
      await whileOpen(dispatch, dispatch);
      expect(dispatched).toContain(`birthday ${session.sessionId}`);
      expect(new Set(dispatched).size).toBe(dispatched.length);
    });
  });
});
