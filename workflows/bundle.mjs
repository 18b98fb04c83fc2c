// Bundles the workflows for the worker, into dist/workflows/bundle.js.
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

import { bundleWorkflowCode, DefaultLogger } from "@temporalio/worker";
import { build } from "esbuild";

const folder = resolve("dist/workflows");
mkdirSync(folder, { recursive: true });
// The SDK's bundler would need a loader for TypeScript.
await build({
  entryPoints: ["workflows/index.ts"],
  bundle: true,
  format: "esm",
  target: "es2023",
  external: ["@temporalio/*"],
  outdir: folder,
  logLevel: "warning",
});
const { code } = await bundleWorkflowCode({
  workflowsPath: `${folder}/index.js`,
  logger: new DefaultLogger("WARN"),
});
writeFileSync(`${folder}/bundle.js`, code.replace(/[\w+/]+=*$/, withoutPlace));

/** A source map, which the worker asks for, without the folder that it was made in and the name that it got by chance. */
function withoutPlace(base64) {
  const map = JSON.parse(Buffer.from(base64, "base64"));
  map.file = "bundle.js";
  map.sources = map.sources.map((source) => source.replace(`${resolve(".")}/`, ""));
  return Buffer.from(JSON.stringify(map)).toString("base64");
}
