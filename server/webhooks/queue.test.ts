// The queue of an endpoint.
import { afterEach, beforeEach, expect, test } from "@jest/globals";

import { DAY, HOUR, MINUTE } from "../../testing/fixed.js";
import { findEndpoint } from "../store/events/endpoints.js";
import { listWakeups } from "../store/wakeups/list.js";
import { startWebhookService, sampleTest, type WebhookService } from "../../testing/webhooks.js";
import { answers, Receiver } from "../../testing/receiver.js";

let service: WebhookService;
let receiver: Receiver;
beforeEach(async () => {
  service = await startWebhookService();
  receiver = await Receiver.open();
});
afterEach(async () => {
  await service.stop();
  await receiver[Symbol.asyncDispose]();
});

const queue = () => listWakeups(service.services.store, { failing: false });

test("a delivery that fails is retried after its pauses, and arrives once the receiver accepts it", async () => {
  receiver.behaviour = (request, response, nth) =>
    answers(nth < 4 ? 500 : 204)(request, response, nth);
  await service.endpoint(receiver.url);
  const eventId = await service.emit(sampleTest);
  await service.advance(6 * MINUTE);
  expect(receiver.received).toHaveLength(3);
  await service.advance(HOUR);
  expect(receiver.ids).toEqual(Array.from({ length: 4 }, () => eventId));
  expect(await service.attempts(eventId)).toEqual(["1 500", "2 500", "3 500", "4 204"]);
  expect(await queue()).toEqual([]);
});

test("a delivery that is never accepted fails for good after ten attempts in three days", async () => {
  receiver.behaviour = answers(500);
  await service.endpoint(receiver.url);
  const eventId = await service.emit(sampleTest);
  await service.advance(4 * DAY);
  expect(await service.attempts(eventId)).toHaveLength(10);
  expect(await queue()).toEqual([]);
});

test("a new delivery does not wait for one that is to be retried", async () => {
  receiver.behaviour = (request, response, nth) =>
    answers(nth === 1 ? 500 : 204)(request, response, nth);
  await service.endpoint(receiver.url);
  const first = await service.emit(sampleTest);
  await service.settle();
  const second = await service.emit(sampleTest);
  await service.settle();
  expect(receiver.ids).toEqual([first, second]);
  await service.advance(10_000);
  expect(receiver.ids).toEqual([first, second, first]);
});

test("an endpoint that returns 410 gets nothing more", async () => {
  receiver.behaviour = answers(410);
  const { endpointId } = await service.endpoint(receiver.url);
  await service.emit(sampleTest);
  await service.settle();
  await service.emit(sampleTest);
  await service.advance(DAY);
  expect(receiver.received).toHaveLength(1);
  expect(await findEndpoint(service.services.store, { endpointId })).toMatchObject({
    disabledReason: "gone",
  });
});
