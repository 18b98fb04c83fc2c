// Compiles the service and copies beside it the files it reads at run time.
import { execFileSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { chmodSync } from "node:fs";

rmSync("dist", { recursive: true, force: true });
execFileSync("node_modules/.bin/tsc", ["-p", "tsconfig.build.json"], { stdio: "inherit" });
const isData = (path) => !/\.[cm]?ts$/.test(path);
cpSync("server", "dist/server", { recursive: true, filter: isData });
cpSync("generated", "dist/generated", { recursive: true, filter: isData });
chmodSync("dist/server/main.js", 0o755);
