// What stands in line for an endpoint, on whatever engine keeps the time.
import { afterEach, beforeEach, expect, test } from "@jest/globals";

import { DAY, HOUR, MINUTE } from "../../testing/services.js";
import { findEndpoint } from "../store/endpoints.js";
import { listWakeups } from "../store/wakeups.js";
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

const line = () => listWakeups(harness.services.store, { failing: false });

test("what fails is tried again after its pauses, and arrives once the receiver takes it", async () => {
  receiver.behaviour = (request, response, nth) =>
    answers(nth < 4 ? 500 : 204)(request, response, nth);
  await harness.endpoint(receiver.url);
  const eventId = await harness.emit(sampleTest);
  await harness.advance(6 * MINUTE);
  expect(receiver.received).toHaveLength(3);
  await harness.advance(HOUR);
  expect(receiver.ids).toEqual(Array.from({ length: 4 }, () => eventId));
  expect(await harness.attempts(eventId)).toEqual(["1 500", "2 500", "3 500", "4 204"]);
  expect(await line()).toEqual([]);
});

test("what is never taken is given up after ten attempts, three days long", async () => {
  receiver.behaviour = answers(500);
  await harness.endpoint(receiver.url);
  const eventId = await harness.emit(sampleTest);
  await harness.advance(4 * DAY);
  expect(await harness.attempts(eventId)).toHaveLength(10);
  expect(await line()).toEqual([]);
});

test("what comes while another waits for its next attempt does not wait with it", async () => {
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

test("an endpoint that is gone gets nothing more", async () => {
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
