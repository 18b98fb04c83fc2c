// Tests how certain a proof of age has to be: what each permission requires, and which proof is enough.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { letIn } from "../../testing/arrange.js";
import { guardianSteps } from "../../testing/guardian-steps.js";
import { PEBBLE, startTestService, type TestService } from "../../testing/service.js";
import { grant, revoke } from "../../testing/verification/operator.js";
import { providerSteps } from "../../testing/verification/provider-steps.js";
import { Vendor } from "../../testing/verification/vendor.js";

const SECRET = "a secret that the tests and the vendor share";
const LEVELS = ["attested", "estimated", "verified"] as const;

const room = (name: string, proof: string, youth = "player-off") =>
  `{ name: ${name}, custom: { title: Room, minor: prohibited, youth: ${youth}, adult: player-off, ${proof} } }`;

let service: TestService;
let vendor: Vendor;
beforeAll(async () => {
  vendor = await Vendor.start(SECRET);
  service = await startTestService({ env: { KINWARD_PROVIDER_SECRET: SECRET } });
  const permission = (assurance: string) =>
    room(assurance, `verifiedAge: 18, assurance: ${assurance}`);
  await service.apply(`
    productId: 201
    name: Pebble Club
    organisation: pebble
    permissions: [${LEVELS.map(permission).join(", ")}]
    verification: { accessAge: [face, document, simulated] }
    providers:
      face: { kind: redirect, beginUrl: "${vendor.url}/begin", secretName: KINWARD_PROVIDER_SECRET, assurance: estimated }
      document: { kind: redirect, beginUrl: "${vendor.url}/begin", secretName: KINWARD_PROVIDER_SECRET }`);
});
afterAll(() => Promise.all([service.stop(), vendor.stop()]));

const { answer, look } = guardianSteps(() => service);
const { leaveFor, comeBack } = providerSteps(() => service);

/** Makes an adult who plays, and a verification of their age. */
async function begin() {
  const { sessionId } = await letIn(service, PEBBLE);
  const { id, url } = await unwrap(
    service
      .as(PEBBLE)
      .performAccessAgeVerification({ jurisdiction: "US-CA", criteria: { age: 18 }, sessionId }),
  );
  return { sessionId, id, url };
}

/** Returns the permissions that are on once the player has requested all of them. */
async function unlocked(sessionId: string): Promise<string[]> {
  for (const name of LEVELS)
    await unwrap(
      service.as(PEBBLE).upgradeSession({ sessionId, requestedPermissions: [{ name }] }),
    );
  const { permissions } = await unwrap(service.as(PEBBLE).getSession({ sessionId }));
  return permissions.filter(({ enabled }) => enabled).map(({ name }) => name);
}

test("the requirements say how sure the proof for each permission has to be", async () => {
  const requirements = await unwrap(
    service.as(PEBBLE).getAgeGateRequirements({ jurisdiction: "US-CA" }),
  );
  expect(requirements).toMatchObject({
    ageAssurances: LEVELS.map((assurance) => ({ permission: assurance, age: 18, assurance })),
  });
});

test("a declared age is enough for none", async () => {
  const { sessionId } = await letIn(service, PEBBLE);
  expect(await unlocked(sessionId)).toEqual([]);
});

test.each([
  ["an estimated one", "face", {}, ["attested", "estimated"]],
  [
    "a vendor's result that says it is estimated",
    "document",
    { assurance: "estimated" },
    ["attested", "estimated"],
  ],
  ["a verified one", "document", {}, ["attested", "estimated", "verified"]],
])(
  "by %s is unlocked what it suffices for, and no more",
  async (_what, method, found, expected) => {
    const { sessionId, url } = await begin();
    await leaveFor(url, method);
    await comeBack(vendor.result({ status: "shown", ageLow: 21, ...found }));
    expect(await unlocked(sessionId)).toEqual(expected);
  },
);

test("an appeal that was granted unlocks what attested is enough for, and no more", async () => {
  const { sessionId, id, url } = await begin();
  await answer(url, { persona: "fraudulent" });
  await answer(url, { do: "appeal", appeal: "old-enough" });
  expect(await unlocked(sessionId)).toEqual([]);
  expect(await grant(service, id)).toBe(true);
  expect(await unlocked(sessionId)).toEqual(["attested"]);
});

test("the requirements ask for a proof where the law lets no one in without, until there is one", async () => {
  const { config } = service.product(PEBBLE);
  const plain = { permissions: [{ name: "multiplayer" }], services: ["social-media"] };
  await service.apply(JSON.stringify({ ...config, ...plain }));
  const { id, url } = await begin();
  await answer(url, { persona: "adult" });
  const own = { platformName: "own-platform", platformVerificationId: id };
  const isAskedIn = async (jurisdiction: string, given: object = {}) =>
    (await unwrap(service.as(PEBBLE).getAgeGateRequirements({ jurisdiction, ...given })))
      .ageAssuranceRequired;
  expect([await isAskedIn("US-CA"), await isAskedIn("AE"), await isAskedIn("AE", own)]).toEqual([
    ...[false, true, false],
  ]);
});

describe("bounds for estimates", () => {
  const cellar = room("cellar", "verifiedAge: 18");
  const apply = (accessAge: string) =>
    service.apply(`
      productId: 201
      name: Pebble Club
      organisation: pebble
      permissions: [${cellar}, ${room("den", "verifiedAge: 13")}]
      verification: { accessAge: ${accessAge} }
      providers:
        face: { kind: simulated, estimates: true }
        camera: { kind: redirect, estimates: true, beginUrl: "${vendor.url}/begin", secretName: KINWARD_PROVIDER_SECRET }
        plain: { kind: simulated }`);

  /** Upgrades an adult's session, completes its page with `show`, and returns the state. */
  async function estimated(facialAgeEstimation: object, show: (page: string) => Promise<unknown>) {
    const { sessionId } = await letIn(service, PEBBLE);
    const asked = await unwrap(
      service.as(PEBBLE).upgradeSession({
        ...{ sessionId, requestedPermissions: [{ name: "cellar" }] },
        options: { facialAgeEstimation },
      }),
    );
    if (!("challengeId" in asked)) throw new Error("The upgrade asked for no proof.");
    const { headers } = await look(asked.url ?? "");
    await show(new URL(String(headers["location"]), service.baseUrl).href);
    const { challengeId } = asked;
    const { status, failureReason } = await unwrap(
      service.as(PEBBLE).getChallengeStatus({ challengeId }),
    );
    return { sessionId, outcome: failureReason ?? status };
  }
  const ageStatusOf = async (sessionId: string) =>
    (await unwrap(service.as(PEBBLE).getSession({ sessionId }))).ageStatus;
  const acts = (persona: string) => (page: string) => answer(page, { persona });

  test.each([
    [{ passIfOver: 25, failIfUnder: 16 }, "adult", "PASS"],
    [{ passIfOver: 29, failIfUnder: 16 }, "adult", "PASS"],
    [{ passIfOver: 30, failIfUnder: 16 }, "adult", "IN_PROGRESS"],
    [{ passIfOver: 25, failIfUnder: 16 }, "teen", "age-criteria-not-met"],
    [{ passIfOver: 25, failIfUnder: 15 }, "teen", "IN_PROGRESS"],
    // The age is over the bound, and still too young for the request.
    [{ passIfOver: 14 }, "teen", "age-criteria-not-met"],
    [{ passIfOver: 14, failIfUnder: 14 }, "teen", "IN_PROGRESS"],
    [{ failIfUnder: 31 }, "adult", "age-criteria-not-met"],
    [{}, "adult", "PASS"],
  ])("%j of a simulated face: %s is %s", async (bounds, persona, expected) => {
    await apply("[face, plain]");
    expect((await estimated(bounds, acts(persona))).outcome).toBe(expected);
  });

  test("are those of a vendor that estimates: between them the next method decides, and nothing was learned", async () => {
    await apply("[camera, plain]");
    const bounds = { passIfOver: 20, failIfUnder: 16 };
    const camera = (ages: object) => async (page: string) => {
      await leaveFor(page, "camera");
      await comeBack(vendor.result({ status: "shown", ...ages }));
    };
    const near = await estimated(bounds, async (page) => {
      await camera({ ageLow: 17, ageHigh: 19 })(page);
      const { text } = await look(page);
      expect(text).toContain('value="adult"');
      expect(text).not.toContain('value="camera"');
    });
    expect([near.outcome, await ageStatusOf(near.sessionId)]).toEqual([
      "IN_PROGRESS",
      "LEGAL_ADULT",
    ]);
    for (const [ages, expected] of [
      [{ ageLow: 21, ageHigh: 25 }, "PASS"],
      [{ ageLow: 20, ageHigh: 25 }, "IN_PROGRESS"],
      [{ ageLow: 12, ageHigh: 15 }, "age-criteria-not-met"],
      [{ ageLow: 12 }, "IN_PROGRESS"],
    ] as const)
      expect((await estimated(bounds, camera(ages))).outcome).toBe(expected);
  });

  test("end a verification that has no other method, and count for no method that does not estimate", async () => {
    await apply("[face]");
    const bounds = { passIfOver: 40, failIfUnder: 16 };
    expect((await estimated(bounds, acts("adult"))).outcome).toBe("max-attempts-exceeded");
    await apply("[plain]");
    expect((await estimated(bounds, acts("adult"))).outcome).toBe("PASS");
    await apply("[simulated]");
    expect((await estimated({ failIfUnder: 31 }, acts("adult"))).outcome).toBe("PASS");
  });
});

describe("what the player manages and needs a verified age for", () => {
  const apply = (...permissions: string[]) =>
    service.apply(`
      productId: 201
      name: Pebble Club
      organisation: pebble
      permissions: [${permissions.join(", ")}]
      verification: { accessAge: [simulated] }`);
  const teen = async () => {
    const { session } = await unwrap(
      service.as(PEBBLE).checkAge({ jurisdiction: "US-CA", age: 15 }),
    );
    return session?.sessionId ?? "";
  };
  const verify = async (sessionId: string, persona: string) => {
    const { id, url } = await unwrap(
      service
        .as(PEBBLE)
        .performAccessAgeVerification({ jurisdiction: "US-CA", criteria: { age: 13 }, sessionId }),
    );
    await answer(url, { persona });
    return id;
  };
  const shown = async (sessionId: string) =>
    (await unwrap(service.as(PEBBLE).getSession({ sessionId }))).permissions.map(
      ({ name, managedBy, enabled }) => `${name} ${managedBy} ${enabled ? "on" : "off"}`,
    );

  test("is set as the age gate would have set it, from a verification on, whenever one holds", async () => {
    await apply(
      room("den", "verifiedAge: 13", "player-on"),
      room("attic", "verifiedAge: 13"),
      room("guarded", "verifiedAge: 13", "guardian-off"),
    );
    const sessionId = await teen();
    const before = ["den PLAYER off", "attic PLAYER off", "guarded GUARDIAN off"];
    const after = ["den PLAYER on", "attic PLAYER off", "guarded GUARDIAN off"];
    expect(await shown(sessionId)).toEqual(before);
    const id = await verify(sessionId, "teen");
    expect(await shown(sessionId)).toEqual(after);
    const { events } = await unwrap(
      service
        .as(PEBBLE)
        .listWebhookEvents({ type: "Session.ChangePermissions", limit: 1, order: "desc" }),
    );
    expect(events[0]?.data).toMatchObject({
      ...{ sessionId, cause: "verification" },
      permissions: [{ name: "den", enabled: true, managedBy: "PLAYER" }],
    });
    expect(await revoke(service, id)).toBe(true);
    expect(await shown(sessionId)).toEqual(before);
    await verify(sessionId, "teen");
    expect(await shown(sessionId)).toEqual(after);
  });

  test("stays off where the declared age prohibited it, until the player asks", async () => {
    await apply(room("cellar", "verifiedAge: 18", "player-on"));
    const sessionId = await teen();
    expect(await shown(sessionId)).toEqual(["cellar PROHIBITED off"]);
    await verify(sessionId, "adult");
    expect(await shown(sessionId)).toEqual(["cellar PLAYER off"]);
    const requestedPermissions = [{ name: "cellar" }];
    await unwrap(service.as(PEBBLE).upgradeSession({ sessionId, requestedPermissions }));
    expect(await shown(sessionId)).toEqual(["cellar PLAYER on"]);
  });

  test("stays off where the product no longer asks for a verified age: no one has verified one", async () => {
    await apply(room("den", "verifiedAge: 13", "player-on"));
    const sessionId = await teen();
    await apply(
      room("den", "assurance: verified", "player-on").replace(", assurance: verified", ""),
    );
    await service.settle();
    expect(await shown(sessionId)).toEqual(["den PLAYER off"]);
  });
});

test("what an attempt showed counts once the verification has failed, until an appeal lets it pass", async () => {
  await service.apply(`
    productId: 201
    name: Pebble Club
    organisation: pebble
    permissions: [${room("den", "verifiedAge: 13")}]
    verification: { accessAge: [camera] }
    providers: { camera: { kind: redirect, beginUrl: "${vendor.url}/begin", secretName: KINWARD_PROVIDER_SECRET } }`);
  const { sessionId, id, url } = await begin();
  const session = () => unwrap(service.as(PEBBLE).getSession({ sessionId }));
  for (const found of [
    { status: "inconclusive" },
    { status: "shown", ageLow: 14, ageHigh: 19 },
    { status: "inconclusive" },
  ]) {
    expect(await session()).toMatchObject({ ageStatus: "LEGAL_ADULT" });
    await leaveFor(url, "camera");
    await comeBack(vendor.result(found));
  }
  expect(await unwrap(service.as(PEBBLE).getVerificationStatus({ id }))).toMatchObject({
    ...{ status: "FAIL", failureReason: "max-attempts-exceeded", age: { low: 14, high: 19 } },
  });
  const lowered = await session();
  expect(lowered).toMatchObject({ ageStatus: "DIGITAL_YOUTH" });
  // A failed verification proves nothing, not even that the player is thirteen.
  expect(lowered.permissions).toMatchObject([{ name: "den", enabled: false }]);
  await answer(url, { do: "appeal", appeal: "old-enough" });
  expect(await grant(service, id)).toBe(true);
  expect(await session()).toMatchObject({ ageStatus: "LEGAL_ADULT" });
});

test("an estimate lets no one in where the law asks every player for a verified age", async () => {
  await service.apply(`
    productId: 201
    name: Pebble Club
    organisation: pebble
    services: [social-media]
    permissions: [{ name: multiplayer }]
    verification: { accessAge: [camera] }
    providers: { camera: { kind: redirect, beginUrl: "${vendor.url}/begin", secretName: KINWARD_PROVIDER_SECRET } }`);
  const prove = async (assurance?: "estimated") => {
    const { challenge } = await unwrap(
      service.as(PEBBLE).checkAge({ jurisdiction: "AE", age: 30 }),
    );
    const { headers } = await look(challenge?.url ?? "");
    const page = new URL(String(headers["location"]), service.baseUrl).href;
    await leaveFor(page, "camera");
    await comeBack(vendor.result({ status: "shown", ageLow: 30, assurance }));
    const { challengeId = "" } = challenge ?? {};
    return unwrap(service.as(PEBBLE).getChallengeStatus({ challengeId }));
  };
  expect(await prove("estimated")).toMatchObject({
    ...{ status: "FAIL", failureReason: "age-criteria-not-met" },
  });
  expect(await prove()).toMatchObject({ status: "PASS" });
});

describe("an upgrade", () => {
  const products = (...permissions: string[]) =>
    service.apply(`
      productId: 201
      name: Pebble Club
      organisation: pebble
      permissions: [${permissions.join(", ")}]
      verification: { accessAge: [simulated] }`);
  const [cellar, attic] = [room("cellar", "verifiedAge: 18"), room("attic", "verifiedAge: 21")];
  beforeAll(() => products(cellar, attic));

  const upgrade = async (sessionId: string, ...names: string[]) => {
    const requestedPermissions = names.map((name) => ({ name }));
    const asked = await unwrap(
      service.as(PEBBLE).upgradeSession({ sessionId, requestedPermissions }),
    );
    if (!("challengeId" in asked)) throw new Error("The upgrade asked for no proof.");
    const { headers } = await look(asked.url ?? "");
    const page = new URL(String(headers["location"]), service.baseUrl).href;
    return { challengeId: asked.challengeId, page };
  };
  const statusOf = (challengeId: string) =>
    unwrap(service.as(PEBBLE).getChallengeStatus({ challengeId }));

  test("asks for the highest age that its permissions need, and once for what was asked before", async () => {
    const { sessionId } = await letIn(service, PEBBLE);
    const first = await upgrade(sessionId, "cellar");
    expect((await look(first.page)).text).toContain("Show that you are 18 or older");
    const both = await upgrade(sessionId, "cellar", "attic");
    expect(both.challengeId).not.toBe(first.challengeId);
    expect((await look(both.page)).text).toContain("Show that you are 21 or older");
    expect((await upgrade(sessionId, "attic")).challengeId).toBe(both.challengeId);
    const again = await unwrap(
      service.as(PEBBLE).upgradeSession({
        ...{ sessionId, priorChallengeId: both.challengeId },
        requestedPermissions: [{ name: "attic" }],
      }),
    );
    expect(again).toMatchObject({ challengeId: both.challengeId });
  });

  test("asks for a proof though a guardian was asked before, and for none without a method", async () => {
    const names = [{ name: "loft" }];
    await products(cellar, room("loft", "verifiedAge: 13", "guardian-off"));
    const { session } = await unwrap(
      service.as(PEBBLE).checkAge({ jurisdiction: "US-CA", age: 15 }),
    );
    const { sessionId = "" } = session ?? {};
    await products(
      cellar,
      "{ name: loft, custom: { title: Room, minor: guardian-off, youth: guardian-off, adult: player-off } }",
    );
    const asked = await unwrap(
      service.as(PEBBLE).upgradeSession({ sessionId, requestedPermissions: names }),
    );
    expect(asked).toMatchObject({ type: "CHALLENGE_PARENTAL_CONSENT" });
    await products(cellar, room("loft", "verifiedAge: 13", "guardian-off"));
    const proven = await upgrade(sessionId, "loft");
    expect((await look(proven.page)).text).toContain("Show that you are 13 or older");
    await service.apply(`
      productId: 201
      name: Pebble Club
      organisation: pebble
      permissions: [${cellar}]`);
    const adult = await letIn(service, PEBBLE);
    const off = await unwrap(
      service.as(PEBBLE).upgradeSession({
        ...{ sessionId: adult.sessionId, requestedPermissions: [{ name: "cellar" }] },
      }),
    );
    expect(off).not.toHaveProperty("challengeId");
    expect(
      (await unwrap(service.as(PEBBLE).getSession({ sessionId: adult.sessionId }))).permissions,
    ).toMatchObject([{ name: "cellar", enabled: false }]);
    await products(cellar, attic);
  });

  test("fails for the reason for which its verification does", async () => {
    const { sessionId } = await letIn(service, PEBBLE);
    const { challengeId, page } = await upgrade(sessionId, "cellar");
    await answer(page, { persona: "fraudulent" });
    expect(await statusOf(challengeId)).toMatchObject({
      ...{ status: "FAIL", failureReason: "fraudulent-activity-detected" },
    });
  });

  test("switches on what the product still has and the player decides, and leaves the rest to be asked for", async () => {
    const loft = room("loft", "verifiedAge: 13", "guardian-off");
    await products(cellar, attic, loft);
    const [{ sessionId }, { session: teen }] = [
      await letIn(service, PEBBLE),
      await unwrap(service.as(PEBBLE).checkAge({ jurisdiction: "US-CA", age: 15 })),
    ];
    const [both, guarded] = [
      await upgrade(sessionId, "cellar", "attic"),
      await upgrade(teen?.sessionId ?? "", "loft"),
    ];
    await products(cellar, loft);
    await answer(both.page, { persona: "adult" });
    expect(await statusOf(both.challengeId)).toMatchObject({ status: "PASS", sessionId });
    const permissionsOf = async (id = "") =>
      (await unwrap(service.as(PEBBLE).getSession({ sessionId: id }))).permissions;
    expect(await permissionsOf(sessionId)).toContainEqual({
      ...{ name: "cellar", enabled: true, managedBy: "PLAYER" },
    });
    await answer(guarded.page, { persona: "teen" });
    expect(await statusOf(guarded.challengeId)).toMatchObject({ status: "PASS" });
    expect(await permissionsOf(teen?.sessionId)).toContainEqual({
      ...{ name: "loft", enabled: false, managedBy: "GUARDIAN" },
    });
    // Nor is it on once the product lets the player decide.
    await products(cellar, room("loft", "verifiedAge: 13"));
    expect(await permissionsOf(teen?.sessionId)).toContainEqual({
      ...{ name: "loft", enabled: false, managedBy: "PLAYER" },
    });
  });
});

describe("a verified signal of the platform", () => {
  const statusOf = (id: string) => unwrap(service.as(PEBBLE).getVerificationStatus({ id }));
  const verify = (sessionId: string, age: number) =>
    unwrap(
      service.as(PEBBLE).performAccessAgeVerification({
        ...{ jurisdiction: "US-CA", criteria: { age }, sessionId },
      }),
    );

  test("passes at once where the product counts it, for the age that it shows and whom it is of", async () => {
    await service.apply(`
      productId: 201
      name: Pebble Club
      organisation: pebble
      permissions: [${room("cellar", "verifiedAge: 18")}]
      verification: { accessAge: [platform] }`);
    const { session } = await unwrap(
      service.as(PEBBLE).checkAge({
        jurisdiction: "US-CA",
        platformAgeSignal: {
          ...{ name: "ios-platform", ageLow: 18, declarationType: "governmentIDChecked" },
        },
      }),
    );
    const { sessionId = "", kuid } = session ?? {};
    const { id } = await verify(sessionId, 18);
    const outcome = {
      ...{ id, status: "PASS", method: "platform", age: { low: 18 }, ageCategory: "adult" },
    };
    expect(await statusOf(id)).toEqual(outcome);
    const { events } = await unwrap(
      service.as(PEBBLE).listWebhookEvents({ type: "Verification.Result", limit: 100 }),
    );
    expect(events.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ ...outcome, sessionId, kuid }),
    );
    const [older, declared] = [
      await verify(sessionId, 19),
      await verify((await letIn(service, PEBBLE)).sessionId, 18),
    ];
    for (const each of [older, declared])
      expect(await statusOf(each.id)).toEqual({ id: each.id, status: "PENDING" });
    const { error } = await service.as(PEBBLE).performIdVerification({
      ...{ jurisdiction: "US-CA", criteria: { age: 18 }, sessionId },
    });
    expect(error).toMatchObject({ code: "NOT_CONFIGURED" });
    // A product that does not count the proof requests its own.
    await service.apply(`
      productId: 201
      name: Pebble Club
      organisation: pebble
      permissions: [${room("cellar", "verifiedAge: 18")}]
      verification: { accessAge: [simulated] }`);
    const uncounted = await verify(sessionId, 18);
    expect(await statusOf(uncounted.id)).toEqual({ id: uncounted.id, status: "PENDING" });
    // A verification without an age changes nothing.
    await answer(uncounted.url, { persona: "fraudulent" });
    expect(await statusOf(uncounted.id)).toMatchObject({ status: "FAIL" });
    expect(await unwrap(service.as(PEBBLE).getSession({ sessionId }))).toMatchObject({
      ageStatus: "LEGAL_ADULT",
    });
  });
});
