import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { DAY, HOUR, MINUTE } from "../../testing/fixed.js";
import { EVERYWHERE } from "../domain/counters.js";
import { readAuditLog } from "../store/audit/queries.js";
import { readCounts } from "../store/counts/queries.js";
import { findEndpoint, markDisabled } from "../store/events/endpoints.js";
import { nextDeliveryAt } from "../store/events/deliveries.js";
import { listWakeups } from "../store/wakeups/list.js";
import { NOW } from "../../testing/fixed.js";
import {
  startWebhookService,
  permissionsChanged,
  sampleTest,
  session,
  SHORT_MS,
  type WebhookService,
} from "../../testing/webhooks.js";
import { answers, hangs, Receiver, resets, verified } from "../../testing/receiver.js";
import { deliverDue } from "./deliver.js";
import { emit } from "./emit.js";
import { enableEndpoint, rotateEndpointSecret } from "./endpoints.js";
import { replayEvent } from "./replay.js";
import type { Endpoint } from "../store/events/table.js";

let harness: WebhookService;
let receiver: Receiver;
const more: AsyncDisposable[] = [];

beforeEach(async () => {
  harness = await startWebhookService();
  receiver = await Receiver.open();
});
afterEach(async () => {
  for (const each of more.splice(0)) await each[Symbol.asyncDispose]();
  await harness.stop();
  await receiver[Symbol.asyncDispose]();
});

async function another(): Promise<Receiver> {
  const made = await Receiver.open();
  more.push(made);
  return made;
}
/** Another process on the same database. */
async function elsewhere(
  options: Parameters<typeof startWebhookService>[0] = {},
): Promise<WebhookService> {
  const made = await startWebhookService({ folder: harness.folder, seed: "elsewhere", ...options });
  more.push(made);
  return made;
}
const endpointOf = async (endpointId: string) =>
  (await findEndpoint(harness.services.store, { endpointId })) as Endpoint;

describe("an event", () => {
  test("arrives once, signed, with the stored body", async () => {
    const { secret } = await harness.endpoint(receiver.url);
    const eventId = await harness.emit(permissionsChanged());
    await harness.settle();
    await harness.advance(4 * DAY);
    expect(receiver.ids).toEqual([eventId]);
    const [received] = receiver.received as [(typeof receiver.received)[number]];
    expect(verified(received, secret)).toEqual({
      type: "Session.ChangePermissions",
      timestamp: new Date(NOW).toISOString(),
      data: {
        productId: 1,
        ...session,
        sequence: 1,
        permissions: [{ name: "voice-chat", enabled: true, managedBy: "GUARDIAN" }],
        cause: "guardian",
      },
    });
    expect(received.headers).toMatchObject({ "content-type": "application/json" });
    expect(received.body).toBe((await harness.event(eventId)).body);
    expect(await harness.attempts(eventId)).toEqual(["1 204"]);
  });

  test("carries its own instant, even when it is emitted later", async () => {
    await harness.endpoint(receiver.url);
    const at = NOW - 3 * MINUTE;
    await harness.emit({ ...permissionsChanged(), at });
    await harness.settle();
    expect(receiver.bodies).toMatchObject([{ timestamp: new Date(at).toISOString() }]);
  });

  test("does not exist when its cause is rolled back", async () => {
    await harness.endpoint(receiver.url);
    const undone = harness.services.store.write(async (tx) => {
      await emit(tx, harness.context(), permissionsChanged());
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await harness.emit(permissionsChanged());
    await harness.settle();
    expect(receiver.bodies).toMatchObject([{ data: { sequence: 1 } }]);
  });

  test("goes to the endpoints of its mode that want its type, and is stored even if there is none", async () => {
    const [all, some, live] = [receiver, await another(), await another()];
    await harness.endpoint(all.url);
    await harness.endpoint(some.url, { events: ["Session.ChangePermissions"] });
    await harness.endpoint(live.url, { mode: "live" });
    const first = await harness.emit(sampleTest);
    const second = await harness.emit(permissionsChanged());
    await harness.settle();
    expect(all.ids.sort()).toEqual([first, second].sort());
    expect(some.ids).toEqual([second]);
    expect(live.ids).toEqual([]);
    await harness.services.store.write((tx) =>
      emit(tx, { ...harness.context(), scope: { productId: 1, mode: "live" } }, sampleTest),
    );
    await harness.settle();
    expect(live.ids).toHaveLength(1);
    const sent = async (mode: "test" | "live") => {
      const wanted = { by: "hour", since: 0, place: EVERYWHERE } as const;
      const rows = await readCounts(harness.services.store, { productId: 1, mode }, wanted);
      return rows.reduce((sum, { counts }) => sum + (counts["webhook:delivered"] ?? 0), 0);
    };
    expect([await sent("test"), await sent("live")]).toEqual([3, 1]);
  });

  test("has a sequence number without gaps within its session, however many are emitted at once", async () => {
    const other = { ...session, sessionId: "5e550000-0000-4000-8000-000000000002" };
    const { services } = harness;
    const attempts = Array.from({ length: 60 }, (_, nth) =>
      services.store
        .write(async (tx) => {
          await emit(tx, harness.context(), permissionsChanged(nth % 3 === 0 ? other : session));
          if (nth % 5 === 0) throw new Error("undone");
        })
        .catch(() => {}),
    );
    await Promise.all(attempts);
    await harness.endpoint(receiver.url);
    await harness.emit(permissionsChanged(), permissionsChanged(other), sampleTest);
    await harness.settle();
    const last = receiver.bodies.map(({ data }) => [data["sessionId"], data["sequence"]]);
    expect(last).toHaveLength(3);
    expect(last).toContainEqual([session.sessionId, 33]);
    expect(last).toContainEqual([other.sessionId, 17]);
    expect(last).toContainEqual([undefined, undefined]);
  });
});

describe("a failure", () => {
  test("is retried after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h, then fails for good", async () => {
    receiver.behaviour = answers(500);
    const { endpointId } = await harness.endpoint(receiver.url);
    const eventId = await harness.emit(sampleTest);
    await harness.settle();
    const pauses = [5000, 5 * MINUTE, 30 * MINUTE, ...[2, 5, 10, 14, 20, 24].map((h) => h * HOUR)];
    for (const [failures, pause] of pauses.entries()) {
      const next = (await nextDeliveryAt(harness.services.store, endpointId)) ?? Infinity;
      const left = next - harness.clock.now();
      expect(left).toBeGreaterThanOrEqual(0.9 * pause);
      expect(left).toBeLessThanOrEqual(1.1 * pause);
      await harness.advance(left - 1);
      expect(receiver.received).toHaveLength(failures + 1);
      await harness.advance(1);
      expect(receiver.received).toHaveLength(failures + 2);
    }
    await harness.advance(60 * DAY);
    expect(receiver.received).toHaveLength(10);
    expect(new Set(receiver.received.map(({ id, body }) => `${id} ${body}`)).size).toBe(1);
    expect(await harness.attempts(eventId)).toEqual(
      Array.from({ length: 10 }, (_, nth) => `${nth + 1} 500`),
    );
    expect(harness.log).toContainEqual(
      expect.objectContaining({ msg: "a webhook has failed for good", eventId, attempts: 10 }),
    );
    expect(await listWakeups(harness.services.store, { failing: false })).toEqual([]);
  });

  test("of the last attempt does not undo a replay requested meanwhile", async () => {
    const { endpointId } = await harness.endpoint(receiver.url);
    const eventId = await harness.emit(sampleTest);
    const replay = async () =>
      replayEvent(harness.services, await endpointOf(endpointId), await harness.event(eventId));
    receiver.behaviour = (request, response, nth) =>
      void (nth === 10 ? replay() : Promise.resolve()).then(() =>
        answers(nth <= 10 ? 500 : 204)(request, response, nth),
      );
    await harness.advance(5 * DAY);
    expect((await harness.attempts(eventId)).slice(-2)).toEqual(["10 500", "11 204"]);
  });

  test("that is followed by an attempt that arrives is not sent again by a replay requested meanwhile", async () => {
    const { endpointId } = await harness.endpoint(receiver.url);
    const eventId = await harness.emit(sampleTest);
    const replay = async () =>
      replayEvent(harness.services, await endpointOf(endpointId), await harness.event(eventId));
    receiver.behaviour = (request, response, nth) =>
      void (nth === 2 ? replay() : Promise.resolve()).then(() =>
        answers(nth === 1 ? 500 : 204)(request, response, nth),
      );
    await harness.advance(5 * DAY);
    expect(await harness.attempts(eventId)).toEqual(["1 500", "2 204"]);
  });

  test("ends with the first attempt that arrives", async () => {
    receiver.behaviour = (request, response, nth) =>
      (nth < 3 ? resets : answers(200))(request, response, nth);
    await harness.endpoint(receiver.url);
    const eventId = await harness.emit(sampleTest);
    await harness.advance(4 * DAY);
    expect(await harness.attempts(eventId)).toEqual(["1 error", "2 error", "3 200"]);
  });

  test("is signed again for each attempt, with the real time", async () => {
    receiver.behaviour = answers(503);
    const { secret } = await harness.endpoint(receiver.url);
    await harness.emit(sampleTest);
    await harness.advance(HOUR);
    expect(receiver.received.length).toBeGreaterThan(2);
    for (const received of receiver.received) {
      // The service's clock stands elsewhere; the library compares with the computer's.
      expect(() => verified(received, secret)).not.toThrow();
    }
  });

  test("waits as long as the receiver asks, where that is longer", async () => {
    receiver.behaviour = answers(429, { "retry-after": "3600" });
    await harness.endpoint(receiver.url);
    await harness.emit(sampleTest);
    await harness.advance(HOUR - 1);
    expect(receiver.received).toHaveLength(1);
    await harness.advance(1);
    expect(receiver.received).toHaveLength(2);
  });

  /** If this goes, a receiver that asks for one second is called a thousand times an hour. */
  test("waits its own pause where the receiver asks for less", async () => {
    receiver.behaviour = answers(503, { "retry-after": "1" });
    await harness.endpoint(receiver.url);
    await harness.emit(sampleTest);
    await harness.advance(0.9 * 5_000 - 1);
    expect(receiver.received).toHaveLength(1);
    await harness.advance(0.2 * 5_000 + 1);
    expect(receiver.received).toHaveLength(2);
    await harness.advance(0.9 * 5 * MINUTE - 1);
    expect(receiver.received).toHaveLength(2);
  });

  test.each([
    ["hangs", "timeout", hangs],
    ["resets", "error", resets],
    ["redirects", "302", answers(302, { location: "http://127.0.0.1:1/" })],
  ])("is recorded where a receiver %s: %s", async (_, status, behaviour) => {
    receiver.behaviour = behaviour;
    const impatient = await elsewhere({ timeoutMs: SHORT_MS });
    await impatient.endpoint(receiver.url);
    const eventId = await impatient.emit(sampleTest);
    await impatient.settle();
    expect(await impatient.attempts(eventId)).toEqual([`1 ${status}`]);
  });

  test("is recorded where an address is refused, and the log holds nothing of a response", async () => {
    const strict = await elsewhere({ allowPrivate: false });
    receiver.behaviour = (_, response) => void response.writeHead(500).end("a secret of theirs");
    const { endpointId } = await harness.endpoint(receiver.url);
    const eventId = await harness.emit(sampleTest);
    await deliverDue(strict.services, endpointId, NOW);
    expect(await strict.attempts(eventId)).toEqual(["1 refused"]);
    expect(receiver.received).toEqual([]);
    await harness.advance(10_000);
    expect(receiver.received).toHaveLength(1);
    expect(JSON.stringify(harness.log)).toContain("webhook attempted");
    expect(JSON.stringify(harness.log)).not.toMatch(/a secret of theirs|Hello|whsec_/);
  });
});

describe("two endpoints", () => {
  test("one that hangs does not delay the other, nor does a request that hangs delay the next", async () => {
    const hanging = await another();
    hanging.behaviour = (request, response, nth) => {
      if (nth > 1) answers(204)(request, response, nth);
    };
    const patient = await elsewhere({ timeoutMs: 60_000, graceMs: 10 });
    await harness.endpoint(hanging.url);
    await harness.endpoint(receiver.url);
    await harness.emit(...Array.from({ length: 5 }, () => sampleTest));
    // Nothing is ended by its time here: what arrives has not waited for what hangs.
    const settled = patient.settle();
    await Promise.all([receiver.has(5), hanging.has(5)]);
    expect(new Set(receiver.ids).size).toBe(5);
    expect(new Set(hanging.ids).size).toBe(5);
    await patient[Symbol.asyncDispose]();
    await settled;
  });

  test("each has its own attempts", async () => {
    const failing = await another();
    failing.behaviour = answers(500);
    const { endpointId: bad } = await harness.endpoint(failing.url);
    const { endpointId: good } = await harness.endpoint(receiver.url);
    const eventId = await harness.emit(sampleTest);
    await harness.advance(10_000);
    expect(await harness.attempts(eventId, good)).toEqual(["1 204"]);
    expect(await harness.attempts(eventId, bad)).toEqual(["1 500", "2 500"]);
  });
});

describe("an endpoint", () => {
  test("that returns 410 is disabled, and the audit log says by whom", async () => {
    receiver.behaviour = answers(410);
    const { endpointId } = await harness.endpoint(receiver.url);
    await harness.emit(sampleTest);
    await harness.settle();
    const endpoint = `endpoint:${endpointId}`;
    const entries = [];
    for await (const entry of readAuditLog(harness.services.store, 0)) entries.push(entry);
    expect(entries).toMatchObject([
      { actor: endpoint, action: "endpoint-disabled", target: endpoint, requestId: null },
    ]);
  });

  test("that returns 410 is disabled, and its queue waits until it is enabled", async () => {
    receiver.behaviour = answers(410);
    const { endpointId } = await harness.endpoint(receiver.url);
    await harness.emit(sampleTest);
    await harness.settle();
    expect(await endpointOf(endpointId)).toMatchObject({
      disabledAt: NOW,
      disabledReason: "gone",
    });
    expect(harness.log).toContainEqual(
      expect.objectContaining({ level: 40, endpointId, disabledReason: "gone" }),
    );
    await harness.emit(sampleTest);
    await harness.advance(4 * DAY);
    expect(receiver.received).toHaveLength(1);

    receiver.behaviour = answers(204);
    const { store } = harness.services;
    await store.write((tx) => enableEndpoint(tx, endpointId, harness.clock.now()));
    await harness.settle();
    // The second was emitted while no process listened.
    expect(receiver.received).toHaveLength(2);
    expect(new Set(receiver.ids).size).toBe(1);
  });

  test("gets nothing more once it returns 410, however long its queue", async () => {
    receiver.behaviour = answers(410);
    await harness.endpoint(receiver.url);
    await harness.emit(...Array.from({ length: 400 }, () => sampleTest));
    await harness.settle();
    expect(receiver.received.length).toBeLessThan(400);
  });

  test("that an operator disables gets nothing more, and everything later once enabled", async () => {
    const { endpointId } = await harness.endpoint(receiver.url);
    const eventId = await harness.emit(sampleTest);
    const { store } = harness.services;
    await store.write((tx) => markDisabled(tx, endpointId, NOW, "operator"));
    await harness.advance(DAY);
    expect(receiver.received).toEqual([]);
    await store.write((tx) => enableEndpoint(tx, endpointId, harness.clock.now()));
    await harness.settle();
    expect(receiver.ids).toEqual([eventId]);
  });

  test("that accepts nothing for 120 hours is disabled, unlike one that accepts something in between", async () => {
    receiver.behaviour = answers(500);
    const { endpointId } = await harness.endpoint(receiver.url);
    const emitDaily = async (days: number) => {
      for (let day = 0; day < days; day++) {
        await harness.emit(sampleTest);
        await harness.advance(DAY);
      }
    };
    await emitDaily(4);
    receiver.behaviour = answers(204);
    await emitDaily(1);
    receiver.behaviour = answers(500);
    await emitDaily(4);
    expect(await endpointOf(endpointId)).toMatchObject({ disabledAt: null });
    await emitDaily(2);
    expect(await endpointOf(endpointId)).toMatchObject({ disabledReason: "failing" });
    expect(harness.log).toContainEqual(
      expect.objectContaining({ msg: "a webhook endpoint is disabled", disabledReason: "failing" }),
    );
  });

  test("whose secret was changed gets both signatures for a day, then only the new one", async () => {
    const { endpointId, secret: old } = await harness.endpoint(receiver.url);
    const { services } = harness;
    const fresh = (await services.store.write(async (tx) =>
      rotateEndpointSecret(tx, { ...services, now: NOW }, await endpointOf(endpointId)),
    )) as string;
    await harness.emit(sampleTest);
    await harness.advance(DAY);
    await harness.emit(sampleTest);
    await harness.settle();
    const [during, after] = receiver.received as [
      (typeof receiver.received)[number],
      (typeof receiver.received)[number],
    ];
    for (const secret of [old, fresh]) expect(() => verified(during, secret)).not.toThrow();
    expect(() => verified(after, fresh)).not.toThrow();
    expect(() => verified(after, old)).toThrow();
  });
});

describe("at least once", () => {
  /** Loses what is written about attempts, as a process does that dies between sending and recording. */
  function dying(): () => void {
    const { store } = harness.services;
    const write = store.write.bind(store);
    store.write = () => Promise.reject(new Error("died"));
    return () => void (store.write = write);
  }

  test("a delivery that was sent but not recorded is sent again with the same id, and counted once", async () => {
    const { endpointId } = await harness.endpoint(receiver.url);
    const eventId = await harness.emit(permissionsChanged());
    const revive = dying();
    await expect(deliverDue(harness.services, endpointId, NOW)).rejects.toThrow("died");
    revive();
    await harness.settle();
    expect(receiver.ids).toEqual([eventId, eventId]);
    expect(receiver.received[0]?.body).toBe(receiver.received[1]?.body);
    expect(await harness.attempts(eventId)).toEqual(["1 204"]);
  });

  test("a stop in the middle loses nothing: the next process sends what is left", async () => {
    receiver.behaviour = hangs;
    const stopping = await elsewhere({ timeoutMs: 60_000, graceMs: 10 });
    await harness.endpoint(receiver.url);
    await harness.emit(...Array.from({ length: 100 }, () => sampleTest));
    const settled = stopping.settle();
    await receiver.has(64);
    await stopping[Symbol.asyncDispose]();
    await settled;
    receiver.behaviour = answers(204);
    const next = await elsewhere({ seed: "next" });
    await next.services.wakeups.start();
    await next.settle();
    expect(new Set(receiver.ids.slice(64)).size).toBe(100);
  });

  test("two processes at once both send, and each attempt has its own number", async () => {
    const { endpointId } = await harness.endpoint(receiver.url);
    const eventId = await harness.emit(sampleTest);
    const impatient = { timeoutMs: SHORT_MS };
    const processes = [await elsewhere(impatient), await elsewhere({ ...impatient, seed: "more" })];
    receiver.behaviour = hangs;
    await Promise.all(processes.map(({ services }) => deliverDue(services, endpointId, NOW)));
    expect(receiver.ids).toEqual([eventId, eventId]);
    expect(await harness.attempts(eventId)).toEqual(["1 timeout", "2 timeout"]);
  });

  test("nothing is sent where nothing is due, or the endpoint has been deleted", async () => {
    const { endpointId } = await harness.endpoint(receiver.url);
    expect(await deliverDue(harness.services, endpointId, NOW)).toBeUndefined();
    expect(await deliverDue(harness.services, "gone", NOW)).toBeUndefined();
  });

  test("the next attempt's instant is returned", async () => {
    receiver.behaviour = answers(500);
    const { endpointId } = await harness.endpoint(receiver.url);
    await harness.emit(sampleTest);
    const next = await deliverDue(harness.services, endpointId, NOW);
    expect(next).toBe(await nextDeliveryAt(harness.services.store, endpointId));
    expect((next ?? 0) - NOW).toBeGreaterThanOrEqual(4_500);
    expect((next ?? 0) - NOW).toBeLessThanOrEqual(5_500);
  });

  test("a queue of a thousand arrives, many at a time", async () => {
    await harness.endpoint(receiver.url);
    let [most, now] = [0, 0];
    receiver.behaviour = (_, response) => {
      most = Math.max(most, (now += 1));
      setImmediate(() => {
        now -= 1;
        response.writeHead(204).end();
      });
    };
    await harness.services.store.write(async (tx) => {
      for (let nth = 0; nth < 1000; nth++) await emit(tx, harness.context(), permissionsChanged());
    });
    await harness.settle();
    expect(new Set(receiver.ids).size).toBe(1000);
    expect(receiver.received).toHaveLength(1000);
    expect(most).toBeGreaterThan(1);
    const sequences = receiver.bodies.map(({ data }) => Number(data["sequence"]));
    expect(sequences.sort((a, b) => a - b)).toEqual(Array.from({ length: 1000 }, (_, n) => n + 1));
  });
});
