// The API docs, the contract and the schema of product files, as files that browsers and tools may keep.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

import type { Request, Response } from "express";

import { serverFile } from "../lib/files.js";

const GENERATED = serverFile("../generated/");

/** A document as it is sent: compressed once, when it is first asked for. */
interface Document {
  readonly plain: Buffer;
  readonly gzipped: Buffer;
  /** A hash of the text. The compressed form has a tag of its own, as RFC 9110 asks for. */
  readonly hash: string;
  readonly headers: Readonly<Record<string, string>>;
}

type Read = () => Document;

const once = (read: Read): Read => {
  let document: Document | undefined;
  return () => (document ??= read());
};

function documentOf(plain: Buffer, headers: Readonly<Record<string, string>>): Document {
  const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  return { plain, gzipped: gzipSync(plain, { level: 9 }), hash, headers };
}

/** The bundled contract, as `make generate` wrote it. */
export const readBundle = once(() =>
  documentOf(readFileSync(new URL("openapi.json", GENERATED)), {
    "Content-Type": "application/json; charset=utf-8",
  }),
);

/** The schema of product files, for editors. */
export const readProductSchema = once(() =>
  documentOf(readFileSync(new URL("product.schema.json", GENERATED)), {
    "Content-Type": "application/schema+json; charset=utf-8",
  }),
);

/** The docs page. Its policy permits the scripts that it contains, and no request leaves the browser. */
export const readDocs = once(() => {
  const page = readFileSync(new URL("docs.html", GENERATED));
  const scripts = [...page.toString("utf8").matchAll(/<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  const policy = [
    "default-src 'none'",
    `script-src ${hashes.join(" ")} blob:`,
    "style-src 'unsafe-inline'",
    "img-src data:",
    "font-src data:",
    "worker-src blob:",
    "connect-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return documentOf(page, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy,
  });
});

/** Sends a document, gzipped where the client takes that; 304 where it has this version already. */
export function sendDocument(request: Request, response: Response, document: Document): void {
  const isGzipped = request.acceptsEncodings("gzip", "identity") === "gzip";
  const etag = `"${document.hash}${isGzipped ? "-gzip" : ""}"`;
  response.set({
    ...document.headers,
    ...(isGzipped && { "Content-Encoding": "gzip" }),
    ETag: etag,
    Vary: "Accept-Encoding",
    "Cache-Control": "no-cache",
  });
  if (request.fresh) return void response.status(304).end();
  const content = isGzipped ? document.gzipped : document.plain;
  response.set("Content-Length", String(content.length)).end(content);
}
