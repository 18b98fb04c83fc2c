// How sure a proof of age has to be: what each permission demands, and which proof is enough for it.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { letIn } from "../../testing/arrange.js";
import { guardianSteps } from "../../testing/guardian-steps.js";
import { PEBBLE, startTestService, type TestService } from "../../testing/service.js";
import { grant } from "../../testing/verification/operator.js";
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

/** An adult who plays, and a verification of their age. */
async function begin() {
  const { sessionId } = await letIn(service, PEBBLE);
  const { id, url } = await unwrap(
    service
      .as(PEBBLE)
      .performAccessAgeVerification({ jurisdiction: "US-CA", criteria: { age: 18 }, sessionId }),
  );
  return { sessionId, id, url };
}

/** The permissions that are on once the player has asked for all of them. */
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
    await answer(url, { method });
    await look(vendor.result({ status: "shown", ageLow: 21, ...found }));
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
  });
});
