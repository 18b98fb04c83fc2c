import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { TEST_KEY, TOKEN, call, get, post, start, type Running } from "../../../testing/http.js";
import { until } from "../../../testing/until.js";

let running: Running;
beforeAll(async () => void (running = await start()));
afterAll(() => running.stop());

const JSON_TYPE = { "Content-Type": "application/json" };
const KIB = 1024;
const put = (headers: Record<string, string>, content?: string | Buffer | readonly Buffer[]) =>
  call(running, "POST", "/api/v1/thing/put", { ...TEST_KEY, ...headers }, content);
const thing = '{"name":"a"}';

describe("media types", () => {
  test.each([
    ["application/json"],
    ["Application/JSON"],
    ["application/json;charset=utf-8"],
    ['application/json ; Charset="UTF-8"'],
    ["application/json; profile=x; charset=utf-8; q=1"],
  ])("takes %s", async (type) => {
    expect((await put({ "Content-Type": type }, thing)).status).toBe(200);
  });

  test.each([
    ["text/plain"],
    ["application/x-www-form-urlencoded"],
    ["application/vnd.api+json"],
    ["application/jsonp"],
    ["application/json, application/json"],
    ["application/json; charset=utf-16"],
    ["application/json; charset=latin1; charset=utf-8"],
    ["application/json; charset="],
    ["json"],
    [""],
  ])("415 for `%s`", async (type) => {
    const { status, body } = await put({ "Content-Type": type }, thing);
    expect([status, body.error]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });

  test("415 without a Content-Type, and with any Content-Encoding", async () => {
    const { status, body } = await put({}, thing);
    expect([status, body.errorMessage]).toEqual([415, "Content-Type: must be application/json."]);
    for (const encoding of ["gzip", "identity", "br"])
      expect((await put({ ...JSON_TYPE, "Content-Encoding": encoding }, thing)).status).toBe(415);
  });

  test("415 in chunks too", async () => {
    expect((await put({ "Content-Type": "text/plain" }, [Buffer.from(thing)])).status).toBe(415);
  });
});

describe("no body", () => {
  test("its Content-Type is not looked at", async () => {
    const odd = { "Content-Type": "text/plain", "Content-Encoding": "gzip" };
    for (const headers of [{}, odd, { ...odd, "Content-Length": "0" }]) {
      const { status, body } = await put(headers);
      expect([status, body.errorMessage]).toEqual([400, "body: is required."]);
    }
    expect((await put({ ...odd, "Transfer-Encoding": "chunked" }, [])).body.errorMessage).toBe(
      "body: is required.",
    );
  });

  test("is fine where it may be left out, as is {}, and nothing else", async () => {
    const token = (headers: Record<string, string>, content?: string) =>
      call(running, "POST", "/api/v1/auth/token", { ...TEST_KEY, ...headers }, content);
    expect((await token({})).status).toBe(200);
    expect((await token({ "Content-Type": "text/plain" })).status).toBe(200);
    expect((await token(JSON_TYPE, "{}")).status).toBe(200);
    expect((await token(JSON_TYPE, '{"a":1}')).body.errorMessage).toBe("a: is not a known field.");
    expect((await token(JSON_TYPE, "[]")).status).toBe(400);
    expect((await token(JSON_TYPE, "null")).status).toBe(400);
    expect((await token({ "Content-Type": "text/plain" }, "{}")).status).toBe(415);
  });

  test("a read does not look at one", async () => {
    const id = encodeURIComponent("3f0c2f5e-8d0f-4b3e-9a53-5f1f0f6f7c11");
    const { status } = await call(
      running,
      "GET",
      `/api/v1/thing/get?id=${id}`,
      { ...TOKEN, "Content-Length": "5" },
      "\0\0\0\0\0",
    );
    expect(status).toBe(200);
  });
});

describe("413", () => {
  const sized = (bytes: number) => Buffer.from(`{"name":"a"${" ".repeat(bytes - thing.length)}}`);

  test("256 KiB is in, a byte more is out, in one piece and in chunks", async () => {
    expect((await put(JSON_TYPE, sized(256 * KIB))).status).toBe(200);
    expect((await put(JSON_TYPE, [sized(256 * KIB)])).status).toBe(200);
    const whole = await put(JSON_TYPE, sized(256 * KIB + 1));
    expect([whole.status, whole.body]).toEqual([
      413,
      { error: "PAYLOAD_TOO_LARGE", errorMessage: "The body is larger than 262144 bytes." },
    ]);
    const chunk = sized(256 * KIB + 1);
    expect((await put(JSON_TYPE, [chunk.subarray(0, 9), chunk.subarray(9)])).status).toBe(413);
  });

  test("10 MB is answered, and the connection goes on", async () => {
    const { status } = await put(JSON_TYPE, Buffer.alloc(10_000_000, " "));
    expect(status).toBe(413);
    expect((await put(JSON_TYPE, [Buffer.alloc(10_000_000, " ")])).status).toBe(413);
  });

  test("an operation may take more", async () => {
    const batch = (bytes: number) =>
      post(running, "/thing/batch", `{"events":[]${" ".repeat(bytes - 13)}}`);
    expect((await batch(KIB * KIB)).status).toBe(200);
    const { status, body } = await batch(KIB * KIB + 1);
    expect([status, body.errorMessage]).toEqual([413, "The body is larger than 1048576 bytes."]);
  });
});

describe("400 for what is not JSON", () => {
  test.each([
    ["invalid UTF-8", Buffer.from([0x7b, 0xff, 0x7d]), "body: must be UTF-8."],
    [
      "a byte order mark",
      Buffer.from(`\uFEFF${thing}`),
      "body: must not begin with a byte order mark.",
    ],
    [
      "UTF-16",
      Buffer.from(thing, "utf16le"),
      "body: must be JSON (unexpected character at line 1, column 2).",
    ],
    [
      "text, and quotes none of it",
      Buffer.from("name=kw_secret"),
      "body: must be JSON (unexpected character at line 1, column 1).",
    ],
    [
      "half a value",
      Buffer.from('{"name":'),
      "body: must be JSON (unexpected end at line 1, column 9).",
    ],
    [
      "two values",
      Buffer.from("{}{}"),
      "body: must be JSON (unexpected character at line 1, column 3).",
    ],
    [
      "a comma too many on the third line",
      Buffer.from('{\n  "name": "kw_secret",\n  "age": 8,}'),
      "body: must be JSON (unexpected character at line 3, column 12).",
    ],
    ["white space", Buffer.from(" "), "body: must be JSON (unexpected end at line 1, column 2)."],
    ["a number", Buffer.from("1"), "body: must be an object."],
    ["null", Buffer.from("null"), "body: must be an object."],
    ["an array", Buffer.from("[]"), "body: must be an object."],
  ])("%s", async (_what, content, message) => {
    const { status, body } = await put(JSON_TYPE, content);
    expect([status, body]).toEqual([400, { error: "INVALID_INPUT", errorMessage: message }]);
  });
});

/** If this goes, a proxy that reads the first of two values and a service that reads the last one disagree. */
describe("400 for a name that is repeated in an object", () => {
  const at = (column: number, line = 1) =>
    `body: must not repeat a name in an object (line ${line}, column ${column}).`;

  test.each([
    ["at the top", '{"name":"a","name":"b"}', at(13)],
    ["with spaces before its colon", '{"name" :"a", "name"\t:"b"}', at(15)],
    ["with the same value", '{"name":"a","name":"a"}', at(13)],
    ["in another spelling", '{"name":"a","n\\u0061me":"b"}', at(13)],
    ["beside a value with colons", '{"name":":a\\":","name":"b"}', at(17)],
    ["on another line", '{"name":"a",\n  "name":"b"}', at(3, 2)],
    ["in a free-form field", '{"name":"a","options":{"x":[{"y":1,"y":{}}]}}', at(36)],
    ["that JavaScript knows", '{"name":"a","options":{"toString":1,"toString":2}}', at(37)],
  ])("%s", async (_what, content, message) => {
    const { status, body } = await put(JSON_TYPE, content);
    expect([status, body]).toEqual([400, { error: "INVALID_INPUT", errorMessage: message }]);
  });

  test("and not for one that stands in several objects, or in a value", async () => {
    const content =
      '{"name":"\\":\\":","labels":[{"text":":"},{"text":"a:b"}],"options":{"name":{"name":"name\\":"}}}';
    expect((await put(JSON_TYPE, content)).status).toBe(200);
  });
});

test("a body that comes in pieces, in the middle of a character, is put together", async () => {
  const bytes = Buffer.from('{"name":"añb"}');
  const pieces = [...bytes].map((byte) => Buffer.from([byte]));
  const { status, body } = await put(JSON_TYPE, pieces);
  expect([status, body["body"]]).toEqual([200, { name: "añb" }]);
});

/** If this goes, everyone who closes a laptop pages the operator. */
test("a client that leaves causes no error", async () => {
  running.lines.length = 0;
  const socket = connect(running.port, "127.0.0.1");
  socket.write(
    "POST /api/v1/thing/put HTTP/1.1\r\nHost: x\r\nX-Api-Key: test-key\r\n" +
      'Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"name":',
  );
  await sleep(100);
  socket.destroy();
  await until(() => running.lines.length > 0);
  expect(running.lines).toHaveLength(1);
  expect(running.lines[0]).toMatchObject({ level: 30, status: 499, operationId: "putThing" });
  expect((await get(running, "/none")).status).toBe(404);
});
