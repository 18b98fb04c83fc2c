import { describe, expect, test } from "@jest/globals";

import { applyChoice, makeChoices } from "./choices.js";
import type { Challenge } from "../challenge/challenge.js";
import type { PermissionState, Settings } from "../session/settings.js";

type Requested = Pick<Challenge, "requestedPermissions" | "sessionId">;

const FIRST: Requested = { requestedPermissions: ["chat", "avatar"], sessionId: null };
const UPGRADE: Requested = { ...FIRST, sessionId: "5e55104a-0000-4000-8000-000000000001" };

const guardian = (name: string, enabled = false): PermissionState => ({
  name,
  enabled,
  managedBy: "GUARDIAN",
});
const player = (name: string): PermissionState => ({ name, enabled: false, managedBy: "PLAYER" });

const chat = guardian("chat");
const voice = guardian("voice");
const guild = guardian("guild", true);
/** The player was a minor when they asked for it, and is none any more. */
const avatar = player("avatar");
const STATES = [chat, voice, guild, avatar, player("mods")];
const SETTINGS: Settings = {
  chat: "off",
  voice: "off",
  guild: "guardian-on",
  avatar: "off",
  mods: "off",
};

const choicesOf = (challenge: Requested, states: readonly PermissionState[] = STATES) =>
  makeChoices(challenge as Challenge, undefined, { states, settings: SETTINGS });
const offersOf = (...args: Parameters<typeof choicesOf>) =>
  Object.fromEntries(choicesOf(...args).switches.map(({ name, isOn }) => [name, isOn]));

describe("a first consent switches", () => {
  test("all that a guardian manages: on is what was requested, or granted before", () => {
    expect(offersOf(FIRST)).toEqual({ chat: true, voice: false, guild: true });
  });

  test("neither what is prohibited nor what needs a verified age, even where it was requested", () => {
    const closed: PermissionState[] = [
      { ...chat, managedBy: "PROHIBITED" },
      { ...voice, needsVerifiedAge: 18 },
      { ...avatar, needsVerifiedAge: 18 },
    ];
    const challenge = { ...FIRST, requestedPermissions: ["chat", "voice", "avatar"] };
    expect(choicesOf(challenge, closed)).toMatchObject({ switches: [], outgrown: [] });
  });
});

describe("an upgrade switches", () => {
  test("what was requested and a guardian manages, all of it on", () => {
    expect(offersOf(UPGRADE)).toEqual({ chat: true });
    expect(offersOf(UPGRADE, [chat, { ...voice, enabled: true }])).toEqual({ chat: true });
  });
});

describe("a requested permission that the player manages by now", () => {
  test("is no longer offered, and listed as outgrown; others that they manage are not", () => {
    expect(choicesOf(FIRST).outgrown).toEqual(["avatar"]);
    expect(choicesOf(UPGRADE).outgrown).toEqual(["avatar"]);
  });

  test("is the player's when the guardian agrees to what was shown", () => {
    const { settings, offered, enabled } = applyChoice(choicesOf(UPGRADE), undefined);
    expect(settings).toEqual({ ...SETTINGS, chat: "guardian-on", avatar: "on" });
    expect(offered).toEqual(["chat"]);
    expect(enabled).toEqual(["chat", "avatar"]);
  });

  test("stays as it was where the guardian's choice leaves it out", () => {
    expect(applyChoice(choicesOf(UPGRADE), ["chat"])).toMatchObject({
      enabled: ["chat"],
      settings: { chat: "guardian-on", avatar: "off" },
    });
  });
});

describe("a guardian's choice", () => {
  test("without one means the switches as first shown", () => {
    expect(applyChoice(choicesOf(FIRST), undefined)).toEqual({
      offered: ["chat", "voice", "guild"],
      enabled: ["chat", "guild", "avatar"],
      settings: {
        chat: "guardian-on",
        voice: "off",
        guild: "guardian-on",
        avatar: "on",
        mods: "off",
      },
      waiting: [],
    });
  });

  test("turns each offered switch on or off", () => {
    expect(applyChoice(choicesOf(FIRST), ["voice"])).toEqual({
      offered: ["chat", "voice", "guild"],
      enabled: ["voice"],
      settings: { ...SETTINGS, voice: "guardian-on", guild: "off" },
      waiting: [],
    });
    expect(applyChoice(choicesOf(FIRST), []).settings).toEqual({ ...SETTINGS, guild: "off" });
  });

  test("changes nothing that was not offered, whatever it names", () => {
    expect(applyChoice(choicesOf(UPGRADE), ["voice", "mods", "unknown"])).toEqual({
      offered: ["chat"],
      enabled: [],
      settings: SETTINGS,
      waiting: [],
    });
  });
});

test("the page and the decision see the same challenge, session and settings", () => {
  const challenge = FIRST as Challenge;
  const choices = makeChoices(challenge, undefined, { states: STATES, settings: SETTINGS });
  expect(choices.challenge).toBe(challenge);
  expect(choices.states).toBe(STATES);
  expect(choices.settings).toBe(SETTINGS);
});
