// Providers are down, slow, or fail half-way: the page says so, no attempt is lost, and nothing passes.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { guardianSteps } from "../../testing/guardian-steps.js";
import { freePort, PEBBLE, startTestService, type TestService } from "../../testing/service.js";
import { OidcIssuer } from "../../testing/verification/oidc-issuer.js";
import { providerSteps } from "../../testing/verification/provider-steps.js";
import { Vendor } from "../../testing/verification/vendor.js";

const SECRET = "a secret that the tests and the vendor share";

let service: TestService;
let returnUrl: string;
let bank: OidcIssuer;
let vendor: Vendor;

/** Starts the service. `providerTimeoutMs` is how long it waits for a provider; the default is an operator's. */
async function start(providerTimeoutMs?: number): Promise<void> {
  vendor = await Vendor.start(SECRET);
  service = await startTestService({
    env: { KINWARD_PROVIDER_SECRET: SECRET },
    ...(providerTimeoutMs !== undefined && { providerTimeoutMs }),
  });
  returnUrl = `${service.baseUrl}/widgets/verify/return`;
  bank = await OidcIssuer.start(returnUrl, SECRET);
  const down = `http://127.0.0.1:${await freePort()}`;
  const oidc = (issuer: string) =>
    `{ kind: oidc, issuer: "${issuer}", clientId: kinward-test, clientSecretName: KINWARD_PROVIDER_SECRET, scope: openid, claims: { ageOver18: age_over_18 } }`;
  await service.apply(`
    productId: 201
    name: Pebble Club
    organisation: pebble
    permissions: [{ name: mods }]
    verification: { accessAge: [bank, bank-down, bank-silent, vendor, vendor-down, simulated] }
    providers:
      bank: ${oidc(bank.url)}
      bank-down: ${oidc(down)}
      bank-silent: ${oidc(vendor.url)}
      vendor: { kind: redirect, beginUrl: "${vendor.url}/begin", secretName: KINWARD_PROVIDER_SECRET }
      vendor-down: { kind: redirect, beginUrl: "${down}/begin", secretName: KINWARD_PROVIDER_SECRET }`);
}
const stop = () => Promise.all([service.stop(), bank.stop(), vendor.stop()]);

const { answer, look } = guardianSteps(() => service);
const { leaveFor, comeBack } = providerSteps(() => service);

const begin = () =>
  unwrap(
    service
      .as(PEBBLE)
      .performAccessAgeVerification({ jurisdiction: "US-CA", criteria: { age: 18 } }),
  );
const statusOf = (id: string) => unwrap(service.as(PEBBLE).getVerificationStatus({ id }));

/** Chooses a method. Returns the page that follows, where the person continues. */
const choose = async (url: string, method: string) => (await leaveFor(url, method)).text;

/** Returns whether the page shows that attempts were counted. */
const hasCounted = (page: string) => /more times|once more/.test(page);

async function expectOutage(id: string, method: string, page: string) {
  expect(page).toContain(`${method} does not respond at the moment`);
  expect(page).toContain(`value="${method}"`);
  expect(hasCounted(page)).toBe(false);
  expect(await statusOf(id)).toEqual({ id, status: "IN_PROGRESS" });
}

const failures = () => service.log.filter(({ msg }) => msg === "a verification provider failed");

async function expectOutageOf(method: string): Promise<void> {
  const { id, url } = await begin();
  await expectOutage(id, method, await choose(url, method));
  expect(failures().at(-1)).toMatchObject({
    ...{ provider: method, kind: method.startsWith("bank") ? "oidc" : "redirect" },
    ...{ failure: "unavailable", detail: expect.any(String) },
  });
  await answer(url, { persona: "adult" });
  expect(await statusOf(id)).toMatchObject({ status: "PASS", method: "simulated" });
}

describe("a provider that is down", () => {
  beforeAll(() => start());
  afterAll(stop);
  beforeEach(() => {
    vendor.answers = "well";
  });

  test.each(["vendor-down", "bank-down"])(
    "is said not to respond, and any way is still open; the log has the cause: %s",
    async (method) => {
      await expectOutageOf(method);
      expect(JSON.stringify(failures().at(-1)?.["err"])).toContain("ECONNREFUSED");
    },
  );

  test("a provider that fails is treated as one that is down", async () => {
    vendor.answers = "error";
    await expectOutageOf("vendor");
  });

  test.each(["vendor", "bank-silent"])(
    "or answers without end is hung up on after 256 KiB: %s",
    async (method) => {
      vendor.answers = "endlessly";
      vendor.sent = 0;
      await expectOutageOf(method);
      // Allows for bytes that are still in transit.
      expect(vendor.sent).toBeLessThan(8 * 1024 * 1024);
    },
  );

  test("ends the flow before it: what comes of that no longer proves anything", async () => {
    const { id, url } = await begin();
    await choose(url, "vendor");
    const earlier = vendor.result({ status: "shown", ageLow: 21 });
    await expectOutage(id, "bank-down", await choose(url, "bank-down"));
    expect((await look(earlier)).status).toBe(404);
    expect(hasCounted((await look(`${url}?ways=1`)).text)).toBe(false);
    expect(await statusOf(id)).toEqual({ id, status: "IN_PROGRESS" });
  });

  test("when the person comes back from it costs no attempt, and the state of that flow is used up", async () => {
    const { id, url } = await begin();
    const { href } = await leaveFor(url, "bank");
    const back = await bank.signIn(href, returnUrl);
    await bank.stop();
    const { headers } = await comeBack(back);
    await expectOutage(id, "bank", (await look(String(headers["location"]))).text);
    bank = await OidcIssuer.start(returnUrl, SECRET);
    expect((await look(back)).status).toBe(404);
    expect(await statusOf(id)).toEqual({ id, status: "IN_PROGRESS" });
  });
});

describe("a provider that never answers", () => {
  beforeAll(async () => {
    await start(1);
    vendor.answers = "never";
  });
  afterAll(stop);

  test.each(["vendor", "bank-silent"])(
    "is not waited for, and any way is still open: %s",
    expectOutageOf,
  );
});
