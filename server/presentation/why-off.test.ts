// Tests what support reads out about each permission that is off.
import { expect, it } from "@jest/globals";

import type { Challenge } from "../domain/challenge/challenge.js";
import type { SessionView } from "../domain/session/session.js";
import type { PermissionState } from "../domain/session/settings.js";
import { whyOff } from "./why-off.js";

const CHAT = "text-chat-public";
const MARCH = Date.parse("2026-03-04T10:00:00Z");

const asked = (more: Partial<Challenge> = {}): Challenge =>
  ({
    ...{
      type: "CHALLENGE_PARENTAL_CONSENT",
      status: "PENDING",
      sessionId: "s",
      presentsAll: false,
    },
    ...{ requestedPermissions: [CHAT], awaiting: null, reached: "challenge", createdAt: MARCH },
    ...more,
  }) as Challenge;

type Given = Readonly<{
  managedBy?: PermissionState["managedBy"];
  needsVerifiedAge?: number;
  ground?: { kind: string; law?: string };
  challenges?: readonly Challenge[];
  guardians?: number;
  last?: "on" | "off" | "waiting";
  isOnHold?: boolean;
  /** What was on before the hold. */
  held?: string;
}>;

function why({
  managedBy = "GUARDIAN",
  needsVerifiedAge,
  ground = { kind: "default" },
  challenges = [],
  guardians = 1,
  last,
  isOnHold = false,
  held = CHAT,
}: Given): string {
  const state = { name: CHAT, enabled: false, managedBy, needsVerifiedAge };
  const view = {
    assessment: {
      age: 9,
      permissions: [
        { name: "voice-chat", ground: { kind: "law", law: "of another" } },
        { name: CHAT, ground },
      ],
    },
    session: { status: isOnHold ? "HOLD" : "ACTIVE" },
    chosen: [CHAT, "voice-chat"].map((name) => ({ ...state, name, enabled: name === held })),
  } as unknown as SessionView;
  return whyOff(state, {
    ...{ view, challenges, guardians, place: "California, United States" },
    lastChoiceOf: () => last && { at: MARCH, chose: last },
    lawName: (id) => `The law ${id}`,
  });
}

const LAW = { kind: "law", law: "L" };

it.each<[string, Given, string]>([
  [
    "a law forbids it",
    { managedBy: "PROHIBITED", ground: LAW },
    "Off: the law of California, United States does not allow it at age 9 (The law L).",
  ],
  [
    "the product does not offer it",
    { managedBy: "PROHIBITED", ground: { kind: "product" } },
    "Off: the product does not offer it at age 9.",
  ],
  [
    "no one offers it",
    { managedBy: "PROHIBITED" },
    "Off: it is not offered at age 9, out of caution and by no law.",
  ],
  [
    "an age has to be proven",
    { needsVerifiedAge: 16, ground: LAW },
    "Off until a proof of age shows 16 or more (The law L); none is on file.",
  ],
  [
    "the player was asked to prove an age",
    {
      needsVerifiedAge: 16,
      challenges: [asked({ type: "CHALLENGE_SESSION_UPGRADE_BY_AGE_ASSURANCE" })],
    },
    "Off until a proof of age shows 16 or more; the player was asked for one on 2026-03-04.",
  ],
  [
    "an age has to be proven, and only a guardian was asked, or the proof failed",
    {
      needsVerifiedAge: 16,
      challenges: [
        asked(),
        asked({ type: "CHALLENGE_SESSION_UPGRADE_BY_AGE_ASSURANCE", status: "FAIL" }),
      ],
    },
    "Off until a proof of age shows 16 or more; none is on file.",
  ],
  [
    "the session is on hold, and something else was on before",
    { isOnHold: true, held: "voice-chat" },
    "Off: a guardian decides about it, and none has been asked.",
  ],
  [
    "the session is on hold",
    { isOnHold: true },
    "Off while the session is on hold: a guardian has not accepted documents that have changed.",
  ],
  [
    "the player decides",
    { managedBy: "PLAYER" },
    "Off: the player decides, and can switch it on without asking anyone.",
  ],
  [
    "a guardian has not opened the request",
    { challenges: [asked()], ground: LAW },
    "Off until a guardian decides (The law L): one was asked on 2026-03-04 and has not opened it yet.",
  ],
  [
    "a guardian has opened the request",
    { challenges: [asked({ status: "IN_PROGRESS", reached: "opened" })] },
    "Off until a guardian decides: one was asked on 2026-03-04 and has opened it and not answered.",
  ],
  [
    "a guardian has to be approved",
    { challenges: [asked({ awaiting: "guardian-approval", reached: "confirmed" })] },
    "Off until a guardian decides: one was asked on 2026-03-04 and has answered; another guardian of the child has to approve them first.",
  ],
  [
    "a request that was decided, one for something else, and one to prove an age, count no more",
    {
      challenges: [
        asked({ status: "FAIL" }),
        asked({ requestedPermissions: ["voice-chat"] }),
        asked({ type: "CHALLENGE_SESSION_UPGRADE_BY_AGE_ASSURANCE" }),
        asked({ type: "CHALLENGE_PARENT_INVITE", presentsAll: true }),
      ],
    },
    "Off: a guardian decides about it, and none has been asked.",
  ],
  [
    "a guardian was asked for everything",
    { challenges: [asked({ presentsAll: true, requestedPermissions: [] })] },
    "Off until a guardian decides: one was asked on 2026-03-04 and has not opened it yet.",
  ],
  ["a guardian left it off", { last: "off" }, "Off: a guardian left it off on 2026-03-04."],
  [
    "it was switched off since",
    { last: "on" },
    "Off: a guardian allowed it on 2026-03-04, and it was switched off since.",
  ],
  [
    "a guardian has to be verified",
    { last: "waiting" },
    "Off until a guardian has proven to be an adult: one allowed it on 2026-03-04 on that condition.",
  ],
  [
    "no guardian is on file",
    { guardians: 0 },
    "Off: a guardian decides about it, and none is on file.",
  ],
])("says why a permission is off where %s", (_when, given, sentence) => {
  expect(why(given)).toBe(sentence);
});
