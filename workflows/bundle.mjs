// Bundles the workflows for the worker, into dist/workflows/bundle.js.
import { Buffer } from "node:buffer";
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
// The worker asks for a source map. Its own would depend on the folder that it was made in.
const map = JSON.stringify({ version: 3, file: "bundle.js", sources: [], names: [], mappings: "" });
writeFileSync(
  `${folder}/bundle.js`,
  code.replace(/[\w+/]+=*$/, Buffer.from(map).toString("base64")),
);
