import {
  ID,
  TEST_KEY,
  get,
  post,
  start,
  type Options,
  type Running,
} from "../../../testing/http.js";

let running: Running;
const started = async (options: Options) => (running = await start(options));
afterEach(() => running.stop());

const id = encodeURIComponent(ID);
const read = () => get(running, `/thing/get?id=${id}`);

type AnyReply = (status: number, body: unknown, headers?: Record<string, string>) => unknown;
const answering = (status: number, body: unknown, headers: Record<string, string>) => ({
  getThing: async (_context: unknown, _input: unknown, reply: AnyReply) =>
    reply(status, body, headers),
});
const ETag = '"tag"';
const secret = "guardian@example.com";

const MISMATCHES: [string, number, unknown, Record<string, string>, string][] = [
  ["a wrong type", 200, { id: ID, age: "8" }, { ETag }, "body/age must be integer"],
  ["a missing field", 200, {}, { ETag }, "body must have required property 'id'"],
  [
    "a text that is too short",
    200,
    { id: secret },
    { ETag },
    "body/id must NOT have fewer than 36 characters",
  ],
  ["a missing header", 200, { id: ID }, {}, "headers/ETag is required"],
  [
    "a header that is too long",
    200,
    { id: ID },
    { ETag: secret.repeat(9) },
    "headers/ETag must NOT have more than 66 characters",
  ],
  ["an undeclared status", 201, { id: ID }, { ETag }, "status is not declared"],
  ["a body where there is none", 304, { id: ID }, { ETag }, "body must be absent"],
];

describe("in tests an answer that violates the contract is a 500 that says where", () => {
  test.each(MISMATCHES)("%s", async (_what, status, body, headers, list) => {
    await started({ handlers: answering(status, body, headers) });
    const answer = await read();
    expect([answer.status, answer.body.errorMessage]).toEqual([
      500,
      `getThing ${status} violates the contract: ${list}.`,
    ]);
  });

  test("an error that departs is found too", async () => {
    const document = (await import("../../../testing/http.js")).DOCUMENT;
    const strict = JSON.parse(JSON.stringify(document)) as typeof document;
    const schemas = strict.components?.["schemas"] as Record<
      string,
      { properties: Record<string, object> }
    >;
    Object.assign(schemas["Error"]?.properties["error"] ?? {}, { enum: ["NOT_FOUND"] });
    const handler = async () => undefined;
    const names = ["getThing", "putThing", "chooseThing", "pushThings", "breakThing", "issueToken"];
    await started({
      document: strict,
      handlers: Object.fromEntries(names.map((name) => [name, handler])),
    });
    const { status, body } = await post(running, "/thing/put", {}, TEST_KEY);
    expect([status, body.errorMessage]).toEqual([
      500,
      "putThing 400 violates the contract: body/error must be equal to one of the allowed values.",
    ]);
  });
});

/** If this goes, a slip in a schema takes the service down, or a value goes to the log. */
describe("in production it goes out, and where it departs is logged without the value", () => {
  test.each(MISMATCHES)("%s", async (_what, status, body, headers) => {
    await started({
      handlers: answering(status, body, headers),
      contractCheck: "off",
    });
    const answer = await read();
    expect(answer.status).toBe(status);
    if (status !== 304) expect(answer.body).toEqual(body);
    const [line] = running.lines;
    expect(line).toMatchObject({ level: 50, operationId: "getThing", status });
    expect(JSON.stringify(line)).not.toContain(secret);
    expect(JSON.stringify(line)).not.toContain(ID);
  });
});
