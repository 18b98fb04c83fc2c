import type { IncomingMessage } from "node:http";

import { ServiceError } from "../../lib/errors.js";
import type { Exchange } from "../exchange.js";

/** Reads the bytes of the request's body, where its operation takes one. */
export async function readBody(exchange: Exchange): Promise<void> {
  const { operation, request } = exchange;
  if (operation.body !== undefined)
    exchange.bytes = await readBytes(request, operation.maxBodyBytes);
}

/** The client closed the connection before its request was complete, so there is no one to respond to. */
export class ClientDisconnected extends Error {
  override readonly name = "ClientDisconnected";
}

const mediaTypeIssue = (headers: IncomingMessage["headers"]): string | undefined => {
  if (headers["content-encoding"] !== undefined)
    return "Content-Encoding: is not supported. Send the body without it.";
  const type = headers["content-type"];
  if (type === "application/json") return undefined;
  if (type === undefined) return "Content-Type: must be application/json.";
  const [mediaType, ...parameters] = type.split(";");
  if (mediaType?.trim().toLowerCase() !== "application/json")
    return "Content-Type: must be application/json.";
  for (const parameter of parameters) {
    const [name, value = ""] = parameter.split("=");
    if (name?.trim().toLowerCase() === "charset" && !/^\s*"?utf-8"?\s*$/i.test(value))
      return "Content-Type: must have the charset utf-8.";
  }
  return undefined;
};

/**
 * Reads the bytes of a request's body. Undefined for a request without one (no length, or nothing in chunks), whatever
 * its Content-Type says.
 * @throws ServiceError `UNSUPPORTED_MEDIA_TYPE` before the first byte is kept, `PAYLOAD_TOO_LARGE` before the first
 *   byte over `limit`
 * @throws ClientDisconnected
 */
function readBytes(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const length = Number(request.headers["content-length"] ?? 0);
  const isChunked = request.headers["transfer-encoding"] !== undefined;
  if (length === 0 && !isChunked) return Promise.resolve(undefined);
  const issue = mediaTypeIssue(request.headers);
  const refusal = () =>
    issue === undefined ? undefined : new ServiceError("UNSUPPORTED_MEDIA_TYPE", issue);
  const excess = () =>
    new ServiceError("PAYLOAD_TOO_LARGE", `The body is larger than ${limit} bytes.`);
  if (!isChunked) {
    const refused = refusal() ?? (length > limit ? excess() : undefined);
    if (refused !== undefined) return Promise.reject(refused);
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    // The listeners stay, because removing each costs more.
    let isDone = false;
    const onData = (chunk: Buffer) => {
      if (isDone) return;
      size += chunk.length;
      const refused = refusal() ?? (size > limit ? excess() : undefined);
      if (refused === undefined) return void chunks.push(chunk);
      // The rest is read and discarded: a client that is cut off while sending would not see the response.
      isDone = true;
      reject(refused);
    };
    const onEnd = () => {
      if (isDone) return;
      isDone = true;
      const [first] = chunks;
      resolve(chunks.length > 1 ? Buffer.concat(chunks, size) : first);
    };
    const onClose = () => {
      if (isDone) return;
      isDone = true;
      reject(new ClientDisconnected("The connection was closed before the request was complete."));
    };
    if (request.destroyed) return void onClose();
    request.on("data", onData).on("end", onEnd).on("close", onClose);
    // Without a listener, Node would report the `aborted` error as an error of the service.
    request.on("error", () => undefined);
  });
}
