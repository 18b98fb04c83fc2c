// The language that a product names leads to that of the page and of the mail.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { challenged, consented } from "../../testing/arrange.js";
import { mailbox, openPage, postForm } from "../../testing/pages.js";
import { startTestService, STARFALL, type TestService } from "../../testing/service.js";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const languageOf = (html: string): string => /<html lang="(\w+)"/.exec(html)?.[1] ?? "";
const pageOf = async (url: string): Promise<string> =>
  languageOf((await openPage(service, url)).text);

const newestTo = async (email: string) => {
  const mail = (await mailbox(service)).find(({ to }) => to === email);
  if (!mail) throw new Error(`No mail to ${email}.`);
  const [link = ""] = /http\S+/.exec(mail.text) ?? [];
  return {
    language: languageOf(mail.html),
    page: languageOf((await service.get(link.replace(service.baseUrl, ""))).text),
  };
};

describe("the locale of a widget", () => {
  test.each(["de", "pt-PT"])(
    "is that of the age gate, and of the guardian's page and mail: %s",
    async (locale) => {
      const client = service.as();
      const language = locale.slice(0, 2);
      const { url } = await unwrap(client.generateE2eUrl({ jurisdiction: "US-CA", locale }));
      expect(await pageOf(url)).toBe(language);
      const choices = [
        ["day", "9"],
        ["month", "4"],
        ["year", "2018"],
      ] as const;
      await postForm(service, url, { page: await openPage(service, url), choices });
      const { text } = await openPage(service, url);
      const [, guardians = ""] = /href="(\/widgets\/consent\/[^"]+)"/.exec(text) ?? [];
      expect(await pageOf(service.baseUrl + guardians)).toBe(language);
    },
  );

  test("changes that of a consent page, and of its mails", async () => {
    const client = service.as();
    const { challengeId } = await challenged(service);
    const { url } = await unwrap(client.generateParentalConsentUrl({ challengeId, locale: "ar" }));
    expect(await pageOf(url)).toBe("ar");
    const email = "arabic@example.com";
    await unwrap(client.sendChallengeEmail({ challengeId, email }));
    expect(await newestTo(email)).toEqual({ language: "ar", page: "ar" });
  });
});

test("the locale of an upgrade is that of its page and its mails", async () => {
  const email = "spanish@example.com";
  const { session } = await consented(service, STARFALL, email);
  const { sessionId } = session;
  const upgraded = await unwrap(
    service.as().upgradeSession({
      sessionId,
      requestedPermissions: [{ name: "voice-chat" }],
      options: { locale: "es-419" },
    }),
  );
  if (!("challengeId" in upgraded)) throw new Error("No guardian was asked.");
  expect(await pageOf(upgraded.url ?? "")).toBe("es");
  await unwrap(service.as().sendChallengeEmail({ challengeId: upgraded.challengeId }));
  expect(await newestTo(email)).toEqual({ language: "es", page: "es" });
});

test("the locale of a challenge is that of later emails too, where a test decided it", async () => {
  const client = service.as();
  const email = "decided.in.arabic@example.com";
  const { challengeId } = await challenged(service);
  await unwrap(client.generateParentalConsentUrl({ challengeId, locale: "ar-EG" }));
  await unwrap(client.setChallengeStatus({ challengeId, status: "PASS", email }));
  const { sessionId = "" } = await unwrap(client.getChallengeStatus({ challengeId }));
  await unwrap(
    client.setGuardianManagedPermissions({ sessionId, enabledPermissions: ["voice-chat"] }),
  );
  expect(await newestTo(email)).toEqual({ language: "ar", page: "ar" });
  await unwrap(client.sendActivityDigest({ sessionId }));
  expect((await newestTo(email)).language).toBe("ar");
  // A known language of the reader stays.
  const other = await challenged(service);
  await unwrap(client.generateParentalConsentUrl({ challengeId: other.challengeId, locale: "de" }));
  await unwrap(
    client.setChallengeStatus({ challengeId: other.challengeId, status: "PASS", email }),
  );
  await unwrap(client.sendActivityDigest({ sessionId }));
  expect((await newestTo(email)).language).toBe("ar");
});
