import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { MockActivityEnvironment } from "@temporalio/testing";

import { armWakeup } from "../../server/store/wakeups/arm.js";
import { listWakeups } from "../../server/store/wakeups/list.js";
import type { TransactionalKind, Kinds } from "../../server/wakeups/kind.js";
import { NOW } from "../../testing/fixed.js";
import { startWebhookService, sampleTest, type WebhookService } from "../../testing/webhooks.js";
import { Receiver } from "../../testing/receiver.js";
import type { Activities, Advanced } from "../names.js";
import { makeActivities } from "./activities.js";

let service: WebhookService;
let receiver: Receiver;
let activities: Activities;
let endpointId: string;
/** Sends the responses that wait. */
let respond: () => void;

beforeEach(async () => {
  service = await startWebhookService();
  const held: (() => void)[] = [];
  let isHeld = true;
  receiver = await Receiver.open((_, response) => {
    const answer = () => void response.writeHead(204).end();
    if (isHeld) held.push(answer);
    else answer();
  });
  respond = () => {
    isHeld = false;
    for (const answer of held.splice(0)) answer();
  };
  activities = makeActivities(service.services);
  ({ endpointId } = await service.endpoint(receiver.url));
});
afterEach(async () => {
  respond();
  await service.stop();
  await receiver[Symbol.asyncDispose]();
});

const deliver = (environment = new MockActivityEnvironment()): Promise<Advanced> =>
  environment.run(activities.advanceExternal, {
    kind: "webhookDelivery" as const,
    ref: endpointId,
  });

describe("a batch of webhooks", () => {
  test("that Temporal has timed out ends before the next one sends", async () => {
    const first = await service.emit(sampleTest);
    const timedOut = deliver();
    await receiver.has(1);
    const second = await service.emit(sampleTest);
    const next = deliver();
    respond();
    await Promise.all([timedOut, next]);
    expect(receiver.ids).toEqual([first, second]);
    expect(await service.attempts(first)).toEqual(["1 204"]);
    expect((await next).nextAt).toBeNull();
  });

  test("starts no further delivery once it is cancelled, and says that more is due", async () => {
    const environment = new MockActivityEnvironment();
    const first = await service.emit(sampleTest);
    const cancelled = deliver(environment);
    await receiver.has(1);
    environment.cancel();
    const second = await service.emit(sampleTest);
    respond();
    const { now, nextAt } = await cancelled;
    expect([receiver.ids, nextAt]).toEqual([[first], now]);
    await deliver();
    expect(receiver.ids).toEqual([first, second]);
  });

  test("ends even for an endpoint that is never idle", async () => {
    respond();
    activities = makeActivities(service.services, { batchMs: 100 });
    // Each webhook that arrives causes another one.
    receiver.behaviour = (_, response) =>
      void service.emit(sampleTest).then(() => response.writeHead(204).end());
    await service.emit(sampleTest);
    const { now, nextAt } = await deliver();
    expect(nextAt).toBe(now);
    expect(new Set(receiver.ids).size).toBe(receiver.ids.length);
  });
});

describe("the row of a wakeup", () => {
  const REF = "a session";
  const wakeup = { kind: "birthday", ref: REF } as const;
  const arm = (dueAt: number) =>
    service.services.store.write((tx) => armWakeup(tx, { ...wakeup, dueAt }));
  const advance = (act?: TransactionalKind["advance"]) => {
    const { birthday, ...others } = service.services.kinds;
    const kinds = { ...others, ...(act && { birthday: { ...birthday, advance: act } }) } as Kinds;
    return makeActivities(service.services, { kinds }).advance(wakeup);
  };
  const rows = async () =>
    (await listWakeups(service.services.store, { failing: false })).filter(
      ({ kind }) => kind === "birthday",
    );

  test("says when it is due, and that a deleted one is finished", async () => {
    const never = () => Promise.reject(new Error("Nothing is due."));
    await arm(NOW + 1_000);
    expect(await advance(never)).toEqual({ now: NOW, nextAt: NOW + 1_000 });
    service.clock.advanceTo(NOW + 1_000);
    expect(await advance(() => Promise.resolve(undefined))).toMatchObject({ nextAt: null });
    expect(await advance(never)).toMatchObject({ nextAt: null });
  });

  test.each([
    ["fails", () => Promise.reject(new TypeError("what only the log may show")), "TypeError"],
    ["is of a kind that this version does not know", undefined, "Error"],
  ])("is postponed where the wakeup %s, and counts the attempt", async (_, act, lastError) => {
    await arm(NOW);
    const { nextAt } = await advance(act);
    expect(await rows()).toEqual([
      { kind: "birthday", ref: REF, dueAt: NOW, runAt: nextAt, attempts: 1, lastError },
    ]);
    expect(nextAt).toBeGreaterThan(NOW);
  });

  test("keeps an instant that is set while it runs", async () => {
    await arm(NOW);
    const next = await advance(async (_services, _ref, now, tx) => {
      await armWakeup(tx, { ...wakeup, dueAt: now + 5_000 });
      return undefined;
    });
    expect(next).toEqual({ now: NOW, nextAt: NOW + 5_000 });
  });
});
