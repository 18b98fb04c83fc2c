import { IncomingMessage, ServerResponse, createServer } from "node:http";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import express from "express";
import { messagesOf } from "./prototypes.js";
import { createHttpServer, unknownPath } from "../server.js";

const app = express();

test("messages have Express's prototype before Express sees them", async () => {
  const server = createServer(messagesOf(app), (request, response) => {
    response.end(
      JSON.stringify({
        request:
          Object.getPrototypeOf(request) === app.request && request instanceof IncomingMessage,
        response:
          Object.getPrototypeOf(response) === app.response && response instanceof ServerResponse,
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await answer.json()).toEqual({ request: true, response: true });
  server.closeAllConnections();
  server.close();
});

test("the service's server makes such messages", async () => {
  const server = createHttpServer(express().use(unknownPath), { securityHeaders: {} });
  const seen: boolean[] = [];
  server.prependListener("request", (request) => {
    seen.push(Object.getPrototypeOf(request) !== IncomingMessage.prototype);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect(seen).toEqual([true]);
  server.closeAllConnections();
  server.close();
});

/** When this fails, Express no longer sets prototypes: `prototypes.ts` can go. */
test("Express 5.3 still sets the prototype of every message", () => {
  const { resolve } = createRequire(import.meta.url);
  const source = readFileSync(resolve("express/lib/application.js"), "utf8");
  expect(source).toContain("Object.setPrototypeOf(req, this.request)");
});
