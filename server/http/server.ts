import http from "node:http";
import type { Duplex } from "node:stream";
import type { Express } from "express";
import { messagesOf } from "./request/prototypes.js";
import { newRequestId } from "./response/request-record.js";
import type { SecurityHeaders } from "./response/security-headers.js";

const HEAD_BYTES = 16 * 1024;
const HEAD_MS = 10_000;
const REQUEST_MS = 30_000;
/** Longer than the usual idle time of proxies (60 s), so that they never write into a connection being closed. */
const IDLE_MS = 65_000;

interface ServerOptions {
  /** Whether the response to a request tells its client to close the connection. */
  readonly closesConnection?: () => boolean;
  /** Headers of the responses to requests that Node's parser refuses. */
  readonly securityHeaders: SecurityHeaders;
}

/**
 * Node's HTTP server for an Express app, with its limits: a head of 16 KiB (431) within 10 s, a request within 30 s
 * (408), checked every second. Requests that Node's parser refuses get a response in the same form as all others.
 */
export function createHttpServer(
  app: Express,
  { closesConnection = () => false, securityHeaders }: ServerOptions,
): http.Server {
  const server = http.createServer({
    ...messagesOf(app),
    maxHeaderSize: HEAD_BYTES,
    headersTimeout: HEAD_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: IDLE_MS,
    // Node would respond to a missing Host itself, without a request id.
    requireHostHeader: false,
  });
  const secure = Object.entries(securityHeaders);
  const refuse = (socket: Duplex, status: number) => refuseOn(socket, status, secure);
  const listener: http.RequestListener = (request, response) => {
    if (request.headers.host === undefined && request.httpVersion === "1.1")
      return refuse(request.socket, 400);
    if (closesConnection()) response.setHeader("Connection", "close");
    app(request as never, response as never);
  };
  server.on("request", listener);
  // An unknown expectation may be ignored (RFC 9110, 10.1.1); Node would respond to it without a request id.
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

/** Responds on a bare connection and closes it. 408 and 431 have no error code in the contract, and no body. */
function refuseOn(
  socket: Duplex,
  status: number,
  secure: readonly (readonly [string, string])[],
): void {
  const answering = (socket as Duplex & { _httpMessage?: http.ServerResponse })._httpMessage;
  // A second response must not follow a response that has begun.
  if (!socket.writable || answering?.headersSent === true) return void socket.destroy();
  const body = PARSER_BODIES[status] ?? "";
  const head = [
    `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`,
    `X-Request-Id: ${newRequestId()}`,
    "Cache-Control: no-store",
    "Connection: close",
    ...secure.map((header) => header.join(": ")),
    ...(body === "" ? [] : ["Content-Type: application/json; charset=utf-8"]),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}
