import { readFileSync } from "node:fs";

import { serverFile } from "./files.js";

/** package.json is one folder further up from the compiled program than from the root of `server/`. */
function readVersion(): string {
  for (const path of ["../package.json", "../../package.json"]) {
    try {
      const text = readFileSync(serverFile(path), "utf8");
      return (JSON.parse(text) as { version: string }).version;
    } catch {
      continue;
    }
  }
  return "unknown";
}

export const VERSION = readVersion();
