// Compiles the client into dist/, once as ES modules and once as CommonJS, each with its types, and adds the licence.
import { execFileSync } from "node:child_process";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const tsc = at("../node_modules/typescript/bin/tsc");
const formats = {
  esm: { type: "module", options: [] },
  cjs: {
    type: "commonjs",
    options: [
      "--module",
      "commonjs",
      "--moduleResolution",
      "node10",
      "--verbatimModuleSyntax",
      "false",
    ],
  },
};

rmSync(at("dist"), { recursive: true, force: true });
for (const [name, { type, options }] of Object.entries(formats)) {
  const outDir = at(`dist/${name}`);
  execFileSync(process.execPath, [tsc, "-p", at("tsconfig.json"), "--outDir", outDir, ...options], {
    stdio: "inherit",
  });
  // Says to Node and TypeScript which format the files below are in.
  writeFileSync(`${outDir}/package.json`, `${JSON.stringify({ type })}\n`);
}
cpSync(at("../LICENSE"), at("dist/LICENSE"));
