import { expect, test } from "@jest/globals";

import { closestName, didYouMean } from "./suggestion.js";

const NAMES = ["text-chat-private", "text-chat-public", "voice-chat", "mods", "Session.Expired"];

test.each([
  ["text-chat-pubic", "text-chat-public"],
  ["Text-Chat-Public", "text-chat-public"],
  ["voicechat", "voice-chat"],
  ["mod", "mods"],
  ["session.expiredd", "Session.Expired"],
])("%s suggests %s", (name, expected) => {
  expect(closestName(name, NAMES)).toBe(expected);
});

test.each(["", "x", "xy", "loot-boxes", "zzzzzzzzzzzzzzzz"])("%j suggests nothing", (name) => {
  expect(closestName(name, NAMES)).toBeUndefined();
});

test("a refusal ends with the suggestion, or plainly", () => {
  const refuse = (name: string) => `\`${name}\` is not known${didYouMean(name, NAMES)}`;
  expect(refuse("text-chat-pubic")).toBe(
    "`text-chat-pubic` is not known; did you mean `text-chat-public`?",
  );
  expect(refuse("fishing")).toBe("`fishing` is not known.");
});
