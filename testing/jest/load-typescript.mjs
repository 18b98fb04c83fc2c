// Node's hooks for loading tests: types are blanked out, so that lines and columns stay what they are in the file.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import stripper from "@swc/wasm-typescript";

const GLOBALS = new URL("globals.mjs", import.meta.url).href;

export async function resolve(specifier, context, next) {
  if (specifier === "@jest/globals") return { url: GLOBALS, shortCircuit: true };
  const isOurs =
    /^\.{1,2}\/.*\.js$/.test(specifier) && !context.parentURL?.includes("/node_modules/");
  if (!isOurs) return next(specifier, context);
  try {
    return await next(specifier.replace(/\.js$/, ".ts"), context);
  } catch {
    return next(specifier, context);
  }
}

export async function load(url, context, next) {
  const { pathname } = new URL(url);
  if (!pathname.endsWith(".ts")) return next(url, context);
  const text = await readFile(fileURLToPath(url), "utf8");
  const { code } = stripper.transformSync(text, { mode: "strip-only" });
  return { format: "module", source: code, shortCircuit: true };
}
