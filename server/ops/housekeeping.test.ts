// What is forgotten by the clock, and not a day earlier.
import { readFileSync } from "node:fs";

import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { parse, stringify } from "yaml";

import { unwrap } from "../../client/index.js";
import { challenged, consented, GUARDIAN, letIn } from "../../testing/arrange.js";
import { openPage } from "../../testing/pages.js";
import { Kid } from "../../testing/kid.js";
import { ACCOUNT, startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.stop());

/** Goes on so long, and tidies. */
async function after(time: { days?: number; minutes?: number }): Promise<void> {
  await service.advance(time);
  await service.tidy();
}

/** The demo's first product, with these days of retention in its file. */
async function keep(retentionDays: object): Promise<void> {
  const file = new URL("../products/demo/starfall.yaml", import.meta.url);
  const product = parse(readFileSync(file, "utf8")) as object;
  await service.apply(stringify({ ...product, retentionDays }));
}

describe.each([
  ["the usual", {}, { events: 30, screentime: 90 }],
  ["the product's own", { webhooks: 7, screentime: 14 }, { events: 7, screentime: 14 }],
])("with %s days of retention", (_, own, days) => {
  beforeEach(() => keep(own));

  test("an event is listed to its last day, and then forgotten with its deliveries", async () => {
    const { sessionId } = await letIn(service);
    await unwrap(service.as().revokeSession({ sessionId }));
    await service.settle();
    const listed = async () =>
      (await unwrap(service.as().listWebhookEvents({ type: "Session.Revoked" }))).events.length;
    await after({ days: days.events, minutes: -1 });
    expect(await listed()).toBe(1);
    await after({ minutes: 1 });
    expect(await listed()).toBe(0);
    expect(await service.database.count("events")).toBe(0);
  });

  test("a day of play is kept to its last day, and then forgotten", async () => {
    const kid = new Kid(service, await letIn(service));
    await kid.schedule();
    await kid.push({ timestamp: kid.at(-60_000), durationSeconds: 60 });
    const kept = () => service.database.count("screentime_days");
    await after({ days: days.screentime });
    expect(await kept()).toBe(1);
    await after({ days: 1 });
    expect(await kept()).toBe(0);
  });
});

test("a mailed link, with its address, is kept for 30 days after it expired, and then forgotten", async () => {
  const { challengeId, url = "" } = await challenged(service);
  // One that was opened stays.
  await openPage(service, url);
  await unwrap(service.as().sendChallengeEmail({ challengeId, email: GUARDIAN }));
  const kept = () => service.database.count("mailed_links");
  await after({ days: 14 + 30, minutes: -1 });
  expect(await kept()).toBe(1);
  await after({ minutes: 1 });
  expect(await kept()).toBe(0);
});

describe("a consent that was withdrawn", () => {
  const withdrawn = async () => {
    const { session } = await consented(service);
    const kid = new Kid(service, session);
    await kid.schedule();
    await kid.push({ timestamp: kid.at(-60_000), durationSeconds: 60 });
    await unwrap(service.as().revokeSession({ sessionId: kid.sessionId }));
    return kid;
  };
  const rows = async (...tables: string[]) => {
    const counted: Record<string, number> = {};
    for (const table of tables) counted[table] = await service.database.count(table);
    return counted;
  };

  test("takes everything that only it allowed to keep along after 14 days, and leaves its proof", async () => {
    await withdrawn();
    const own = ["sessions", "players", "screentime_days", "challenges", "session_guardians"];
    const proof = await rows("decisions", "ledger_entries");
    await after({ days: 14, minutes: -1 });
    expect(await rows("sessions", "players")).toEqual({ sessions: 1, players: 1 });
    await after({ minutes: 1 });
    expect(await rows(...own)).toEqual(Object.fromEntries(own.map((table) => [table, 0])));
    expect(await rows("decisions", "ledger_entries")).toEqual(proof);
    expect(service.log).toContainEqual(
      expect.objectContaining({
        msg: "data was purged",
        productId: 101,
        deleted: { withdrawal: 1 },
      }),
    );
    expect(
      await service.database.query(
        "select actor, target from audit_log where action = 'data-purged'",
      ),
    ).toEqual([{ actor: "service:retention", target: "product:101" }]);
  });

  test("leaves what another product stores of the player", async () => {
    const { kuid } = await withdrawn();
    const { challenges } = await unwrap(
      service.as(ACCOUNT).createBulkChallenges({
        jurisdiction: "US-CA",
        requestedProductIds: [ACCOUNT],
        kuid,
      }),
    );
    await unwrap(
      service.as(ACCOUNT).setChallengeStatus({
        challengeId: challenges[0]?.challenge.challengeId ?? "",
        status: "PASS",
        email: GUARDIAN,
      }),
    );
    await after({ days: 14 });
    expect(await rows("sessions", "players")).toEqual({ sessions: 1, players: 1 });
    await unwrap(service.as(ACCOUNT).getSession({ kuid }));
  });
});

test("a player who asked at the age gate and never came back is forgotten with the challenge", async () => {
  await challenged(service);
  await after({ days: 30, minutes: -1 });
  expect(await service.database.count("players")).toBe(1);
  await after({ minutes: 1 });
  expect(await service.database.count("players")).toBe(0);
});

test("a mail is kept for 30 days", async () => {
  const { challengeId } = await challenged(service);
  await unwrap(service.as().sendChallengeEmail({ challengeId, email: GUARDIAN }));
  await after({ days: 30, minutes: -1 });
  expect(await service.database.count("mails")).toBe(1);
  await after({ minutes: 1 });
  expect(await service.database.count("mails")).toBe(0);
});
