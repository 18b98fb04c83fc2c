// A product's own id of a player: given once, found everywhere.
import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import {
  ADULT,
  challenged,
  EIGHT_YEAR_OLD,
  GUARDIAN,
  letIn,
  UNKNOWN_ID,
} from "../../testing/arrange.js";
import { openPage, postForm } from "../../testing/pages.js";
import { ACCOUNT, PEBBLE, startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());

/** What makes an adult a child. */
const YOUNG = { name: "ios-platform", ageLow: 5, ageHigh: 8 } as const;

let count = 0;
const fresh = () => `user ${++count} – ✓`;
const client = () => service.as();
const get = (ids: object, product?: number) => service.as(product).getSession(ids);

/** Makes an adult with an external id. */
async function named(externalId = fresh()) {
  const { session } = await unwrap(client().checkAge({ ...ADULT, externalId }));
  return { externalId, ...session! };
}

test("an id given at the age gate is in the session and its etag, and finds it in this product and mode alone", async () => {
  const { externalId, sessionId, kuid, etag } = await named();
  const { data, response } = await get({ externalId });
  expect(data).toMatchObject({ sessionId, kuid, externalId, etag });
  expect(response.headers.get("ETag")).toContain(etag);
  expect((await get({ externalId, sessionId, kuid })).data).toMatchObject({ sessionId });
  expect((await get({ externalId, etag })).response.status).toBe(304);
  const unknown = await get({ externalId: fresh() });
  expect(unknown.error).toMatchObject({ status: 404, code: "NOT_FOUND" });
  for (const answer of [
    await get({ externalId }, ACCOUNT),
    await get({ externalId }, PEBBLE),
    await service.as(101, "live").getSession({ externalId }),
    await get({ externalId, kuid: (await letIn(service)).kuid }),
    await get({ externalId, sessionId: (await letIn(service)).sessionId }),
    await get({ externalId: fresh(), sessionId }),
  ])
    expect(answer.error).toMatchObject({ code: "NOT_FOUND", message: unknown.error?.message });
});

test("an upgrade by that id alone is refused, and says where the player's other ids are", async () => {
  const { externalId } = await named();
  const before = await service.rows();
  const refused = await client().upgradeSession({ externalId, requestedPermissions: [] });
  expect(refused.error).toMatchObject({
    code: "INVALID_INPUT",
    message: "Send sessionId or kuid. GET /session/get finds them by externalId.",
  });
  expect(await service.rows()).toEqual(before);
});

test("other products, and live mode, may know other players by the same id", async () => {
  const { externalId, sessionId } = await named();
  for (const other of [service.as(ACCOUNT), service.as(PEBBLE), service.as(101, "live")]) {
    const { session } = await unwrap(other.checkAge({ ...ADULT, externalId }));
    expect(session).toMatchObject({ externalId });
    expect(session?.sessionId).not.toBe(sessionId);
    expect(await unwrap(other.getSession({ externalId }))).toMatchObject({
      sessionId: session?.sessionId,
    });
  }
});

test("another player's id is refused everywhere, and changes nothing", async () => {
  const { externalId } = await named();
  const { sessionId, kuid } = await named();
  const before = await service.rows();
  const jurisdiction = "US-CA";
  for (const ask of [
    () => client().checkAge({ ...ADULT, externalId }),
    () => client().checkAge({ ...EIGHT_YEAR_OLD, externalId }),
    () => client().checkAge({ jurisdiction, kuid, externalId }),
    () => client().upgradeSession({ sessionId, requestedPermissions: [], externalId }),
    () => client().upgradeSession({ kuid, requestedPermissions: [], externalId }),
    () =>
      client().createBulkChallenges({
        jurisdiction,
        requestedProductIds: [101, ACCOUNT],
        kuid,
        externalId,
      }),
    () =>
      client().createBulkChallenges({
        ...{ jurisdiction, requestedProductIds: [101, ACCOUNT], kuid: randomUUID(), externalId },
      }),
    () => client().generateAgeGateUrl({ jurisdiction, externalId }),
    () => client().generateAgeGateUrl({ jurisdiction, kuid, externalId }),
    () => client().generateE2eUrl({ jurisdiction, externalId }),
    () => client().generateE2eUrl({ jurisdiction, kuid, age: 30, externalId }),
  ]) {
    const { error } = await ask();
    expect([String(ask), error?.code, error?.message]).toEqual([
      String(ask),
      "CONFLICT",
      "externalId: another player has it. Send the kuid of that player with it.",
    ]);
  }
  expect(await service.rows()).toEqual(before);
});

test.each([
  "",
  "x".repeat(129),
  "a\u0007b",
  "a\u202eb",
  "a\u2028b",
  "a\u200bb",
  "a\u0085b",
  "\ud800",
])(
  "an id that isn't 1 to 128 printable characters is refused, and changes nothing: %j",
  async (externalId) => {
    const { sessionId } = await letIn(service);
    const before = await service.rows();
    for (const { error } of [
      await client().checkAge({ ...ADULT, externalId }),
      await client().upgradeSession({ sessionId, requestedPermissions: [], externalId }),
      await client().generateE2eUrl({ jurisdiction: "US-CA", externalId }),
    ])
      expect(error?.code).toBe("INVALID_INPUT");
    expect(await service.rows()).toEqual(before);
  },
);

test("an upgrade gives an id to a session and replaces it, and each read since has another etag", async () => {
  const { sessionId, kuid, etag } = await letIn(service);
  const [first, second] = [fresh(), fresh()];
  const etags = [etag];
  for (const externalId of [first, first, second]) {
    const result = await unwrap(
      client().upgradeSession({ sessionId, requestedPermissions: [], externalId }),
    );
    expect(result).toMatchObject({ externalId, kuid });
    const read = await unwrap(client().getSession({ sessionId }));
    expect(read).toMatchObject({ externalId });
    etags.push(read.etag);
  }
  expect(new Set(etags).size).toBe(3);
  expect(etags[1]).toBe(etags[2]);
  expect((await get({ externalId: first })).error?.code).toBe("NOT_FOUND");
  // The id is free again.
  expect(await named(first)).toMatchObject({ externalId: first });
});

test("an id given with a kuid is that player's from then on, whatever they have", async () => {
  const { sessionId, kuid } = await letIn(service);
  const externalId = fresh();
  const { session } = await unwrap(client().checkAge({ jurisdiction: "US-CA", kuid, externalId }));
  expect(session).toMatchObject({ sessionId, externalId });

  const child = await challenged(service);
  const asked = { jurisdiction: "US-CA", kuid: child.kuid, externalId: fresh() };
  const { challenge } = await unwrap(client().checkAge(asked));
  const challengeId = challenge?.challengeId ?? "";
  expect(challengeId).toBe(child.challengeId);
  await unwrap(client().setChallengeStatus({ challengeId, status: "PASS" }));
  expect(await unwrap(client().getSession({ externalId: asked.externalId }))).toMatchObject({
    kuid: child.kuid,
  });
});

test("create-bulk gives the id to the calling product alone", async () => {
  const [kuid, externalId] = [randomUUID(), fresh()];
  const bulk = { jurisdiction: "US-CA", requestedProductIds: [101, ACCOUNT], kuid, externalId };
  const { challenges } = await unwrap(client().createBulkChallenges(bulk));
  for (const { productId, challenge } of challenges) {
    const { challengeId } = challenge;
    await service.as(productId).setChallengeStatus({ challengeId, status: "PASS" });
  }
  expect((await get({ kuid })).data).toMatchObject({ externalId });
  expect((await get({ kuid }, ACCOUNT)).data).not.toHaveProperty("externalId");
  expect((await get({ externalId }, ACCOUNT)).error?.code).toBe("NOT_FOUND");
});

describe("a widget", () => {
  const answer = async (url: string) =>
    postForm(service, url, {
      page: await openPage(service, url),
      choices: [
        ["day", "9"],
        ["month", "4"],
        ["year", "1990"],
      ],
    });

  test("gives the id to the player who answers; another of the same id finds that player", async () => {
    const externalId = fresh();
    const asked = { jurisdiction: "US-CA", externalId };
    const links = [
      await unwrap(client().generateAgeGateUrl(asked)),
      await unwrap(client().generateE2eUrl(asked)),
    ];
    for (const { url } of links) expect((await answer(url)).status).toBe(303);
    expect(await unwrap(client().getSession({ externalId }))).toMatchObject({ externalId });
    const rows = await service.rows();
    expect((await answer(links[0]!.url)).status).not.toBe(500);
    expect(await service.rows()).toEqual(rows);
  });

  test("of the age gate lets the player in who is named by a kuid", async () => {
    const { kuid, sessionId } = await letIn(service);
    const externalId = fresh();
    const { url } = await unwrap(
      client().generateAgeGateUrl({ jurisdiction: "US-CA", kuid, externalId }),
    );
    await answer(url);
    expect((await get({ externalId })).data).toMatchObject({ kuid, sessionId });
    const unknown = randomUUID();
    const next = await unwrap(
      client().generateAgeGateUrl({ jurisdiction: "US-CA", kuid: unknown }),
    );
    await answer(next.url);
    expect((await get({ kuid: unknown })).data).toMatchObject({ kuid: unknown });
  });

  test("gives a kuid that both modes know an id of its own in each", async () => {
    const kuid = randomUUID();
    const ids = { test: fresh(), live: fresh() };
    for (const mode of ["test", "live"] as const) {
      const asked = { jurisdiction: "US-CA", kuid, externalId: ids[mode] };
      await answer((await unwrap(service.as(101, mode).generateAgeGateUrl(asked))).url);
    }
    for (const mode of ["test", "live"] as const)
      expect((await service.as(101, mode).getSession({ kuid })).data).toMatchObject({
        externalId: ids[mode],
      });
  });
});

test("events name the player by the id, also those of a challenge before there is a session", async () => {
  const externalId = fresh();
  const { challenge } = await unwrap(client().checkAge({ ...EIGHT_YEAR_OLD, externalId }));
  const challengeId = challenge?.challengeId ?? "";
  await unwrap(client().setChallengeStatus({ challengeId, status: "FAIL" }));
  const { sessionId } = await named();
  await unwrap(client().revokeSession({ sessionId }));
  const { sessionId: other } = await letIn(service);
  await unwrap(client().revokeSession({ sessionId: other }));
  const { events } = await unwrap(client().listWebhookEvents({ order: "desc", limit: 3 }));
  expect(events.map(({ data }) => data)).toEqual([
    expect.not.objectContaining({ externalId: expect.anything() }),
    expect.objectContaining({ sessionId, externalId: expect.stringMatching(/^user/) }),
    expect.objectContaining({ challengeId, externalId }),
  ]);
});

test("a session that becomes another player's takes its id along, unless that player has one", async () => {
  const guest = await named();
  const { kuid } = await letIn(service, ACCOUNT);
  const associate = (sessionId: string, extra = {}) =>
    unwrap(client().upgradeSession({ sessionId, kuid, requestedPermissions: [], ...extra }));
  const result = await associate(guest.sessionId, { externalId: guest.externalId });
  expect(result).toMatchObject({ kuid, externalId: guest.externalId });
  expect((await get({ externalId: guest.externalId })).data).toMatchObject({ kuid });

  const unnamed = await letIn(service, ACCOUNT);
  const mover = await named();
  const ids = { sessionId: mover.sessionId, kuid: unnamed.kuid };
  await unwrap(client().upgradeSession({ ...ids, requestedPermissions: [] }));
  expect((await get({ externalId: mover.externalId })).data).toMatchObject({ kuid: unnamed.kuid });

  const known = await letIn(service, ACCOUNT);
  const own = fresh();
  const bulk = { jurisdiction: "US-CA", requestedProductIds: [ACCOUNT], kuid: known.kuid };
  await unwrap(client().createBulkChallenges({ ...bulk, externalId: own }));
  const other = await named();
  await unwrap(
    client().upgradeSession({
      ...{ sessionId: other.sessionId, kuid: known.kuid, requestedPermissions: [] },
    }),
  );
  expect((await get({ kuid: known.kuid })).data).toMatchObject({ externalId: own });
  expect((await get({ externalId: other.externalId })).error?.code).toBe("NOT_FOUND");
});

test("of two players who are given one id at the same moment, one has it", async () => {
  const externalId = fresh();
  const results = await Promise.all(
    Array.from({ length: 6 }, () => client().checkAge({ ...ADULT, externalId })),
  );
  const codes = results.map(({ error }) => error?.code ?? "PASS");
  expect(codes.toSorted()).toEqual([...Array<string>(5).fill("CONFLICT"), "PASS"]);
});

describe("what is stored of an id", () => {
  const everything = async () => {
    const tables = Object.keys(await service.rows());
    const rows = await Promise.all(
      tables.map((name) => service.database.query(`select * from ${name}`)),
    );
    return JSON.stringify(rows);
  };
  const ofPlayer = ["--organisation", "aurora", "--mode", "test"];

  test("is encrypted, exported, shown to operators, and erased with the player", async () => {
    const { externalId, kuid } = await named(`plain-${randomUUID()}`);
    await unwrap(client().generateE2eUrl({ jurisdiction: "US-CA", kuid, externalId }));
    expect(await everything()).not.toContain(externalId);
    expect(JSON.stringify(service.log)).not.toContain(externalId);
    const { records } = await unwrap(client().exportPlayer({ kuid }));
    expect(records["external_ids"]).toEqual([
      expect.objectContaining({ productId: 101, externalId }),
    ]);
    const shown = await service.kinward("player", "show", kuid, ...ofPlayer);
    expect(shown).toContain(`Product 101 knows the player as ${externalId}.`);
    await unwrap(client().erasePlayer({ kuid }));
    expect((await get({ externalId })).error?.code).toBe("NOT_FOUND");
    expect(await everything()).not.toContain(kuid);
    expect((await named(externalId)).kuid).not.toBe(kuid);
  });

  test("goes with the player's last session in the product, and stays with one that lives or is asked for", async () => {
    const [gone, back, waiting] = [await named(), await named(), await named()];
    const elsewhere = { jurisdiction: "US-CA", requestedProductIds: [ACCOUNT] };
    for (const { sessionId, kuid } of [gone, back, waiting]) {
      await unwrap(service.as(ACCOUNT).createBulkChallenges({ ...elsewhere, kuid }));
      await unwrap(client().revokeSession({ sessionId }));
    }
    await unwrap(client().checkAge({ jurisdiction: "US-CA", kuid: back.kuid }));
    const { challenge } = await unwrap(
      client().checkAge({ jurisdiction: "US-CA", kuid: waiting.kuid, platformAgeSignal: YOUNG }),
    );
    await service.advance({ days: 20 });
    await service.tidy();
    const { challengeId = "" } = challenge ?? {};
    await unwrap(client().setChallengeStatus({ challengeId, status: "PASS", email: GUARDIAN }));
    for (const { externalId, kuid } of [back, waiting])
      expect((await get({ externalId })).data).toMatchObject({ kuid });
    const next = await named(gone.externalId);
    expect(next.kuid).not.toBe(gone.kuid);
  });
});

test("a request without an id changes nothing of one that was given", async () => {
  const { externalId, kuid, etag, sessionId } = await named();
  await unwrap(client().checkAge({ jurisdiction: "US-CA", kuid }));
  await unwrap(client().upgradeSession({ sessionId, requestedPermissions: [] }));
  expect((await get({ kuid })).data).toMatchObject({ externalId, etag });
  expect((await client().getSession({})).error?.message).toBe(
    "Send sessionId, kuid or externalId.",
  );
  expect((await get({ externalId: UNKNOWN_ID })).error?.code).toBe("NOT_FOUND");
});
