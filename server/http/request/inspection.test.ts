import { ID, post, start, type Running } from "../../../testing/http.js";

let running: Running;
beforeAll(async () => void (running = await start()));
afterAll(() => running.stop());

const put = (body: unknown) => post(running, "/thing/put", body);
/** So many objects inside each other. */
const nested = (levels: number): string =>
  `${'{"a":'.repeat(levels - 1)}{}${"}".repeat(levels - 1)}`;
const lists = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);

describe("depth", () => {
  test("32 levels of a free-form object are taken, 33 are not", async () => {
    expect((await put(`{"name":"a","options":${nested(32)}}`)).status).toBe(200);
    const { status, body } = await put(`{"name":"a","options":${nested(33)}}`);
    expect([status, body.errorMessage]).toEqual([
      400,
      "options: must not nest deeper than 32 levels.",
    ]);
  });

  test("a list is a level too, and a scalar is none", async () => {
    expect((await put(`{"name":"a","options":{"a":${lists(31)}}}`)).status).toBe(200);
    expect((await put(`{"name":"a","options":{"a":${lists(32)}}}`)).status).toBe(400);
    expect(
      (await put(`{"name":"a","options":${nested(32).replace("{}", '{"a":1}')}}`)).status,
    ).toBe(200);
  });

  test("each free-form field has its own 32", async () => {
    const events = (levels: number) =>
      post(running, "/thing/batch", `{"events":[{"id":"a","data":{}},{"data":${nested(levels)}}]}`);
    expect((await events(32)).status).toBe(200);
    expect((await events(33)).body.errorMessage).toBe(
      "events[1].data: must not nest deeper than 32 levels.",
    );
  });

  /** If this goes, 80 KB of brackets overflow the stack of the validator. */
  test.each([
    [
      "in a free-form field",
      `{"name":"a","options":${nested(40_000)}}`,
      "options: must not nest deeper than 32 levels.",
    ],
    [
      "of lists in a free-form field",
      `{"name":"a","options":{"a":${lists(40_000)}}}`,
      "options: must not nest deeper than 32 levels.",
    ],
    [
      "in a field of another type",
      `{"name":${lists(40_000)}}`,
      "name: must not nest deeper than 64 levels.",
    ],
    [
      "in an unknown field",
      `{"odd":${lists(40_000)}}`,
      "odd: must not nest deeper than 64 levels.",
    ],
    ["as the whole body", lists(40_000), "body: must not nest deeper than 64 levels."],
    ["as the whole body, of objects", nested(40_000), "a: must not nest deeper than 64 levels."],
  ])("40,000 levels %s are 400", async (_where, body, message) => {
    const { status, body: answer } = await put(body);
    expect([status, answer.errorMessage]).toEqual([400, message]);
  });
});

/** If this goes, a body of 256 KB keeps the validator busy for as long as thousands of reads take. */
describe("more issues than anyone reads", () => {
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, 1]));

  test("a hundred unknown fields are listed and counted, beyond that they are only counted", async () => {
    expect((await put({ name: 1, ...many(99) })).body.errorMessage).toMatch(
      /^f0: is not a known field; .*; and 90 more\.$/,
    );
    expect((await put({ name: "a", ...many(10) })).body.errorMessage).toMatch(
      /f9: is not a known field\.$/,
    );
    expect((await put({ name: "a", ...many(100) })).body.errorMessage).toMatch(/; and 90 more\.$/);
    expect((await put({ name: 1, ...many(101) })).body.errorMessage).toBe(
      "body: must not have more than 100 unknown fields.",
    );
  });

  test("items beyond the limit of a list are not looked at", async () => {
    const labels = Array.from({ length: 10_000 }, () => ({ text: 1 }));
    expect((await put({ name: 1, labels })).body.errorMessage).toBe(
      "labels: must be an array of at most 2 items.",
    );
  });

  test("a free-form object has its own limit", async () => {
    expect((await put({ name: "a", options: many(100) })).status).toBe(200);
    expect((await put({ name: "a", options: many(101) })).body.errorMessage).toBe(
      "options: must be an object of at most 100 fields.",
    );
  });
});

describe("names", () => {
  test.each([
    ['{"name":"a","__proto__":{"isAdmin":true}}', "__proto__: is not allowed."],
    ['{"name":"a","__proto__":1}', "__proto__: is not allowed."],
    ['{"name":"a","constructor":{"prototype":{}}}', "constructor: is not allowed."],
    ['{"name":"a","options":{"__proto__":{}}}', "options.__proto__: is not allowed."],
    ['{"name":"a","options":{"a":[{"constructor":1}]}}', "options: is not allowed."],
    ['{"name":"a","labels":[{},{"__proto__":1}]}', "labels[1].__proto__: is not allowed."],
    ['{"name":"a","odd\\u0000":1}', "body: must not contain control characters in names."],
    [
      '{"name":"a","options":{"\\u0007":1}}',
      "options: must not contain control characters in names.",
    ],
  ])("400 for %s", async (body, message) => {
    const { status, body: answer } = await put(body);
    expect([status, answer]).toEqual([400, { error: "INVALID_INPUT", errorMessage: message }]);
  });

  test("prototype and toString are names like any other in a free-form object", async () => {
    const options = { prototype: 1, toString: 2, hasOwnProperty: 3 };
    const { status, body } = await put({ name: "a", options });
    expect([status, (body["body"] as Record<string, unknown>)["options"]]).toEqual([200, options]);
  });
});

describe("strings and numbers", () => {
  test.each(["\u0000", "\u0001", "\t", "\n", "\r", "\u001f"])(
    "400 for %j in every string",
    async (control) => {
      const text = `a${control}b`;
      expect((await put({ name: text })).body.errorMessage).toBe(
        "name: must not contain control characters.",
      );
      expect((await put({ name: "a", options: { deep: [{ er: text }] } })).body.errorMessage).toBe(
        "options: must not contain control characters.",
      );
      expect((await put({ name: "a", labels: [{ text }] })).body.errorMessage).toBe(
        "labels[0].text: must not contain control characters.",
      );
      expect((await put({ name: "a", email: `a@b.example${control}` })).body.error).toBe(
        "INVALID_EMAIL",
      );
    },
  );

  test("takes what lies beyond: DEL, C1, emoji", async () => {
    expect((await put({ name: "\u007f\u0085😀" })).status).toBe(200);
  });

  test("400 for half a surrogate pair", async () => {
    expect((await put('{"name":"\\ud83d"}')).body.errorMessage).toBe(
      "name: must be well-formed Unicode.",
    );
  });

  test("400 for a number that overflows", async () => {
    expect((await put('{"name":"a","options":{"a":1e999}}')).body.errorMessage).toBe(
      "options: must be a smaller number.",
    );
  });

  test('1.0 is an integer, 1.5 and "1" are none', async () => {
    const aged = async (age: string) => (await put(`{"name":"a","age":${age}}`)).body;
    expect((await aged("1.0"))["body"]).toEqual({ name: "a", age: 1 });
    expect((await aged("1e1"))["body"]).toEqual({ name: "a", age: 10 });
    expect((await aged("1.5")).errorMessage).toBe("age: must be an integer from 0 to 150.");
    expect((await aged('"1"')).errorMessage).toBe("age: must be an integer from 0 to 150.");
  });

  test("an id that matches the pattern and is not a UUID", async () => {
    expect((await put({ name: "a", priorId: ID })).status).toBe(200);
  });
});
