// Tests the messages that a developer who is new to the API gets for small mistakes.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { consented } from "../../testing/arrange.js";
import { startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());

const OTHER = "0f0c2f5e-8d0f-4b3e-9a53-5f1f0f6f7c22";

/** Sends a request unchanged: a POST where there is a body, else a GET. */
async function send(path: string, body?: object): Promise<[number, string]> {
  const response = await fetch(`${service.baseUrl}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "X-Api-Key": service.key(),
      Authorization: `Bearer ${service.key()}`,
      ...(body && { "Content-Type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { errorMessage } = (await response.json()) as { errorMessage: string };
  return [response.status, errorMessage];
}

describe("a message says what was meant", () => {
  const upgrade = "/api/v1/session/upgrade";
  test.each<[string, string, object | undefined, number, string]>([
    [
      "a malformed id",
      "/api/v1/session/get?sessionId=12",
      undefined,
      400,
      "sessionId: must be a UUID such as 3f0c2f5e-8d0f-4b3e-9a53-5f1f… (36 characters).",
    ],
    [
      "a permission by its bare name",
      upgrade,
      { sessionId: OTHER, requestedPermissions: ["voice-chat"] },
      400,
      'requestedPermissions[0]: must be an object such as {"name": "voice-chat"}.',
    ],
    [
      "a field in another spelling",
      upgrade,
      { session_id: OTHER, requestedPermissions: [] },
      400,
      "session_id: is not a known field (did you mean `sessionId`?).",
    ],
    [
      "a field inside another",
      "/api/v1/age-gate/check",
      { jurisdiction: "FR", platformAgeSignal: { type: "ios-platform", age_low: 13 } },
      400,
      "platformAgeSignal.age_low: is not a known field (did you mean `ageLow`?)",
    ],
    [
      "a parameter in another spelling",
      `/api/v1/session/get?session_id=${OTHER}`,
      undefined,
      400,
      "session_id: is not a parameter of this operation (did you mean `sessionId`?)",
    ],
    [
      "a field like no other",
      "/api/v1/age-gate/check",
      { colour: 1 },
      400,
      "colour: is not a known field.",
    ],
    [
      "an address as a field",
      "/api/v1/age-gate/check",
      { "kid@example.com": 1 },
      400,
      "body: has an unknown field.",
    ],
    [
      "an id as a field",
      "/api/v1/age-gate/check",
      { [OTHER]: 1 },
      400,
      "body: has an unknown field.",
    ],
    [
      "a slash at the end",
      "/api/v1/session/get/",
      undefined,
      404,
      "Did you mean /api/v1/session/get?",
    ],
    ["a path without its dash", "/agegate", undefined, 404, "Did you mean /api/v1/age-gate/check?"],
    ["an id in the path", `/api/v1/session/get/${OTHER}`, undefined, 404, "No such path."],
  ])("%s", async (_what, path, body, status, text) => {
    const before = await service.rows();
    const [received, message] = await send(path, body);
    expect([received, message]).toEqual([status, expect.stringContaining(text)]);
    expect(message).not.toMatch(/kid@example|0f0c2f5e/);
    expect(await service.rows()).toEqual(before);
  });
});

describe("names that set-guardian-managed-permissions ignores", () => {
  test("may be of any length, and are listed in a header; a repeated call lists them again", async () => {
    const { session } = await consented(service);
    const { sessionId } = session;
    const set = async (enabledPermissions: string[], idempotencyKey?: string) => {
      const { data, error, response } = await service
        .as()
        .setGuardianManagedPermissions(
          { sessionId, enabledPermissions },
          idempotencyKey === undefined ? {} : { idempotencyKey },
        );
      if (error) throw error;
      const on = data.session.permissions.filter(
        ({ enabled, managedBy }) => enabled && managedBy === "GUARDIAN",
      );
      return [on.map(({ name }) => name), response.headers.get("Kinward-Ignored-Permissions")];
    };
    const managed = session.permissions.find(({ managedBy }) => managedBy === "GUARDIAN")!.name;
    const ofPlayer = session.permissions.find(({ managedBy }) => managedBy === "PLAYER")!.name;
    expect(await set([managed])).toEqual([[managed], null]);

    const names = [
      managed,
      "text-chat-pubic",
      ofPlayer,
      `é, ${"y".repeat(60)}😀`,
      "x".repeat(5000),
      "",
      "text-chat-pubic",
    ];
    const listed = `text-chat-pubic, ${ofPlayer}, %C3%A9%2C%20${"y".repeat(60)}%EF%BF%BD, ${"x".repeat(64)}`;
    expect(await set(names, "ignored-1")).toEqual([[managed], listed]);
    expect(await set(names, "ignored-1")).toEqual([[managed], listed]);

    const many = Array.from({ length: 200 }, (_, index) => `${index}-${"é".repeat(60)}`);
    const [on, long] = await set(many);
    expect(on).toEqual([]);
    expect(long!.length).toBeGreaterThan(1500);
    expect(long!.length).toBeLessThanOrEqual(2000);
  });
});

describe("a locale is any well-formed language tag", () => {
  const check = (locale: string) =>
    service.as().checkAge({ jurisdiction: "US-CA", age: 8, locale });
  const pageOf = async (locale: string) => {
    const result = await unwrap(check(locale));
    if (result.status !== "CHALLENGE") throw new Error("A guardian must consent.");
    const page = await fetch(result.challenge.url!, { headers: { "Accept-Language": "fr" } });
    return /<html[^>]* lang="([^"]+)"/.exec(await page.text())?.[1];
  };
  test.each([
    ["es-419", "es"],
    ["de-DE-u-co-phonebk", "de"],
    ["ar-afb", "ar"],
    ["pt-BR-x-private-use", "pt"],
    ["DE-latn-de-1996", "de"],
    ["en-GB-oed", "en"],
    ["x-whatever", "fr"],
    ["i-klingon", "fr"],
    [`es-x-${"abcdefgh-".repeat(25)}z`, "es"],
  ])("%s", async (locale, language) => {
    expect(await pageOf(locale)).toBe(language);
  });

  test("but not what is none", async () => {
    const before = await service.rows();
    for (const locale of [
      "e",
      "en_US",
      "en-",
      "-en",
      "en--US",
      "abcdefghi",
      "i-unknown",
      "en-u",
      "x-",
      "12",
      "é",
      "en-x-",
    ]) {
      const { error } = await check(locale);
      expect([locale, error?.message]).toEqual([
        locale,
        "locale: must be a language tag such as en-US.",
      ]);
    }
    expect(await service.rows()).toEqual(before);
  });
});
