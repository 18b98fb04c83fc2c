// Bundles the compiled workflows for the worker: `node workflows/bundle.mjs dist/workflows`.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";

import { bundleWorkflowCode, DefaultLogger } from "@temporalio/worker";

const folder = resolve(process.argv[2]);
const { code } = await bundleWorkflowCode({
  workflowsPath: `${folder}/index.js`,
  logger: new DefaultLogger("WARN"),
});
writeFileSync(`${folder}/bundle.js`, code);
