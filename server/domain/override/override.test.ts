import { describe, expect, test } from "@jest/globals";

import {
  isSameAnswer,
  mayAnswer,
  mayWithdraw,
  OVERRIDE_LIFE_MS,
  overrideLinkHash,
  overrideUrl,
  renderOverride,
  type Override,
} from "./override.js";
import { limits, Player, quiet } from "../../../testing/play.js";
import { lookupHash, makeKeyring, pageToken } from "../keyring.js";

const at = (instant: string) => Date.parse(instant);
const keyring = makeKeyring("the secret of a test, 32 characters at least");
const asked = at("2026-11-20T12:00:00Z");

const pending: Override = {
  overrideId: "0ve441de-0000-4000-8000-000000000001",
  sessionId: "5e55104a-0000-4000-8000-000000000001",
  productId: 1,
  mode: "test",
  kuid: "1d000000-0000-4000-8000-000000000001",
  type: "extra-time",
  requestedMinutes: 30,
  reason: null,
  status: "pending",
  grantedMinutes: null,
  requestedAt: asked,
  expiresAt: asked + OVERRIDE_LIFE_MS,
  resolvedAt: null,
  withdrawnAt: null,
};
const granted: Override = { ...pending, status: "granted", grantedMinutes: 20 };

describe("a guardian may answer", () => {
  test("for 24 hours, up to the instant before expiry", () => {
    expect(OVERRIDE_LIFE_MS).toBe(86_400_000);
    expect(mayAnswer(pending, pending.expiresAt - 1)).toBe(true);
    expect(mayAnswer(pending, pending.expiresAt)).toBe(false);
  });

  test.each(["granted", "denied", "expired"] as const)("not where it is %s", (status) => {
    expect(mayAnswer({ ...pending, status }, asked)).toBe(false);
  });
});

describe("an answer repeats the first", () => {
  test("with the same minutes, or none", () => {
    expect(isSameAnswer(granted, { status: "granted" })).toBe(true);
    expect(isSameAnswer(granted, { status: "granted", minutes: 20 })).toBe(true);
    expect(isSameAnswer(granted, { status: "granted", minutes: 30 })).toBe(false);
  });

  test("with the same decision only", () => {
    expect(isSameAnswer(granted, { status: "denied" })).toBe(false);
    expect(isSameAnswer({ ...pending, status: "denied" }, { status: "denied" })).toBe(true);
  });
});

describe("a grant of extra time may be withdrawn", () => {
  const { situation } = new Player({ timezone: "America/New_York", dailyLimits: limits(60) }).grant(
    "2026-11-20T12:00:00",
    "extra-time",
    20,
    granted.overrideId,
  );
  const midnight = at("2026-11-21T05:00:00Z");

  test("until its day ends in the zone of the schedule", () => {
    expect(mayWithdraw(granted, situation, midnight - 1)).toBe(true);
    expect(mayWithdraw(granted, situation, midnight)).toBe(false);
  });

  test("once", () => {
    expect(mayWithdraw({ ...granted, withdrawnAt: asked + 1 }, situation, asked + 2)).toBe(false);
  });

  test("where it was granted", () => {
    expect(mayWithdraw(pending, situation, asked)).toBe(false);
  });

  test("among other grants", () => {
    const other = { id: "other", type: "extra-time", at: asked, date: "2026-11-20" } as const;
    const { screentime } = situation;
    const both = {
      ...situation,
      screentime: { ...screentime, grants: [other, ...screentime.grants] },
    };
    expect(mayWithdraw(granted, both, asked)).toBe(true);
  });

  test("by its own id only", () => {
    expect(mayWithdraw({ ...granted, overrideId: "another" }, situation, asked)).toBe(false);
  });
});

test("a bypass that lifts quiet hours may be withdrawn on the next day too, until they end", () => {
  const bypass: Override = { ...granted, type: "bypass-quiet-hours", grantedMinutes: null };
  const { situation } = new Player({ quietHours: [quiet("22:00", "06:00")] }).grant(
    "2026-11-20T21:00:00",
    "bypass-quiet-hours",
    undefined,
    bypass.overrideId,
  );
  expect(mayWithdraw(bypass, situation, at("2026-11-21T05:59:59Z"))).toBe(true);
  expect(mayWithdraw(bypass, situation, at("2026-11-21T06:00:00Z"))).toBe(false);
  expect(
    mayWithdraw({ ...bypass, overrideId: "another" }, situation, at("2026-11-21T05:00:00Z")),
  ).toBe(false);
});

describe("the product sees", () => {
  test("the request without the player's words and the guardian's answer", () => {
    expect(renderOverride({ ...granted, reason: "sealed" })).toEqual({
      overrideId: pending.overrideId,
      sessionId: pending.sessionId,
      kuid: pending.kuid,
      type: "extra-time",
      requestedMinutes: 30,
      status: "granted",
      requestedAt: "2026-11-20T12:00:00.000Z",
      expiresAt: "2026-11-21T12:00:00.000Z",
    });
  });

  test("no minutes where none were requested", () => {
    expect(renderOverride({ ...pending, requestedMinutes: null })).not.toHaveProperty(
      "requestedMinutes",
    );
  });
});

test("a request is found by the token of its page, and stored by its hash alone", () => {
  const made = pageToken(keyring, "override", pending.overrideId);
  const url = overrideUrl(
    { keyring, publicUrl: "https://kinward.example" },
    pending.overrideId,
    overrideLinkHash(keyring, made),
  );
  const [, token = ""] =
    /^https:\/\/kinward\.example\/family\/override\/([\w-]{28})$/.exec(url) ?? [];
  expect(token).toBe(made);
  expect(overrideLinkHash(keyring, token)).toBe(lookupHash(keyring, "override", token));
  expect(overrideLinkHash(keyring, token)).not.toContain(token);
});
