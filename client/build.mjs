// Compiles the client into dist/, with the generated types that its own types are made of, and the licence.
import { execFileSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
rmSync(at("dist"), { recursive: true, force: true });
execFileSync(
  process.execPath,
  [at("../node_modules/typescript/bin/tsc"), "-p", at("tsconfig.json")],
  {
    stdio: "inherit",
  },
);
cpSync(at("../LICENSE"), at("dist/LICENSE"));
