import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { MockActivityEnvironment } from "@temporalio/testing";

import { Harness, sampleTest } from "../../server/webhooks/_harness.js";
import { Receiver } from "../../server/webhooks/_receiver.js";
import type { Activities, Advanced } from "../names.js";
import { makeActivities } from "./activities.js";

let harness: Harness;
let receiver: Receiver;
let activities: Activities;
let endpointId: string;
/** Gives the answers that are held. */
let give: () => void;

beforeEach(async () => {
  harness = await Harness.open();
  const held: (() => void)[] = [];
  let isHeld = true;
  receiver = await Receiver.open((_, response) => {
    const answer = () => void response.writeHead(204).end();
    if (isHeld) held.push(answer);
    else answer();
  });
  give = () => {
    isHeld = false;
    for (const answer of held.splice(0)) answer();
  };
  activities = makeActivities(harness.services);
  ({ endpointId } = await harness.endpoint(receiver.url));
});
afterEach(async () => {
  give();
  await harness[Symbol.asyncDispose]();
  await receiver[Symbol.asyncDispose]();
  harness.folder[Symbol.dispose]();
});

const deliver = (environment = new MockActivityEnvironment()): Promise<Advanced> =>
  environment.run(activities.advanceOutward, { kind: "webhookDelivery" as const, ref: endpointId });

describe("a round of webhooks", () => {
  test("that Temporal has given up, and that goes on, ends before the next one sends", async () => {
    const first = await harness.emit(sampleTest);
    const givenUp = deliver();
    await receiver.has(1);
    const second = await harness.emit(sampleTest);
    const next = deliver();
    give();
    await Promise.all([givenUp, next]);
    expect(receiver.ids).toEqual([first, second]);
    expect(await harness.attempts(first)).toEqual(["1 204"]);
    expect((await next).nextAt).toBeNull();
  });

  test("begins nothing more once it is cancelled, and says that more is due", async () => {
    const environment = new MockActivityEnvironment();
    const first = await harness.emit(sampleTest);
    const cancelled = deliver(environment);
    await receiver.has(1);
    environment.cancel();
    const second = await harness.emit(sampleTest);
    give();
    const { now, nextAt } = await cancelled;
    expect([receiver.ids, nextAt]).toEqual([[first], now]);
    await deliver();
    expect(receiver.ids).toEqual([first, second]);
  });
});
