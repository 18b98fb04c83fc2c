// Tests the sessions that a process remembers: a bounded number, always up to date, and none of a person who was erased.
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { unwrap, type Schemas } from "../../../client/index.js";
import { contextFor, type Context } from "../../context.js";
import { addYears, dateIn } from "../../lib/dates.js";
import { challenged, consented, letIn, UNKNOWN_ID } from "../../../testing/arrange.js";
import { DAY, HOUR, MINUTE, NOW } from "../../../testing/fixed.js";
import { scheduleOf } from "../../../testing/kid.js";
import { ACCOUNT, STARFALL, startTestService, type TestService } from "../../../testing/service.js";
import type { Product } from "../../domain/product.js";
import type { PreparedBody } from "../../http/contract/prepared-body.js";
import { emit } from "../../webhooks/emit.js";
import { openedValues } from "../../store/secrets/vault.js";
import { bodyOf, findRendered, renderedSessions } from "./rendered-session.js";

let service: TestService;
beforeEach(async () => void (service = await startTestService()));
afterEach(() => service.stop());

const memory = () => service.services.store.memory;
const remembered = () => [...renderedSessions({ memory: memory() }).keys()];
const opened = () => [...openedValues(memory()).keys()];

const read = (ids: { sessionId?: string; kuid?: string }) => unwrap(service.as().getSession(ids));

async function isNotFound(ids: { sessionId?: string; kuid?: string }, product = STARFALL) {
  const { error } = await service.as(product).getSession(ids);
  return error?.code === "NOT_FOUND";
}

/** A session as a product reads it, in a context that differs from the usual one by some parts. */
async function show(sessionId: string, parts: Partial<Context>) {
  const context = { ...contextFor(service.services, STARFALL, "test"), ...parts };
  const body = bodyOf(context, await findRendered(context, { sessionId }));
  return JSON.parse((body as unknown as PreparedBody).json) as Schemas["Session"];
}

describe("a stampede", () => {
  const MANY = 60;

  test("on a session that was just changed reads it as it is now, all alike", async () => {
    const { session } = await consented(service);
    const { sessionId, etag: before } = await read({ sessionId: session.sessionId });
    await unwrap(
      service.as().setGuardianManagedPermissions({
        sessionId,
        enabledPermissions: ["text-chat-public"],
      }),
    );
    const all = await Promise.all(Array.from({ length: MANY }, () => read({ sessionId })));
    const [first] = all;
    expect(first?.permissions).toContainEqual({
      name: "text-chat-public",
      enabled: true,
      managedBy: "GUARDIAN",
    });
    expect(first?.etag).not.toBe(before);
    for (const each of all) expect(each).toEqual(first);
    expect(remembered()).toEqual([sessionId]);
  });

  test("that a change comes into shows each read the session before it or after it, and nothing between", async () => {
    const { session } = await consented(service);
    const { sessionId } = session;
    const [before, ...rest] = await Promise.all([
      read({ sessionId }),
      ...Array.from({ length: MANY / 2 }, () => read({ sessionId })),
      unwrap(service.as().updateJurisdiction({ sessionId, jurisdiction: "US-TX" })).then(() =>
        read({ sessionId }),
      ),
      ...Array.from({ length: MANY / 2 }, () => read({ sessionId })),
    ]);
    const after = await read({ sessionId });
    expect([before.jurisdiction, after.jurisdiction]).toEqual(["US-CA", "US-TX"]);
    for (const each of rest) expect([before, after]).toContainEqual(each);
  });
});

describe("different ids", () => {
  test("however many are read, no more sessions are remembered than the most", async () => {
    const most = 3;
    // The first use of the cache sets how many sessions it holds.
    expect(memory().cache("rendered sessions", most)).toBe(renderedSessions({ memory: memory() }));
    const sessions = [];
    while (sessions.length < 3 * most) sessions.push(await letIn(service));
    for (const expected of [...sessions, ...sessions]) {
      expect(await read({ sessionId: expected.sessionId })).toEqual(expected);
      expect(remembered().length).toBeLessThanOrEqual(most);
    }
  });

  test("of no session are not found, however often they are asked for, and leave nothing", async () => {
    const { sessionId } = await letIn(service);
    await read({ sessionId });
    for (let nth = 0; nth < 20; nth++) {
      const unknown = `${UNKNOWN_ID.slice(0, -2)}${nth + 10}`;
      expect(await isNotFound({ sessionId: unknown })).toBe(true);
      expect(await isNotFound({ kuid: unknown })).toBe(true);
    }
    expect(remembered()).toEqual([sessionId]);
  });

  test("of a player without a session are found as soon as there is one", async () => {
    const { challengeId, kuid } = await challenged(service);
    expect(await isNotFound({ kuid })).toBe(true);
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS" }));
    expect(await read({ kuid })).toMatchObject({ kuid, status: "ACTIVE" });
  });

  test("of another product's session, or of another player, are not found while it is remembered", async () => {
    const { sessionId, kuid } = await letIn(service);
    const other = await letIn(service);
    await read({ sessionId });
    expect(await isNotFound({ sessionId }, ACCOUNT)).toBe(true);
    expect(await isNotFound({ sessionId, kuid: other.kuid })).toBe(true);
    const { error } = await service.as(STARFALL, "live").getSession({ sessionId });
    expect(error?.code).toBe("NOT_FOUND");
    expect(await read({ sessionId, kuid })).toMatchObject({ sessionId, kuid });
  });
});

describe("a clock that is set back and forth", () => {
  test.each(["Asia/Kathmandu", "Pacific/Chatham", "America/Los_Angeles"])(
    "around a birthday in %s shows a session that is remembered as one that is not",
    async (timezone) => {
      const tomorrow = dateIn(timezone, NOW + DAY);
      const { session } = await unwrap(
        service.as().checkAge({ jurisdiction: "US-CA", dateOfBirth: addYears(tomorrow, -18) }),
      );
      const { sessionId = "" } = session ?? {};
      const schedule = scheduleOf({ timezone });
      await unwrap(service.as().setScreentime({ sessionId, enabled: true, schedule }));
      let birthday = NOW;
      while (dateIn(timezone, birthday) !== tomorrow) birthday += 15 * MINUTE;
      const changes = [];
      for (const offset of [-1, 0, -1, 1, -MINUTE, HOUR, -HOUR, DAY, -400 * DAY, 0, -1]) {
        const parts = { now: birthday + offset };
        const shown = await show(sessionId, parts);
        memory().forgetAll();
        expect([offset, shown]).toEqual([offset, await show(sessionId, parts)]);
        changes.push(shown.etag);
      }
      const [before, after] = changes;
      const isBefore = [true, false, true, false, true, false, true, false, true, false, true];
      expect(changes).toEqual(isBefore.map((is) => (is ? before : after)));
      expect(before).not.toBe(after);
    },
  );
});

test("a product file or a law that was just put into force is in the next read, with all of it and nothing of the one before", async () => {
  const { sessionId } = await letIn(service);
  const { product, policy } = contextFor(service.services, STARFALL, "test");
  const [permission] = product.permissions;
  const next = {
    product: { ...product, version: "next", permissions: [permission], allowances: [] } as Product,
    policy: { ...policy, version: "next" },
  };
  const before = await show(sessionId, {});
  const ofProduct = await show(sessionId, { product: next.product });
  expect(ofProduct.permissions.map(({ name }) => name)).toEqual([permission?.name]);
  expect(ofProduct.allowances).toEqual([]);
  const ofLaw = await show(sessionId, { policy: next.policy });
  expect(await show(sessionId, {})).toEqual(before);
  expect(new Set([before, ofProduct, ofLaw].map(({ etag }) => etag)).size).toBe(3);
});

describe("Kinward-Sequence", () => {
  /** Reads the session in both ways: whole, and by an etag. */
  const sequences = async (sessionId: string) => {
    const whole = await service.as().getSession({ sessionId });
    const { etag = "" } = whole.data ?? {};
    const unchanged = await service.as().getSession({ sessionId, etag });
    expect(unchanged.response?.status).toBe(304);
    const header = (name: string) =>
      [whole, unchanged].map(({ response }) => response?.headers.get(name));
    expect(header("Kinward-Error")).toEqual([null, "NOT_MODIFIED"]);
    const [sequence, again] = header("Kinward-Sequence");
    expect(again).toBe(sequence);
    return { etag, sequence: Number(sequence) };
  };
  const store = (session: { sessionId: string; kuid: string }, now = service.clock.now()) =>
    service.services.store.write((tx) =>
      emit(
        tx,
        { ...contextFor(service.services, STARFALL, "test"), now },
        {
          type: "Session.Unlink",
          session,
          data: { unlinkedAt: new Date(now).toISOString() },
        },
      ),
    );

  test("is that of the last event, though neither the session nor its etag changes, remembered or not", async () => {
    const session = await letIn(service);
    const { sessionId } = session;
    const { etag } = await sequences(sessionId);
    expect(await sequences(sessionId)).toEqual({ etag, sequence: 0 });
    for (const sequence of [1, 2]) {
      await store(session);
      expect(await sequences(sessionId)).toEqual({ etag, sequence });
      memory().forgetAll();
      expect(await sequences(sessionId)).toEqual({ etag, sequence });
    }
  });

  test("never says that a read includes a birthday before which it was rendered", async () => {
    const tomorrow = dateIn("-12:00", NOW + DAY);
    const birthday = Date.parse(`${tomorrow}T00:00:00-12:00`);
    for (const isRemembered of [true, false]) {
      const { session } = await unwrap(
        service.as().checkAge({ jurisdiction: "US-CA", dateOfBirth: addYears(tomorrow, -18) }),
      );
      const shown = () => show(session!.sessionId, { now: birthday - 1 });
      expect(await shown()).toMatchObject({ ageStatus: "DIGITAL_YOUTH" });
      // The first read comes from a process whose clock is ahead, the second from one whose clock is not.
      for (const now of [birthday, birthday - 1]) {
        await store(session!, now);
        if (!isRemembered) memory().forgetAll();
        expect(await shown()).toMatchObject({ ageStatus: "LEGAL_ADULT" });
      }
    }
  });
});

describe("what is remembered of a child", () => {
  test("leaves memory before an erasure is confirmed", async () => {
    const { session } = await consented(service);
    const { session: other } = await consented(service, STARFALL, "another@example.com");
    for (const { sessionId } of [session, other]) await read({ sessionId });
    expect(remembered()).toContain(session.sessionId);
    expect(opened()).toContain(session.sessionId);

    await unwrap(service.as().erasePlayer({ kuid: session.kuid }));

    expect(remembered()).toEqual([other.sessionId]);
    expect(opened()).toEqual([other.sessionId]);
  });

  test("leaves memory when a withdrawn session is deleted", async () => {
    const { session } = await consented(service);
    await read({ sessionId: session.sessionId });
    await unwrap(service.as().revokeSession({ sessionId: session.sessionId }));
    // Housekeeping would forget the session too, so this runs only the wakeups.
    await service.services.wakeups.advanceTo(NOW + 20 * DAY);
    expect(await service.database.count("sessions")).toBe(0);
    expect([...remembered(), ...opened()]).toEqual([]);
  });

  test("leaves memory with the next tidying where another process has erased them", async () => {
    const other = await startTestService({ folder: service.folder });
    const { session } = await consented(service);
    await read({ sessionId: session.sessionId });
    await unwrap(other.as().erasePlayer({ kuid: session.kuid }));
    expect(await isNotFound({ sessionId: session.sessionId })).toBe(true);
    await service.tidy();
    expect([...remembered(), ...opened()]).toEqual([]);
    await other.stop();
  });
});
