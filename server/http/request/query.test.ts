import { ID, get, start, type Running } from "../../../testing/http.js";

let running: Running;
beforeAll(async () => void (running = await start()));
afterAll(() => running.stop());

const id = `id=${encodeURIComponent(ID)}`;
const read = (search: string) => get(running, `/thing/get?${search}`);

test("parameters arrive as the contract types them", async () => {
  const { status, body } = await read(
    `${id}&age=007&isNew=true&since=2024-01-01T00:00:00Z&text=a%20b+%26%2B`,
  );
  expect(status).toBe(200);
  expect(body).toEqual({
    id: ID,
    age: 7,
    isNew: true,
    since: "2024-01-01T00:00:00Z",
    text: "a b &+",
  });
});

test("a name may be percent-encoded, and empty pairs are skipped", async () => {
  expect((await read(`&${id}&&%61ge=5&`)).body["age"]).toBe(5);
});

test.each([
  ["", "id: is required."],
  ["nickname=x", "nickname: is not a parameter of this operation; id: is required."],
  [`${id}&__proto__=1`, "__proto__: is not a parameter of this operation."],
  [`${id}&constructor=1`, "constructor: is not a parameter of this operation."],
  [`${id}&a%40b.example=1`, "query: has a parameter that this operation does not have."],
  [
    `${id}&3f0c2f5e-8d0f-4b3e-9a53-5f1f0f6f7c11=1`,
    "query: has a parameter that this operation does not have.",
  ],
  [`${id}&age[]=5`, "query: has a parameter that this operation does not have."],
  [`${id}&age=5&age=5`, "age: must not be repeated."],
  [`${id}&age=5&%61ge=6`, "age: must not be repeated."],
  [`${id}&age=`, "age: must have a value."],
  [`${id}&age`, "age: must have a value."],
  ["id=", "id: must have a value."],
  ...["1e1", "0x10", "%201", "1.0", "%2B5", "+5", "five", "NaN", "Infinity", "--1", "-0", "٣"].map(
    (age): [string, string] => [
      `${id}&age=${encodeURI(age)}`,
      "age: must be an integer from 0 to 150, written in digits.",
    ],
  ),
  [`${id}&age=-1`, "age: must be an integer from 0 to 150."],
  [`${id}&age=151`, "age: must be an integer from 0 to 150."],
  [`${id}&age=99999999999999999999`, "age: must be an integer from 0 to 150."],
  [`${id}&isNew=1`, "isNew: must be true or false."],
  [`${id}&isNew=TRUE`, "isNew: must be true or false."],
  [
    `${id}&since=2024-02-30T00:00:00Z`,
    "since: must be an RFC 3339 date and time with an offset, such as 2026-11-21T10:00:00Z.",
  ],
  [
    `${id}&since=2024-13-01T00:00:00Z`,
    "since: must be an RFC 3339 date and time with an offset, such as 2026-11-21T10:00:00Z.",
  ],
  [`${id}&text=a%00b`, "text: must not contain control characters."],
  [`${id}&text=a%0Ab`, "text: must not contain control characters."],
  [`${id}&text=%FF`, "text: must be percent-encoded UTF-8."],
  [`${id}&text=%`, "text: must be percent-encoded UTF-8."],
  [`${id}&%FF=1`, "query: must be percent-encoded UTF-8."],
  [
    `age=1e1&isNew=1&since=&text=%FF&nickname=x`,
    "age: must be an integer from 0 to 150, written in digits; since: must have a value; " +
      "text: must be percent-encoded UTF-8; nickname: is not a parameter of this operation; " +
      "id: is required; isNew: must be true or false.",
  ],
  [`${id}&text=${"x".repeat(21)}`, "text: must be text of at most 20 characters."],
])("400 for ?%s", async (search, message) => {
  const { status, body } = await read(search);
  expect([status, body]).toEqual([400, { error: "INVALID_INPUT", errorMessage: message }]);
});

/** If this goes, ids of one player stand in the logs and screens of those who mistyped them. */
test("a message never repeats the value", async () => {
  const { status, text } = await read("id=3f0c2f5e-8d0f-4b3e-9a53-5f1f0f6f7c1");
  expect(status).toBe(400);
  expect(text).not.toContain("3f0c2f5e");
});
