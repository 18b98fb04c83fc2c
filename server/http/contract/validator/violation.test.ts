import { TEST_KEY, post, start, type Running } from "../../../../testing/http.js";

let running: Running;
beforeAll(async () => void (running = await start()));
afterAll(() => running.stop());

const EMAIL = "email: expects an e-mail address.";
const uuid = "c4a11e46-0000-4aaa-8bbb-ccccdddd0001";

describe("what is wrong with a body, in plain words", () => {
  test.each<[unknown, string]>([
    [{}, "name: is required."],
    [{ name: null }, "name: expects text of 1 to 10 characters."],
    [{ name: "" }, "name: expects text of 1 to 10 characters."],
    [{ name: "x".repeat(11) }, "name: expects text of 1 to 10 characters."],
    [{ name: ["a"] }, "name: expects text of 1 to 10 characters."],
    [{ name: "a", kind: "tiny" }, "kind: expects one of small, large."],
    [{ name: "a", age: 151 }, "age: expects an integer from 0 to 150."],
    [{ name: "a", age: -1 }, "age: expects an integer from 0 to 150."],
    [{ name: "a", age: "8" }, "age: expects an integer from 0 to 150."],
    [{ name: "a", day: "2026-02-30" }, "day: expects a date, YYYY-MM-DD."],
    [{ name: "a", day: "2026-13-01" }, "day: expects a date, YYYY-MM-DD."],
    [{ name: "a", isNew: "true" }, "isNew: expects true or false."],
    [
      { name: "a", priorId: uuid.slice(1) },
      "priorId: expects text of the form ^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$.",
    ],
    [{ name: "a", place: "us" }, "place: expects a code of two capitals."],
    [{ name: "a", labels: [{}, {}, {}] }, "labels: expects an array of at most 2 items."],
    [{ name: "a", labels: {} }, "labels: expects an array of at most 2 items."],
    [
      { name: "a", labels: [{ text: "toolong" }] },
      "labels[0].text: expects text of at most 5 characters.",
    ],
    [{ name: "a", labels: [{ colour: "red" }] }, "labels[0].colour: is not known."],
    [{ name: "a", options: [] }, "options: expects an object of at most 100 fields."],
    [{ name: "a", nickname: "b" }, "nickname: is not known."],
    [{ name: "a", [uuid]: "b" }, "body: holds a field that is not known."],
    [{ name: "a", "guardian@example.com": "b" }, "body: holds a field that is not known."],
    [{ name: "a", labels: [{ [uuid]: 1 }] }, "labels[0]: holds a field that is not known."],
    [
      { name: "a", options: Object.fromEntries(Array.from({ length: 101 }, (_, i) => [i, i])) },
      "options: expects an object of at most 100 fields.",
    ],
    [{ name: "a", email: null }, EMAIL],
  ])("%j", async (body, message) => {
    const answer = await post(running, "/thing/put", body);
    expect(answer.body).toEqual({ error: "INVALID_INPUT", errorMessage: message });
    expect(answer.status).toBe(400);
  });

  test.each<[unknown, string]>([
    [{}, "body: expects at least one of a, b."],
    [{ a: "1", c: "2" }, "body: expects not both a and c."],
  ])("conditions between fields: %j", async (body, message) => {
    const answer = await post(running, "/thing/choose", body);
    expect(answer.body).toEqual({ error: "INVALID_INPUT", errorMessage: message });
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
      "Idempotency-Key: expects text of 1 to 255 characters.",
    ]);
  }
});
