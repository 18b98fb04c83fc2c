import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

import { serverFile } from "../../lib/files.js";
import { sendText } from "./send-text.js";
import type { PageHandler } from "./page.js";

const PAGES = serverFile("pages/");

/** Reads the style sheets of all pages, those of the shell first, so that a page can override them. */
function readSheets(): string {
  const paths = readdirSync(PAGES, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".css"))
    .sort();
  const isOfShell = (path: string) => path.startsWith("shell/");
  return [...paths.filter(isOfShell), ...paths.filter((path) => !isOfShell(path))]
    .map((path) => readFileSync(new URL(path, PAGES), "utf8"))
    .join("");
}

/** Removes comments, indentation and the zeros before points. */
const minified = (sheet: string): string =>
  sheet
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/\s*\n\s*/g, "")
    .replace(/([:,]) /g, "$1")
    .replace(/ > /g, ">")
    .replace(/(?<![\d.])0\./g, ".")
    .replace(/ \{/g, "{")
    .replace(/;\}/g, "}");

const sheet = minified(readSheets());
const version = createHash("sha256").update(sheet).digest("base64url").slice(0, 12);

export const stylePath = "/widgets/style.css";

/** Contains a digest of the content, so that browsers can cache it for ever. */
export const styleHref = `${stylePath}?v=${version}`;

export const sendStyle: PageHandler = (_services, request, response) => {
  const isThisVersion = request.query["v"] === version;
  const caching = isThisVersion ? "public, max-age=31536000, immutable" : "no-cache";
  response.set("Cache-Control", caching);
  sendText(response, "css", sheet);
};
