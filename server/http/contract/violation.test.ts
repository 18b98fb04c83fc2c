import { TEST_KEY, post, start, type Running } from "../../../testing/http.js";

let running: Running;
beforeAll(async () => void (running = await start()));
afterAll(() => running.stop());

const EMAIL = "email: must be an email address.";
const uuid = "c4a11e46-0000-4aaa-8bbb-ccccdddd0001";

describe("what is wrong with a body, in plain words", () => {
  test.each<[unknown, string]>([
    [{}, "name: is required."],
    [{ name: null }, "name: must be text of 1 to 10 characters."],
    [{ name: "" }, "name: must be text of 1 to 10 characters."],
    [{ name: "x".repeat(11) }, "name: must be text of 1 to 10 characters."],
    [{ name: ["a"] }, "name: must be text of 1 to 10 characters."],
    [{ name: "a", kind: "tiny" }, "kind: must be one of small, large."],
    [{ name: "a", age: 151 }, "age: must be an integer from 0 to 150."],
    [{ name: "a", age: -1 }, "age: must be an integer from 0 to 150."],
    [{ name: "a", age: "8" }, "age: must be an integer from 0 to 150."],
    [{ name: "a", day: "2026-02-30" }, "day: must be a date, YYYY-MM-DD."],
    [{ name: "a", day: "2026-13-01" }, "day: must be a date, YYYY-MM-DD."],
    [{ name: "a", isNew: "true" }, "isNew: must be true or false."],
    [
      { name: "a", priorId: uuid.slice(1) },
      "priorId: must be text matching ^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$.",
    ],
    [{ name: "a", place: "us" }, "place: must be a code of two capitals."],
    [{ name: "a", labels: [{}, {}, {}] }, "labels: must be an array of at most 2 items."],
    [{ name: "a", labels: {} }, "labels: must be an array of at most 2 items."],
    [
      { name: "a", labels: [{ text: "toolong" }] },
      "labels[0].text: must be text of at most 5 characters.",
    ],
    [{ name: "a", labels: [{ colour: "red" }] }, "labels[0].colour: is not a known field."],
    [{ name: "a", options: [] }, "options: must be an object of at most 100 fields."],
    [{ name: "a", nickname: "b" }, "nickname: is not a known field."],
    [{ name: "a", [uuid]: "b" }, "body: has an unknown field."],
    [{ name: "a", "guardian@example.com": "b" }, "body: has an unknown field."],
    [{ name: "a", labels: [{ [uuid]: 1 }] }, "labels[0]: has an unknown field."],
    [
      { name: "a", options: Object.fromEntries(Array.from({ length: 101 }, (_, i) => [i, i])) },
      "options: must be an object of at most 100 fields.",
    ],
    [{ name: "a", email: null }, EMAIL],
  ])("%j", async (body, message) => {
    const answer = await post(running, "/thing/put", body);
    expect(answer.body).toEqual({ error: "INVALID_INPUT", errorMessage: message });
    expect(answer.status).toBe(400);
  });

  test.each<[unknown, string]>([
    [{}, "body: must have at least one of a, b."],
    [{ a: "1", c: "2" }, "body: must not have both a and c."],
  ])("conditions between fields: %j", async (body, message) => {
    const answer = await post(running, "/thing/choose", body);
    expect(answer.body).toEqual({ error: "INVALID_INPUT", errorMessage: message });
  });
});

/** If this goes, a form with five mistakes takes five requests to get right. */
describe("everything that is wrong is reported at once", () => {
  test.each<[string, unknown, string]>([
    [
      "each field once, in the order of the contract, then what the body as a whole lacks",
      { age: 151, kind: "tiny", priorId: "", nickname: "b" },
      "name: is required; nickname: is not a known field; kind: must be one of small, large; " +
        "age: must be an integer from 0 to 150; priorId: must be text matching " +
        "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$.",
    ],
    [
      "what the look at strings finds, before what the schema says of other fields",
      { name: "a\nb", age: "8", options: { deep: ["\u0000"] } },
      "name: must not contain control characters; options: must not contain control characters; " +
        "age: must be an integer from 0 to 150.",
    ],
    [
      "the same issue of one place is reported once",
      { name: "a", [uuid]: "b", "guardian@example.com": "c" },
      "body: has an unknown field.",
    ],
    [
      "ten of them, and how many more there are",
      { name: "a", ...Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`f${i}`, i])) },
      `${Array.from({ length: 10 }, (_, i) => `f${i}: is not a known field`).join("; ")}; and 2 more.`,
    ],
  ])("%s", async (_what, body, message) => {
    const answer = await post(running, "/thing/put", body);
    expect(answer.body).toEqual({ error: "INVALID_INPUT", errorMessage: message });
  });

  test("the code is that of the first", async () => {
    const email = "guardian";
    expect((await post(running, "/thing/put", { name: "a", email, isNew: 1 })).body).toEqual({
      error: "INVALID_EMAIL",
      errorMessage: "email: must be an email address; isNew: must be true or false.",
    });
    expect((await post(running, "/thing/put", { email })).body.error).toBe("INVALID_INPUT");
  });

  test("those of a header, too", async () => {
    const headers = { ...TEST_KEY, "Idempotency-Key": "" };
    const { body } = await post(running, "/thing/put", { name: 1 }, headers);
    expect(body.errorMessage).toBe(
      "Idempotency-Key: must be text of 1 to 255 characters; name: must be text of 1 to 10 characters.",
    );
  });
});

test.each(["", "guardian", "a@b", "a@b@c.example", "a b@c.example", `${"a".repeat(60)}@b.example`])(
  "the address `%s` is INVALID_EMAIL",
  async (email) => {
    const { status, body } = await post(running, "/thing/put", { name: "a", email });
    expect([status, body]).toEqual([400, { error: "INVALID_EMAIL", errorMessage: EMAIL }]);
  },
);

test("a parameter in a header is named as the contract writes it", async () => {
  for (const key of ["", "x".repeat(256)]) {
    const { status, body } = await post(
      running,
      "/thing/put",
      { name: "a" },
      {
        ...TEST_KEY,
        "idempotency-key": key,
      },
    );
    expect([status, body.errorMessage]).toEqual([
      400,
      "Idempotency-Key: must be text of 1 to 255 characters.",
    ]);
  }
});
