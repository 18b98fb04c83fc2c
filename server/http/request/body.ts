import type { IncomingMessage } from "node:http";
import { ServiceError } from "../../lib/errors.js";
import { jsonIssue } from "./json-position.js";

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
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
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
    // The listeners stay, as taking each off costs more.
    let isDone = false;
    const onData = (chunk: Buffer) => {
      if (isDone) return;
      size += chunk.length;
      const refused = refusal() ?? (size > limit ? excess() : undefined);
      if (refused === undefined) return void chunks.push(chunk);
      // The rest is left to flow past: a client cut off while sending would not see the response.
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
    // Without a listener, Node would report the `aborted` error as one of the service.
    request.on("error", () => undefined);
  });
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The text of a body and its JSON value, or its issue as a predicate, which gives the position and quotes nothing. */
export function parseJson(
  bytes: Buffer,
): { readonly value: unknown; readonly text: string } | { readonly issue: string } {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return { issue: "must be UTF-8" };
  }
  if (text.startsWith("\uFEFF")) return { issue: "must not begin with a byte order mark" };
  try {
    return { value: JSON.parse(text), text };
  } catch {
    // The parser's own message quotes the body.
    return { issue: `must be JSON (${jsonIssue(text)})` };
  }
}
