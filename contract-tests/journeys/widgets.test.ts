// Widgets, as a product's backend makes them and a player without scripts meets them.
import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { GUARDIAN, challenged } from "../../testing/arrange.js";
import { browserOf, guardianSteps } from "../../testing/guardian-steps.js";
import { openPage, postForm } from "../../testing/pages.js";
import {
  ACCOUNT,
  PEBBLE,
  STARFALL,
  startTestService,
  type TestService,
} from "../../testing/service.js";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const { mailed, mailsTo } = guardianSteps(() => service);

const GAME = "https://play.starfall.example/lobby";
const born = (day: string, month: string, year: string) =>
  [
    ["day", day],
    ["month", month],
    ["year", year],
  ] as const;
const CHILD = born("9", "4", "2018");
const ADULT = born("9", "4", "1990");
const TODDLER = born("9", "4", "2025");

/** Requests a widget as the frame of a product's page does. */
const framed = (url: string) =>
  service.get(new URL(url, service.baseUrl).pathname, { "Sec-Fetch-Dest": "iframe" });
const answer = async (url: string, choices: readonly (readonly [string, string])[]) =>
  postForm(service, url, { page: await openPage(service, url), choices });
const messagesOf = (page: string) => {
  const found = /data-messages="([^"]*)"/.exec(page)?.[1] ?? "[]";
  return JSON.parse(found.replaceAll("&quot;", '"')) as { type: string; data: object }[];
};
const ageGate = (input = {}) =>
  unwrap(service.as().generateAgeGateUrl({ jurisdiction: "US-CA", ...input }));
const endToEnd = (input = {}) =>
  unwrap(service.as().generateE2eUrl({ jurisdiction: "US-CA", ...input }));

describe("the age gate", () => {
  test("asks for the month first in the United States, and for the day first elsewhere", async () => {
    for (const [jurisdiction, order] of [
      ["US-CA", ["month", "day", "year"]],
      ["US", ["month", "day", "year"]],
      ["DE", ["day", "month", "year"]],
      ["UM", ["day", "month", "year"]],
    ] as const) {
      const { url } = await unwrap(service.as().generateAgeGateUrl({ jurisdiction }));
      const { text } = await openPage(service, url);
      const names = [...text.matchAll(/<input\s+id="(day|month|year)"/g)].map(([, name]) => name);
      expect([jurisdiction, names]).toEqual([jurisdiction, order]);
    }
  });

  test("says nothing of parents before the answer, and speaks to children as to children", async () => {
    const { url } = await unwrap(service.as().generateAgeGateUrl({ jurisdiction: "US-CA" }));
    const { pathname } = new URL(url);
    const visible = async (language: string) =>
      (await service.get(pathname, { Accept: "text/html", "Accept-Language": language })).text;
    expect(await visible("en")).not.toMatch(/parent|guardian|famil/i);
    for (const [language, title] of [
      ["es", "¿Cuál es tu fecha de nacimiento?"],
      ["fr", "Quelle est ta date de naissance"],
      ["de", "Wann bist du geboren?"],
    ] as const)
      expect(await visible(language)).toContain(title);
  });

  test("asks with empty fields and without a hint, and lets an adult in", async () => {
    const { url, widgetId } = await ageGate();
    const question = await openPage(service, url);
    expect(question.status).toBe(200);
    expect(question.text.match(/<input[^>]*name="(day|month|year)"[^>]*value=""/g)).toHaveLength(3);
    const form = /<form[^]*<\/main>/.exec(question.text)?.[0] ?? "";
    expect(form).not.toMatch(/placeholder|\b(13|16|18)\b/);
    expect(question.text).not.toMatch(/parent|guardian/);
    expect(messagesOf(question.text)).toEqual([]);

    const answered = await answer(url, ADULT);
    expect(answered.status).toBe(303);
    const [message, ...others] = messagesOf((await framed(url)).text);
    expect(others).toEqual([]);
    expect(message).toEqual({
      type: "Widget.AgeGate.Result",
      data: { widgetId, status: "PASS", sessionId: expect.any(String) },
    });
    const { sessionId } = message?.data as { sessionId: string };
    expect(await unwrap(service.as().getSession({ sessionId }))).toMatchObject({
      ageStatus: "LEGAL_ADULT",
      dateOfBirth: "1990-04-09",
    });
  });

  test("asks for a guardian's consent for a child, and leaves the rest to the product", async () => {
    const { url, widgetId } = await ageGate();
    await answer(url, CHILD);
    const page = await framed(url);
    const [result, challenge] = messagesOf(page.text);
    expect(result).toEqual({
      type: "Widget.AgeGate.Result",
      data: { widgetId, status: "CHALLENGE", challengeId: expect.any(String) },
    });
    const { challengeId } = result?.data as { challengeId: string };
    expect(challenge).toEqual({
      type: "Widget.AgeGate.Challenge",
      data: { widgetId, challengeId, status: "PENDING" },
    });
    expect(page.text).not.toContain("/widgets/consent/");
    expect(await unwrap(service.as().getChallengeStatus({ challengeId }))).toMatchObject({
      status: "PENDING",
    });
  });

  test("tells a child below the minimum age neither the limit nor a way to answer again", async () => {
    const { url, widgetId } = await ageGate();
    await answer(url, TODDLER);
    const page = await framed(url);
    expect(messagesOf(page.text)).toEqual([
      { type: "Widget.AgeGate.Result", data: { widgetId, status: "PROHIBITED" } },
    ]);
    expect(page.text).not.toMatch(/<form|\b4\b years/);
  });

  test("can be answered again by the same browser after 24 hours, and says until then when", async () => {
    const live = (input = {}) =>
      unwrap(
        service
          .as(STARFALL, "live")
          .generateAgeGateUrl({ jurisdiction: "US-CA", locale: "en", ...input }),
      );
    const take = async (url: string, choices: typeof CHILD, headers: Record<string, string> = {}) =>
      postForm(service, url, { page: await openPage(service, url), choices, headers });
    const seen = async (url: string, headers: Record<string, string>) =>
      (await service.get(new URL(url).pathname, { Accept: "text/html", ...headers })).text;
    expect((await take((await live()).url, ADULT)).headers["set-cookie"]).toBeUndefined();

    const { url } = await live();
    const browser = browserOf(await take(url, TODDLER));
    const when = /again from (\w+ \d+, 20\d\d at [^.]+\(Los Angeles time\))\./;
    const [, until] = when.exec(await seen(url, browser)) ?? [];
    expect(until).toBeDefined();
    expect(await seen(url, {})).not.toMatch(when);

    const next = (await live({ jurisdiction: "US-CA" })).url;
    const page = await seen(next, browser);
    expect(page).toContain("You have answered already");
    expect(page).toContain(`You can answer again from ${until}.`);
    expect(page).toContain(`href="${new URL(url).pathname}"`);
    expect(page).not.toContain("<form");
    const question = await openPage(service, next);
    expect(question.text).toContain('name="year"');
    const before = await service.rows();
    const refused = await postForm(service, next, {
      page: question,
      choices: ADULT,
      headers: browser,
    });
    expect(refused.status).toBe(303);
    expect(await service.rows()).toEqual(before);
    for (const Cookie of [
      "kinward-age-101=x",
      "kinward-age-101=9999999999999.x",
      "kinward-age-102=1",
    ])
      expect(await seen(next, { Cookie })).toContain('name="year"');

    await service.advance({ hours: 24, ms: -1 });
    const late = (await live()).url;
    expect(await seen(late, browser)).toContain("You have answered already");
    await service.advance({ ms: 1 });
    expect(await seen(late, browser)).toContain('name="year"');
    expect((await take(late, ADULT, browser)).status).toBe(303);
  });

  test("takes one answer: Back, a second tab and a second form show the first one's result", async () => {
    const { url } = await ageGate();
    const first = await openPage(service, url);
    const second = await openPage(service, url);
    await postForm(service, url, { page: first, choices: TODDLER });
    const again = await postForm(service, url, { page: second, choices: ADULT });
    expect(again.status).toBe(303);
    expect((await postForm(service, url, { page: first, choices: ADULT })).status).toBe(403);
    for (const address of [url, again.headers.location ?? ""])
      expect(messagesOf((await framed(address)).text)).toEqual([
        expect.objectContaining({ data: expect.objectContaining({ status: "PROHIBITED" }) }),
      ]);
  });

  test("does not let a child grow up by an older link, once the organisation knows the age", async () => {
    const kuid = randomUUID();
    const client = service.as(ACCOUNT);
    const { url } = await unwrap(client.generateE2eUrl({ kuid, jurisdiction: "US-CA" }));
    await answer((await endToEnd({ kuid })).url, CHILD);
    await answer(url, ADULT);
    const [message] = messagesOf((await framed(url)).text);
    expect(message).toMatchObject({ data: { status: "CHALLENGE" } });
  });

  test("shows what cannot be a date again, with what was typed, and counts it as no answer", async () => {
    const { url } = await ageGate();
    for (const impossible of [
      born("31", "2", "2018"),
      born("", "", ""),
      born("1", "1", "2087"),
      born("1", "1", "18"),
      born("1", "1", "1850"),
    ]) {
      const page = await answer(url, impossible);
      expect(page.status).toBe(422);
      expect(page.text).toMatch(new RegExp(`name="year"\\s+value="${impossible[2][1]}"`));
      expect(page.text).toContain('role="alert"');
    }
    await answer(url, ADULT);
    expect(messagesOf((await framed(url)).text)[0]?.data).toMatchObject({
      status: "PASS",
    });
  });

  test("counts a platform's signal beside the answer: the lower age", async () => {
    const { url } = await ageGate({
      platformAgeSignal: { name: "ios-platform", ageLow: 8, ageHigh: 12 },
    });
    await answer(url, ADULT);
    expect(messagesOf((await framed(url)).text)[0]?.data).toMatchObject({
      status: "CHALLENGE",
    });
  });

  test("refuses a form that was made for another widget", async () => {
    const [own, other] = [await ageGate(), await ageGate()];
    const page = await openPage(service, other.url);
    const refused = await postForm(service, own.url, { page, choices: ADULT });
    expect(refused.status).not.toBe(200);
    expect(messagesOf((await framed(own.url)).text)).toEqual([]);
  });

  test("ends where the product wants, with ids and nothing else", async () => {
    const { url } = await ageGate({ redirectUrl: GAME });
    const form = await openPage(service, url);
    expect(form.headers["content-security-policy"]).toContain(
      "form-action 'self' https://play.starfall.example",
    );
    await answer(url, ADULT);
    const path = new URL(url).pathname;
    const whole = await service.get(path, { "Sec-Fetch-Dest": "document" });
    expect(whole.status).toBe(303);
    const end = new URL(whole.headers.location ?? "");
    expect(end.origin + end.pathname).toBe(GAME);
    expect([...end.searchParams.keys()].sort()).toEqual(["kuid", "sessionId", "status"]);
    expect(end.searchParams.get("status")).toBe("PASS");

    const inFrame = await framed(url);
    expect(inFrame.status).toBe(200);
    expect(inFrame.text).toContain('target="_top"');
  });

  test("refuses a redirect that the product did not register, and a place that is none", async () => {
    const client = service.as();
    const elsewhere = { jurisdiction: "US-CA", redirectUrl: "https://evil.example" };
    expect((await client.generateAgeGateUrl(elsewhere)).error?.message).toMatch(/redirectUrl/);
    expect((await client.generateE2eUrl({ jurisdiction: "US-ZZ" })).error?.message).toMatch(
      /jurisdiction/,
    );
  });

  test("may be framed by the product's origins alone, and runs one script of this service", async () => {
    const { url } = await ageGate();
    const policy = (await framed(url)).headers["content-security-policy"] ?? "";
    expect(policy).toContain("frame-ancestors https://play.starfall.example");
    expect(policy).toContain("script-src 'self'");
    const alone = await openPage(service, url);
    expect(alone.headers["content-security-policy"]).not.toContain("script-src");
    expect(alone.text).not.toContain("<script");
  });
});

describe("the end-to-end widget", () => {
  test("leads a child's guardian on, on this device or by a QR code", async () => {
    const { url } = await endToEnd();
    await answer(url, CHILD);
    const page = await framed(url);
    const consent = /href="(\/widgets\/consent\/[^"]+)"/.exec(page.text)?.[1] ?? "";
    expect(page.text).toContain('class="qr"');
    const { challengeId } = messagesOf(page.text)[0]?.data as { challengeId: string };
    const asked = await framed(consent);
    expect(asked.status).toBe(200);
    expect(messagesOf(asked.text)).toEqual([
      { type: "Challenge.StateChange", data: { challengeId, status: "IN_PROGRESS" } },
    ]);
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS", email: GUARDIAN }));
    expect(messagesOf((await framed(consent)).text)).toEqual([
      { type: "Challenge.StateChange", data: { challengeId, status: "PASS" } },
    ]);
  });

  /** If this goes, the child's page still asks for a guardian who has long decided. */
  test("follows the guardian's decision by itself, without a script", async () => {
    const redirectUrl = GAME;
    const { url } = await endToEnd({ redirectUrl });
    await answer(url, CHILD);
    const waiting = await openPage(service, url);
    expect(waiting.headers["refresh"]).toBe("10");
    expect(waiting.text).not.toContain("<script");
    const { challengeId } = messagesOf((await framed(url)).text)[0]?.data as {
      challengeId: string;
    };
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS", email: GUARDIAN }));
    const { sessionId, kuid } = await unwrap(service.as().getChallengeStatus({ challengeId })).then(
      async ({ sessionId: id = "" }) => unwrap(service.as().getSession({ sessionId: id })),
    );
    const page = await framed(url);
    expect(page.headers).not.toHaveProperty("refresh");
    expect(page.text).toContain("Thank you");
    expect(messagesOf(page.text)[1]?.data).toMatchObject({ challengeId, status: "PASS" });
    const top = await service.get(new URL(url).pathname, { "Sec-Fetch-Dest": "document" });
    const ended = new URL(top.headers.location ?? "");
    expect(Object.fromEntries(ended.searchParams)).toEqual({
      ...{ status: "PASS", kuid, sessionId, challengeId },
    });
  });

  test("says that a child cannot go on once the guardian has declined", async () => {
    const { url } = await endToEnd();
    await answer(url, CHILD);
    const { challengeId } = messagesOf((await framed(url)).text)[0]?.data as {
      challengeId: string;
    };
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "FAIL" }));
    const page = await framed(url);
    expect(page.headers).not.toHaveProperty("refresh");
    expect(page.text).toContain("You cannot use Starfall at the moment");
    expect(page.text).not.toContain("/email");
  });

  test("lets the child type a guardian's address, five times a day, and shows it to no one", async () => {
    const { url } = await endToEnd();
    await answer(url, CHILD);
    const form = `${url}/email`;
    expect((await openPage(service, url)).text).toContain(new URL(form).pathname);
    const sendTo = (email: string) => answer(form, [["email", email]]);
    expect((await sendTo("half@")).text).toContain("Enter an email address such as");
    expect((await sendTo("")).status).toBe(422);
    expect(
      (await postForm(service, form, { page: await openPage(service, url), choices: [] })).status,
    ).toBe(403);
    const sent = await sendTo("typed.by.child@example.com");
    expect(sent.headers.location).toContain("?sent=1");
    const page = await service.get(sent.headers.location ?? "");
    expect(page.text).toContain("We have sent the email.");
    expect(page.text).not.toContain("typed.by");
    const [mail] = await mailsTo("typed.by.child@example.com");
    expect(mail?.subject).toContain("asks to use Starfall");
    for (let nth = 2; nth <= 5; nth++)
      expect((await sendTo(`typed-${nth}@example.com`)).status).toBe(303);
    const late = await sendTo("typed-6@example.com");
    expect([late.status, late.headers["retry-after"]]).toEqual([429, String(24 * 3600)]);
    expect(await mailsTo("typed-6@example.com")).toEqual([]);
  });

  test("of the age gate alone neither waits nor asks for an address", async () => {
    const { url } = await ageGate();
    await answer(url, CHILD);
    const page = await openPage(service, url);
    expect(page.headers).not.toHaveProperty("refresh");
    const form = await openPage(service, `${url}/email`);
    expect([form.status, form.headers.location]).toEqual([303, new URL(url).pathname]);
  });

  test.each([
    ["a date of birth", { dateOfBirth: "1990-04-09" }, "PASS"],
    ["an age", { age: 8 }, "CHALLENGE"],
    [
      "a platform's signal",
      { platformAgeSignal: { name: "ios-platform", ageLow: 8, ageHigh: 12 } },
      "CHALLENGE",
    ],
  ] as const)("skips the question where it is given %s", async (_what, signal, status) => {
    const { url } = await endToEnd(signal);
    expect(messagesOf((await framed(url)).text)[0]?.data).toMatchObject({ status });
  });

  test("takes one age at most, and says so of the fields that it has", async () => {
    const { generateE2eUrl } = service.as();
    const { error } = await generateE2eUrl({
      ...{ jurisdiction: "US-CA", kuid: randomUUID(), age: 8, dateOfBirth: "2018-04-09" },
    });
    expect(error).toMatchObject({
      code: "INVALID_INPUT",
      message: "Send only one of dateOfBirth and age.",
    });
  });

  test("is in the language that the product names, and so is the request to the guardian", async () => {
    const { url } = await endToEnd({ locale: "de", redirectUrl: GAME });
    const question = await openPage(service, url);
    expect(question.text).toContain('<html lang="de"');
    await postForm(service, url, { page: question, choices: CHILD });
    const page = await framed(url);
    const consent = /href="(\/widgets\/consent\/[^"]+)"/.exec(page.text)?.[1] ?? "";
    expect((await framed(consent)).text).toContain('<html lang="de"');
    const { challengeId } = messagesOf(page.text)[0]?.data as { challengeId: string };
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS", email: GUARDIAN }));
    expect((await framed(consent)).text).toContain(`href="${GAME}?`);
  });

  test("skips the question of a player whose age is known, and knows their session", async () => {
    const client = service.as();
    const { session } = await unwrap(client.checkAge({ jurisdiction: "US-CA", age: 34 }));
    const { kuid, sessionId } = session ?? { kuid: "", sessionId: "" };
    const { url } = await endToEnd({ kuid });
    expect(messagesOf((await framed(url)).text)[0]?.data).toMatchObject({ sessionId });
  });

  test("skips the question of a player whom another product of the organisation has asked", async () => {
    const { session } = await unwrap(
      service.as(ACCOUNT).checkAge({ jurisdiction: "US-CA", age: 34 }),
    );
    const { url } = await endToEnd({ kuid: session?.kuid });
    expect(messagesOf((await framed(url)).text)[0]?.data).toMatchObject({ status: "PASS" });
  });

  test("makes a player of a kuid that no player has, once the age is answered", async () => {
    const kuid = "77777777-0000-4000-8000-000000000001";
    const { url } = await endToEnd({ kuid });
    expect((await service.as().getSession({ kuid })).error?.code).toBe("NOT_FOUND");
    await answer(url, ADULT);
    expect(await unwrap(service.as().getSession({ kuid }))).toMatchObject({ kuid });
  });
});

describe("the links of widgets", () => {
  test("have a short address of twelve characters, which is the same again, and a QR code", async () => {
    const { url, shortUrl } = await ageGate();
    expect(new URL(shortUrl).pathname).toMatch(/^\/w\/[\w-]{9}$/);
    for (const wrong of ["/w/aaaaaaaaa", "/w/x", `${new URL(shortUrl).pathname}x`])
      expect((await service.get(wrong)).status).toBe(404);
    const short = await openPage(service, shortUrl);
    expect(short.headers.location).toBe(new URL(url).pathname);
    const code = await openPage(service, `${shortUrl}/qr`);
    expect(code.status).toBe(200);
    expect(code.text).toContain('class="qr"');

    const challenge = await challenged(service);
    const { shortUrl: consent } = await unwrap(
      service.as().generateParentalConsentUrl({ challengeId: challenge.challengeId }),
    );
    expect(new URL(consent).pathname).toHaveLength(12);
    const { shortUrl: again, url: page } = await unwrap(
      service.as().generateParentalConsentUrl({ challengeId: challenge.challengeId }),
    );
    expect(again).toBe(consent);
    expect((await openPage(service, consent)).headers.location).toBe(new URL(page).pathname);
    expect((await openPage(service, `${consent}/qr`)).text).toContain('class="qr"');
    expect((await service.get("/widgets/nobody/qr")).status).toBe(404);
  });

  test("change the language and the end of a consent page", async () => {
    const { challengeId } = await challenged(service);
    const { url } = await unwrap(
      service.as().generateParentalConsentUrl({ challengeId, redirectUrl: GAME, locale: "en-GB" }),
    );
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS", email: GUARDIAN }));
    const { text } = await openPage(service, url);
    const back = /href="(https:\/\/play[^"]+)"/.exec(text)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect([...new URL(back).searchParams.keys()].sort()).toEqual(["kuid", "sessionId", "status"]);
  });
});

test("a kuid of another organisation is treated as one that no one has", async () => {
  const client = service.as(PEBBLE);
  const { session } = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", age: 34 }));
  const kuid = session?.kuid ?? "";
  const { url } = await unwrap(client.generateE2eUrl({ jurisdiction: "US-CA", kuid }));
  expect(messagesOf((await framed(url)).text)).toEqual([]);
});

describe("an age that is not certain", () => {
  // Starfall is for children from the age of 4.
  const range = (ageLow: number, ageHigh: number) => ({
    jurisdiction: "US-CA",
    platformAgeSignal: { name: "ios-platform", ageLow, ageHigh } as const,
  });
  const uncertain = async (ageHigh = 8) => {
    const { challenge } = await unwrap(service.as().checkAge(range(2, ageHigh)));
    return { ...challenge, url: challenge?.url ?? "", challengeId: challenge?.challengeId ?? "" };
  };

  test("is prohibited only where the upper end is below the minimum, or the declared age", async () => {
    const client = service.as();
    expect((await unwrap(client.checkAge(range(1, 3)))).status).toBe("PROHIBITED");
    expect((await unwrap(client.checkAge(range(1, 4)))).status).toBe("CHALLENGE");
    expect((await unwrap(client.checkAge({ ...range(1, 8), age: 3 }))).status).toBe("PROHIBITED");
  });

  test("is asked of the guardian before anything else, and then decided as ever", async () => {
    const { url, challengeId } = await uncertain();
    const question = await openPage(service, url);
    expect(question.text).toContain("When was this child born?");
    expect(question.text).not.toContain('name="permission"');
    expect((await answer(url, born("31", "2", "2020"))).status).toBe(422);
    const stated = await answer(url, born("9", "4", "2020"));
    expect(stated.headers["location"]).not.toContain("/done");
    expect((await openPage(service, url)).text).toContain('name="permission"');
    expect(await unwrap(service.as().getChallenge({ challengeId }))).toMatchObject({
      dateOfBirth: "2020-04-09",
    });
  });

  test("is taken from the reader of a mail alone where no consent is needed by it", async () => {
    const { url, challengeId } = await uncertain(40);
    expect((await answer(url, ADULT)).status).toBe(422);
    const link = await mailed(challengeId, "parent.of.an.adult@example.com");
    expect((await answer(link, ADULT)).status).toBe(303);
    expect(await unwrap(service.as().getChallenge({ challengeId }))).toMatchObject({
      dateOfBirth: "1990-04-09",
    });
  });

  test("is asked for also where no consent would be needed", async () => {
    const client = service.as();
    const { config } = service.product();
    await service.apply(JSON.stringify({ ...config, minimumAge: 16 }));
    try {
      const { challenge } = await unwrap(client.checkAge(range(14, 17)));
      const { kuid = "", url = "", challengeId } = challenge ?? {};
      expect((await openPage(service, url)).text).toContain("When was this child born?");
      const again = await unwrap(client.checkAge({ kuid, jurisdiction: "US-CA" }));
      expect(again.challenge?.challengeId).toBe(challengeId);
    } finally {
      await service.apply(JSON.stringify(config));
    }
  });

  test("ends with age-criteria-not-met below the minimum by that date", async () => {
    const { url, challengeId } = await uncertain();
    expect((await answer(url, TODDLER)).headers["location"]).toContain("/done");
    expect((await service.recorded("refusal")).at(-1)).toMatchObject({
      ...{ challengeId, failureReason: "age-criteria-not-met", by: "guardian-page" },
    });
    expect(await unwrap(service.as().getChallengeStatus({ challengeId }))).toEqual({
      challengeId,
      status: "FAIL",
      failureReason: "age-criteria-not-met",
    });
    expect((await openPage(service, url)).text).toContain("This child is too young");
  });
});

test("an age that ended at the minimum is remembered of a player with an id", async () => {
  const kuid = "77777777-0000-4000-8000-000000000002";
  await answer((await endToEnd({ kuid })).url, TODDLER);
  const { url, widgetId } = await endToEnd({ kuid });
  expect(messagesOf((await framed(url)).text)).toEqual([
    { type: "Widget.AgeGate.Result", data: { widgetId, status: "PROHIBITED" } },
  ]);
});

test("what was declared first in the organisation counts, whatever is answered on an older link", async () => {
  const kuid = "77777777-0000-4000-8000-000000000003";
  const account = service.as(ACCOUNT);
  const older = await unwrap(account.generateE2eUrl({ jurisdiction: "US-CA", kuid }));
  await answer((await endToEnd({ kuid })).url, CHILD);
  await answer(older.url, ADULT);
  expect(messagesOf((await framed(older.url)).text)[0]?.data).toMatchObject({
    status: "CHALLENGE",
  });
});

test("links of age gate and end to end work for 24 hours, and not a millisecond longer", async () => {
  const urls = [(await ageGate()).url, (await endToEnd()).url];
  const pages = await Promise.all(urls.map((url) => openPage(service, url)));
  await service.advance({ hours: 24, ms: -1 });
  for (const url of urls) expect((await openPage(service, url)).status).toBe(200);
  await service.advance({ ms: 1 });
  const before = await service.rows();
  for (const url of urls) {
    const late = await openPage(service, url);
    expect([late.status, late.text]).toEqual([410, expect.stringContaining("Ask the game or app")]);
    expect(late.text).toContain("24 hours");
    expect(late.text).not.toMatch(/14 days|parent|guardian/);
  }
  for (const [place, page] of pages.entries())
    expect((await postForm(service, urls[place] ?? "", { page, choices: ADULT })).status).toBe(410);
  expect(await service.rows()).toEqual(before);
});
