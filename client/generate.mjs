// Writes generated/operations.ts: what the client needs to know about each operation at run time. It is taken from the
// contract, so that the client does not have to contain the contract.
import { readFileSync, writeFileSync } from "node:fs";

const contract = JSON.parse(readFileSync("generated/contract.json", "utf8"));

const target = (part) =>
  part.$ref
    ?.slice(2)
    .split("/")
    .reduce((at, name) => at[name], contract) ?? part;

/** The credentials that an operation accepts: "apiKey", "bearer", "either" or "none". */
function credentialsOf({ operationId, security }) {
  const names = security.flatMap((requirement) => {
    const schemes = Object.keys(requirement);
    if (schemes.length !== 1)
      throw new Error(
        `${operationId}: the client sends one credential, not ${schemes.length} together.`,
      );
    return schemes;
  });
  const kind = { "": "none", apiKey: "apiKey", bearer: "bearer", "apiKey,bearer": "either" };
  const found = kind[names.sort().join()];
  if (found === undefined)
    throw new Error(`${operationId}: the client does not support ${names.join()}.`);
  return found;
}

function tableRow(path, method, operation) {
  const parameters = (operation.parameters ?? []).map(target);
  if (operation.requestBody && parameters.some((parameter) => parameter.in === "query"))
    throw new Error(`${operation.operationId}: the client supports a query or a body, not both.`);
  if (parameters.some((parameter) => parameter.in === "path"))
    throw new Error(
      `${operation.operationId}: the client does not support parameters in the path.`,
    );
  return {
    method: method.toUpperCase(),
    path,
    credentials: credentialsOf(operation),
    takesIdempotencyKey: parameters.some((parameter) => parameter.name === "Idempotency-Key"),
  };
}

const lines = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([, operation]) => operation.operationId !== undefined)
    .map(
      ([method, operation]) =>
        `  ${operation.operationId}: ${JSON.stringify(tableRow(path, method, operation))},\n`,
    ),
);

writeFileSync(
  "generated/operations.ts",
  `/** Generated from the contract by client/generate.mjs. Do not edit. */
export const basePath = ${JSON.stringify(contract.servers[0].url)};

export const operationTable = {
${lines.join("")}} as const;
`,
);
