import { describe, expect, test } from "@jest/globals";

import {
  assertOpen,
  challengeUrls,
  includesAll,
  isLive,
  isUnfinished,
  LINK_LIFE_MS,
  renewed,
  PASSWORD_LIFE_MS,
  renderChallenge,
  type Challenge,
  type ChallengeStatus,
} from "./challenge.js";
import { linkToken, makeKeyring, oneTimePassword } from "../keyring.js";

const NOW = Date.parse("2026-06-15T12:00:00Z");
const keyring = makeKeyring("the secret of a test, 32 characters at least");
const publicUrl = "https://kinward.example";
const deps = { keyring, publicUrl, childLiteAccess: false, now: NOW };

const pending: Challenge = {
  challengeId: "c4a11e00-0000-4000-8000-000000000001",
  productId: 1,
  mode: "test",
  type: "CHALLENGE_PARENTAL_CONSENT",
  status: "PENDING",
  kuid: "1d000000-0000-4000-8000-000000000001",
  sessionId: null,
  jurisdiction: "US-CA",
  evidence: {},
  requestedPermissions: ["chat", "avatar"],
  documents: [],
  materialChange: null,
  presentsAll: false,
  options: null,
  locale: null,
  redirectUrl: null,
  awaiting: null,
  reached: "challenge",
  reachedAt: 0,
  failureReason: null,
  chainId: "c4a11e00-0000-4000-8000-000000000001",
  supersededBy: null,
  bulkId: null,
  mailedTo: null,
  mailedAt: null,
  password: { keyId: keyring.newest.id, generation: 3, expiresAt: NOW + 60_000 },
  link: { keyId: keyring.newest.id, generation: 5, expiresAt: NOW + 120_000 },
  touchedAt: NOW,
  createdAt: NOW,
  decidedAt: null,
  decidedLinkId: null,
};
const rendered = (parts: Partial<Challenge>, childLiteAccess = false) =>
  renderChallenge({ ...pending, ...parts }, { ...deps, childLiteAccess });

describe.each<[ChallengeStatus, boolean]>([
  ["PENDING", true],
  ["IN_PROGRESS", true],
  ["PASS", false],
  ["FAIL", false],
  ["SUPERSEDED", false],
])("a challenge that is %s", (status, isOpen) => {
  const challenge = { ...pending, status };

  test(isOpen ? "may be decided" : "may not be decided", () => {
    expect(isUnfinished(challenge)).toBe(isOpen);
    if (isOpen) expect(assertOpen(challenge)).toBe(challenge);
    else expect(() => assertOpen(challenge)).toThrow(/^challengeId: this challenge has already/);
  });

  test(isOpen ? "shows its link and password" : "shows neither link nor password", () => {
    const secrets = Object.keys(rendered({ status })).filter((name) =>
      ["url", "oneTimePassword", "otpExpiresAt"].includes(name),
    );
    expect(secrets).toHaveLength(isOpen ? 3 : 0);
  });
});

describe("the product sees", () => {
  test("link and password of the current generation, and when the password expires", () => {
    expect(rendered({})).toEqual({
      challengeId: pending.challengeId,
      type: "CHALLENGE_PARENTAL_CONSENT",
      url: `https://kinward.example/widgets/consent/${linkToken(keyring, pending.challengeId, 5)}`,
      oneTimePassword: oneTimePassword(keyring, pending.challengeId, 3),
      otpExpiresAt: "2026-06-15T12:01:00.000Z",
      childLiteAccessEnabled: false,
      kuid: pending.kuid,
      jurisdiction: "US-CA",
      documents: [],
    });
  });

  test("a stated age as of today", () => {
    const evidence = { stated: { years: 9, on: "2025-06-15" } };
    expect(rendered({ evidence })).toHaveProperty("age", 10);
    expect(rendered({ evidence })).not.toHaveProperty("dateOfBirth");
  });

  test("a date of birth, and no age made of it", () => {
    const evidence = { dateOfBirth: "2016-02-03" };
    expect(rendered({ evidence })).toHaveProperty("dateOfBirth", "2016-02-03");
    expect(rendered({ evidence })).not.toHaveProperty("age");
  });

  test("why a challenge failed", () => {
    const failureReason = "not-my-child";
    expect(rendered({ status: "FAIL", failureReason })).toHaveProperty(
      "failureReason",
      "not-my-child",
    );
  });

  test("each document without its text and version", () => {
    const terms = { id: "terms", name: "Terms", url: "https://a.example", isDataNotice: false };
    expect(rendered({ documents: [{ ...terms, version: "3", text: "..." }] }).documents).toEqual([
      terms,
    ]);
  });

  test("whether the player may play on without an answer", () => {
    expect(rendered({}, true).childLiteAccessEnabled).toBe(true);
  });
});

test("the short address carries the same token as the long one", () => {
  const { url, shortUrl } = challengeUrls(pending, keyring, publicUrl);
  expect(shortUrl).toBe(url.replace("/consent", ""));
  expect(shortUrl).not.toBe(url);
});

test("a new password lives for 10 minutes, a new link for 14 days, both under the next number", () => {
  const next = { keyId: keyring.newest.id, generation: 8, expiresAt: NOW + 5 };
  expect(renewed(keyring, { generation: 7 }, 5, NOW)).toEqual(next);
  expect([PASSWORD_LIFE_MS, LINK_LIFE_MS]).toEqual([600_000, 1_209_600_000]);
});

test("a password or link expires at its instant", () => {
  expect(isLive({ expiresAt: NOW }, NOW - 1)).toBe(true);
  expect(isLive({ expiresAt: NOW }, NOW)).toBe(false);
});

test("a challenge includes what it asks for, each name of it", () => {
  expect(includesAll(pending, ["avatar", "chat"])).toBe(true);
  expect(includesAll(pending, [])).toBe(true);
  expect(includesAll(pending, ["chat", "voice"])).toBe(false);
});
