// Command of the build: writes down what the service would compile of the contract at its start.
//   node dist/server/compile-checks.js <contract> <file>
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { readContract } from "./contract.js";
import type { OpenApiDocument } from "./document.js";
import { BUILT_NAMES } from "./redacted-names.js";
import { redactedNames } from "./redaction.js";
import { compileChecks } from "./validator/compile.js";
import { writeChecks } from "./write-checks.js";

const [from = "", to = ""] = process.argv.slice(2);
const document = JSON.parse(readFileSync(from, "utf8")) as OpenApiDocument;
const operations = Object.values(document.paths).flatMap((item) =>
  Object.values(item as Record<string, { operationId?: string }>),
);
const handlers = Object.fromEntries(
  operations.flatMap(({ operationId }) => (operationId ? [[operationId, () => undefined]] : [])),
);
const contract = readContract(document, handlers);
const compiled = await compileChecks(contract, { keepSource: true });
writeFileSync(to, writeChecks(contract, compiled, "./validator/formats.js"));
writeFileSync(join(dirname(to), BUILT_NAMES), JSON.stringify(redactedNames(document)));
