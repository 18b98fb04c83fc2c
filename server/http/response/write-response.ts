import type { Response } from "express";

import type { StoredResponse } from "../ports.js";
import { recordOf } from "./request-record.js";

/**
 * Writes a response in one piece. Express's `res.json` would answer `If-None-Match` by itself and write a tag of its own.
 * Node leaves the body of a `HEAD` out.
 */
export function writeResponse(response: Response, { status, headers, body }: StoredResponse): void {
  // Node writes a flat list without copying it.
  const all: (string | number)[] = ["Cache-Control", "no-store"];
  const { headers: ofRequest } = recordOf(response);
  for (const name in ofRequest) all.push(name, ofRequest[name] as string);
  for (const name in headers) if (name !== "Cache-Control") all.push(name, headers[name] as string);
  if (body !== undefined) {
    all.push("Content-Type", "application/json; charset=utf-8");
    all.push("Content-Length", Buffer.byteLength(body));
  }
  response.writeHead(status, all as string[]);
  response.end(body);
}
