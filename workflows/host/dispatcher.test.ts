import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { HOUR, MINUTE } from "../../testing/fixed.js";
import { startTestService, type TestService } from "../../testing/service.js";
import type { ManualClock } from "../../server/lib/clock.js";
import type { Services } from "../../server/services.js";
import { armWakeup } from "../../server/store/wakeups/arm.js";
import { findWakeup, leaseWakeup } from "../../server/store/wakeups/lease.js";
import { wakeupFigures } from "../../server/store/wakeups/list.js";
import type { Wakeup } from "../names.js";
import { RefusedError } from "./gateway.js";
import { createDispatcher, type Dispatcher } from "./dispatcher.js";

let service: TestService;
let services: Services & { clock: ManualClock };
let dispatcher: Dispatcher;
/** The requests of the dispatcher, and whether Temporal responds. */
let asked: string[];
let answers: boolean;
/** The wakeup that Temporal refuses. */
let refused: string | undefined;
/** Runs once during a request. */
let meanwhile: (() => Promise<void>) | undefined;
beforeEach(async () => {
  service = await startTestService({ serves: "nothing" });
  ({ services } = service);
  [asked, answers, refused, meanwhile] = [[], true, undefined, undefined];
  const ask = (what: string) => async (wakeup: Wakeup) => {
    if (!answers) throw new Error("Temporal does not answer");
    if (wakeup.ref === refused) throw new RefusedError("too many signals");
    asked.push(`${what} ${wakeup.kind} ${wakeup.ref}`);
    const work = meanwhile;
    meanwhile = undefined;
    await work?.();
  };
  dispatcher = createDispatcher(services, {
    arm: ask("arm"),
    ensure: ask("ensure"),
    place: { address: "temporal.example:7233", namespace: "default" },
    ping: async () => {},
    abandon: () => {},
    close: async () => {},
  });
});
afterEach(async () => {
  await service.stop();
});

const arm = (ref: string, dueInMs: number) =>
  services.store.write((tx) =>
    armWakeup(tx, { kind: "webhookDelivery", ref, dueAt: services.clock.now() + dueInMs }),
  );

describe("the dispatcher", () => {
  test("dispatches each wakeup once, and again only when it is brought forward", async () => {
    await arm("one", HOUR);
    await dispatcher.dispatchPending();
    await dispatcher.dispatchPending();
    await arm("one", 2 * HOUR);
    await dispatcher.dispatchPending();
    expect(asked).toEqual(["arm webhookDelivery one"]);
    await arm("one", HOUR / 2);
    await dispatcher.dispatchPending();
    expect(asked).toEqual(["arm webhookDelivery one", "arm webhookDelivery one"]);
    expect(dispatcher.figures()).toMatchObject({ dispatched: 2, lagMs: 0 });
  });

  test("dispatches once more what is armed again while it is being dispatched", async () => {
    await arm("one", HOUR);
    meanwhile = () => arm("one", HOUR / 2);
    await dispatcher.dispatchPending();
    expect(asked).toEqual(["arm webhookDelivery one", "arm webhookDelivery one"]);
    expect((await wakeupFigures(services.store, 0)).undispatched).toBe(0);
  });

  test("marks what Temporal accepted, and keeps the rest", async () => {
    await arm("one", HOUR);
    await dispatcher.dispatchPending();
    answers = false;
    await arm("other", HOUR);
    await expect(dispatcher.dispatchPending()).rejects.toThrow("Temporal does not answer");
    expect((await wakeupFigures(services.store, 0)).undispatched).toBe(1);
    expect(dispatcher.figures().lagMs).toBeGreaterThan(0);
    answers = true;
    await dispatcher.dispatchPending();
    expect(dispatcher.figures()).toMatchObject({ dispatched: 2, lagMs: 0 });
  });
});

describe("a wakeup that Temporal refuses", () => {
  test("holds up no other, degrades, and is dispatched again later", async () => {
    await arm("bad", HOUR);
    await arm("good", 2 * HOUR);
    refused = "bad";
    await dispatcher.dispatchPending();
    await dispatcher.dispatchPending();
    expect(asked).toEqual(["arm webhookDelivery good"]);
    expect(dispatcher.figures()).toMatchObject({ dispatched: 1, failures: 1, lagMs: 0 });
    expect(dispatcher.isDegraded).toBe(true);
    refused = undefined;
    services.clock.realNow = () => Date.now() + MINUTE;
    await dispatcher.dispatchPending();
    expect(asked.at(-1)).toBe("arm webhookDelivery bad");
  });

  test("holds up no overdue one", async () => {
    await arm("bad", -2 * HOUR);
    await arm("good", -HOUR);
    refused = "bad";
    await dispatcher.reconcile();
    expect(asked).toEqual(["arm webhookDelivery good"]);
  });
});

describe("an overdue wakeup", () => {
  test("is dispatched again, however many there are", async () => {
    await services.store.write(async (tx) => {
      for (let nth = 0; nth < 600; nth++)
        await armWakeup(tx, {
          kind: nth % 2 === 0 ? "birthday" : "mail",
          ref: String(nth),
          dueAt: services.clock.now() - HOUR - (nth % 3),
        });
    });
    await dispatcher.reconcile();
    expect(new Set(asked).size).toBe(600);
    expect(asked).toHaveLength(600);
  });

  test("is signalled again once, then only started where it has ended", async () => {
    await arm("late", -HOUR);
    await dispatcher.reconcile();
    await dispatcher.reconcile();
    await dispatcher.reconcile();
    expect(asked).toEqual([
      "arm webhookDelivery late",
      "ensure webhookDelivery late",
      "ensure webhookDelivery late",
    ]);
    await arm("late", -HOUR);
    await dispatcher.reconcile();
    expect(asked.at(-1)).toBe("arm webhookDelivery late");
  });

  test("degrades without a pause while it is searched for again", async () => {
    await arm("late", -HOUR);
    await dispatcher.reconcile();
    const again = dispatcher.reconcile();
    expect(dispatcher.isDegraded).toBe(true);
    await again;
  });

  test("degrades until there is none", async () => {
    await arm("late", -HOUR);
    await arm("due", 0);
    await dispatcher.reconcile();
    expect(asked).toEqual(["arm webhookDelivery late"]);
    expect([dispatcher.isDegraded, dispatcher.figures().reconciled]).toEqual([true, 1]);
    await arm("late", HOUR);
    await dispatcher.reconcile();
    expect([dispatcher.isDegraded, dispatcher.figures().reconciled]).toEqual([false, 1]);
  });

  test("is not one that a worker has leased for long, until the lease expires", async () => {
    await arm("long", -HOUR);
    const row = await findWakeup(services.store, { kind: "webhookDelivery", ref: "long" });
    const lease = (untilMs: number) =>
      services.store.write((tx) =>
        leaseWakeup(tx, { id: row?.id ?? 0 }, services.clock.realNow() + untilMs),
      );
    await lease(HOUR);
    await dispatcher.reconcile();
    expect([asked, dispatcher.isDegraded]).toEqual([[], false]);
    await lease(-1);
    await dispatcher.reconcile();
    expect([asked, dispatcher.isDegraded]).toEqual([["arm webhookDelivery long"], true]);
  });
});
