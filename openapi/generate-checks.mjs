// Writes generated/checks.js, which checks requests and responses without a compiler, and generated/redacted-names.ts.
import { readFileSync, writeFileSync } from "node:fs";

import standalone from "ajv/dist/standalone/index.js";
import { build } from "esbuild";

import { compileChecks } from "./compile-checks.mjs";
import { redactedNames } from "./redacted-names.mjs";

const FORMATS = ["date", "date-time", "idn-email", "language-tag", "uri"];
const FORMATS_MODULE = "../server/http/contract/formats.js";

const document = JSON.parse(readFileSync("generated/contract.json", "utf8"));
const compilers = new Map();
let count = 0;
const table = compileChecks(
  document,
  Object.fromEntries(FORMATS.map((name) => [name, () => true])),
  (id, ajv) => {
    const name = `check${count++}`;
    compilers.set(ajv, { ...compilers.get(ajv), [name]: id });
    return name;
  },
);
/** Each compiler gives its functions the same names, so each gets a scope of its own. */
const functions = ([ajv, ids]) => {
  const code = standalone.default(ajv, ids).replaceAll("export const check", "const check");
  const names = Object.keys(ids).join(", ");
  return `const { ${names} } = (() => { ${code}\nreturn { ${names} }; })();`;
};
const contents = `
import { formats } from "${FORMATS_MODULE}";
${[...compilers].map(functions).join("\n")}
export const checks = ${JSON.stringify(table).replaceAll(/"(check\d+)"/g, "$1")};`;

// Ajv's helpers become part of the file.
await build({
  stdin: { contents, resolveDir: "openapi" },
  external: [FORMATS_MODULE],
  banner: { js: "/** Generated from the contract by openapi/generate-checks.mjs. Do not edit. */" },
  outfile: "generated/checks.js",
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20",
  minify: true,
  lineLimit: 160,
});
writeFileSync(
  "generated/checks.d.ts",
  `import type { ContractChecks } from "../server/http/contract/checks.js";

export declare const checks: ContractChecks;
`,
);
writeFileSync(
  "generated/redacted-names.ts",
  `/** Generated from the contract by openapi/generate-checks.mjs. Do not edit. */
export const redactedNames: readonly string[] = ${JSON.stringify(redactedNames(document))};
`,
);
