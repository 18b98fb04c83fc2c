// Both sides of forwarded writes, over a real socket; a proxy of bytes between them stands for an owner that is stopped.
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "@jest/globals";

import { until } from "../../testing/until.js";
import { NoResponse, type AdmittedRequest, type AdmittedResponse } from "../http/forwarding.js";
import { createForwardedWrites, type ForwardedWrites } from "./forwarded-writes.js";
import { createOwnedWrites, type OwnedWrites } from "./owned-writes.js";

const SILENT_MS = 60;
const LOST_MS = 240;

let folder: string;
let owned: OwnedWrites;
let forwarded: ForwardedWrites;
let seen: AdmittedRequest[];
/** What runs requests; by default it echoes. */
let run: (request: AdmittedRequest) => Promise<AdmittedResponse>;
let proxy: Server;
let sockets: Socket[];

const path = () => join(folder, "proxy.sock");
const request = (body?: string): AdmittedRequest => ({
  operationId: "startPlay",
  requestId: "caller.1",
  clientAddress: "10.0.0.1",
  principal: { keyId: "key", productId: 7, mode: "test" },
  input: { query: {}, headers: {}, ...(body !== undefined && { body }) },
  once: { operationId: "startPlay", idempotencyKey: "once", bodyDigest: "digest" },
  headers: { RateLimit: "many" },
});
const echo = ({ input }: AdmittedRequest): AdmittedResponse => ({
  status: 200,
  headers: { ETag: '"tag"' },
  body: input.body as string | undefined,
  errorCode: undefined,
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "kinward-test-"));
  [seen, sockets] = [[], []];
  run = async (asked) => echo(asked);
  owned = createOwnedWrites();
  owned.runBy((asked) => {
    seen.push(asked);
    return run(asked);
  });
  await owned.listen(join(folder, "owner.sock"));
  proxy = createServer((from) => {
    const to = connect(join(folder, "owner.sock"));
    sockets.push(from, to);
    from.pipe(to).pipe(from);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const)
      one.on("error", () => {}).on("close", () => other.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(path(), resolve));
  forwarded = createForwardedWrites({
    silentMs: SILENT_MS,
    lostMs: LOST_MS,
    lookMs: 10,
    pauseMs: 20,
  });
  forwarded.follow(path());
  await until(() => forwarded.isOpen());
});
afterEach(async () => {
  for (const socket of sockets) socket.resume();
  forwarded.follow(undefined);
  await owned.drain(0);
  await new Promise((resolve) => proxy.close(resolve));
  rmSync(folder, { recursive: true });
});

const stopOwner = () => sockets.forEach((socket) => socket.unpipe().pause());
const killOwner = () => sockets.forEach((socket) => socket.destroy());

test("a request is run by the owner as it was admitted, with a body or without, and so is its response", async () => {
  expect(await forwarded.forward(request('{"ü":1}'))).toEqual(echo(request('{"ü":1}')));
  expect(await forwarded.forward(request(""))).toEqual(echo(request("")));
  expect(await forwarded.forward(request())).toEqual(echo(request()));
  expect(seen).toEqual([request('{"ü":1}'), request(""), request()]);
  run = async () => ({ status: 409, headers: {}, body: "{}", errorCode: "CONFLICT" });
  expect((await forwarded.forward(request())).errorCode).toBe("CONFLICT");
});

test("many at once each get their own response, in whichever order they are done", async () => {
  run = async (asked) => {
    await new Promise((resolve) => setTimeout(resolve, 20 * Math.random()));
    return echo(asked);
  };
  const bodies = Array.from({ length: 200 }, (_, nth) => `${nth}`.repeat(1 + (nth % 50)));
  const made = await Promise.all(bodies.map((body) => forwarded.forward(request(body))));
  expect(made.map(({ body }) => body)).toEqual(bodies);
});

test("what waits for an owner that has ended is not answered and not run again; the next requests are run here", async () => {
  run = () => new Promise(() => {});
  const waiting = forwarded.forward(request()).catch((error: unknown) => error);
  await until(() => seen.length === 1);
  killOwner();
  expect(await waiting).toBeInstanceOf(NoResponse);
  expect(forwarded.isOpen()).toBe(false);
  expect(seen).toHaveLength(1);
  // Where it was only the connection, there is another one soon.
  await until(() => forwarded.isOpen());
  run = async (asked) => echo(asked);
  expect((await forwarded.forward(request("again"))).body).toBe("again");
});

test("an owner that is stopped is passed over, until it goes on", async () => {
  stopOwner();
  const waiting = forwarded.forward(request("late"));
  expect(forwarded.isOpen()).toBe(true);
  await until(() => !forwarded.isOpen());
  expect(seen).toEqual([]);
  const [from, to] = sockets as [Socket, Socket];
  from.pipe(to).pipe(from);
  expect((await waiting).body).toBe("late");
  expect(forwarded.isOpen()).toBe(true);
});

test("an owner that is stopped for long is given up", async () => {
  stopOwner();
  const startedAt = performance.now();
  await expect(forwarded.forward(request())).rejects.toBeInstanceOf(NoResponse);
  expect(performance.now() - startedAt).toBeGreaterThan(LOST_MS - SILENT_MS);
});

test("a request that takes longer than the silence of an owner is waited for, as the owner answers otherwise", async () => {
  run = async (asked) => {
    await new Promise((resolve) => setTimeout(resolve, LOST_MS + SILENT_MS));
    return echo(asked);
  };
  const slow = forwarded.forward(request("slow"));
  await new Promise((resolve) => setTimeout(resolve, 2 * SILENT_MS));
  expect(forwarded.isOpen()).toBe(true);
  expect((await slow).body).toBe("slow");
});

test("an owner that leaves answers what it was sent, and takes nothing more", async () => {
  let finish: () => void = () => {};
  run = async (asked) => {
    await new Promise<void>((resolve) => (finish = resolve));
    return echo(asked);
  };
  const last = forwarded.forward(request("last"));
  await until(() => seen.length === 1);
  const drained = owned.drain(10_000);
  forwarded.follow(undefined);
  expect(forwarded.isOpen()).toBe(false);
  finish();
  expect((await last).body).toBe("last");
  await drained;
});

test("who sends something else than frames is cut off, and no one else", async () => {
  const stranger = connect(join(folder, "owner.sock"));
  stranger.write("GET / HTTP/1.1\r\nHost: owner\r\n\r\n");
  stranger.resume();
  await new Promise((resolve) => stranger.once("close", resolve));
  expect((await forwarded.forward(request("still"))).body).toBe("still");
});
