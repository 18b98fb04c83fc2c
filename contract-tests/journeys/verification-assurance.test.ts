// How sure a proof of age has to be: what each permission demands, and which proof is enough for it.
import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { letIn } from "../../testing/arrange.js";
import { guardianSteps } from "../../testing/guardian-steps.js";
import { PEBBLE, startTestService, type TestService } from "../../testing/service.js";
import { grant } from "../../testing/verification/operator.js";
import { Vendor } from "../../testing/verification/vendor.js";

const SECRET = "a secret that the tests and the vendor share";
const LEVELS = ["attested", "estimated", "verified"] as const;

let service: TestService;
let vendor: Vendor;
beforeAll(async () => {
  vendor = await Vendor.start(SECRET);
  service = await startTestService({ env: { SECRET } });
  const permission = (assurance: string) =>
    `{ name: ${assurance}, custom: { title: Room, minor: prohibited, youth: player-off, adult: player-off, verifiedAge: 18, assurance: ${assurance} } }`;
  await service.apply(`
    productId: 201
    name: Pebble Club
    organisation: pebble
    permissions: [${LEVELS.map(permission).join(", ")}]
    verification: { accessAge: [face, document, simulated] }
    providers:
      face: { kind: redirect, beginUrl: "${vendor.url}/begin", secretName: SECRET, assurance: estimated }
      document: { kind: redirect, beginUrl: "${vendor.url}/begin", secretName: SECRET }`);
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
