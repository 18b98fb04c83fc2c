// Tests what providers prove about an age, and which of their responses are refused.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import type { Response } from "../../testing/caller.js";
import { guardianSteps } from "../../testing/guardian-steps.js";
import { hiddenFields } from "../../testing/pages.js";
import { PEBBLE, startTestService, type TestService } from "../../testing/service.js";
import { OidcIssuer } from "../../testing/verification/oidc-issuer.js";
import { providerSteps, WINDOW_KEY } from "../../testing/verification/provider-steps.js";
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
const { leaveFor, comeBack: come } = providerSteps(() => service);

/** Starts a verification. Returns it, and where its page leads with a method. */
async function leave(method: string, windowKey?: string) {
  const { id, url } = await unwrap(
    service
      .as(PEBBLE)
      .performAccessAgeVerification({ jurisdiction: "US-CA", criteria: { age: 18 } }),
  );
  return { id, url, ...(await leaveFor(url, method, windowKey)) };
}
const statusOf = (id: string) => unwrap(service.as(PEBBLE).getVerificationStatus({ id }));
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
    // Combines the code of one flow with the state of the other, whose nonce and proof key differ.
    const mixed = new URL(first);
    mixed.searchParams.set("code", new URL(second).searchParams.get("code") ?? "");
    await come(mixed.href);
    expect(await statusOf(mine.id)).toEqual({ id: mine.id, status: "IN_PROGRESS" });
    // That used up the state.
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
    // The response was read and refused, which counts as an attempt. A provider that is down costs none.
    expect(await attempts(url)).toContain("You can try 2 more times");
  });

  test("proves nothing by a token of another flow, or one that was changed", async () => {
    const [mine, theirs] = [await leave("agekey"), await leave("agekey")];
    const other = new URL(await agekey.signIn(theirs.href, returnUrl));
    other.searchParams.set("state", new URL(mine.href).searchParams.get("state") ?? "");
    await come(other.href);
    expect(await statusOf(mine.id)).toEqual({ id: mine.id, status: "IN_PROGRESS" });
    const again = await leaveFor(mine.url, "agekey");
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
      if (!last) await leaveFor(url, "id-check");
    }
    const { text } = await look(url);
    expect(text).toContain("Try one of the ways below");
    expect(text).not.toContain('value="id-check"');
    expect(await statusOf(id)).toEqual({ id, status: "IN_PROGRESS" });
  });
});

/** Returns where a person is led back to after proving to be an adult. */
async function shown(method: string, href: string): Promise<string> {
  if (method === "id-check") return vendor.result({ status: "shown", ageLow: 21 });
  return (method === "bank" ? bank : agekey).signIn(href, returnUrl);
}
const rowOf = (id: string) =>
  service.database.query(`select * from verifications where verification_id = '${id}'`);
const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;
const send = (address: string, fields: Record<string, string>): Promise<Response> =>
  service.post(pathOf(address), fields, { Origin: service.baseUrl });

describe.each(["bank", "agekey", "id-check"])("what %s answers", (method) => {
  test("finishes nothing in another window, and passes in the one that left, once", async () => {
    const { id, url, href } = await leave(method);
    const back = await shown(method, href);
    const before = await rowOf(id);
    expect((await look(back)).status).toBe(200);
    for (const other of ["", "the key of another window"]) {
      const refused = await come(back, other);
      expect(refused.status).toBe(403);
      expect(refused.text).toContain("This check was started in another browser");
      // The response is replaced by a page that can be reloaded.
      expect(refused.headers["refresh"]).toBe(`0; url=${pathOf(url)}?refused=otherWindow`);
    }
    expect(await rowOf(id)).toEqual(before);
    await come(back);
    expect(await statusOf(id)).toMatchObject({ status: "PASS", method });
    expect((await come(back)).status).toBe(404);
  });

  test("is taken without scripts from the person who types the code of the page that they left", async () => {
    const { id, href, text } = await leave(method, "");
    const codeIn = (page: string) => /<p class="code">(\d{6})<\/p>/.exec(page)?.[1] ?? "";
    const back = await shown(method, href);
    const page = await look(back);
    expect(page.text).toContain('name="windowKey"');
    expect(page.text).not.toContain("<script");
    const before = await rowOf(id);
    for (const wrong of ["", "000000", WINDOW_KEY, codeIn((await leave(method, "")).text)]) {
      const refused = await come(back, wrong);
      expect(refused.status).toBe(403);
      expect(refused.text).toContain("This code is not right");
      const [, again = ""] = /url=(.*)/.exec(refused.headers["refresh"] ?? "") ?? [];
      expect((await look(again)).text).toContain('name="windowKey"');
    }
    expect(await rowOf(id)).toEqual(before);
    const code = codeIn(text);
    await come(back, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(await statusOf(id)).toMatchObject({ status: "PASS", method });
  });
});

describe("the window that left for a provider", () => {
  test("is asked by a page that is not stored, with one script of the service", async () => {
    const { href, text } = await leave("bank");
    expect(text).not.toContain('class="code"');
    const page = await look(await bank.signIn(href, returnUrl));
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.headers["content-security-policy"]).toContain("script-src 'self'");
    expect(page.text.match(/<script\b[^>]*>/g)).toEqual([
      expect.stringMatching(/^<script src="\/widgets\/window\.js\?v=[\w-]{12}" defer>$/),
    ]);
  });

  test("sends a form that works once, and no form of another page", async () => {
    const { id, url, href } = await leave("bank");
    const back = await bank.signIn(href, returnUrl);
    const fields: Record<string, string> = {
      ...hiddenFields((await look(back)).text),
      windowKey: "another",
    };
    await send(back, fields);
    const ways = hiddenFields((await look(`${url}?ways=1`)).text)["nonce"] ?? "";
    for (const nonce of [fields["nonce"] ?? "", ways, ""]) {
      const refused = await send(back, { nonce, windowKey: WINDOW_KEY });
      expect(refused.text).toContain("This form no longer works");
    }
    expect(await statusOf(id)).toEqual({ id, status: "IN_PROGRESS" });
    await come(back);
    expect(await statusOf(id)).toMatchObject({ status: "PASS" });
  });

  test("cannot be passed by where wallets answer", async () => {
    const { id, href } = await leave("bank");
    const back = await bank.signIn(href, returnUrl);
    const { state = "", ...answered } = Object.fromEntries(new URL(back).searchParams);
    const taken = await service.post(`/widgets/verify/answer/${state}`, answered);
    expect(taken.status).toBe(400);
    expect(await statusOf(id)).toEqual({ id, status: "IN_PROGRESS" });
    await come(back);
    expect(await statusOf(id)).toMatchObject({ status: "PASS" });
  });

  test("is the only one that is shown the way on: any other chooses for itself", async () => {
    const { url } = await leave("bank");
    const { text } = await look(url);
    expect(text).not.toContain(bank.url);
    expect(text).toContain('value="bank"');
  });

  test("is a tab of its own where the page is framed, and the flow begins there", async () => {
    const { id, url } = await unwrap(
      service
        .as(PEBBLE)
        .performAccessAgeVerification({ jurisdiction: "US-CA", criteria: { age: 18 } }),
    );
    const framed = { "Sec-Fetch-Dest": "iframe" };
    const begun = vendor.begun.length;
    const { headers } = await answer(url, { method: "id-check" }, framed);
    const tab = String(headers["location"]);
    const inFrame = await look(tab, framed);
    expect(inFrame.text).toMatch(
      new RegExp(`href="${tab.replace("?", "\\?")}"\\s+target="_blank"`),
    );
    expect(inFrame.headers["refresh"]).toBe("5");
    expect(vendor.begun).toHaveLength(begun);
    const { text } = await look(tab);
    expect(text).toContain('data-window="leave-now"');
    expect(text).toContain("It learns the age that you show");
    expect([...text.matchAll(/name="method"\s+value="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      "id-check",
    ]);
    await leaveFor(url, "id-check");
    await come(vendor.result({ status: "shown", ageLow: 21 }));
    expect(await statusOf(id)).toMatchObject({ status: "PASS" });
    expect((await look(tab, framed)).text).toContain("Thank you, that is done");
  });
});

test("a provider whose secret is not in the environment is not a method", async () => {
  const { error } = await service
    .as(PEBBLE)
    .performTrustedAdultVerification({ jurisdiction: "US-CA" });
  expect(error?.code).toBe("NOT_CONFIGURED");
});
