// Tests how a product reads its events, whenever and by whichever process they were stored.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { KinwardError, unwrap, type Schemas } from "../client/index.js";
import { emit } from "../server/webhooks/emit.js";
import { consented, UNKNOWN_ID } from "../testing/arrange.js";
import { commitLate } from "../testing/commit-late.js";
import { MINUTE, NOW } from "../testing/fixed.js";
import { ACCOUNT, STARFALL, startTestService, type TestService } from "../testing/service.js";

type Event = Schemas["ListedEvent"];
type Query = NonNullable<Parameters<ReturnType<TestService["as"]>["listWebhookEvents"]>[0]>;

let service: TestService;
const children: Awaited<ReturnType<typeof consented>>["session"][] = [];
beforeAll(async () => {
  service = await startTestService();
  for (let nth = 0; nth < 5; nth++) {
    children.push((await consented(service)).session);
    await service.advance({ minutes: 1 });
  }
});
afterAll(() => service.stop());

const list = async (query: Query, productId = STARFALL) =>
  (await unwrap(service.as(productId).listWebhookEvents(query))).events;
const forward = () => list({ order: "asc", limit: 1000 });

async function collect(events: AsyncIterable<Event>): Promise<Event[]> {
  const all: Event[] = [];
  for await (const event of events) all.push(event);
  return all;
}

describe("events are read forward", () => {
  test("from the beginning, from an instant, or after an event, in the order of storing", async () => {
    const all = await forward();
    expect(all.length).toBeGreaterThan(4);
    expect(all).toEqual((await list({ limit: 1000 })).toReversed());
    const [first, , third] = all as [Event, Event, Event];
    expect(await list({ after: third.id })).toEqual(all.slice(3));
    expect(await list({ after: third.id, order: "asc", limit: 2 })).toEqual(all.slice(3, 5));
    expect(await list({ order: "asc", since: third.createdAt })).toEqual(
      all.filter(({ createdAt }) => createdAt >= third.createdAt),
    );
    expect(await list({ after: first.id, until: third.createdAt })).toEqual(
      all.slice(1).filter(({ createdAt }) => createdAt <= third.createdAt),
    );
    expect(await list({ after: all.at(-1)!.id })).toEqual([]);
  });

  test("after an event and from an instant, whichever is later", async () => {
    const all = await forward();
    const [{ id: after, createdAt }] = all as [Event];
    const since = all.at(-1)!.createdAt;
    expect(since > createdAt).toBe(true);
    expect(await list({ after, since })).toEqual(all.filter((event) => event.createdAt === since));
    expect(await list({ after, since: createdAt, limit: 1000 })).toEqual(all.slice(1));
  });

  test("of one session, one player, one type, or all of these", async () => {
    const all = await forward();
    const { sessionId, kuid } = children[2]!;
    const own = all.filter(({ data }) => "sessionId" in data && data.sessionId === sessionId);
    expect(own.length).toBeGreaterThan(0);
    const { type } = own[0]!;
    expect(await list({ sessionId, order: "asc" })).toEqual(own);
    expect(await list({ sessionId })).toEqual(own.toReversed());
    expect(await list({ kuid, order: "asc" })).toEqual(
      all.filter(({ data }) => "kuid" in data && data.kuid === kuid),
    );
    expect(await list({ sessionId, kuid, type, after: all[0]!.id })).toEqual(
      own.filter((event) => event.type === type && event.id !== all[0]!.id),
    );
    expect(await list({ sessionId, kuid: children[0]!.kuid })).toEqual([]);
    // Events of another product look like events that do not exist.
    for (const sought of [{ sessionId }, { kuid }, { sessionId: UNKNOWN_ID }])
      expect(await list(sought, ACCOUNT)).toEqual([]);
    // Events of the other mode do so too, whatever the query is.
    for (const sought of [{}, { kuid }, { order: "asc" }] as const) {
      const live = service.as(STARFALL, "live").listWebhookEvents(sought);
      expect((await unwrap(live)).events).toEqual([]);
    }
  });

  test("each with the instant at which it happened and the one at which it was stored", async () => {
    const { sessionId } = children[4]!;
    const now = service.clock.now();
    const happened = now - 40 * MINUTE;
    await storeOne(now, { at: happened, session: children[4]! });
    const [event] = await list({ limit: 1 });
    expect(event).toMatchObject({
      type: "Session.Unlink",
      timestamp: new Date(happened).toISOString(),
      occurredAt: new Date(happened).toISOString(),
      createdAt: new Date(now).toISOString(),
    });
    // The event stored last comes last, however long ago it happened.
    expect((await list({ sessionId, since: new Date(now).toISOString() })).length).toBe(1);
  });

  test("never after an event that isn't kept, unless an instant says where to go on", async () => {
    const all = await forward();
    const [first] = all as [Event];
    const others = [
      { client: service.as(), after: UNKNOWN_ID },
      { client: service.as(ACCOUNT), after: first.id },
      { client: service.as(STARFALL, "live"), after: first.id },
    ];
    for (const { client, after } of others)
      expect((await client.listWebhookEvents({ after }).then(errorOf)).status).toBe(404);
    const since = all[3]!.createdAt;
    expect(await list({ after: UNKNOWN_ID, since, limit: 1000 })).toEqual(
      all.filter(({ createdAt }) => createdAt >= since),
    );
    // While the event `after` is stored, it decides.
    expect(await list({ after: all[3]!.id, since, limit: 1000 })).toEqual(all.slice(4));
  });

  test.each<[string, Record<string, unknown>]>([
    ["no events at all", { limit: 0 }],
    ["more than a thousand", { limit: 1001 }],
    ["an unknown order", { order: "forward" }],
    ["something that is no id", { after: "last" }],
    ["a cursor forward", { order: "asc", cursor: "x" }],
    ["an event and a cursor", { after: UNKNOWN_ID, cursor: "x" }],
    ["an event, newest first", { after: UNKNOWN_ID, order: "desc" }],
  ])("and a query for %s is refused", async (_what, query) => {
    expect(await service.as().listWebhookEvents(query).then(errorOf)).toMatchObject({
      status: 400,
      code: "INVALID_INPUT",
    });
  });
});

const errorOf = ({ error }: { error?: KinwardError | undefined }) => {
  if (!error) throw new Error("It was not refused");
  return error;
};

/** Stores an event by a clock of its own. A long transaction commits some time after its writes. */
async function storeOne(
  now: number,
  { at = now, session = children[0]!, seconds = 0 } = {},
): Promise<void> {
  const { store, random } = service.services;
  const scope = { productId: STARFALL, mode: "test" } as const;
  await store.write(async (tx) => {
    const unlinkedAt = new Date(at).toISOString();
    await emit(
      tx,
      { scope, random, now },
      { type: "Session.Unlink", session, at, data: { unlinkedAt } },
    );
    tx.beforeCommit(() => commitLate(tx, seconds));
  });
}

describe("a reader that continues from the last event it saw", () => {
  test("misses nothing that many writers store at once, by clocks that disagree, and sees each once", async () => {
    const [last] = await list({ limit: 1 });
    let isOver = false;
    const writing = Promise.all(
      Array.from({ length: 12 }, async (_, writer) => {
        for (let nth = 0; nth < 25; nth++)
          await storeOne(NOW + ((writer * 7 + nth * 3) % 11) * MINUTE, {
            session: children[(writer + nth) % children.length]!,
            seconds: ((writer * 5 + nth) % 4) / 1000,
          });
      }),
    ).finally(() => (isOver = true));
    const seen: Event[] = [];
    let position = { after: last!.id, since: last!.createdAt };
    for (let wasOver = false; !wasOver;) {
      wasOver = isOver;
      for await (const event of service.as().iterateWebhookEvents({ ...position, limit: 7 })) {
        seen.push(event);
        position = { after: event.id, since: event.createdAt };
      }
    }
    await writing;
    expect(seen).toHaveLength(300);
    expect(seen).toEqual(await list({ after: last!.id, limit: 1000 }));
    const instants = seen.map(({ createdAt }) => createdAt);
    expect(instants).toEqual(instants.toSorted());
    // The events of each session are in the order of their sequence, without gaps.
    for (const { sessionId } of children) {
      const sequences = seen.flatMap(({ data }) =>
        "sequence" in data && data.sessionId === sessionId ? [data.sequence] : [],
      );
      expect(sequences).toEqual(sequences.map((_, nth) => sequences[0]! + nth));
    }
  });

  test("is not thrown back where the event it saw last is erased", async () => {
    const { kuid } = (await consented(service)).session;
    const [, before] = await list({ limit: 2 });
    const seen: string[] = [];
    const reading = service.as().iterateWebhookEvents({ after: before!.id, limit: 1 });
    seen.push((await reading.next()).value!.id);
    await unwrap(service.as().erasePlayer({ kuid }));
    await storeOne(service.clock.now());
    const rest = await collect(reading);
    expect(rest.at(-1)?.type).toBe("Session.Unlink");
  });
});

describe("the client iterates over events", () => {
  test("of all pages, each once, oldest first", async () => {
    const whole = await forward();
    for (const limit of [1, 2, whole.length, 1000])
      expect(await collect(service.as().iterateWebhookEvents({ limit }))).toEqual(whole);
    expect(await collect(service.as().iterateWebhookEvents())).toEqual(whole);
    const { id: after } = whole[10]!;
    expect(await collect(service.as().iterateWebhookEvents({ after, limit: 3 }))).toEqual(
      whole.slice(11),
    );
  });

  test("with the filter on every page", async () => {
    const events = await forward();
    const since = events[2]!.createdAt;
    const type = "Challenge.StateChange";
    const filtered = await collect(service.as().iterateWebhookEvents({ limit: 1, since, type }));
    expect(filtered).toEqual(
      events.filter((event) => event.createdAt >= since && event.type === type),
    );
    expect(filtered.length).toBeLessThan(events.length);
    expect(await collect(service.as().iterateWebhookEvents({ type: "Test" }))).toEqual([]);
  });

  test("with no further page than it has to", async () => {
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

  test("and throws the error of a page that cannot be read", async () => {
    const events = service.as().iterateWebhookEvents({ limit: 0 });
    await expect(collect(events)).rejects.toThrow(KinwardError);
  });
});

test("newest first, a cursor leads through all pages", async () => {
  const found: Event[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await unwrap(
      service.as().listWebhookEvents({ limit: 7, ...(cursor !== undefined && { cursor }) }),
    );
    found.push(...page.events);
    if (page.nextCursor === undefined) break;
    cursor = page.nextCursor;
  }
  expect(found).toEqual((await forward()).toReversed());
  // In ascending order the next page begins after the last event.
  const first = await unwrap(service.as().listWebhookEvents({ order: "asc", limit: 2 }));
  expect(first.nextCursor).toBeUndefined();
});

test("newest first, a cursor and an instant lead to whichever is earlier", async () => {
  const { events, nextCursor: cursor = "" } = await unwrap(
    service.as().listWebhookEvents({ limit: 2 }),
  );
  const all = (await forward()).toReversed();
  const until = all.at(-1)!.createdAt;
  expect(until < events[1]!.createdAt).toBe(true);
  expect(await list({ cursor, until, limit: 1000 })).toEqual(
    all.filter(({ createdAt }) => createdAt <= until),
  );
  expect(await list({ cursor, until: events[0]!.createdAt, limit: 1000 })).toEqual(all.slice(2));
});
