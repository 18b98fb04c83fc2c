// Node's hooks for loading tests. They blank types out, so that lines and columns stay those of the file.
import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

const GLOBALS = new URL("globals.mjs", import.meta.url).href;

/** The blanked files of this and earlier runs, which make a worker start sooner. */
const KEPT = new URL("../../node_modules/.cache/kinward-tests/", import.meta.url);
const SERVER = new URL("../../server/", import.meta.url).href;
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const { version: VERSION } = createRequire(import.meta.url)("@swc/wasm-typescript/package.json");
let canKeep = true;
try {
  mkdirSync(KEPT, { recursive: true });
} catch {
  canKeep = false;
}

export async function resolve(specifier, context, next) {
  if (specifier === "@jest/globals") return { url: GLOBALS, shortCircuit: true };
  const isOurs =
    /^\.{1,2}\/.*\.js$/.test(specifier) && !context.parentURL?.includes("/node_modules/");
  if (!isOurs) return next(specifier, context);
  const isBuilt = context.parentURL?.includes(BUILT);
  try {
    const found = await next(specifier.replace(/\.js$/, ".ts"), context);
    return isBuilt ? { ...found, url: builtFrom(found.url) } : found;
  } catch {
    return next(specifier, context);
  }
}

/** Marks the address of a suite, and of its imports, that tests the output of `node server/build.mjs --tested`. */
const BUILT = "built=1";

function builtFrom(url) {
  const ofServer = url.startsWith(SERVER) && url.slice(SERVER.length, -".ts".length);
  return ofServer
    ? new URL(`../../dist/tested/server/${ofServer.replaceAll("/", "--")}.js`, import.meta.url).href
    : `${url}?${BUILT}`;
}

export async function load(url, context, next) {
  const { pathname } = new URL(url);
  if (!pathname.endsWith(".ts")) return next(url, context);
  const path = fileURLToPath(url);
  return { format: "module", source: await blanked(path), shortCircuit: true };
}

/** Returns the file for a source, which ends with the hash of what it was made from. */
async function blanked(path) {
  const text = await readFile(path, "utf8");
  const mark = `\n//${sha1(VERSION + text)}`;
  const kept = new URL(sha1(relative(ROOT, path)), KEPT);
  const known = canKeep ? await readFile(kept, "utf8").catch(() => "") : "";
  if (known.endsWith(mark)) return known;
  const { default: stripper } = await import("@swc/wasm-typescript");
  const code = stripper.transformSync(text, { mode: "strip-only" }).code + mark;
  if (canKeep) {
    // Renamed when complete, because other workers read it at the same time.
    const draft = new URL(`${kept.href}.${process.pid}`);
    await writeFile(draft, code)
      .then(() => rename(draft, kept))
      .catch(() => {});
  }
  return code;
}

const sha1 = (text) => createHash("sha1").update(text).digest("hex");
