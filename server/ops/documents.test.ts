import type { AddressInfo } from "node:net";
import { readFileSync } from "node:fs";
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type Server,
} from "node:http";
import { gunzipSync } from "node:zlib";

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import express from "express";

import type { Services } from "../services.js";
import { operatorRoutes } from "./routes.js";

let server: Server;
beforeAll(async () => {
  const app = express();
  app.set("etag", false);
  app.use(
    operatorRoutes(
      {} as Services,
      { isStopping: false, isStarted: true },
      (_request, _response, next) => next(),
    ),
  );
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  content: Buffer;
}

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const request = httpRequest({ port, host: "127.0.0.1", path, headers, method, agent: false });
    request.on("error", reject).on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received, content: Buffer.concat(chunks) });
      });
    });
    request.end();
  });

describe.each([
  ["/docs", "docs.html", "text/html; charset=utf-8"],
  ["/openapi.json", "openapi.json", "application/json; charset=utf-8"],
  ["/product.schema.json", "product.schema.json", "application/schema+json; charset=utf-8"],
])("%s", (path, file, type) => {
  const whole = readFileSync(new URL(`../../generated/${file}`, import.meta.url));
  const gzip = { "Accept-Encoding": "gzip, br" };

  test("is the generated file, compressed for who takes gzip", async () => {
    const plain = await ask(path);
    expect([plain.status, plain.headers["content-type"]]).toEqual([200, type]);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.content.equals(whole)).toBe(true);
    const small = await ask(path, gzip);
    expect(small.headers["content-encoding"]).toBe("gzip");
    expect(small.headers.vary).toBe("Accept-Encoding");
    expect(gunzipSync(small.content).equals(whole)).toBe(true);
    expect(small.content.length).toBeLessThan(whole.length / 2);
  });

  test("is 304 for who has it already, and only in that form", async () => {
    const { headers } = await ask(path, gzip);
    const tag = { "If-None-Match": headers.etag ?? "" };
    const again = await ask(path, { ...gzip, ...tag });
    expect([again.status, again.content.length, again.headers.etag]).toEqual([
      304,
      0,
      headers.etag,
    ]);
    expect((await ask(path, tag)).status).toBe(200);
  });

  test("HEAD has the headers and no content", async () => {
    const head = await ask(path, gzip, "HEAD");
    const { headers } = await ask(path, gzip);
    expect([head.status, head.content.length]).toEqual([200, 0]);
    expect({ ...head.headers, date: "" }).toEqual({ ...headers, date: "" });
  });
});
