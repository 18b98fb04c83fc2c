// Tests what a session shows under the law, configuration and age of the moment.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap, type Schemas } from "../../client/index.js";
import { ManualClock } from "../../server/lib/clock.js";
import {
  ADULT,
  EIGHT_YEAR_OLD,
  UNKNOWN_ID,
  challenged,
  consented,
  letIn,
} from "../../testing/arrange.js";
import { without } from "../../testing/requests.js";
import { until } from "../../testing/until.js";
import {
  ACCOUNT,
  PEBBLE,
  STARFALL,
  startTestService,
  type TestService,
} from "../../testing/service.js";
import { NOW } from "../../testing/fixed.js";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const newId = () => globalThis.crypto.randomUUID();

const permission = ({ permissions }: Schemas["Session"], name: string) =>
  permissions.find((each) => each.name === name);

describe("the age gate", () => {
  test("lets an adult in at once", async () => {
    const session = await letIn(service);
    expect(session).toMatchObject({
      ageStatus: "LEGAL_ADULT",
      ageCategory: "adult",
      managedBy: "PLAYER",
      status: "ACTIVE",
    });
    expect(session).not.toHaveProperty("dateOfBirth");
    expect(await unwrap(service.as().getSession({ kuid: session.kuid }))).toEqual(session);
  });

  test("turns away who is below the product's minimum age, and stores nothing of it", async () => {
    const before = await service.rows();
    for (const [product, age] of [
      [STARFALL, 3],
      [PEBBLE, 5],
    ] as const)
      expect(await unwrap(service.as(product).checkAge({ jurisdiction: "US-CA", age }))).toEqual({
        status: "PROHIBITED",
      });
    // It is counted, and counts name no one.
    const others = ["idempotency_keys", "hourly_counts", "daily_counts"];
    expect(without(await service.rows(), ...others)).toEqual(without(before, ...others));
    expect((await unwrap(service.as().checkAge({ jurisdiction: "US-CA", age: 4 }))).status).toBe(
      "CHALLENGE",
    );
  });

  test("answers a known player's session again", async () => {
    const { kuid } = await letIn(service);
    const session = await unwrap(service.as().getSession({ kuid }));
    expect(await unwrap(service.as().checkAge({ jurisdiction: "US-CA", kuid }))).toEqual({
      status: "PASS",
      session,
    });
  });

  test("answers a known player's unfinished challenge unchanged", async () => {
    const challenge = await challenged(service);
    const before = (await service.rows())["challenges"];
    expect(
      await unwrap(service.as().checkAge({ jurisdiction: "US-CA", kuid: challenge.kuid })),
    ).toEqual({ status: "CHALLENGE", challenge });
    expect((await service.rows())["challenges"]).toBe(before);
  });

  test("does not know a kuid that no one has", async () => {
    const { error } = await service.as().checkAge({ jurisdiction: "US-CA", kuid: UNKNOWN_ID });
    expect(error).toMatchObject({
      code: "NOT_FOUND",
      message: "No such player in this organisation and mode.",
    });
  });

  test("knows a player of the organisation's other product, with the age given there", async () => {
    const { kuid } = await letIn(service);
    const ask = () => unwrap(service.as(ACCOUNT).checkAge({ jurisdiction: "US-CA", kuid }));
    const [there, beside] = await Promise.all([ask(), ask()]);
    expect(there.session).toMatchObject({ kuid, ageStatus: "LEGAL_ADULT" });
    expect(beside).toEqual(there);
    expect((await service.as(PEBBLE).checkAge({ jurisdiction: "US-CA", kuid })).error?.code).toBe(
      "NOT_FOUND",
    );
  });

  test("takes at most one age input", async () => {
    const { kuid } = await letIn(service);
    for (const both of [
      { age: 8, dateOfBirth: "2018-04-09" },
      { age: 8, kuid },
      { dateOfBirth: "2018", kuid },
    ]) {
      expect((await service.as().checkAge({ jurisdiction: "US-CA", ...both })).error).toMatchObject(
        {
          code: "INVALID_INPUT",
          message: "Send only one of dateOfBirth, age and kuid.",
        },
      );
      expect(
        (await service.as().getDefaultPermissions({ jurisdiction: "US-CA", ...both })).error?.code,
      ).toBe("INVALID_INPUT");
    }
  });

  test.each([
    ["2018", "2018-12-31"],
    ["2018-02", "2018-02-28"],
    ["2016-02", "2016-02-29"],
    ["2018-04-09", "2018-04-09"],
  ])("reads %s as %s", async (dateOfBirth, last) => {
    const { challenge } = await unwrap(
      service.as().checkAge({ jurisdiction: "US-CA", dateOfBirth }),
    );
    expect(challenge).toMatchObject({ dateOfBirth: last });
    expect(challenge).not.toHaveProperty("age");
  });

  test.each(["2026-02-30", "2026-13-01", "2026-11-23", "1875-11-19"])(
    "refuses the date of birth %s",
    async (dateOfBirth) => {
      const { error } = await service.as().checkAge({ jurisdiction: "US-CA", dateOfBirth });
      expect(error?.code).toBe("INVALID_INPUT");
      expect(error?.message).toContain("dateOfBirth");
    },
  );

  test("takes redirects to what the product registered, and no other", async () => {
    const ask = async (redirectUrl: string, mode: "test" | "live" = "test") =>
      (await service.as(STARFALL, mode).checkAge({ ...EIGHT_YEAR_OLD, redirectUrl })).error?.code;
    expect(await ask("https://play.starfall.example/done?x=1")).toBeUndefined();
    expect(await ask("starfall://done")).toBeUndefined();
    expect(await ask("http://127.0.0.1:3000/")).toBeUndefined();
    expect(await ask("http://127.0.0.1:3000/", "live")).toBe("INVALID_INPUT");
    for (const bad of [
      "https://evil.example/",
      "https://play.starfall.example.evil.example/",
      "javascript:alert(1)",
      "//evil.example",
      "/done",
      "https://user@evil.example/",
    ])
      expect([bad, await ask(bad)]).toEqual([bad, "INVALID_INPUT"]);
  });
});

describe("platform signals", () => {
  const ask = (platformAgeSignal: Schemas["PlatformAgeSignal"], more: object = {}) =>
    service.as().checkAge({ jurisdiction: "US-CA", ...more, platformAgeSignal });

  test("a verified adult may ask for what needs a verified age, a stated one may not", async () => {
    const verified = await unwrap(
      ask({ name: "ios-platform", ageLow: 18, declarationType: "governmentIDChecked" }),
    );
    const stated = await letIn(service);
    const enabled = async (sessionId = "") => {
      const answer = await unwrap(
        service
          .as()
          .upgradeSession({ sessionId, requestedPermissions: [{ name: "simulated-gambling" }] }),
      );
      const session = "session" in answer ? answer.session : answer;
      return permission(session, "simulated-gambling")?.enabled;
    };
    expect(await enabled(verified.session?.sessionId)).toBe(true);
    expect(await enabled(stated.sessionId)).toBe(false);
  });

  test("an unverified range counts like a stated age, by its lower end", async () => {
    expect(
      (await unwrap(ask({ name: "android-store", ageLow: 13, ageHigh: 17 }))).session?.ageStatus,
    ).toBe("DIGITAL_YOUTH");
    expect((await unwrap(ask({ name: "android-store", ageLow: 12, ageHigh: 30 }))).status).toBe(
      "CHALLENGE",
    );
  });

  test("counts beside what another product of the organisation knows, also where a session has to wait", async () => {
    const { kuid } = await letIn(service, ACCOUNT);
    const asked = await unwrap(ask({ name: "android-store", ageLow: 8, ageHigh: 12 }, { kuid }));
    expect(asked.status).toBe("CHALLENGE");
    // A verified age is kept for a player without a session too.
    const checked = { ageLow: 9, ageHigh: 12, declarationType: "governmentIDChecked" } as const;
    const again = await unwrap(ask({ name: "ios-platform", ...checked }, { kuid }));
    expect(again).toMatchObject({
      status: "CHALLENGE",
      challenge: { challengeId: asked.challenge?.challengeId },
    });
  });

  test("a check with no evidence at all is refused, default permissions are those of age 0", async () => {
    const client = service.as();
    const { error } = await client.checkAge({ jurisdiction: "US-CA" });
    expect(error?.code).toBe("INVALID_INPUT");
    expect(error?.message).toMatch(/dateOfBirth.*platformAgeSignal/);
    expect(await unwrap(client.getDefaultPermissions({ jurisdiction: "US-CA" }))).toMatchObject({
      ageStatus: "DIGITAL_MINOR",
    });
  });

  test.each([
    ["inside it", 10, "CHALLENGE"],
    ["at its upper end", 16, "PASS"],
    ["below it", 6, "CHALLENGE"],
    ["above it, which yields to its lower end", 17, "CHALLENGE"],
  ] as const)("a range from 9 to 16 and a declaration %s", async (_where, age, status) => {
    const range = { name: "ios-platform", ageLow: 9, ageHigh: 16 } as const;
    for (const declarationType of [undefined, "governmentIDChecked"])
      expect(
        (await unwrap(ask({ ...range, ...(declarationType && { declarationType }) }, { age })))
          .status,
      ).toBe(status);
  });

  test("a category is the range of the ages that belong to it in that place", async () => {
    const teen = { name: "console-platform", category: "teen" } as const;
    expect((await unwrap(ask(teen, { age: 17 }))).session?.ageStatus).toBe("DIGITAL_YOUTH");
    expect((await unwrap(ask(teen, { age: 34 }))).session?.ageStatus).toBe("DIGITAL_YOUTH");
    expect((await unwrap(ask(teen, { age: 8 }))).status).toBe("CHALLENGE");
    const child = { name: "vr-platform", category: "CH" } as const;
    expect((await unwrap(ask(child, { age: 13 }))).status).toBe("CHALLENGE");
  });

  test("where two inputs differ the lower counts", async () => {
    expect(
      (
        await unwrap(
          ask(
            { name: "ios-platform", ageLow: 18, declarationType: "governmentIDChecked" },
            { age: 8 },
          ),
        )
      ).status,
    ).toBe("CHALLENGE");
    expect(
      (await unwrap(ask({ name: "ios-platform", ageLow: 8, ageHigh: 12 }, { age: 34 }))).status,
    ).toBe("CHALLENGE");
  });

  test("counts in the parameters of a query as in a body, and faults are named by their parameter", async () => {
    const ask = (query: object) =>
      service.as().getDefaultPermissions({ jurisdiction: "US-CA", ...query });
    const adult = { platformName: "ios-platform", platformAgeLow: 18 } as const;
    for (const [query, ageStatus] of [
      [adult, "LEGAL_ADULT"],
      [{ ...adult, platformAgeLow: 13, platformAgeHigh: 17 }, "DIGITAL_YOUTH"],
      [{ platformName: "console-platform", platformCategory: "teen" }, "DIGITAL_YOUTH"],
    ] as const)
      expect(await unwrap(ask(query))).toMatchObject({ ageStatus });
    const treasury = async (query: object) =>
      (await unwrap(ask(query))).permissions.find(({ name }) => name === "guild-treasury")?.enabled;
    const checked = { ...adult, platformDeclarationType: "governmentIDChecked" };
    expect([await treasury(adult), await treasury(checked)]).toEqual([false, true]);
    for (const [query, field] of [
      [{ ...adult, platformAgeHigh: 13 }, "platformAgeHigh"],
      [
        { platformName: "own-platform", platformVerificationId: UNKNOWN_ID },
        "platformVerificationId",
      ],
      [{ platformCategory: "teen" }, "platformName"],
    ] as const)
      expect((await ask(query)).error).toMatchObject({
        code: "INVALID_INPUT",
        message: expect.stringContaining(field),
      });
  });

  test("a category counts by the lowest age that belongs to it", async () => {
    expect(
      (await unwrap(ask({ name: "console-platform", category: "adult" }))).session?.ageStatus,
    ).toBe("LEGAL_ADULT");
    expect((await unwrap(ask({ name: "vr-platform", category: "TN" }))).session?.ageStatus).toBe(
      "DIGITAL_YOUTH",
    );
  });

  test.each([
    { name: "ios-platform", category: "adult" },
    { name: "console-platform", ageLow: 18 },
    { name: "console-platform", category: "AD" },
    { name: "ios-platform" },
    { name: "ios-platform", ageLow: 18, ageHigh: 13 },
    { name: "own-platform", verificationId: UNKNOWN_ID },
    { name: "own-platform" },
  ] as Schemas["PlatformAgeSignal"][])("%j is refused as a signal", async (signal) => {
    expect((await ask(signal)).error?.code).toBe("INVALID_INPUT");
  });
});

describe("a verified signal beside a known kuid", () => {
  const proof = (ageLow: number, ageHigh?: number) => ({
    ...{ name: "ios-platform", ageLow, declarationType: "governmentIDChecked" },
    ...(ageHigh !== undefined && { ageHigh }),
  });
  const check = async (kuid: string, signal: object) => {
    const jurisdiction = "US-CA";
    const { session } = await unwrap(
      service.as().checkAge({ jurisdiction, kuid, platformAgeSignal: signal as never }),
    );
    if (!session) throw new Error("The age gate gave no session.");
    return session;
  };

  test("is kept as that player's evidence: what needs a verified age is unlocked, and the product is notified once", async () => {
    const { kuid, sessionId } = await letIn(service);
    const requestedPermissions = [{ name: "simulated-gambling" }];
    const ask = () => unwrap(service.as().upgradeSession({ sessionId, requestedPermissions }));
    const enabled = (answer: object) => {
      const session = "session" in answer ? answer.session : answer;
      return permission(session as Schemas["Session"], "simulated-gambling")?.enabled;
    };
    expect(enabled(await ask())).toBe(false);
    const first = await check(kuid, proof(18));
    const rows = without(await service.rows(), "idempotency_keys");
    // Repeating the proof changes nothing.
    expect(await check(kuid, proof(18))).toEqual(first);
    expect(without(await service.rows(), "idempotency_keys")).toEqual(rows);
    expect(enabled(await ask())).toBe(true);
  });

  test("counts where it is lower than what was declared", async () => {
    const { kuid, sessionId } = await letIn(service);
    await service.as().checkAge({
      ...{ jurisdiction: "US-CA", kuid, platformAgeSignal: proof(10, 12) as never },
    });
    expect((await unwrap(service.as().getSession({ sessionId }))).ageStatus).toBe("DIGITAL_MINOR");
    const { events } = await unwrap(
      service.as().listWebhookEvents({ type: "Session.AgeChanged", limit: 100 }),
    );
    expect(
      events.filter(({ data }) => "sessionId" in data && data.sessionId === sessionId),
    ).toMatchObject([{ data: { previousAgeStatus: "LEGAL_ADULT", cause: "verification" } }]);
  });

  test("is not kept where it is unverified and says nothing younger", async () => {
    const session = await letIn(service);
    const rows = without(await service.rows(), "idempotency_keys");
    expect(await check(session.kuid, { name: "ios-platform", ageLow: 18 })).toEqual(session);
    expect(without(await service.rows(), "idempotency_keys")).toEqual(rows);
  });
});

describe("the law of the day", () => {
  // Places, and what is asked there, before and from midnight of the day on which the law changes there.
  test.each([
    ["DK", "2023-12-31T23:00:00Z", { digitalConsentAge: 13 }, { digitalConsentAge: 15 }],
    ["JP", "2022-03-31T15:00:00Z", { civilAge: 20 }, { civilAge: 18 }],
    ["AE", "2026-05-31T20:00:00Z", { civilAge: 21 }, { civilAge: 18 }],
  ])("in %s changes on %s by itself", async (jurisdiction, day, before, after) => {
    const clock = new ManualClock(Date.parse(day) - 1);
    const own = await startTestService({ clock });
    try {
      const requirements = () => unwrap(own.as().getAgeGateRequirements({ jurisdiction }));
      expect(await requirements()).toMatchObject(before);
      clock.advanceTo(Date.parse(day));
      expect(await requirements()).toMatchObject(after);
    } finally {
      await own.stop();
    }
  });

  test("says which laws count and, for an age, what stands by which ground", async () => {
    const clock = new ManualClock(Date.parse("2026-11-23T12:00:00Z"));
    const own = await startTestService({ clock });
    try {
      const ask = (query: object) =>
        unwrap(own.as().getAgeGateRequirements({ jurisdiction: "BR", ...query }));
      const bare = await ask({});
      expect(bare).not.toHaveProperty("permissions");
      expect(bare.laws).toContainEqual({
        id: "BR-lgpd-children",
        name: "General Data Protection Law, children",
        place: "BR",
        state: "in-force",
        since: "2020-09-18",
        duties: [
          { type: "consent", below: 12 },
          { type: "data", below: 12 },
        ],
      });
      const { permissions } = await ask({ age: 14 });
      expect(permissions).toContainEqual({
        name: "voice-chat",
        enabled: false,
        managedBy: "GUARDIAN",
        ground: { kind: "law", law: "BR-eca-digital", duty: "default-setting" },
      });
      expect(permissions).toContainEqual({
        name: "multiplayer",
        enabled: true,
        managedBy: "PLAYER",
        ground: { kind: "age" },
      });
      expect((await ask({ dateOfBirth: "2012-11" })).permissions).toEqual(permissions);
      const query = (given: object) =>
        own.as().getAgeGateRequirements({ jurisdiction: "BR", ...given });
      await expect(unwrap(query({ age: -1 }))).rejects.toMatchObject({ code: "INVALID_INPUT" });
      await expect(unwrap(query({ age: 14, dateOfBirth: "2012-11" }))).rejects.toMatchObject({
        code: "INVALID_INPUT",
      });
    } finally {
      await own.stop();
    }
  });

  test("lets no one into a social network who is below the age of the law there", async () => {
    const clock = new ManualClock(Date.parse("2026-11-23T12:00:00Z"));
    const own = await startTestService({ clock });
    try {
      const check = (product: number, jurisdiction: string, age: number) =>
        unwrap(own.as(product).checkAge({ jurisdiction, age }));
      expect(await check(201, "AU", 15)).toMatchObject({ status: "PROHIBITED" });
      expect(await check(201, "AU", 16)).toMatchObject({ status: "PASS" });
      expect(await check(101, "AU", 15)).toMatchObject({ status: "CHALLENGE" });
      const { status, challenge } = await check(201, "NZ", 15);
      expect(status).toBe("CHALLENGE");
      // Who is known already is not let in there either, and stays what they are elsewhere.
      const again = (jurisdiction: string) =>
        unwrap(own.as(201).checkAge({ jurisdiction, kuid: challenge?.kuid }));
      expect(await again("AU")).toEqual({ status: "PROHIBITED" });
      expect(await again("NZ")).toMatchObject({ status: "CHALLENGE" });
    } finally {
      await own.stop();
    }
  });

  test("a session follows it at once, and the product is notified", async () => {
    const clock = new ManualClock(Date.parse("2026-05-30T12:00:00Z"));
    const own = await startTestService({ clock });
    try {
      const { session } = await unwrap(own.as().checkAge({ jurisdiction: "ae", age: 19 }));
      expect(session).toMatchObject({ ageStatus: "DIGITAL_YOUTH", jurisdiction: "AE" });
      clock.advanceTo(Date.parse("2026-06-02T12:00:00Z"));
      const later = await unwrap(own.as().getSession({ sessionId: session?.sessionId }));
      expect(later.ageStatus).toBe("LEGAL_ADULT");
      expect(later.etag).not.toBe(session?.etag);
      await own.settle();
      const { events } = await unwrap(own.as().listWebhookEvents({}));
      expect(events.map(({ type, timestamp, data }) => ({ type, timestamp, data }))).toEqual([
        {
          type: "Session.AgeChanged",
          timestamp: "2026-05-31T20:00:00.000Z",
          data: expect.objectContaining({ cause: "law", ageStatus: "LEGAL_ADULT" }),
        },
      ]);
    } finally {
      await own.stop();
    }
  });

  test("places are read in any case and answered in capitals", async () => {
    for (const jurisdiction of ["us-ca", "Us-Ca", "US-CA"])
      expect(
        (await unwrap(service.as().checkAge({ ...ADULT, jurisdiction }))).session?.jurisdiction,
      ).toBe("US-CA");
  });

  test.each(["US-ZZ", "UK", "XK", "AN", "ZZ", "EU", "US-", "[]"])(
    "%s is refused as a place",
    async (jurisdiction) => {
      const { error } = await service.as().getDefaultPermissions({ jurisdiction, age: 30 });
      expect(error?.code).toBe("INVALID_INPUT");
      expect(error?.message).toContain("jurisdiction");
    },
  );
});

describe("upgrade", () => {
  test("needs a session or a player", async () => {
    expect((await service.as().upgradeSession({ requestedPermissions: [] })).error?.code).toBe(
      "INVALID_INPUT",
    );
    expect((await service.as().getSession({})).error?.code).toBe("INVALID_INPUT");
  });

  test("with nothing asked for answers the session as it was last read", async () => {
    const { session } = await consented(service);
    const { sessionId, kuid } = session;
    expect(
      await unwrap(service.as().upgradeSession({ sessionId, requestedPermissions: [] })),
    ).toEqual(session);
    expect(await unwrap(service.as().upgradeSession({ kuid }))).toEqual(session);
    expect(
      await unwrap(
        service
          .as()
          .upgradeSession({ sessionId, requestedPermissions: [{ name: "custom-avatar" }] }),
      ),
    ).toEqual(session);
  });

  test("names a permission that the product does not know", async () => {
    const { sessionId } = await letIn(service);
    const { error } = await service
      .as()
      .upgradeSession({ sessionId, requestedPermissions: [{ name: "fly-to-the-moon" }] });
    expect([error?.code, error?.message]).toEqual([
      "INVALID_INPUT",
      expect.stringContaining("fly-to-the-moon"),
    ]);
  });

  test.each([UNKNOWN_ID, "kw-test-abcdefghij-abcdefghijklmnopqrstuvwxyz012345-abcdefg"])(
    "repeats no name that may be an id or a key: %s",
    async (name) => {
      const { sessionId } = await letIn(service);
      const { status, text } = await service.send({
        method: "POST",
        path: "/api/v1/session/upgrade",
        headers: { "X-Api-Key": service.key() },
        body: { sessionId, requestedPermissions: [{ name }] },
      });
      expect(status).toBe(400);
      expect(text).not.toContain(name);
    },
  );

  test("enables at once what the player manages, and a new etag says so", async () => {
    const { session } = await consented(service);
    const { sessionId } = session;
    const answer = await unwrap(
      service.as().upgradeSession({ sessionId, requestedPermissions: [{ name: "high-contrast" }] }),
    );
    if ("challengeId" in answer) throw new Error("A guardian was asked.");
    expect(permission(answer, "high-contrast")?.enabled).toBe(true);
    expect(answer.etag).not.toBe(session.etag);
    expect((await service.as().getSession({ sessionId, etag: session.etag })).response.status).toBe(
      200,
    );
  });

  test("leaves what is prohibited, and asks no one about it", async () => {
    const { session } = await consented(service);
    const { sessionId } = session;
    expect(
      await unwrap(
        service
          .as()
          .upgradeSession({ sessionId, requestedPermissions: [{ name: "targeted-ads" }] }),
      ),
    ).toEqual(session);
  });

  test("answers an unfinished challenge that asks for as much unchanged, and mints another for more", async () => {
    const { session } = await consented(service);
    const { sessionId } = session;
    const ask = async (names: string[], more: object = {}) => {
      const answer = await unwrap(
        service.as().upgradeSession({
          sessionId,
          requestedPermissions: names.map((name) => ({ name })),
          ...more,
        }),
      );
      if (!("challengeId" in answer)) throw new Error("No guardian was asked.");
      return answer;
    };
    const first = await ask(["voice-chat", "multiplayer"]);
    expect(await ask(["voice-chat", "multiplayer"])).toEqual(first);
    expect(await ask(["multiplayer"])).toEqual(first);
    const second = await ask(["voice-chat", "text-chat-public"]);
    expect(second.challengeId).not.toBe(first.challengeId);
    expect(
      await unwrap(service.as().getChallengeStatus({ challengeId: first.challengeId })),
    ).toMatchObject({ status: "PENDING" });
    const third = await ask(["online-status"], { priorChallengeId: second.challengeId });
    expect(third.challengeId).not.toBe(second.challengeId);
    // An earlier link leads to the latest challenge.
    const { status, url } = {
      ...(await unwrap(service.as().getChallenge({ challengeId: second.challengeId }))),
      status: "",
    };
    expect([status, url]).toEqual(["", third.url]);
  });

  test("validates a prior challenge also where it mints none, and leaves it as it is", async () => {
    const { session } = await consented(service);
    const { sessionId } = session;
    const ask = (priorChallengeId: string) =>
      service.as().upgradeSession({
        sessionId,
        requestedPermissions: [{ name: "high-contrast" }],
        priorChallengeId,
      });
    expect((await ask(UNKNOWN_ID)).error?.code).toBe("NOT_FOUND");
    const asked = await unwrap(
      service.as().upgradeSession({ sessionId, requestedPermissions: [{ name: "voice-chat" }] }),
    );
    if (!("challengeId" in asked)) throw new Error("No guardian was asked.");
    expect((await ask(asked.challengeId)).error).toBeUndefined();
    expect(
      await unwrap(service.as().getChallengeStatus({ challengeId: asked.challengeId })),
    ).toMatchObject({ status: "PENDING" });
  });

  test("with both ids makes the session that player's, once and for all", async () => {
    const client = service.as();
    const { session } = await consented(service);
    const { sessionId, kuid: former } = session;
    const kuid = newId();
    const requestedPermissions = [{ name: "voice-chat" }];
    const asked = await unwrap(client.upgradeSession({ sessionId, requestedPermissions }));
    if (!("challengeId" in asked)) throw new Error("No guardian was asked.");
    const { challengeId } = asked;
    const moved = await unwrap(client.upgradeSession({ sessionId, kuid }));
    // Requests about the session now concern that player, whose age the organisation knows.
    expect(await unwrap(client.getChallenge({ challengeId }))).toMatchObject({ kuid });
    const there = await unwrap(service.as(ACCOUNT).checkAge({ jurisdiction: "US-CA", kuid }));
    expect(there.challenge).toMatchObject({ kuid, dateOfBirth: "2018-04-09" });
    expect(moved).toMatchObject({
      sessionId,
      kuid,
      managedBy: "GUARDIAN",
      dateOfBirth: "2018-04-09",
    });
    expect(await unwrap(client.upgradeSession({ sessionId, kuid }))).toEqual(moved);
    expect((await client.getSession({ kuid: former })).error?.code).toBe("NOT_FOUND");
    const other = await letIn(service);
    expect((await client.upgradeSession({ sessionId: other.sessionId, kuid })).error?.code).toBe(
      "CONFLICT",
    );
    expect((await client.getSession({ sessionId, kuid: other.kuid })).error?.code).toBe(
      "NOT_FOUND",
    );
    expect(await unwrap(client.getSession({ sessionId, kuid }))).toEqual(moved);
  });

  test("refuses together what needs a verified age and what needs a guardian", async () => {
    // Nineteen is not of age in the United Arab Emirates before June 2026, but old enough where a proof of 18 is needed.
    const own = await startTestService({
      clock: new ManualClock(Date.parse("2026-05-30T12:00:00Z")),
    });
    try {
      const client = own.as();
      const { session } = await unwrap(client.checkAge({ jurisdiction: "AE", age: 19 }));
      const { sessionId = "" } = session ?? {};
      const ask = (...names: string[]) =>
        client.upgradeSession({
          sessionId,
          requestedPermissions: names.map((name) => ({ name })),
        });
      expect((await ask("guild-treasury", "in-game-purchases")).error?.code).toBe("INVALID_INPUT");
      expect((await ask("guild-treasury")).data).toMatchObject({
        type: "CHALLENGE_SESSION_UPGRADE_BY_AGE_ASSURANCE",
        session,
      });
      const { challengeId: aboutAge } = (await ask("guild-treasury")).data as {
        challengeId: string;
      };
      const { data } = await client.upgradeSession({
        ...{ sessionId, requestedPermissions: [{ name: "in-game-purchases" }] },
        ...{ materialChange: { documents: ["chat-data"] }, priorChallengeId: aboutAge },
      });
      expect(data).toMatchObject({
        challengeId: expect.not.stringMatching(aboutAge),
        materialChange: { presentedDocuments: ["chat-data"] },
      });
      // It replaced the proof of age.
      expect(await unwrap(client.getChallenge({ challengeId: aboutAge }))).toMatchObject({
        challengeId: (data as { challengeId: string }).challengeId,
      });
    } finally {
      await own.stop();
    }
  });
});

describe("the etag", () => {
  const conditional = (sessionId: string, header: string) =>
    service.as().GET("/session/get", {
      params: { query: { sessionId }, header: { "If-None-Match": header } },
    });

  test("matches quoted, weak, in a list, as * or as a parameter", async () => {
    const { sessionId, etag } = await letIn(service);
    for (const header of [`"${etag}"`, `W/"${etag}"`, `"other", "${etag}"`, "*"]) {
      const { response, data } = await conditional(sessionId, header);
      expect([header, response.status, data]).toEqual([header, 304, undefined]);
      expect(response.headers.get("ETag")).toBe(`"${etag}"`);
    }
    for (const header of ['"other"', "other", `"${etag}x"`])
      expect((await conditional(sessionId, header)).response.status).toBe(200);
    const { response } = await service.as().GET("/session/get", {
      params: { query: { sessionId, etag: "other" }, header: { "If-None-Match": `"${etag}"` } },
    });
    expect(response.status).toBe(304);
  });

  test("changes on a birthday with no write, and so does who decides", async () => {
    const clock = new ManualClock(NOW);
    const own = await startTestService({ clock });
    try {
      const client = own.as();
      // The child turns thirteen on 1 December 2026.
      const { challenge } = await unwrap(
        client.checkAge({ jurisdiction: "US-CA", dateOfBirth: "2013-12-01" }),
      );
      const { challengeId = "", kuid } = challenge ?? {};
      await unwrap(client.setChallengeStatus({ challengeId, status: "PASS" }));
      const child = await unwrap(client.getSession({ kuid }));
      expect(child).toMatchObject({ ageStatus: "DIGITAL_MINOR", managedBy: "GUARDIAN" });
      const rows = await own.rows();
      // No player is treated as older too early, because the day begins last in UTC-12.
      clock.advanceTo(Date.parse("2026-12-01T11:59:59.999Z"));
      expect((await client.getSession({ kuid, etag: child.etag })).response.status).toBe(304);
      clock.advanceTo(Date.parse("2026-12-01T12:00:00Z"));
      const teen = await unwrap(client.getSession({ kuid, etag: child.etag }));
      expect(teen).toMatchObject({
        ageStatus: "DIGITAL_YOUTH",
        managedBy: "PLAYER",
        sessionId: child.sessionId,
      });
      // A permission that passes to the player keeps its setting, so growing older switches nothing on.
      const on = (session: Schemas["Session"] | undefined) =>
        session?.permissions.filter(({ enabled }) => enabled).map(({ name }) => name);
      expect(on(teen)).toEqual(on(child));
      expect(await own.rows()).toEqual(rows);
    } finally {
      await own.stop();
    }
  });

  test("changes on the birthday of a player whom no guardian answers for", async () => {
    const clock = new ManualClock(NOW);
    const own = await startTestService({ clock });
    try {
      const client = own.as();
      const question = { jurisdiction: "US-CA", dateOfBirth: "2008-12-01" };
      const { session: youth } = await unwrap(client.checkAge(question));
      clock.advanceTo(Date.parse("2026-12-01T12:00:00Z"));
      const adult = await unwrap(client.getSession({ kuid: youth?.kuid, etag: youth?.etag }));
      expect([youth?.ageStatus, adult?.ageStatus]).toEqual(["DIGITAL_YOUTH", "LEGAL_ADULT"]);
      expect(adult?.etag).not.toBe(youth?.etag);
    } finally {
      await own.stop();
    }
  });

  test("changes within 250 ms when a command applies a product file, with no restart", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kinward-product-"));
    try {
      const { sessionId, etag } = await letIn(service, PEBBLE);
      const other = await letIn(service);
      const file = join(folder, "pebble-club.yaml");
      const text = readFileSync(
        new URL("../../server/products/demo/pebble-club.yaml", import.meta.url),
        "utf8",
      );
      writeFileSync(
        file,
        text.replace("  - name: mods\n", "  - name: mods\n  - name: custom-avatar\n"),
      );
      await service.kinward("product", "apply", file, "--yes");
      const read = () => unwrap(service.as(PEBBLE).getSession({ sessionId }));
      await until(async () => (await read()).etag !== etag);
      const changed = await read();
      expect(permission(changed, "custom-avatar")).toBeDefined();
      expect(await unwrap(service.as().getSession({ kuid: other.kuid }))).toEqual(other);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

test("a restart changes no etag, no link and no password, and forgets no kept answer", async () => {
  const first = await startTestService({ env: { PUBLIC_URL: "https://kinward.example" } });
  const challenge = await challenged(first);
  const { session } = await consented(first);
  const ask = (service: TestService) =>
    service.as().checkAge(ADULT, { idempotencyKey: "across a restart" });
  const kept = await ask(first);
  const rows = await first.rows();

  const second = await first.restart();
  expect(second.products).toEqual(first.products);
  const client = second.as();
  expect(await unwrap(client.getChallenge({ challengeId: challenge.challengeId }))).toEqual(
    challenge,
  );
  expect(await unwrap(client.getSession({ sessionId: session.sessionId }))).toEqual(session);
  expect(
    (await client.getSession({ sessionId: session.sessionId, etag: session.etag })).response.status,
  ).toBe(304);
  const again = await ask(second);
  expect(again.data).toEqual(kept.data);
  expect(again.response.headers.get("Idempotency-Replayed")).toBe("true");
  expect(await second.rows()).toEqual(rows);
  await second.stop();
});

test("one Idempotency-Key on two operations does both, also where their bodies are the same", async () => {
  const { challengeId } = await challenged(service);
  const client = service.as();
  const idempotencyKey = "one key";
  const first = await client.generateOtp({ challengeId }, { idempotencyKey });
  const other = await client.generateParentalConsentUrl({ challengeId }, { idempotencyKey });
  const again = await client.generateOtp({ challengeId }, { idempotencyKey });
  expect(first.data).toHaveProperty("oneTimePassword");
  expect(other.data).toHaveProperty("shortUrl");
  expect(again.data).toEqual(first.data);
  expect(
    [first, other, again].map(({ response }) => response?.headers.get("Idempotency-Replayed")),
  ).toEqual([null, null, "true"]);
});

test("what is asked and answered in test mode is not there in live mode", async () => {
  const test = await letIn(service);
  const { session } = await unwrap(service.as(STARFALL, "live").checkAge(ADULT));
  expect((await service.as(STARFALL, "live").getSession({ kuid: test.kuid })).error?.code).toBe(
    "NOT_FOUND",
  );
  expect((await service.as().getSession({ kuid: session?.kuid })).error?.code).toBe("NOT_FOUND");
});
