import type { ServerResponse } from "node:http";

/** An answer that is ready to be written, and to be kept: `body` is JSON, and missing where there is none (304). */
export interface StoredResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/**
 * Writes an answer in one piece. Express's `res.json` would answer `If-None-Match` by itself and write a tag of its own.
 * Node leaves the body of a `HEAD` out.
 */
export function writeResponse(
  response: ServerResponse,
  { status, headers, body }: StoredResponse,
): void {
  response.writeHead(status, {
    ...headers,
    "Cache-Control": "no-store",
    ...(body !== undefined && {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": Buffer.byteLength(body),
    }),
  });
  response.end(body);
}
