import { ID, TOKEN, call, get, raw, start, type Running } from "../../testing/http.js";

let running: Running;
beforeAll(async () => void (running = await start()));
afterAll(() => running.stop());

describe("404", () => {
  test.each([
    ["an unknown path", "/api/v1/thing/none"],
    ["the base path", "/api/v1"],
    ["a broken escape", "/api/v1/%zz"],
    ["a path outside the base path", "/nothing"],
    ["a path that is far too long", `/api/v1/thing/get${"/".repeat(100)}`],
  ])("%s", async (_what, path) => {
    const { status, body, headers } = await call(running, "GET", path);
    expect([status, body]).toEqual([404, { error: "NOT_FOUND", errorMessage: "No such path." }]);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  });
});

describe("404 with a suggestion", () => {
  test.each([
    ["another case", "/api/v1/Thing/get"],
    ["a slash at the end", "/api/v1/thing/get/"],
    ["two slashes", "/api/v1//thing/get"],
    ["an encoded slash", "/api/v1/thing%2Fget"],
    ["other separators", "/api/v1/thing_get"],
    ["a letter too many", "/api/v1/things/get"],
    ["no base path", "/thing/get"],
    ["neither base path nor separators", "/thingget/"],
    ["only the beginning", "/thing"],
    ["a path that begins like the base path", "/api/v1beta/thing/get"],
  ])("%s", async (_what, path) => {
    const { status, body } = await call(running, "GET", path);
    expect([status, body.error]).toEqual([404, "NOT_FOUND"]);
    expect(body.errorMessage).toMatch(
      /^No such path\. Did you mean \/api\/v1\/thing\/(get|put)\?$/,
    );
  });
});

describe("405", () => {
  test.each(["OPTIONS", "TRACE", "PUT", "DELETE", "PATCH", "POST", "PROPFIND"])(
    "%s on a read, with Allow",
    async (method) => {
      const { status, body, headers } = await call(running, method, `/api/v1/thing/get?id=${ID}`);
      expect([status, headers.allow, body.error]).toEqual([405, "GET, HEAD", "METHOD_NOT_ALLOWED"]);
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    },
  );

  test("HEAD and GET on a write", async () => {
    for (const method of ["HEAD", "GET"]) {
      const { status, headers } = await call(running, method, "/api/v1/thing/put");
      expect([status, headers.allow]).toEqual([405, "POST"]);
    }
  });
});

test("HEAD has the status and the headers of GET, and no body", async () => {
  const path = `/thing/get?id=${encodeURIComponent(ID)}`;
  const whole = await get(running, path);
  const head = await call(running, "HEAD", `/api/v1${path}`, TOKEN);
  const plain = ({ date: _date, "x-request-id": _id, ...rest }: object & Record<string, unknown>) =>
    rest;
  expect(head.status).toBe(200);
  expect(plain(head.headers)).toEqual(plain(whole.headers));
  expect(head.headers["content-length"]).toBe(String(whole.text.length));
  expect(head.text).toBe("");
});

test("an absolute target is read like a local one", async () => {
  const answer = await raw(
    running,
    "GET http://kinward.example/api/v1/thing/none HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
  );
  expect(answer).toMatch(/^HTTP\/1.1 404 /);
  expect(answer).toContain('"NOT_FOUND"');
});
