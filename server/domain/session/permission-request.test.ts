import { expect, test } from "@jest/globals";

import { readRequest } from "./permission-request.js";
import type { PermissionState } from "./settings.js";

const states: readonly PermissionState[] = [
  { name: "custom-avatar", managedBy: "PLAYER", enabled: false },
  { name: "text-chat-public", managedBy: "GUARDIAN", enabled: false },
  { name: "guild", managedBy: "GUARDIAN", enabled: false },
  { name: "voice-chat", managedBy: "GUARDIAN", enabled: true },
  { name: "emotes", managedBy: "PLAYER", enabled: true },
  { name: "vault", managedBy: "PLAYER", enabled: false, needsVerifiedAge: 18 },
  { name: "casino", managedBy: "PROHIBITED", enabled: false },
];
const read = (...names: string[]) => readRequest(states, names);
const messageOf = (...names: string[]): string => {
  try {
    read(...names);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("was not refused");
};

test("a request is sorted by who decides, each name once", () => {
  expect(read("guild", "custom-avatar", "guild")).toEqual({
    enable: ["custom-avatar"],
    askGuardian: ["guild"],
    proveAge: [],
    unknown: [],
  });
});

test("a request leaves out what is already enabled or prohibited", () => {
  expect(read("voice-chat", "emotes", "casino")).toEqual({
    enable: [],
    askGuardian: [],
    proveAge: [],
    unknown: [],
  });
});

test("no verified age opens what is prohibited", () => {
  const casino = { name: "casino", enabled: false, managedBy: "PROHIBITED" } as const;
  expect(readRequest([{ ...casino, needsVerifiedAge: 21 }], ["casino"]).proveAge).toEqual([]);
});

test("a permission that only needs a verified age goes to no guardian", () => {
  expect(read("vault", "custom-avatar")).toMatchObject({
    enable: ["custom-avatar"],
    askGuardian: [],
    proveAge: ["vault"],
  });
});

test("one request cannot ask for a verified age and for a guardian", () => {
  expect(messageOf("guild", "vault")).toBe(
    "requestedPermissions: vault needs a verified age and cannot be requested together with guild, which needs a guardian.",
  );
});

test("an unknown name is refused with the name that was meant", () => {
  expect(messageOf("text-chat-pubic")).toBe(
    "requestedPermissions: text-chat-pubic is not a permission of this product; did you mean `text-chat-public`?",
  );
});

test("all unknown names are refused at once, up to five", () => {
  const message = messageOf("aaaa1", "bbbb2", "guild", "cccc3", "dddd4", "eeee5", "ffff6");
  expect(message.match(/is not a permission/g)).toHaveLength(5);
  expect(message).not.toContain("guild is not");
  expect(message).toMatch(/product\. bbbb2/);
});

test("a name that may be an address or an id is not repeated", () => {
  const message = "requestedPermissions: one of the names is not a permission of this product.";
  expect(messageOf("eve@family.example")).toBe(message);
  expect(messageOf("9f3c1a52-6f0e-4a4c-9a5e-5d0a4b1f2c3d", "eve@family.example")).toBe(message);
});
