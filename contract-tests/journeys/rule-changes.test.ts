// Tests what a product is sent about a new law and about its own new file.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { letIn } from "../../testing/arrange.js";
import { DAY, HOUR } from "../../testing/fixed.js";
import { PEBBLE, startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

type Default = "player-on" | "player-off" | "prohibited";
const pebble = (guild: Default, more = "") => `
  productId: ${PEBBLE}
  name: Pebble Club
  organisation: pebble
  announceRate: 20
  permissions:
    - { name: guild, custom: { title: Guild, minor: ${guild}, youth: ${guild}, adult: ${guild} } }
    ${more}`;
const MODS = "- { name: mods }";

/** Returns the events of a session, oldest first, without their ids. */
async function eventsOf(sessionId: string) {
  const { events } = await unwrap(service.as(PEBBLE).listWebhookEvents({ limit: 100 }));
  return events
    .filter(({ data }) => "sessionId" in data && data.sessionId === sessionId)
    .map(({ type, timestamp, data }) => ({ type, timestamp, ...data }))
    .reverse();
}
const read = (sessionId: string) => unwrap(service.as(PEBBLE).getSession({ sessionId }));
const apply = async (file: string) => {
  await service.apply(file);
  await service.advance(HOUR);
};
const guild = (enabled: boolean, managedBy: string) => ({ name: "guild", enabled, managedBy });

describe("a product file that changes what players may do", () => {
  test("is announced to every session that it changes, once, and to no other", async () => {
    await apply(pebble("player-on"));
    const { sessionId } = await letIn(service, PEBBLE);
    const before = await read(sessionId);
    const appliedAt = new Date(service.clock.now()).toISOString();
    await apply(pebble("prohibited"));
    expect(await eventsOf(sessionId)).toMatchObject([
      {
        type: "Session.ChangePermissions",
        timestamp: appliedAt,
        cause: "configuration",
        permissions: [guild(false, "PROHIBITED")],
      },
    ]);
    const after = await read(sessionId);
    expect(after.permissions).toEqual([guild(false, "PROHIBITED")]);
    expect(after.etag).not.toBe(before.etag);
    // A new name changes nothing for players.
    await apply(pebble("prohibited").replace("Pebble Club", "Pebble Club 2"));
    expect(await eventsOf(sessionId)).toHaveLength(1);
  });

  test("what was prohibited is off afterwards, until it is enabled again", async () => {
    await apply(pebble("player-on"));
    const { sessionId } = await letIn(service, PEBBLE);
    expect((await read(sessionId)).permissions).toEqual([guild(true, "PLAYER")]);
    await apply(pebble("prohibited"));
    await apply(pebble("player-on"));
    expect((await read(sessionId)).permissions).toEqual([guild(false, "PLAYER")]);
    const requestedPermissions = [{ name: "guild" }];
    await unwrap(service.as(PEBBLE).upgradeSession({ sessionId, requestedPermissions }));
    expect((await read(sessionId)).permissions).toEqual([guild(true, "PLAYER")]);
    expect((await eventsOf(sessionId)).map((event) => "cause" in event && event.cause)).toEqual([
      "configuration",
      "configuration",
      "product",
    ]);
  });

  test("a permission that was removed is listed as prohibited, and comes back off", async () => {
    await apply(pebble("player-on", MODS));
    const { sessionId } = await letIn(service, PEBBLE);
    const mods = async () =>
      (await read(sessionId)).permissions.find(({ name }) => name === "mods")?.enabled;
    expect(await mods()).toBe(true);
    await apply(pebble("player-on"));
    expect(await eventsOf(sessionId)).toMatchObject([
      { permissions: [{ name: "mods", enabled: false, managedBy: "PROHIBITED" }] },
    ]);
    await apply(pebble("player-on", MODS));
    expect(await mods()).toBe(false);
  });

  test("ends nothing that was asked of a guardian", async () => {
    await apply(pebble("player-on"));
    const { sessionId } = await letIn(service, PEBBLE);
    const asked = { sessionId, type: "extra-time" } as const;
    const ask = () => unwrap(service.as(PEBBLE).requestScreentimeOverride(asked));
    const pending = await ask();
    await apply(pebble("prohibited"));
    expect(await ask()).toEqual(pending);
  });

  test("two files at once are announced one after the other, by the second's end as it stands", async () => {
    await apply(pebble("player-on"));
    const { sessionId } = await letIn(service, PEBBLE);
    await service.apply(pebble("prohibited"));
    service.clock.advanceTo(service.clock.now() + 1);
    await service.apply(pebble("player-off"));
    await service.advance(HOUR);
    expect(await eventsOf(sessionId)).toMatchObject([
      { permissions: [guild(false, "PROHIBITED")] },
      { permissions: [guild(false, "PLAYER")] },
    ]);
  });

  test("goes to no more sessions in a second than announceRate", async () => {
    await apply(pebble("player-on"));
    const ids: string[] = [];
    for (let nth = 0; nth < 120; nth += 1) ids.push((await letIn(service, PEBBLE)).sessionId);
    await service.apply(pebble("prohibited"));
    const announced = async () =>
      (
        await service.database.query<{ n: number }>(
          `select count(*) as n from events where session_id in (${ids.map((id) => `'${id}'`).join()})`,
        )
      )[0]?.n;
    await service.advance(1_000);
    expect(Number(await announced())).toBeLessThanOrEqual(70);
    // The rest takes at most five seconds more.
    await service.advance(5_000);
    expect(Number(await announced())).toBe(120);
    // A page has its default size.
    const { events } = await unwrap(service.as(PEBBLE).listWebhookEvents({}));
    expect(events).toHaveLength(50);
  });
});

describe("a law that takes effect", () => {
  /** The Union's Digital Services Act: no targeted advertising to minors. At midnight in Vienna. */
  const EFFECTIVE = Date.parse("2024-02-16T23:00:00Z");
  let then: TestService;
  beforeAll(async () => {
    then = await startTestService({ now: EFFECTIVE - DAY, seed: "then" });
  });
  afterAll(() => then.stop());

  test("is announced on its day with what it changed, and takes the setting with it", async () => {
    const client = then.as();
    const { session } = await unwrap(client.checkAge({ jurisdiction: "AT", age: 15 }));
    const { sessionId = "" } = session ?? {};
    const requestedPermissions = [{ name: "targeted-ads" }];
    await unwrap(client.upgradeSession({ sessionId, requestedPermissions }));
    const stored = async (): Promise<unknown> => {
      const rows = await then.database.query<{ settings: string }>(
        `select settings from sessions where session_id = '${sessionId}'`,
      );
      return JSON.parse(rows[0]?.settings ?? "{}");
    };
    const told = async () =>
      (await unwrap(client.listWebhookEvents({ type: "Session.ChangePermissions" }))).events.map(
        ({ timestamp, data }) => ({ timestamp, ...data }),
      );
    await then.advance(DAY - 1);
    expect(await told()).toMatchObject([{ cause: "product" }]);
    expect(await stored()).toMatchObject({ "targeted-ads": "on" });
    await then.advance(1);
    const [event, ...earlier] = await told();
    expect(earlier).toHaveLength(1);
    expect(event).toMatchObject({ cause: "law", timestamp: new Date(EFFECTIVE).toISOString() });
    expect(event).toMatchObject({
      permissions: expect.arrayContaining([
        { name: "targeted-ads", enabled: false, managedBy: "PROHIBITED" },
      ]) as unknown,
    });
    expect(await stored()).toMatchObject({ "targeted-ads": "off" });
    await then.advance(2 * DAY);
    expect(await told()).toHaveLength(2);
  });
});
