// What a product reports of a player's activity.
import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";

import { unwrap, type Schemas } from "../../client/index.js";
import { UNKNOWN_ID } from "../../testing/arrange.js";
import { aKid, type Kid } from "../../testing/kid.js";
import { PEBBLE, startTestService, type TestService } from "../../testing/service.js";

const DAY = 86_400_000;

const fileWith = (schema: object) => `
productId: 101
name: Starfall
organisation: aurora
essentialProductIds: [102]
permissions: [{ name: multiplayer }]
activityTypes:
  - { name: match-played, schema: ${JSON.stringify(schema)} }
  - { name: level-reached, schema: {} }
`;
const MATCH = {
  type: "object",
  additionalProperties: false,
  required: ["map", "minutes"],
  properties: {
    map: { type: "string", pattern: "^[A-Z]" },
    minutes: { type: "integer", minimum: 0, maximum: 1440 },
    players: {
      type: "array",
      items: { type: "object", properties: { team: { enum: ["a", "b"] } } },
    },
  },
};

let service: TestService;
let kid: Kid;
beforeAll(async () => {
  service = await startTestService();
  await service.apply(fileWith(MATCH));
});
afterAll(() => service.stop());
beforeEach(async () => {
  kid = await aKid(service);
});

type ActivityRecord = Schemas["ActivityRecord"];

const played = (change: Partial<ActivityRecord> = {}): ActivityRecord => ({
  id: randomUUID(),
  type: "match-played",
  timestamp: kid.at(),
  data: { map: "Harbour", minutes: 12 },
  ...change,
});
const attempt = (...events: ActivityRecord[]) =>
  service.as().pushActivity({ sessionId: kid.sessionId, events });
const push = (...events: ActivityRecord[]) => unwrap(attempt(...events));
const stored = () => service.database.count("activity_records");

describe("a batch of activity", () => {
  test("has a result for each record, in order, with the reason and the place of what is wrong", async () => {
    const records = [
      played(),
      played({ type: "boss-defeated" }),
      played({ data: { map: "Harbour", minutes: "twelve" } }),
      played({ data: { map: "Harbour", minutes: 1, players: [{ team: "a" }, { team: "c" }] } }),
      played({ data: { map: "Harbour" } }),
      played({ data: { map: "Harbour", minutes: 1, "chat/log": "x" } }),
      played({ data: { map: "harbour", minutes: 1 } }),
      played({ type: "level-reached", data: {} }),
    ];
    const { events, accepted, rejected, sessionId } = await push(...records);
    expect([sessionId, accepted, rejected]).toEqual([kid.sessionId, 2, 6]);
    const rejection = (index: number, reason: string, path?: string, message?: string) => ({
      id: records[index]?.id,
      status: "rejected",
      reason,
      ...(path !== undefined && { path, message }),
    });
    expect(events).toEqual([
      { id: records[0]?.id, status: "accepted" },
      rejection(1, "unknown-type"),
      rejection(2, "invalid-data", "/minutes", "minutes must be integer."),
      rejection(
        3,
        "invalid-data",
        "/players/1/team",
        "players.1.team must be equal to one of the allowed values.",
      ),
      rejection(4, "invalid-data", "/minutes", "minutes is required."),
      rejection(5, "invalid-data", "/chat~1log", "data is not a known field."),
      rejection(6, "invalid-data", "/map", 'map must match pattern "^[A-Z]".'),
      { id: records[7]?.id, status: "accepted" },
    ]);
  });

  test("of a thousand with every tenth bad stores the other nine hundred", async () => {
    const before = await stored();
    const { accepted, rejected } = await push(
      ...Array.from({ length: 1000 }, (_, index) => played(index % 10 === 0 ? { data: {} } : {})),
    );
    expect([accepted, rejected, (await stored()) - before]).toEqual([900, 100, 900]);
  });

  test.each([
    ["that no one has", UNKNOWN_ID],
    ["that is revoked", undefined],
  ])("for a session %s is refused as a whole", async (_what, unknown) => {
    const { sessionId } = kid;
    if (unknown === undefined) await unwrap(service.as().revokeSession({ sessionId }));
    const before = await stored();
    const answer = await service
      .as()
      .pushActivity({ sessionId: unknown ?? sessionId, events: [played()] });
    expect([answer.error?.code, await stored()]).toEqual(["NOT_FOUND", before]);
  });

  test("for a session of another product is refused like one that no one has", async () => {
    const { error } = await service
      .as(PEBBLE)
      .pushActivity({ sessionId: kid.sessionId, events: [played()] });
    expect(error?.code).toBe("NOT_FOUND");
  });

  test("with data 33 levels deep rejects that record, and 32 levels are taken", async () => {
    const deep = (levels: number): Record<string, unknown> =>
      levels === 1 ? {} : { inner: deep(levels - 1) };
    const level = (levels: number) => played({ type: "level-reached", data: deep(levels) });
    const [taken, tooDeep] = (await push(level(32), level(33))).events;
    expect([taken?.status, tooDeep]).toEqual([
      "accepted",
      expect.objectContaining({ reason: "invalid-event", path: "/data" }),
    ]);
  });
});

describe("a record of activity", () => {
  test.each([
    ["a minute ahead", 60_000, undefined],
    ["more than a minute ahead", 60_001, "future-timestamp"],
    ["400 days ago", -400 * DAY, undefined],
    ["longer ago", -400 * DAY - 1, "too-old"],
  ])("%s is answered as it should be", async (_what, ms, reason) => {
    const { events } = await push(played({ timestamp: kid.at(ms) }));
    expect(events[0]).toMatchObject(
      reason === undefined ? { status: "accepted" } : { status: "rejected", reason },
    );
  });

  test("counts on the day on the clock of the schedule, and of UTC without one", async () => {
    const days = async () => {
      const rows = await service.database.query<{ local_date: string }>(
        `select local_date from activity_days where session_id = '${kid.sessionId}'`,
      );
      return rows.map(({ local_date }) => local_date);
    };
    const timestamp = `${kid.at(-2 * DAY).slice(0, 10)}T23:30:00.000Z`;
    await push(played({ timestamp }));
    expect(await days()).toEqual([kid.at(-2 * DAY).slice(0, 10)]);
    await kid.schedule({ timezone: "Asia/Tokyo" });
    await push(played({ timestamp }));
    expect((await days()).toSorted()).toEqual([-2, -1].map((n) => kid.at(n * DAY).slice(0, 10)));
  });

  test("that was stored is accepted again whatever it says, and is stored once for ever", async () => {
    const { id } = played();
    await push(played({ id }));
    const before = await stored();
    const again = await push(played({ id, type: "none", data: {} }), played({ id }));
    expect([again.accepted, await stored()]).toEqual([2, before]);
    const first = kid;
    kid = await aKid(service);
    // An id remains its child's even when only the id is kept.
    await push(played({ id }));
    expect(await stored()).toBe(before + 1);
    await service.advance({ days: 92 });
    await service.tidy();
    kid = first;
    expect([(await push(played({ id }))).accepted, await stored()]).toEqual([1, 0]);
    kid = await aKid(service);
    expect([(await push(played({ id }))).accepted, await stored()]).toEqual([1, 1]);
  });

  test("counts by its type and day, also beside others of its batch", async () => {
    const [today, before] = [0, -DAY].map((ms) => `${kid.at(ms - DAY).slice(0, 10)}T22:00:00.000Z`);
    const level = { type: "level-reached", data: {} };
    const at = (timestamp = "") => played({ timestamp });
    await push(at(today), at(today), at(before), { ...at(today), ...level });
    expect(
      await service.database.query(
        `select local_date as day, type, count from activity_days where session_id = '${kid.sessionId}' order by 1, 2`,
      ),
    ).toEqual(
      [
        [before, "match-played", 1],
        [today, "level-reached", 1],
        [today, "match-played", 2],
      ].map(([day, type, count]) => ({ day: String(day).slice(0, 10), type, count })),
    );
  });

  test("of a player who was erased since is accepted of another, and is not stored again", async () => {
    const [gone, own] = [played(), played()];
    await push(gone);
    await unwrap(service.as().erasePlayer({ kuid: kid.kuid }));
    kid = await aKid(service);
    await push(own);
    const before = await stored();
    expect([(await push(gone, own)).accepted, await stored()]).toEqual([2, before]);
  });

  test("that was rejected may be corrected and sent again", async () => {
    const wrong = played({ data: {} });
    await push(wrong);
    expect((await push({ ...wrong, data: { map: "Harbour", minutes: 3 } })).accepted).toBe(1);
  });
});

describe("a schema that could stall the service", () => {
  test("is refused when the file is applied, with the place of the fault", async () => {
    const schema = { properties: { name: { type: "string", pattern: "^(?=a+)+$" } } };
    await expect(service.apply(fileWith(schema))).rejects.toThrow(
      "activityTypes: the schema of match-played at /properties/name/pattern",
    );
  });

  test("by its pattern alone is matched in proportion to the text", async () => {
    await service.apply(fileWith({ properties: { name: { type: "string", pattern: "^(a+)+$" } } }));
    const { events } = await push(played({ data: { name: `${"a".repeat(100_000)}!` } }));
    expect(events[0]).toMatchObject({ reason: "invalid-data", path: "/name" });
    await service.apply(fileWith(MATCH));
  });
});
