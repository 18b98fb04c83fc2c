// A server on a free port that serves the small contract of `thing-contract.ts`, for the tests of server/http.
import type { Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import express from "express";
import { pino } from "pino";
import { compileChecks } from "../openapi/compile-checks.mjs";
import type { ContractChecks } from "../server/http/contract/checks.js";
import type { OpenApiDocument } from "../server/http/contract/document.js";
import { formats } from "../server/http/contract/formats.js";
import type { Handlers } from "../server/http/contract/operations.js";
import { createApi } from "../server/http/api.js";
import type { ContractCheck } from "../server/http/exchange.js";
import type { Ports } from "../server/http/ports.js";
import { unknownPath } from "../server/http/request/unknown-path.js";
import { renderFailures } from "../server/http/response/failure.js";
import { securityHeaders } from "../server/http/response/security-headers.js";
import { setHeaders, recordRequests } from "../server/http/response/request-record.js";
import { createHttpServer } from "../server/http/server.js";
import { exchange, type Response as Exchanged } from "./exchange.js";
import { DOCUMENT } from "./thing-contract.js";

export { DOCUMENT };

/** The time of the service's clock. */
export const NOW = Date.UTC(2026, 10, 22, 10, 30);

/** An id that matches the pattern and is not a UUID. */
export const ID = "[]^_`abc-0000-4aaa-8bbb-ccccdddd0001";
export const TEST_KEY = { "X-Api-Key": "test-key" };
export const LIVE_KEY = { "X-Api-Key": "live-key" };
export const TOKEN = { Authorization: "Bearer test-key" };

export interface World {
  readonly requestId: string;
}

type AnyReply = (status: number, body: unknown, headers?: Record<string, string>) => unknown;
type AnyHandler = (context: World, input: Input, reply: AnyReply) => Promise<unknown>;

interface Input {
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
  readonly body?: Record<string, unknown>;
}

const echo: AnyHandler = async (_context, input, reply) => reply(200, input);

const HANDLERS: Record<string, AnyHandler> = {
  getThing: async (_context, { query, headers }, reply) =>
    headers["If-None-Match"] === '"tag"'
      ? reply(304, undefined, { ETag: '"tag"' })
      : reply(200, query, { ETag: '"tag"' }),
  putThing: echo,
  chooseThing: echo,
  pushThings: async (_context, { body }, reply) =>
    reply(200, { events: (body?.["events"] as unknown[]).length }),
  breakThing: echo,
  issueToken: echo,
};

const KEYS: Record<string, "test" | "live"> = { "test-key": "test", "live-key": "live" };

export interface Running {
  readonly server: Server;
  readonly port: number;
  readonly lines: Record<string, unknown>[];
  stop(): Promise<void>;
}

export interface Options {
  readonly handlers?: Record<string, AnyHandler>;
  readonly ports?: Partial<Ports<World>>;
  readonly contractCheck?: ContractCheck;
  readonly document?: OpenApiDocument;
  /** Compiled from the document by default. */
  readonly checks?: ContractChecks;
}

const compiled = new WeakMap<OpenApiDocument, ContractChecks>();

/** Returns what `make generate` would write for a contract. */
export function checksOf(document: OpenApiDocument): ContractChecks {
  let checks = compiled.get(document);
  if (!checks) compiled.set(document, (checks = compileChecks(document, formats)));
  return checks;
}

/** Starts a server for the contract of the tests, or for another one. */
export async function start(options: Options = {}): Promise<Running> {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { base: null },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const document = options.document ?? DOCUMENT;
  const observer = { log, onRequest: () => {} };
  const api = await createApi<World>({
    document,
    checks: options.checks ?? checksOf(document),
    handlers: (options.document && options.handlers
      ? options.handlers
      : { ...HANDLERS, ...options.handlers }) as unknown as Handlers<World>,
    contractCheck: options.contractCheck ?? "full",
    ports: {
      authenticate: ({ value }) => {
        const mode = KEYS[value];
        return mode === undefined ? "invalid" : { keyId: value, productId: 7, mode };
      },
      contextFor: (_principal, request) => request,
      rateLimitPerSecond: () => 0,
      onRefused: () => {},
      trustedProxies: { hops: 0 },
      clientLimitPerSecond: 0,
      idempotently: async (context, _key, handle) => ({
        response: await handle(context),
        replayed: false,
      }),
      now: () => NOW,
      ...observer,
      ...options.ports,
    },
  });
  const app = express();
  app.disable("x-powered-by");
  app.use(recordRequests(observer, securityHeaders(false)), api, setHeaders);
  app.get("/page", (_request, response) => void response.send("<p>page</p>"));
  app.get("/page/:name", (_request, response) => void response.send("<p>page</p>"));
  app.get("/broken", () => {
    throw new Error("a page broke");
  });
  app.use(unknownPath(document), renderFailures(observer));
  const server = createHttpServer(app, { securityHeaders: securityHeaders(false) });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    lines,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** `Response`, with the body under the name that requests use. */
export type Response = Omit<Exchanged, "json"> & { readonly body: Exchanged["json"] };

/** Sends one request over a new connection, with nothing added but `Host`, and a length or chunks for the body. */
export async function call(
  { port }: Running,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  content?: string | Buffer | readonly Buffer[],
): Promise<Response> {
  const { json, ...response } = await exchange(
    { host: "127.0.0.1", port, agent: false },
    { method, path, headers, body: content },
  );
  return { ...response, body: json };
}

export const post = (
  running: Running,
  path: string,
  body: unknown,
  headers: Record<string, string> = TEST_KEY,
) =>
  call(
    running,
    "POST",
    `/api/v1${path}`,
    { "Content-Type": "application/json", ...headers },
    typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  );

export const get = (running: Running, path: string, headers: Record<string, string> = TOKEN) =>
  call(running, "GET", `/api/v1${path}`, headers);

/** Sends bytes unchanged, and returns what came back until the connection was closed. */
export function raw({ port }: Running, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    const chunks: Buffer[] = [];
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("close", () => resolve(Buffer.concat(chunks).toString()));
    socket.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ECONNRESET" ? undefined : reject(error),
    );
  });
}
