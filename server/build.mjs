// Compiles the service into dist/, with the files beside it that it reads at run time.
import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, rmSync, writeFileSync } from "node:fs";

import { transformFileSync } from "@swc/core";

const run = (command, ...args) => execFileSync(command, args, { stdio: "inherit" });
const isData = (path) =>
  path.endsWith(".browser.js") ||
  !/\.([cm]?[jt]s|c|tsbuildinfo)$|tsconfig\.json$|golden\.txt$/.test(path);

rmSync("dist", { recursive: true, force: true });
run("node", "node_modules/typescript-native/bin/tsc", "-p", "server");
for (const folder of ["server", "generated"])
  cpSync(folder, `dist/${folder}`, { recursive: true, filter: isData });
// What a product's page takes from the client package: the pretend game of the demo shows it.
const { code } = transformFileSync("client/widget/mount-widget.ts", {
  jsc: { target: "es2022", parser: { syntax: "typescript" } },
});
writeFileSync("dist/server/cli/demo-game/mount-widget.js", code);
run("node", "workflows/bundle.mjs", "dist/workflows");
run("node", "dist/server/policy/compile.js", "--write");
chmodSync("dist/server/main.js", 0o755);
