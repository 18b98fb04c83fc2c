import { IncomingMessage, ServerResponse, createServer } from "node:http";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import express from "express";
import { messagesOf } from "./prototypes.js";
import { createHttpServer } from "../server.js";
import { unknownPath } from "./unknown-path.js";

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

test("no message is a slow object for V8, from its start to its end", async () => {
  setFlagsFromString("--allow-natives-syntax");
  // oxlint-disable-next-line typescript/no-implied-eval -- V8's own syntax, which TypeScript does not read
  const isFast = new Function("object", "return %HasFastProperties(object)") as (
    object: object,
  ) => boolean;
  const slow: string[] = [];
  const server = createServer(messagesOf(app), (request, response) => {
    const note = (when: string) => {
      if (!isFast(request)) slow.push(`request at its ${when}`);
      if (!isFast(response)) slow.push(`response at its ${when}`);
    };
    note("start");
    response.on("close", () => note("end"));
    request.resume().on("end", () => {
      response.writeHead(200, ["Content-Type", "text/plain", "Content-Length", "2"]);
      response.end("ok");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  // V8 chooses the shape by the first instances.
  for (let nth = 0; nth < 20; nth += 1)
    await (await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: "{}" })).text();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(slow).toEqual([]);
});

/** When this fails, Express no longer sets prototypes: `prototypes.ts` can go. */
test("Express 5.3 still sets the prototype of every message", () => {
  const { resolve } = createRequire(import.meta.url);
  const source = readFileSync(resolve("express/lib/application.js"), "utf8");
  expect(source).toContain("Object.setPrototypeOf(req, this.request)");
});
