import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { HOUR, MINUTE, TestFolder, openTestServices } from "../../testing/services.js";
import type { ManualClock } from "../../server/clock.js";
import type { Services } from "../../server/services.js";
import { armWakeup, findWakeup, leaseWakeup, wakeupFigures } from "../../server/store/wakeups.js";
import type { Wakeup } from "../names.js";
import { RefusedError } from "./gateway.js";
import { makeRelay, type Relay } from "./relay.js";

let folder: TestFolder;
let services: Services & { clock: ManualClock };
let relay: Relay;
/** What the relay asked for, and whether Temporal answers. */
let asked: string[];
let answers: boolean;
/** What it does not take. */
let refused: string | undefined;
beforeEach(async () => {
  folder = new TestFolder();
  services = await openTestServices(folder);
  [asked, answers, refused] = [[], true, undefined];
  const ask = (what: string) => async (wakeup: Wakeup) => {
    if (!answers) throw new Error("Temporal does not answer");
    if (wakeup.ref === refused) throw new RefusedError("too many signals");
    asked.push(`${what} ${wakeup.kind} ${wakeup.ref}`);
  };
  relay = makeRelay(services, {
    arm: ask("arm"),
    ensure: ask("ensure"),
    place: { address: "temporal.example:7233", namespace: "default" },
    ping: async () => {},
    abandon: () => {},
    close: async () => {},
  });
});
afterEach(async () => {
  await services.wakeups.stop();
  await services.store.close();
  folder[Symbol.dispose]();
});

const arm = (ref: string, dueInMs: number) =>
  services.store.write((tx) =>
    armWakeup(tx, { kind: "webhookDelivery", ref, dueAt: services.clock.now() + dueInMs }),
  );

describe("the relay", () => {
  test("tells of each wakeup once, and again only when it is to happen earlier", async () => {
    await arm("one", HOUR);
    await relay.relayNow();
    await relay.relayNow();
    await arm("one", 2 * HOUR);
    await relay.relayNow();
    expect(asked).toEqual(["arm webhookDelivery one"]);
    await arm("one", HOUR / 2);
    await relay.relayNow();
    expect(asked).toEqual(["arm webhookDelivery one", "arm webhookDelivery one"]);
    expect(relay.figures()).toMatchObject({ dispatched: 2, lagMs: 0 });
  });

  test("marks what it could tell, and keeps the rest", async () => {
    await arm("one", HOUR);
    await relay.relayNow();
    answers = false;
    await arm("other", HOUR);
    await expect(relay.relayNow()).rejects.toThrow("Temporal does not answer");
    expect((await wakeupFigures(services.store)).undispatched).toBe(1);
    expect(relay.figures().lagMs).toBeGreaterThan(0);
    answers = true;
    await relay.relayNow();
    expect(relay.figures()).toMatchObject({ dispatched: 2, lagMs: 0 });
  });
});

describe("a wakeup that Temporal refuses", () => {
  test("holds up no other, degrades, and is told again later", async () => {
    await arm("bad", HOUR);
    await arm("good", 2 * HOUR);
    refused = "bad";
    await relay.relayNow();
    await relay.relayNow();
    expect(asked).toEqual(["arm webhookDelivery good"]);
    expect(relay.figures()).toMatchObject({ dispatched: 1, failures: 1, lagMs: 0 });
    expect(relay.isDegraded).toBe(true);
    refused = undefined;
    services.clock.realNow = () => Date.now() + MINUTE;
    await relay.relayNow();
    expect(asked.at(-1)).toBe("arm webhookDelivery bad");
  });

  test("holds up nothing that is late", async () => {
    await arm("bad", -2 * HOUR);
    await arm("good", -HOUR);
    refused = "bad";
    await relay.reconcile();
    expect(asked).toEqual(["arm webhookDelivery good"]);
  });
});

describe("what is late", () => {
  test("is told however much of it there is", async () => {
    await services.store.write(async (tx) => {
      for (let nth = 0; nth < 600; nth++)
        await armWakeup(tx, {
          kind: nth % 2 === 0 ? "birthday" : "mail",
          ref: String(nth),
          dueAt: services.clock.now() - HOUR - (nth % 3),
        });
    });
    await relay.reconcile();
    expect(new Set(asked).size).toBe(600);
    expect(asked).toHaveLength(600);
  });

  test("is told again once, then only started where it has ended", async () => {
    await arm("late", -HOUR);
    await relay.reconcile();
    await relay.reconcile();
    await relay.reconcile();
    expect(asked).toEqual([
      "arm webhookDelivery late",
      "ensure webhookDelivery late",
      "ensure webhookDelivery late",
    ]);
    await arm("late", -HOUR);
    await relay.reconcile();
    expect(asked.at(-1)).toBe("arm webhookDelivery late");
  });

  test("degrades without a pause while it is looked for again", async () => {
    await arm("late", -HOUR);
    await relay.reconcile();
    const again = relay.reconcile();
    expect(relay.isDegraded).toBe(true);
    await again;
  });

  test("degrades until nothing is", async () => {
    await arm("late", -HOUR);
    await arm("due", 0);
    await relay.reconcile();
    expect(asked).toEqual(["arm webhookDelivery late"]);
    expect([relay.isDegraded, relay.figures().reconciled]).toEqual([true, 1]);
    await arm("late", HOUR);
    await relay.reconcile();
    expect([relay.isDegraded, relay.figures().reconciled]).toEqual([false, 1]);
  });

  test("is not what a worker has had in hand for long, until it stops saying so", async () => {
    await arm("long", -HOUR);
    const row = await findWakeup(services.store, { kind: "webhookDelivery", ref: "long" });
    const hold = (untilMs: number) =>
      services.store.write((tx) =>
        leaseWakeup(tx, { id: row?.id ?? 0 }, services.clock.realNow() + untilMs),
      );
    await hold(HOUR);
    await relay.reconcile();
    expect([asked, relay.isDegraded]).toEqual([[], false]);
    await hold(-1);
    await relay.reconcile();
    expect([asked, relay.isDegraded]).toEqual([["arm webhookDelivery long"], true]);
  });
});
