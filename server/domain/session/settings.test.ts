import { describe, expect, test } from "@jest/globals";

import { decide, type ProductPermission } from "../../policy/decide.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { testPolicy } from "../../../testing/policy.js";
import {
  chooseForGuardian,
  enableForPlayer,
  initialSettings,
  isSameSettings,
  isWished,
  isOffUntilVerified,
  permissionStates,
  resolveUnproven,
  strictnessOf,
  withoutProhibited,
  type Setting,
  type Settings,
} from "./settings.js";

const policy = testPolicy();
const custom = (terms: object): ProductPermission["custom"] =>
  ({
    title: "Custom",
    minor: "guardian-off",
    youth: "player-off",
    adult: "player-on",
    ...terms,
  }) as never;
const permissions: ProductPermission[] = [
  { name: "custom-avatar" },
  { name: "text-chat-public" },
  { name: "guild", custom: custom({}) },
  { name: "vault", custom: custom({ verifiedAge: 18 }) },
  {
    name: "nursery",
    custom: custom({ minor: "player-on", youth: "prohibited", adult: "prohibited" }),
  },
];

const decisionAt = (age: number, verifiedAge?: number) =>
  decide(policy, {
    profile: {},
    jurisdiction: findJurisdiction(policy, "US-CA"),
    on: "2026-06-15",
    age,
    verifiedAge,
    permissions,
  });
const statesAt = (age: number, settings: Settings, verifiedAge?: number) =>
  permissionStates(decisionAt(age, verifiedAge), settings);
const shown = (age: number, settings: Settings, verifiedAge?: number) =>
  Object.fromEntries(
    statesAt(age, settings, verifiedAge).map(({ name, enabled, managedBy }) => [
      name,
      `${managedBy} ${enabled ? "on" : "off"}`,
    ]),
  );
const all = (setting: Setting): Settings =>
  Object.fromEntries(permissions.map(({ name }) => [name, setting]));

const CHILD = 8;
const YOUTH = 15;
const ADULT = 30;

describe("before anyone decided", () => {
  test("a child has on what the player manages, and nothing that a guardian does", () => {
    expect(shown(CHILD, initialSettings(decisionAt(CHILD)))).toEqual({
      "custom-avatar": "PLAYER on",
      "text-chat-public": "GUARDIAN off",
      guild: "GUARDIAN off",
      vault: "PROHIBITED off",
      nursery: "PLAYER on",
    });
  });

  test("a setting is the player's, on or off", () => {
    expect(initialSettings(decisionAt(CHILD))).toEqual({
      "custom-avatar": "on",
      "text-chat-public": "off",
      guild: "off",
      vault: "off",
      nursery: "on",
    });
  });

  test("an adult has everything on but what needs a verified age", () => {
    expect(shown(ADULT, initialSettings(decisionAt(ADULT)))).toMatchObject({
      "text-chat-public": "PLAYER on",
      guild: "PLAYER on",
      vault: "PLAYER off",
    });
  });

  test("the names are the same at every age", () => {
    for (const age of [0, CHILD, YOUTH, ADULT]) {
      expect(statesAt(age, {}).map(({ name }) => name)).toEqual(
        permissions.map(({ name }) => name),
      );
    }
  });
});

describe("a permission that turns", () => {
  test("to GUARDIAN is off unless a guardian enabled it", () => {
    expect(shown(CHILD, all("on"))).toMatchObject({ guild: "GUARDIAN off" });
    expect(shown(CHILD, all("guardian-on"))).toMatchObject({ guild: "GUARDIAN on" });
  });

  test("to PLAYER keeps its setting", () => {
    expect(shown(YOUTH, all("guardian-on"))).toMatchObject({ guild: "PLAYER on" });
    expect(shown(YOUTH, all("on"))).toMatchObject({ guild: "PLAYER on" });
    expect(shown(YOUTH, all("off"))).toMatchObject({
      guild: "PLAYER off",
      "text-chat-public": "PLAYER off",
    });
  });

  test("to PROHIBITED is off, also where a guardian had enabled it", () => {
    for (const setting of ["on", "guardian-on"] as const) {
      expect(shown(YOUTH, all(setting))).toMatchObject({
        nursery: "PROHIBITED off",
        vault: "PROHIBITED off",
      });
    }
  });

  test("and has no setting is off, also where its name is one that every object has", () => {
    const decision = decide(policy, {
      profile: {},
      jurisdiction: findJurisdiction(policy, "US"),
      on: "2026-06-15",
      age: ADULT,
      permissions: [{ name: "constructor", custom: custom({}) }],
    });
    expect(permissionStates(decision, {})).toMatchObject([{ name: "constructor", enabled: false }]);
  });
});

describe("a permission with a verified age", () => {
  test("is prohibited below it and off at it while the age is not verified", () => {
    expect(shown(17, all("guardian-on"), 17)).toMatchObject({ vault: "PROHIBITED off" });
    expect(shown(18, all("on"))).toMatchObject({ vault: "PLAYER off" });
    expect(shown(18, all("on"), 17)).toMatchObject({ vault: "PLAYER off" });
  });

  test("is as any other once the age is verified", () => {
    expect(shown(18, all("on"), 18)).toMatchObject({ vault: "PLAYER on" });
    expect(shown(18, all("off"), 18)).toMatchObject({ vault: "PLAYER off" });
  });
});

describe("a guardian's choice", () => {
  const choose = (age: number, settings: Settings, enabled: string[], offered?: string[]) =>
    chooseForGuardian(settings, statesAt(age, settings), enabled, { offered });

  test("is a replacement: what is not named goes off", () => {
    const after = choose(CHILD, all("guardian-on"), ["guild"]);
    expect(after).toMatchObject({ guild: "guardian-on", "text-chat-public": "off" });
  });

  test("leaves alone what was not offered", () => {
    const after = choose(CHILD, all("guardian-on"), [], ["guild"]);
    expect(after).toMatchObject({ guild: "off", "text-chat-public": "guardian-on" });
  });

  test("never touches what the player manages or what is prohibited", () => {
    const before = { ...all("off"), "custom-avatar": "on" as const };
    const after = choose(CHILD, before, ["custom-avatar", "nursery", "vault", "guild", "unknown"]);
    expect(after).toEqual({ ...before, guild: "guardian-on" });
    expect(choose(CHILD, before, [])).toEqual(before);
    expect(choose(ADULT, all("on"), [])).toEqual(all("on"));
  });
});

describe("what a law reserves for verified guardians", () => {
  const CHAT = "text-chat-public";
  const on = (age: number, settings: Settings) =>
    statesAt(age, settings).find(({ name }) => name === CHAT)?.enabled;
  const choose = (settings: Settings, enabled: string[], isVerified: boolean) =>
    chooseForGuardian(settings, statesAt(CHILD, settings), enabled, { isVerified })[CHAT];

  test.each<[Setting, boolean, boolean]>([
    ["verified-on", true, true],
    ["guardian-on", false, true],
    ["wished", false, false],
    ["on", false, true],
  ])(
    "set to %s, is on for a child: %s, and once they decide themselves: %s",
    (setting, child, youth) => {
      expect(on(CHILD, all(setting))).toBe(child);
      expect(on(YOUTH, all(setting))).toBe(youth);
    },
  );

  test("is only wished for by another guardian, who takes nothing back that a verified one allowed", () => {
    expect(choose(all("off"), [CHAT], true)).toBe("verified-on");
    expect(choose(all("off"), [CHAT], false)).toBe("wished");
    expect(choose(all("guardian-on"), [CHAT], false)).toBe("wished");
    expect(choose(all("verified-on"), [CHAT], false)).toBe("verified-on");
    for (const isVerified of [true, false])
      expect(choose(all("verified-on"), [], isVerified)).toBe("off");
  });

  test("says what waits: what a guardian would allow, and no more", () => {
    const waiting = (setting: Setting) =>
      statesAt(CHILD, all(setting)).filter((state) => isWished(all(setting), state));
    expect(waiting("wished").map(({ name }) => name)).toEqual([CHAT]);
    expect(waiting("guardian-on").map(({ name }) => name)).toEqual([CHAT]);
    for (const setting of ["off", "on", "verified-on"] as const)
      expect(waiting(setting)).toEqual([]);
    const offUntil = (setting: Setting) =>
      statesAt(CHILD, all(setting))
        .filter(isOffUntilVerified)
        .map(({ name }) => name);
    expect([offUntil("off"), offUntil("verified-on")]).toEqual([[CHAT], []]);
  });
});

test("a verified age settles what waited for it, and nothing that was set", () => {
  const settings: Settings = { ...all("off"), guild: "guardian-on", vault: "unproven" };
  expect(resolveUnproven(settings, decisionAt(ADULT, ADULT))).toEqual({ ...settings, vault: "on" });
  expect(resolveUnproven(settings, decisionAt(ADULT))).toBe(settings);
});

test("a prohibition takes away its own settings alone", () => {
  const settings = all("guardian-on");
  expect(withoutProhibited(settings, statesAt(YOUTH, settings, ADULT))).toEqual({
    ...settings,
    nursery: "off",
  });
});

test("what is off is stricter than what others manage, and that than what the player does", () => {
  const of = (enabled: boolean, managedBy: "PLAYER" | "GUARDIAN" | "PROHIBITED") =>
    strictnessOf([{ name: "a", enabled, managedBy }]);
  const order = [
    of(true, "PLAYER"),
    of(true, "GUARDIAN"),
    of(false, "PLAYER"),
    of(false, "GUARDIAN"),
  ];
  expect(order.toSorted((a, b) => a - b)).toEqual(order);
  expect(new Set(order).size).toBe(order.length);
});

test("what a player enables leaves the rest alone", () => {
  expect(enableForPlayer({ a: "off", b: "guardian-on" }, ["a"])).toEqual({
    a: "on",
    b: "guardian-on",
  });
});

test("settings are the same where every permission has the same one", () => {
  expect(isSameSettings({ a: "on", b: "off" }, { b: "off", a: "on" })).toBe(true);
  expect(isSameSettings({ a: "on" }, { a: "guardian-on" })).toBe(false);
  expect(isSameSettings({ a: "on", b: "on" }, { a: "on", b: "off" })).toBe(false);
  expect(isSameSettings({ a: "on" }, { a: "on", b: "off" })).toBe(false);
});
