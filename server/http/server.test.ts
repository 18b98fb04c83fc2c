import { connect } from "node:net";
import { raw, start, type Running } from "../../testing/http.js";
import { until } from "../../testing/until.js";

let running: Running;
beforeAll(async () => void (running = await start()));
afterAll(() => running.stop());

const HEAD = "GET /api/v1/none HTTP/1.1\r\nHost: x\r\n";

describe("what Node's parser refuses is answered in our form", () => {
  test.each([
    ["no HTTP", "hello\r\n\r\n"],
    ["an unknown method", "BREW /pot HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a broken header", `${HEAD}a b: c\r\n\r\n`],
    ["no Host", "GET / HTTP/1.1\r\n\r\n"],
    ["two lengths", `${HEAD}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`],
    ["a length and chunks", `${HEAD}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`],
  ])("400 for %s", async (_what, bytes) => {
    const answer = await raw(running, bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toMatch(/\r\nX-Request-Id: [\w.-]+\r\n/);
    expect(answer).toMatch(/\r\n\r\n\{"error":"INVALID_INPUT","errorMessage":"[^"]+"\}$/);
  });

  test("a request of HTTP/1.0 needs no Host", async () => {
    expect(await raw(running, "GET /api/v1/none HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 404 /);
  });

  test("431 for a head over 16 KiB", async () => {
    const answer = await raw(running, `${HEAD}A: ${"a".repeat(16 * 1024)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toMatch(/\r\nX-Request-Id: [\w.-]+\r\n/);
  });

  test("a head of 15 KiB is read", async () => {
    const answer = await raw(
      running,
      `${HEAD}A: ${"a".repeat(15 * 1024)}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  });

  test("an expectation that no one knows is ignored", async () => {
    expect(await raw(running, `${HEAD}Expect: more\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 404 /,
    );
  });
});

test("the limits are those of the documentation", () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = running.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
  });
});

test("a head that does not come is 408", async () => {
  const slow = await start();
  slow.server.headersTimeout = 300;
  const answer = await raw(slow, HEAD);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  await slow.stop();
});

test("a body that does not come is 408, and no error of ours", async () => {
  const slow = await start();
  slow.server.headersTimeout = 200;
  slow.server.requestTimeout = 300;
  const answer = await raw(
    slow,
    "POST /api/v1/thing/put HTTP/1.1\r\nHost: x\r\nX-Api-Key: test-key\r\n" +
      'Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"name":',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(slow.lines.filter(({ level }) => level === 50)).toEqual([]);
  await slow.stop();
});

test("a connection is kept for the next request, also after a refused body", async () => {
  const socket = connect(running.port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString()));
  const body = "x".repeat(300 * 1024);
  socket.write(
    "POST /api/v1/thing/put HTTP/1.1\r\nHost: x\r\nX-Api-Key: test-key\r\n" +
      `Content-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await until(() => text.includes("415"));
  socket.write(`${HEAD}Connection: close\r\n\r\n`);
  await new Promise((resolve) => socket.on("close", resolve));
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 415", "HTTP/1.1 404"]);
});
