// Command of the build: checks a folder of policy files with their cases, and with `--write` leaves the compiled form in it.
//   node dist/server/compile-policy.js [--write] [directory]
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { POLICY_DIRECTORY, hashTexts, readPolicyTexts } from "./files.js";
import { parseTexts } from "./parse.js";
import { lintPolicy } from "./lint.js";
import { COMPILED_FILE, type CompiledPolicy } from "./load.js";

const flags = process.argv.slice(2);
const directory = flags.find((flag) => !flag.startsWith("--")) ?? POLICY_DIRECTORY;
const problems = lintPolicy(directory);
if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exitCode = 1;
} else if (flags.includes("--write")) {
  const texts = readPolicyTexts(directory);
  const { documents } = parseTexts(texts);
  const compiled: CompiledPolicy = { version: hashTexts(texts), documents };
  writeFileSync(join(directory, COMPILED_FILE), JSON.stringify(compiled));
}
