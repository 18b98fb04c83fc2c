import http from "node:http";
import type { Duplex } from "node:stream";
import type { Express, Request, RequestHandler, Response } from "express";
import { messagesOf } from "./request/prototypes.js";
import { newRequestId } from "./response/access-log.js";

export { createApi, type ApiOptions, type IdempotencyKey, type Ports } from "./api.js";
export type { StoredAnswer } from "./response/answer.js";
export type { Credential, Principal } from "./request/credentials.js";
export type { OpenApiDocument } from "./contract/document.js";
export { renderFailures, unknownPath } from "./response/fallback.js";
export { redactedNames } from "./contract/redaction.js";
export { logRequests, nameRequests } from "./response/access-log.js";

const HEAD_BYTES = 16 * 1024;
const HEAD_MS = 10_000;
const REQUEST_MS = 30_000;
/** Longer than the idle time of the usual proxies (60 s): they must not write into a connection that is just closed. */
const IDLE_MS = 65_000;

export interface ServerOptions {
  /** Asked before the app, which gets what it leaves. It throws nothing. */
  readonly first?: RequestHandler;
  /** Whether a client that keeps its connection is to learn that this was the last answer on it. */
  readonly isStopping?: () => boolean;
}

/**
 * Node's HTTP server for an Express app, with its limits: a head of 16 KiB (431) within 10 s, a request within 30 s
 * (408), looked at every second. What Node's parser refuses is answered in the same form as everything else.
 *
 * The API is handed in as `first`: to find the way through Express to it costs as much as a seventh of a read. It still
 * has Express's requests and responses.
 */
export function createHttpServer(
  app: Express,
  { first = (_request, _response, next) => next(), isStopping = () => false }: ServerOptions = {},
): http.Server {
  const server = http.createServer({
    ...messagesOf(app),
    maxHeaderSize: HEAD_BYTES,
    headersTimeout: HEAD_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: IDLE_MS,
    // Node would answer a missing Host by itself, without a request id.
    requireHostHeader: false,
  });
  const listener: http.RequestListener = (request, response) => {
    if (request.headers.host === undefined && request.httpVersion === "1.1")
      return refuse(request.socket, 400);
    if (isStopping()) response.setHeader("Connection", "close");
    void first(request as Request, response as Response, () => {
      app(request as never, response as never);
    });
  };
  server.on("request", listener);
  // An expectation that nobody knows may be ignored (RFC 9110, 10.1.1); Node would answer it without a request id.
  server.on("checkExpectation", listener);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) =>
    refuse(socket, STATUS_OF_PARSER_ERROR[error.code ?? ""] ?? 400),
  );
  return server;
}

const STATUS_OF_PARSER_ERROR: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const PARSER_BODIES: Readonly<Record<number, string>> = {
  400: '{"error":"INVALID_INPUT","errorMessage":"The request is not valid HTTP."}',
  413: '{"error":"PAYLOAD_TOO_LARGE","errorMessage":"The chunk extensions are too large."}',
};

/** Answers on a bare connection and closes it. 408 and 431 have no code of ours, and no body. */
function refuse(socket: Duplex, status: number): void {
  const answering = (socket as Duplex & { _httpMessage?: http.ServerResponse })._httpMessage;
  // In the middle of another answer there is nothing to say any more.
  if (!socket.writable || answering?.headersSent === true) return void socket.destroy();
  const body = PARSER_BODIES[status] ?? "";
  const head = [
    `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`,
    `X-Request-Id: ${newRequestId()}`,
    "Cache-Control: no-store",
    "Connection: close",
    ...(body === "" ? [] : ["Content-Type: application/json; charset=utf-8"]),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}
