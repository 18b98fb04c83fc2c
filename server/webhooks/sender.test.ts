import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

import { afterEach, describe, expect, test } from "@jest/globals";

import { systemClock } from "../lib/clock.js";
import { answers, hangs, Receiver, resets, type Behaviour } from "../../testing/receiver.js";
import type { Resolve } from "./address.js";
import { MAX_CONCURRENT_REQUESTS, isDelivered, makeSender, type SenderOptions } from "./sender.js";

/** Short, because tests wait for it. */
const TIMEOUT_MS = 300;
const open: AsyncDisposable[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each[Symbol.asyncDispose]();
});

function sender(options: Partial<SenderOptions> = {}) {
  const made = makeSender({
    allowPrivate: true,
    clock: systemClock,
    timeoutMs: TIMEOUT_MS,
    graceMs: 50,
    ...options,
  });
  open.push({ [Symbol.asyncDispose]: () => made.stop() });
  const post = (url: string, { endpointId = "one", headers = {}, body = "{}" } = {}) =>
    made.post({ endpointId, url, headers, body });
  return { post, stop: () => made.stop() };
}

async function receiver(behaviour?: Behaviour): Promise<Receiver> {
  const made = await Receiver.open(behaviour);
  open.push(made);
  return made;
}

/** A server that speaks no HTTP by itself. */
async function rawServer(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}).on("close", () => sockets.delete(socket)));
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push({
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe("an attempt", () => {
  test.each([200, 201, 204, 299])("has arrived with %d", async (status) => {
    const { url } = await receiver(answers(status));
    const outcome = await sender().post(url);
    expect(outcome).toEqual({ status: String(status), retryAfterMs: undefined });
    expect(outcome && isDelivered(outcome)).toBe(true);
  });

  test.each([300, 304, 400, 404, 410, 429, 500, 503])("has not arrived with %d", async (status) => {
    const { url } = await receiver(answers(status));
    const outcome = await sender().post(url);
    expect(outcome).toMatchObject({ status: String(status) });
    expect(outcome && isDelivered(outcome)).toBe(false);
  });

  test.each([301, 302, 303, 307, 308])("follows no redirect: %d", async (status) => {
    const elsewhere = await receiver();
    const { url } = await receiver(answers(status, { location: elsewhere.url }));
    expect(await sender().post(url)).toMatchObject({ status: String(status) });
    expect(elsewhere.received).toEqual([]);
  });

  test("posts what it was given to the whole address", async () => {
    const there = await receiver();
    await sender().post(`${there.url}/a%20b?c=d&e#f`, {
      headers: { "content-type": "application/json", "webhook-id": "id" },
      body: '{"a":"ä"}',
    });
    expect(there.received).toMatchObject([
      {
        path: "/hooks/a%20b?c=d&e",
        id: "id",
        body: '{"a":"ä"}',
        headers: { "content-type": "application/json", "content-length": "10" },
      },
    ]);
  });

  test("returns when the receiver wants the next one", async () => {
    const { url } = await receiver(answers(429, { "retry-after": "120" }));
    expect(await sender().post(url)).toEqual({ status: "429", retryAfterMs: 120_000 });
  });

  test("times out when there is no response", async () => {
    const { url } = await receiver(hangs);
    expect(await sender().post(url)).toEqual({ status: "timeout" });
  });

  test("times out when the response comes a byte at a time", async () => {
    const url = await rawServer((socket) => {
      socket.write("HTTP/1.1 204 No Content\r\nX-Long: ");
      const drip = setInterval(() => socket.write("a"), 20);
      socket.on("close", () => clearInterval(drip));
    });
    expect(await sender().post(url)).toEqual({ status: "timeout" });
  });

  test("counts by its status when only the body never ends", async () => {
    const { url } = await receiver((_, response) => {
      response.writeHead(200, { "content-type": "text/plain" });
      response.write("to be continued");
    });
    expect(await sender().post(url)).toMatchObject({ status: "200" });
  });

  test("reads only the start of a response of a gigabyte", async () => {
    let [written, closed] = [0, false];
    const { url } = await receiver((_, response) => {
      response.writeHead(200, { "content-length": String(1024 ** 3) });
      const chunk = Buffer.alloc(64 * 1024);
      const pump = () => {
        while (!closed && response.write(chunk)) written += chunk.length;
      };
      response.on("drain", pump).on("close", () => (closed = true));
      pump();
    });
    expect(await sender().post(url)).toMatchObject({ status: "200" });
    // The buffers of the two sockets may hold bytes beyond those that were read.
    expect(written).toBeLessThan(64 * 1024 * 1024);
  });

  test.each([
    ["a reset", resets],
    ["an end without an answer", ((_, response) => response.socket?.end()) satisfies Behaviour],
  ])("fails with %s", async (_, behaviour) => {
    const { url } = await receiver(behaviour);
    expect(await sender().post(url)).toEqual({ status: "error" });
  });

  test("fails where the response is not HTTP, or has too many headers", async () => {
    const noise = await rawServer((socket) => socket.end("220 mail.example ESMTP\r\n"));
    expect(await sender().post(noise)).toEqual({ status: "error" });
    const { url } = await receiver(answers(200, { long: "a".repeat(30_000) }));
    expect(await sender().post(url)).toEqual({ status: "error" });
  });

  test("is refused where no server listens", async () => {
    const { url } = await receiver();
    await open.pop()?.[Symbol.asyncDispose]();
    expect(await sender().post(url)).toEqual({ status: "refused" });
  });

  test("fails where TLS is not supported, or the name does not resolve", async () => {
    const { port } = await receiver();
    expect(await sender().post(`https://127.0.0.1:${port}/`)).toEqual({ status: "error" });
    const resolve: Resolve = (_name, _options, callback) =>
      callback(Object.assign(new Error(), { code: "ENOTFOUND" }), []);
    expect(await sender({ resolve }).post("http://unknown.example/")).toEqual({ status: "error" });
  });

  test("ignores informational responses", async () => {
    const { url } = await receiver((_, response) => {
      response.writeEarlyHints({ link: "</a>; rel=preload" });
      response.writeProcessing();
      response.writeHead(204).end();
    });
    expect(await sender().post(url)).toMatchObject({ status: "204" });
  });
});

describe("the address rule", () => {
  const strict = { allowPrivate: false };

  test("holds for literals, without a connection", async () => {
    const there = await receiver();
    const { post } = sender(strict);
    for (const host of ["127.0.0.1", "2130706433", "[::ffff:127.0.0.1]"])
      expect(await post(`https://${host}:${there.port}/`)).toEqual({ status: "refused" });
    expect(await post(`http://hooks.example:${there.port}/`)).toEqual({ status: "refused" });
    expect(there.connections).toBe(0);
  });

  test("holds for names that resolve to this host, without a connection", async () => {
    const there = await receiver();
    const resolve: Resolve = (_name, _options, callback) =>
      callback(null, [{ address: "127.0.0.1", family: 4 }]);
    const { post } = sender({ ...strict, resolve });
    expect(await post(`https://rebound.example:${there.port}/`)).toEqual({ status: "refused" });
    expect(there.connections).toBe(0);
  });

  test("is checked with each connection: a name that now resolves to a private address is refused", async () => {
    const there = await receiver((_, response) =>
      response.writeHead(204, { connection: "close" }).end(),
    );
    const asked: string[] = [];
    const resolve: Resolve = (name, _options, callback) => {
      asked.push(name);
      callback(null, [{ address: asked.length === 1 ? "127.0.0.1" : "10.0.0.1", family: 4 }]);
    };
    const { post } = sender({ resolve });
    expect(await post(`http://hooks.example:${there.port}/`)).toMatchObject({ status: "204" });
    const guarded = sender({ ...strict, resolve });
    expect(await guarded.post(`https://hooks.example:${there.port}/`)).toEqual({
      status: "refused",
    });
    expect(asked).toEqual(["hooks.example", "hooks.example"]);
  });
});

describe("connections", () => {
  test("are kept from one attempt to the next", async () => {
    const there = await receiver();
    const { post } = sender();
    for (let times = 0; times < 5; times++) await post(there.url);
    // The first connection may not have been put aside when the second is requested.
    expect(there.connections).toBeLessThanOrEqual(2);
    expect(there.received).toHaveLength(5);
  });

  test("belong to one endpoint, even at one address: a request that hangs holds up no other endpoint", async () => {
    const there = await receiver(({ path }, response) => {
      if (path !== "/hangs") response.writeHead(204).end();
    });
    const { post, stop } = sender({ timeoutMs: 60_000 });
    const address = new URL(there.url).origin;
    const hanging = Array.from({ length: MAX_CONCURRENT_REQUESTS }, () =>
      post(`${address}/hangs`, { endpointId: "slow" }),
    );
    await there.has(MAX_CONCURRENT_REQUESTS);
    expect(await post(`${address}/fine`, { endpointId: "fast" })).toMatchObject({ status: "204" });
    await stop();
    expect(await Promise.all(hanging)).toEqual(
      Array.from({ length: MAX_CONCURRENT_REQUESTS }, () => undefined),
    );
  });
});

describe("stopping", () => {
  test("lets requests in flight end, and sends no more", async () => {
    let finish = () => {};
    const there = await receiver((_, response) => {
      finish = () => void response.writeHead(204).end();
    });
    const made = sender({ timeoutMs: 60_000, graceMs: 60_000 });
    const attempt = made.post(there.url);
    await there.has(1);
    const stopped = made.stop();
    expect(await made.post(there.url)).toBeUndefined();
    finish();
    expect(await attempt).toMatchObject({ status: "204" });
    await stopped;
    expect(there.received).toHaveLength(1);
  });

  test("aborts what does not end, without a result", async () => {
    const there = await receiver(hangs);
    const made = sender({ timeoutMs: 60_000, graceMs: 10 });
    const attempt = made.post(there.url);
    await there.has(1);
    await made.stop();
    expect(await attempt).toBeUndefined();
  });

  test("leaves no connection open", async () => {
    const closed: Promise<unknown>[] = [];
    const url = await rawServer((socket) => {
      closed.push(once(socket, "close"));
      socket.on("data", () => socket.write("HTTP/1.1 204 No Content\r\n\r\n"));
    });
    const made = sender();
    await made.post(url);
    await made.stop();
    await Promise.all(closed);
    expect(closed).toHaveLength(1);
  });
});
