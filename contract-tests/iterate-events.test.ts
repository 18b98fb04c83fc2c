import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { KinwardError, unwrap, type Schemas } from "../client/index.js";
import { consented } from "../testing/arrange.js";
import { STARFALL, startTestService, type TestService } from "../testing/service.js";

type Event = Schemas["ListedEvent"];

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  for (let nth = 0; nth < 5; nth++) {
    await consented(service);
    await service.advance({ minutes: 1 });
  }
});
afterAll(() => service.stop());

async function collect(events: AsyncIterable<Event>): Promise<Event[]> {
  const all: Event[] = [];
  for await (const event of events) all.push(event);
  return all;
}

test("iterates over the events of all pages, each once, newest first", async () => {
  const whole = (await unwrap(service.as().listWebhookEvents({ limit: 100 }))).events;
  expect(whole.length).toBeGreaterThan(4);
  for (const limit of [1, 2, whole.length, 100]) {
    const iterated = await collect(service.as().iterateWebhookEvents({ limit }));
    expect(iterated).toEqual(whole);
  }
  expect(await collect(service.as().iterateWebhookEvents())).toEqual(whole);
});

test("keeps the filter on every page", async () => {
  const events = await collect(service.as().iterateWebhookEvents({ limit: 1 }));
  const since = events[2]!.timestamp;
  const type = "Challenge.StateChange";
  const filtered = await collect(service.as().iterateWebhookEvents({ limit: 1, since, type }));
  expect(filtered).toEqual(
    events.filter((event) => event.timestamp >= since && event.type === type),
  );
  expect(filtered.length).toBeLessThan(events.length);
  // Both instants are within.
  const until = events[1]!.timestamp;
  expect(await collect(service.as().iterateWebhookEvents({ limit: 1, since, until }))).toEqual(
    events.filter(({ timestamp }) => timestamp >= since && timestamp <= until),
  );
  expect(await collect(service.as().iterateWebhookEvents({ type: "Test" }))).toEqual([]);
});

test("gets no further page than it has to", async () => {
  let requests = 0;
  const counted = service.as(STARFALL, "test", {
    fetch: (url, init) => {
      requests += 1;
      return fetch(url, init);
    },
  });
  for await (const event of counted.iterateWebhookEvents({ limit: 2 })) {
    expect(event.id).toBeDefined();
    break;
  }
  expect(requests).toBe(1);
});

test("throws the error of a page that cannot be read", async () => {
  const events = service.as().iterateWebhookEvents({ limit: 0 });
  await expect(collect(events)).rejects.toThrow(KinwardError);
});
