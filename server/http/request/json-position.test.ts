import fc from "fast-check";
import { jsonIssue } from "./json-position.js";
import { repeatedName } from "./repeated-name.js";

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test.each([
  ["", "end at line 1, column 1"],
  ["   ", "end at line 1, column 4"],
  ['{"a":', "end at line 1, column 6"],
  ['{"a":"half', "end at line 1, column 11"],
  ['{\n"a": [1,\n  2,]\n}', "character at line 3, column 5"],
  ['{"a" 1}', "character at line 1, column 6"],
  ['{"a":tru}', "character at line 1, column 6"],
  ['{"a":1,}', "character at line 1, column 8"],
  ["{a:1}", "character at line 1, column 2"],
  ["{1:1}", "character at line 1, column 2"],
  ['{"a":1]', "character at line 1, column 7"],
  ["[1}", "character at line 1, column 3"],
  ["[01]", "character at line 1, column 3"],
  ["[,]", "character at line 1, column 2"],
  ["{}{}", "character at line 1, column 3"],
  ['{"a":"tab\there"}', "character at line 1, column 10"],
  ['{"a":"\\x"}', "character at line 1, column 7"],
  ["'a'", "character at line 1, column 1"],
])("%j breaks off at an unexpected %s", (text, place) => {
  expect(isJson(text)).toBe(false);
  expect(jsonIssue(text)).toBe(`unexpected ${place}`);
});

test("finds an issue in exactly what JSON.parse refuses", () => {
  const spaced = fc.tuple(fc.json(), fc.constantFrom(0, 1, 2)).map(([text, space]) => {
    return JSON.stringify(JSON.parse(text), null, space);
  });
  const character = fc.constantFrom(...'{}[]:,"\\truefalsn0123456789.eE+- \n\t\u0001');
  fc.assert(
    fc.property(spaced, fc.nat(), fc.nat(2), character, (text, seed, cut, added) => {
      const at = seed % (text.length + 1);
      const changed = text.slice(0, at) + added + text.slice(at + cut);
      expect(jsonIssue(changed) === undefined).toBe(isJson(changed));
      expect(jsonIssue(text)).toBeUndefined();
    }),
    { numRuns: 2_000 },
  );
});

/** If this goes, a few hundred KB of brackets take the process down. */
test("takes any depth and any length", () => {
  expect(jsonIssue("[".repeat(100_000))).toBe("unexpected end at line 1, column 100001");
  expect(jsonIssue(`"${"x".repeat(1_000_000)}`)).toBe("unexpected end at line 1, column 1000002");
});

describe("a repeated name", () => {
  const namesIn = (value: unknown): number =>
    typeof value === "object" && value !== null
      ? Object.values(value).reduce<number>(
          (sum, inner) => sum + namesIn(inner),
          Array.isArray(value) ? 0 : Object.keys(value).length,
        )
      : 0;
  const find = (text: string) => repeatedName(text, namesIn(JSON.parse(text)));

  test("is found wherever it is, and only where it is", () => {
    type Written = { text: string; isRepeated: boolean };
    const name = fc.constantFrom("a", "b", ":", 'c":', "toString");
    const scalar = fc.constantFrom("1", '"x"', '":"', '"\\":"', '"2026-11-22T10:30:00Z"');
    const { value } = fc.letrec<{ value: Written }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        scalar.map((text) => ({ text, isRepeated: false })),
        fc
          .array(fc.tuple(name, tie("value"), fc.constantFrom("", " ", "\n")), { maxLength: 4 })
          .map((all) => ({
            text: `{${all.map(([key, { text }, gap]) => `${JSON.stringify(key)}${gap}:${text}`).join(",")}}`,
            isRepeated:
              new Set(all.map(([key]) => key)).size < all.length ||
              all.some(([, { isRepeated }]) => isRepeated),
          })),
        fc.array(tie("value"), { maxLength: 3 }).map((all) => ({
          text: `[${all.map(({ text }) => text).join(",")}]`,
          isRepeated: all.some(({ isRepeated }) => isRepeated),
        })),
      ),
    }));
    let repeated = 0;
    fc.assert(
      fc.property(value, ({ text, isRepeated }) => {
        repeated += Number(isRepeated);
        expect(find(text) !== undefined).toBe(isRepeated);
      }),
      { numRuns: 2_000 },
    );
    expect(repeated).toBeGreaterThan(100);
  });

  test("is found at any depth and length", () => {
    const deep = (inner: string) => `${'{"a":'.repeat(20_000)}${inner}${"}".repeat(20_000)}`;
    expect(repeatedName(deep('{"b":1,"b":2}'), 20_001)).toBe("line 1, column 100008");
    expect(repeatedName(deep("{}"), 20_000)).toBeUndefined();
  });
});
