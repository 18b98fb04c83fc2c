import { once } from "node:events";
import { createServer as createHttpServer, type Server } from "node:http";
import {
  connect,
  createServer,
  type AddressInfo,
  type Server as NetServer,
  type Socket,
} from "node:net";

import { afterEach, beforeEach, expect, test } from "@jest/globals";

import type { FromServing } from "./messages.js";
import { createTakenConnections, type TakenConnections } from "./taken-connections.js";

let sent: FromServing[];
let connections: TakenConnections;
let server: Server;
/** Stands for the primary: it accepts, and hands on. */
let primary: NetServer;

beforeEach(async () => {
  sent = [];
  connections = createTakenConnections((message) => void sent.push(message));
  server = createHttpServer(
    { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 },
    (_request, response) => response.end("yes"),
  );
  const opened = connections.open(server);
  connections.opened(8080);
  expect(await opened).toBe(8080);
  let lastId = 0;
  primary = createServer((socket) => connections.taken(++lastId, socket));
  await new Promise<void>((resolve) => primary.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => primary.close(resolve));
});

const dial = (): Socket =>
  connect((primary.address() as AddressInfo).port, "127.0.0.1").setEncoding("utf8");
const closed = () =>
  sent.reduce((sum, message) => sum + (message.type === "closed" ? message.connections : 0), 0);

test("a request is answered, and the primary learns when its connection is closed", async () => {
  const socket = dial();
  socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  const [text] = (await once(socket, "data")) as [string];
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  await once(socket, "close");
  while (closed() < 1) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(sent.slice(0, 2)).toEqual([{ type: "ready" }, { type: "accepted", id: 1 }]);
});

test("a client that is too slow is refused, although the server does not listen itself", async () => {
  const socket = dial();
  socket.write("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
  const [text] = (await once(socket, "data")) as [string];
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
});

test("a client that had left by then is counted as closed", async () => {
  connections.taken(7, undefined);
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent.slice(1)).toEqual([
    { type: "accepted", id: 7 },
    { type: "closed", connections: 1 },
  ]);
});

test("closing ends when the primary hands no more and the last connection is closed", async () => {
  const socket = dial();
  await once(socket, "connect");
  while (sent.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  let isClosed = false;
  const closing = connections.close(server).then(() => (isClosed = true));
  expect(sent.at(-1)).toEqual({ type: "leaving" });
  connections.ended();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isClosed).toBe(false);
  socket.destroy();
  await closing;
});

test("a surplus of connections is let go one by one", () => {
  connections.shed(2);
  expect([1, 2, 3].map(() => connections.isSurplus?.())).toEqual([true, true, false]);
});
