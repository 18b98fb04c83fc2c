// The queue of an endpoint.
import { afterEach, beforeEach, expect, test } from "@jest/globals";

import { DAY, HOUR, MINUTE } from "../../testing/services.js";
import { findEndpoint } from "../store/endpoints.js";
import { listWakeups } from "../store/wakeups/list.js";
import { Harness, sampleTest } from "../../testing/webhooks.js";
import { answers, Receiver } from "../../testing/receiver.js";

let harness: Harness;
let receiver: Receiver;
beforeEach(async () => {
  harness = await Harness.open();
  receiver = await Receiver.open();
});
afterEach(async () => {
  await harness[Symbol.asyncDispose]();
  await receiver[Symbol.asyncDispose]();
  harness.folder[Symbol.dispose]();
});

const queue = () => listWakeups(harness.services.store, { failing: false });

test("a delivery that fails is retried after its pauses, and arrives once the receiver accepts it", async () => {
  receiver.behaviour = (request, response, nth) =>
    answers(nth < 4 ? 500 : 204)(request, response, nth);
  await harness.endpoint(receiver.url);
  const eventId = await harness.emit(sampleTest);
  await harness.advance(6 * MINUTE);
  expect(receiver.received).toHaveLength(3);
  await harness.advance(HOUR);
  expect(receiver.ids).toEqual(Array.from({ length: 4 }, () => eventId));
  expect(await harness.attempts(eventId)).toEqual(["1 500", "2 500", "3 500", "4 204"]);
  expect(await queue()).toEqual([]);
});

test("a delivery that is never accepted fails for good after ten attempts in three days", async () => {
  receiver.behaviour = answers(500);
  await harness.endpoint(receiver.url);
  const eventId = await harness.emit(sampleTest);
  await harness.advance(4 * DAY);
  expect(await harness.attempts(eventId)).toHaveLength(10);
  expect(await queue()).toEqual([]);
});

test("a new delivery does not wait for one that is to be retried", async () => {
  receiver.behaviour = (request, response, nth) =>
    answers(nth === 1 ? 500 : 204)(request, response, nth);
  await harness.endpoint(receiver.url);
  const first = await harness.emit(sampleTest);
  await harness.settle();
  const second = await harness.emit(sampleTest);
  await harness.settle();
  expect(receiver.ids).toEqual([first, second]);
  await harness.advance(10_000);
  expect(receiver.ids).toEqual([first, second, first]);
});

test("an endpoint that returns 410 gets nothing more", async () => {
  receiver.behaviour = answers(410);
  const { endpointId } = await harness.endpoint(receiver.url);
  await harness.emit(sampleTest);
  await harness.settle();
  await harness.emit(sampleTest);
  await harness.advance(DAY);
  expect(receiver.received).toHaveLength(1);
  expect(await findEndpoint(harness.services.store, endpointId)).toMatchObject({
    disabledReason: "gone",
  });
});
