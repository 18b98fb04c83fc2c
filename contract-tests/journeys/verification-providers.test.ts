// Ages verified by others: what a provider proves, and what is refused of its answers.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { guardianSteps } from "../../testing/guardian-steps.js";
import { PEBBLE, startTestService, type TestService } from "../../testing/service.js";
import { OidcIssuer } from "../../testing/verification/oidc-issuer.js";
import { Vendor } from "../../testing/verification/vendor.js";

const SECRET = "a secret that the tests and the vendor share";

let service: TestService;
let returnUrl: string;
let bank: OidcIssuer;
let agekey: OidcIssuer;
let vendor: Vendor;
beforeAll(async () => {
  vendor = await Vendor.start(SECRET);
  service = await startTestService({
    env: {
      KINWARD_PROVIDER_VENDOR: SECRET,
      KINWARD_PROVIDER_BANK: SECRET,
      KINWARD_PROVIDER_AGEKEY_ID: "kinward-test",
    },
  });
  returnUrl = `${service.baseUrl}/widgets/verify/return`;
  bank = await OidcIssuer.start(returnUrl, SECRET);
  agekey = await OidcIssuer.start(returnUrl);
  await service.apply(`
    productId: 201
    name: Pebble Club
    organisation: pebble
    permissions: [{ name: mods }]
    verification: { accessAge: [agekey, bank, id-check], id: [id-check], trustedAdult: [gone] }
    providers:
      agekey: { kind: oidc-agekey, title: AgeKey, clientId: "\${KINWARD_PROVIDER_AGEKEY_ID}", issuer: "${agekey.ageKeyUrl}" }
      bank:
        kind: oidc
        title: Meridian Bank
        issuer: ${bank.url}
        clientId: kinward-test
        clientSecretName: KINWARD_PROVIDER_BANK
        scope: openid
        claims: { ageOver18: age_over_18, birthDate: birthdate }
      id-check:
        { kind: redirect, title: Check Inc, beginUrl: ${vendor.url}/begin, secretName: KINWARD_PROVIDER_VENDOR }
      gone: { kind: redirect, beginUrl: ${vendor.url}/begin, secretName: KINWARD_PROVIDER_NOT_SET }`);
});
afterAll(() => Promise.all([service.stop(), bank.stop(), agekey.stop(), vendor.stop()]));
beforeEach(() => {
  bank.claims = { age_over_18: true };
  agekey.claims = { age_thresholds: { "18": true } };
  vendor.answers = "well";
});

const { answer, look } = guardianSteps(() => service);

/** A verification, and where its page leads with one of the methods. */
async function leave(method: string) {
  const { id, url } = await unwrap(
    service
      .as(PEBBLE)
      .performAccessAgeVerification({ jurisdiction: "US-CA", criteria: { age: 18 } }),
  );
  return { id, url, ...(await leaveAgain(url, method)) };
}
async function leaveAgain(url: string, method: string) {
  await answer(url, { method });
  const { text } = await look(url);
  const [, href = ""] = /<a\s+class="button"\s+href="([^"]+)"/.exec(text) ?? [];
  return { href: href.replaceAll("&amp;", "&"), text };
}
const statusOf = (id: string) => unwrap(service.as(PEBBLE).getVerificationStatus({ id }));
const come = (address: string) => look(address);
const attempts = async (url: string) => (await look(`${url}?ways=1`)).text;

describe("an OpenID Connect provider", () => {
  test("proves an age, and is named before and after", async () => {
    const { id, href, text } = await leave("bank");
    expect(text).toContain("Continue at Meridian Bank");
    await come(await bank.signIn(href, returnUrl));
    expect(await statusOf(id)).toEqual({
      id,
      status: "PASS",
      method: "bank",
      age: { low: 18 },
      ageCategory: "adult",
    });
  });

  test("disproves it by a claim that is false, and by a date of birth, which is not kept", async () => {
    bank.claims = { age_over_18: false };
    const first = await leave("bank");
    await come(await bank.signIn(first.href, returnUrl));
    expect(await statusOf(first.id)).toMatchObject({
      failureReason: "age-criteria-not-met",
      age: { low: 0, high: 17 },
    });
    bank.claims = { birthdate: "2015-03-04" };
    const second = await leave("bank");
    await come(await bank.signIn(second.href, returnUrl));
    expect(await statusOf(second.id)).toMatchObject({ failureReason: "age-criteria-not-met" });
    const tables = Object.keys(await service.rows());
    const kept = JSON.stringify(
      await Promise.all(tables.map((name) => service.database.query(`select * from "${name}"`))),
    );
    expect(kept).toContain(second.id);
    expect(kept).not.toContain("2015-03-04");
  });

  test("proves nothing by claims of another type, or that contradict each other", async () => {
    for (const claims of [
      { age_over_18: "true" },
      {},
      { age_over_18: true, birthdate: "2015-03-04" },
    ]) {
      bank.claims = claims;
      const { id, url, href } = await leave("bank");
      await come(await bank.signIn(href, returnUrl));
      expect(await statusOf(id)).toEqual({ id, status: "IN_PROGRESS" });
      expect(await attempts(url)).toContain("You can try 2 more times");
    }
  });

  test("cannot be answered for twice, for another flow, or with another code", async () => {
    const [mine, theirs] = [await leave("bank"), await leave("bank")];
    const [first, second] = [
      await bank.signIn(mine.href, returnUrl),
      await bank.signIn(theirs.href, returnUrl),
    ];
    // The code of one flow under the state of the other: its nonce and its proof key are another's.
    const mixed = new URL(first);
    mixed.searchParams.set("code", new URL(second).searchParams.get("code") ?? "");
    await come(mixed.href);
    expect(await statusOf(mine.id)).toEqual({ id: mine.id, status: "IN_PROGRESS" });
    // The state was used up by that.
    expect((await come(first)).status).toBe(404);
    expect(await statusOf(mine.id)).toEqual({ id: mine.id, status: "IN_PROGRESS" });
  });

  test("that the person leaves again costs no attempt, and the state of that flow is used up", async () => {
    const { id, url, href } = await leave("bank");
    const state = new URL(href).searchParams.get("state") ?? "";
    await come(`${returnUrl}?state=${state}&error=access_denied`);
    expect(await statusOf(id)).toEqual({ id, status: "IN_PROGRESS" });
    expect(await attempts(url)).not.toContain("more times");
    expect((await come(await bank.signIn(href, returnUrl))).status).toBe(404);
    expect(await statusOf(id)).toEqual({ id, status: "IN_PROGRESS" });
  });
});

describe("AgeKey", () => {
  test("proves an age by its thresholds", async () => {
    const { id, href } = await leave("agekey");
    expect(JSON.parse(new URL(href).searchParams.get("claims") ?? "")).toEqual({
      age_thresholds: [18],
    });
    await come(await agekey.signIn(href, returnUrl));
    expect(await statusOf(id)).toMatchObject({
      status: "PASS",
      method: "agekey",
      age: { low: 18 },
    });
  });

  test.each([
    ["a token that was asked for with other claims", { req_claims_hash: "another" }],
    ["a token that does not say for which claims it was asked", { req_claims_hash: undefined }],
    ["a threshold that is no boolean", { age_thresholds: { "18": "true" } }],
    ["another threshold", { age_thresholds: { "13": true } }],
  ])("proves nothing by %s", async (_what, claims) => {
    agekey.claims = { ...agekey.claims, ...claims };
    const { id, url, href } = await leave("agekey");
    await come(await agekey.signIn(href, returnUrl));
    expect(await statusOf(id)).toEqual({ id, status: "IN_PROGRESS" });
    // It was read and refused: a provider that is down costs no attempt.
    expect(await attempts(url)).toContain("You can try 2 more times");
  });

  test("proves nothing by a token of another flow, or one that was changed", async () => {
    const [mine, theirs] = [await leave("agekey"), await leave("agekey")];
    const other = new URL(await agekey.signIn(theirs.href, returnUrl));
    other.searchParams.set("state", new URL(mine.href).searchParams.get("state") ?? "");
    await come(other.href);
    expect(await statusOf(mine.id)).toEqual({ id: mine.id, status: "IN_PROGRESS" });
    const again = await leaveAgain(mine.url, "agekey");
    const changed = new URL(await agekey.signIn(again.href, returnUrl));
    const token = changed.searchParams.get("id_token") ?? "";
    const [head = "", body = "", signature = ""] = token.split(".");
    const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: "another" })).toString("base64url");
    changed.searchParams.set("id_token", `${head}.${forged}.${signature}`);
    await come(changed.href);
    expect(await statusOf(mine.id)).toEqual({ id: mine.id, status: "IN_PROGRESS" });
    expect(await attempts(mine.url)).toContain("You can try once more");
  });
});

describe("a vendor by redirect", () => {
  test("is asked for an age, and proves it", async () => {
    const { id, href } = await leave("id-check");
    expect(href).toBe(`${vendor.url}/check`);
    expect(vendor.begun.at(-1)).toMatchObject({ requiredAge: 18, returnUrl, language: "en" });
    await come(vendor.result({ status: "shown", ageLow: 21, ageHigh: 25 }));
    expect(await statusOf(id)).toMatchObject({
      status: "PASS",
      method: "id-check",
      age: { low: 21, high: 25 },
    });
  });

  test("ends a verification at once where it finds fraud", async () => {
    const { id } = await leave("id-check");
    await come(vendor.result({ status: "fraudulent" }));
    expect(await statusOf(id)).toMatchObject({ failureReason: "fraudulent-activity-detected" });
  });

  test.each([
    ["signed with another secret", {}, { secret: "another secret" }],
    ["for another flow", { state: "another" }, {}],
    ["with another nonce", { nonce: "another" }, {}],
    ["that is ten minutes old", { issuedAt: Math.floor(Date.now() / 1000) - 601 }, {}],
    ["from the future", { issuedAt: Math.floor(Date.now() / 1000) + 3600 }, {}],
    ["without ages", { ageLow: undefined }, {}],
    ["with ages that are text", { ageLow: "21" }, {}],
    ["with ages the wrong way round", { ageHigh: 12 }, {}],
  ])("proves nothing by a result %s", async (_what, found, options) => {
    const { id, url } = await leave("id-check");
    const result = new URL(vendor.result({ status: "shown", ageLow: 21, ...found }, options));
    result.searchParams.set("state", vendor.begun.at(-1)?.state ?? "");
    await come(result.href);
    expect(await statusOf(id)).toEqual({ id, status: "IN_PROGRESS" });
    expect(await attempts(url)).toContain("You can try 2 more times");
  });

  test("that fails, or leads to a page that is none, is left out without costing an attempt", async () => {
    for (const answers of ["error", "nonsense"] as const) {
      vendor.answers = answers;
      const { id, url } = await leave("id-check");
      expect(await statusOf(id)).toEqual({ id, status: "IN_PROGRESS" });
      expect(await attempts(url)).not.toContain("more times");
    }
  });

  test("is followed by the next method after three attempts", async () => {
    const { id, url } = await leave("id-check");
    for (const last of [false, false, true]) {
      await come(vendor.result({ status: "inconclusive" }));
      if (!last) await answer(url, { method: "id-check" });
    }
    const { text } = await look(url);
    expect(text).toContain("Try one of the ways below");
    expect(text).not.toContain('value="id-check"');
    expect(await statusOf(id)).toEqual({ id, status: "IN_PROGRESS" });
  });
});

test("a provider whose secret is not in the environment is no method", async () => {
  const { error } = await service
    .as(PEBBLE)
    .performTrustedAdultVerification({ jurisdiction: "US-CA" });
  expect(error?.code).toBe("NOT_CONFIGURED");
});
