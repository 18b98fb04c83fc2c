// A kind of wakeup that is never armed, and an event that is never emitted, compile: only the sources show them.
import { expect, test } from "@jest/globals";

import { WAKEUP_KINDS } from "../../server/wakeups/kind-names.js";
import { EVENT_TYPES } from "../../server/webhooks/events.js";
import { sourceFiles } from "../../testing/sources.js";

type Files = ReadonlyMap<string, string>;

/** `kinward webhook trigger` alone sends it. */
const TRIGGERED_BY_OPERATORS = ["Test"];

const server: Files = new Map(
  [...sourceFiles(["server"])].filter(([path]) => !path.endsWith(".test.ts")),
);

const neverArmed = (kinds: readonly string[], files: Files): string[] =>
  kinds
    .filter(
      (kind) =>
        ![...files.values()].some(
          (text) => /\barmWakeup(By)?\(/.test(text) && text.includes(`kind: "${kind}"`),
        ),
    )
    .map(
      (kind) =>
        `server/wakeups/kind-names.ts names ${kind}, but no file in server/ calls armWakeup or armWakeupBy with { kind: "${kind}" }`,
    );

const neverEmitted = (types: readonly string[], files: Files): string[] =>
  types
    .filter((type) => ![...files.values()].some((text) => text.includes(`type: "${type}"`)))
    .map(
      (type) =>
        `generated/events.ts names ${type}, but no file in server/ emits { type: "${type}" }`,
    );

test("every kind of wakeup is armed somewhere", () => {
  expect(neverArmed(Object.keys(WAKEUP_KINDS), server)).toEqual([]);
});

test("every event of the contract is emitted somewhere", () => {
  const types = EVENT_TYPES.filter((type) => !TRIGGERED_BY_OPERATORS.includes(type));
  expect(neverEmitted(types, server)).toEqual([]);
});

test("a kind that is only disarmed and an event that is only compared are found", () => {
  const files = new Map([
    ["a.ts", 'await disarmWakeup(tx, { kind: "a", ref });'],
    ["b.ts", 'await armWakeupBy(tx, { kind: "b", ref, dueAt });'],
    ["c.ts", 'if (type === "C") return emit(tx, context, { type: "D", data });'],
  ]);
  expect(neverArmed(["a", "b"], files)).toEqual([expect.stringContaining("names a,")]);
  expect(neverEmitted(["C", "D"], files)).toEqual([expect.stringContaining("names C,")]);
});
