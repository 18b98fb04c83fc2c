import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Response } from "express";

/** These levels compress well and cost little time. */
const ENCODERS = {
  br: (text: string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => gzipSync(text, { level: 6 }),
} as const;

/** Returns the caching of a file whose address has a version: for ever where it is the present one. */
export const cachedForEver = (isPresent: boolean): string =>
  isPresent ? "public, max-age=31536000, immutable" : "no-cache";

type TextType = "html" | "css" | "js" | "json" | "csv" | "application/atom+xml";

/** Sends text in the supported encoding that the client prefers. */
export function sendText(response: Response, type: TextType, text: string): void {
  const encoding = response.req.acceptsEncodings("br", "gzip", "identity");
  response.vary("Accept-Encoding").type(type);
  if (encoding !== "br" && encoding !== "gzip") return void response.send(text);
  response.set("Content-Encoding", encoding).send(ENCODERS[encoding](text));
}
