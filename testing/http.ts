// A small contract of its own, its handlers, and a server on a free port: what the tests of this folder drive.
import { request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import express from "express";
import { pino } from "pino";
import type { OpenApiDocument } from "../server/http/contract/document.js";
import type { Handlers } from "../server/http/contract/operations.js";
import {
  createApi,
  createHttpServer,
  logRequests,
  nameRequests,
  renderFailures,
  securityHeaders,
  unknownPath,
  type Ports,
} from "../server/http/server.js";

/** Where the service's clock stands. */
export const NOW = Date.UTC(2026, 10, 22, 10, 30);

const id = {
  type: "string",
  minLength: 36,
  maxLength: 36,
  pattern: "^[A-z0-9]{8}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{4}-[A-z0-9]{12}$",
};
const freeForm = {
  type: "object",
  additionalProperties: true,
  maxProperties: 100,
  "x-max-depth": 32,
};
const error = { description: "Wrong.", content: json({ $ref: "#/components/schemas/Error" }) };
const empty = { type: "object", additionalProperties: false, properties: {} };

function json(schema: object) {
  return { "application/json": { schema } };
}

function operation(operationId: string, rest: object, ok: object = { type: "object" }) {
  return {
    operationId,
    tags: ["thing"],
    responses: {
      200: {
        description: "Fine.",
        headers: { "X-Request-Id": { required: true, schema: { type: "string" } } },
        content: json(ok),
      },
      default: error,
    },
    ...rest,
  };
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", minLength: 1, maxLength: 255 },
};
const body = (schema: object, required = true) => ({
  requestBody: { required, content: json(schema) },
});
const closed = (properties: object, rest: object = {}) => ({
  type: "object",
  additionalProperties: false,
  properties,
  ...rest,
});

const putThing = closed(
  {
    name: { type: "string", minLength: 1, maxLength: 10 },
    kind: { type: "string", enum: ["small", "large"] },
    age: { $ref: "#/components/schemas/Age" },
    day: { type: "string", format: "date", maxLength: 10 },
    email: { type: "string", format: "email", maxLength: 60 },
    isNew: { type: "boolean" },
    priorId: { description: "An earlier one.", $ref: "#/components/schemas/Id" },
    place: { type: "string", pattern: "^[A-Z]{2}$", "x-expects": "a code of two capitals" },
    labels: {
      type: "array",
      maxItems: 2,
      items: closed({ text: { type: "string", maxLength: 5 } }),
    },
    options: freeForm,
  },
  { required: ["name"] },
);

/** The contract of the tests. */
export const DOCUMENT = {
  openapi: "3.1.1",
  info: { title: "Things", version: "1" },
  servers: [{ url: "/api/v1" }],
  paths: {
    "/thing/get": {
      get: operation(
        "getThing",
        {
          security: [{ bearer: [] }],
          parameters: [
            {
              name: "id",
              in: "query",
              required: true,
              schema: { $ref: "#/components/schemas/Id" },
            },
            {
              name: "age",
              in: "query",
              required: false,
              schema: { $ref: "#/components/schemas/Age" },
            },
            { name: "isNew", in: "query", required: false, schema: { type: "boolean" } },
            {
              name: "since",
              in: "query",
              required: false,
              schema: { type: "string", format: "date-time" },
            },
            {
              name: "text",
              in: "query",
              required: false,
              schema: { type: "string", maxLength: 20 },
            },
            {
              name: "If-None-Match",
              in: "header",
              required: false,
              schema: { type: "string", maxLength: 100 },
            },
          ],
          responses: {
            200: {
              description: "Fine.",
              headers: { ETag: { required: true, schema: { type: "string", maxLength: 66 } } },
              content: json({ $ref: "#/components/schemas/Thing" }),
            },
            304: {
              description: "Unchanged.",
              headers: { ETag: { required: true, schema: { type: "string", maxLength: 66 } } },
            },
            default: error,
          },
        },
        {},
      ),
    },
    "/thing/put": {
      post: operation("putThing", {
        security: [{ apiKey: [] }],
        parameters: [idempotencyKey],
        ...body(putThing),
      }),
    },
    "/thing/choose": {
      post: operation("chooseThing", {
        security: [{ apiKey: [] }, { bearer: [] }],
        parameters: [idempotencyKey],
        ...body(
          closed(
            { a: { type: "string" }, b: { type: "string" }, c: { type: "string" } },
            {
              if: { not: { required: ["a"] } },
              then: { required: ["b"] },
              not: { required: ["a", "c"] },
            },
          ),
        ),
      }),
    },
    "/thing/batch": {
      post: operation("pushThings", {
        security: [{ apiKey: [] }],
        "x-max-body-bytes": 1024 * 1024,
        ...body(
          closed({
            events: {
              type: "array",
              maxItems: 3,
              items: closed({ id: { type: "string" }, data: freeForm }),
            },
          }),
        ),
      }),
    },
    "/test/break": {
      post: operation("breakThing", {
        tags: ["test"],
        security: [{ apiKey: [] }, { bearer: [] }],
        ...body({ ...closed({ id: { $ref: "#/components/schemas/Id" } }), required: ["id"] }),
      }),
    },
    "/auth/token": {
      post: operation("issueToken", { security: [{ apiKey: [] }], ...body(empty, false) }),
    },
  },
  components: {
    securitySchemes: {
      apiKey: { type: "apiKey", in: "header", name: "X-Api-Key", "x-redact": true },
      bearer: { type: "http", scheme: "bearer", "x-redact": true },
    },
    schemas: {
      Id: id,
      Age: { type: "integer", minimum: 0, maximum: 150 },
      Thing: {
        type: "object",
        required: ["id"],
        properties: { id: { $ref: "#/components/schemas/Id" }, age: { type: "integer" } },
      },
      Error: {
        type: "object",
        required: ["error", "errorMessage"],
        properties: { error: { type: "string" }, errorMessage: { type: "string" } },
      },
    },
  },
} as unknown as OpenApiDocument;

/** An id that matches the pattern and is not a UUID. */
export const ID = "[]^_`abc-0000-4aaa-8bbb-ccccdddd0001";
export const TEST_KEY = { "X-Api-Key": "test-key" };
export const LIVE_KEY = { "X-Api-Key": "live-key" };
export const TOKEN = { Authorization: "Bearer test-key" };

export interface World {
  readonly requestId: string;
  readonly clientAddress: string;
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
  /** The lines of the log, parsed. */
  readonly lines: Record<string, unknown>[];
  stop(): Promise<void>;
}

export interface Options {
  readonly handlers?: Record<string, AnyHandler>;
  readonly ports?: Partial<Ports<World>>;
  readonly validateResponses?: "throw" | "log";
  readonly document?: OpenApiDocument;
}

/** A server for the contract of the tests, or for another one. */
export async function start(options: Options = {}): Promise<Running> {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { base: null },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const api = await createApi<World>({
    document: options.document ?? DOCUMENT,
    handlers: (options.document === undefined
      ? { ...HANDLERS, ...options.handlers }
      : options.handlers) as unknown as Handlers<World>,
    validateResponses: options.validateResponses ?? "throw",
    securityHeaders: securityHeaders(false),
    ports: {
      authenticate: ({ value }) => {
        const mode = KEYS[value];
        return mode === undefined ? "invalid" : { keyId: value, productId: 7, mode };
      },
      contextFor: (_principal, request) => request,
      rateLimitPerSecond: () => 0,
      now: () => NOW,
      log,
      ...options.ports,
    },
  });
  const app = express();
  app.disable("x-powered-by");
  app.use(nameRequests, logRequests({ log }));
  app.get("/page", (_request, response) => void response.send("<p>page</p>"));
  app.get("/page/:name", (_request, response) => void response.send("<p>page</p>"));
  app.get("/broken", () => {
    throw new Error("a page broke");
  });
  app.use(unknownPath(options.document ?? DOCUMENT), renderFailures({ log }));
  const server = createHttpServer(app, { first: api, securityHeaders: securityHeaders(false) });
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

export interface Response {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The body as JSON, or undefined. */
  readonly body: {
    readonly error?: string;
    readonly errorMessage?: string;
    [key: string]: unknown;
  };
}

/** One request over a socket, with nothing added but `Host`, and a length or chunks for the body. */
export function call(
  { port }: Running,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  content?: string | Buffer | readonly Buffer[],
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: "127.0.0.1", method, path, headers, agent: false });
    request.on("error", reject);
    request.on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve(told(response.statusCode ?? 0, response.headers, chunks)));
    });
    if (Array.isArray(content)) {
      for (const chunk of content as readonly Buffer[]) request.write(chunk);
      request.end();
    } else request.end(content as string | Buffer | undefined);
  });
}

function told(status: number, headers: IncomingHttpHeaders, chunks: readonly Buffer[]): Response {
  const text = Buffer.concat(chunks).toString();
  const isJson = headers["content-type"]?.startsWith("application/json") === true;
  return {
    status,
    headers,
    text,
    body: isJson && text !== "" ? (JSON.parse(text) as Response["body"]) : {},
  };
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

/** Bytes as they are, and what came back until the connection was closed. */
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
