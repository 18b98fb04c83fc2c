// Writes generated/types.ts. openapi-typescript leaves two things undocumented: a field that only refers to a schema, and
// an operation under its own name. Both get the contract's words here, so that an editor shows them. And a union hides the
// fields that only some of its members have; here they can be read.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const contract = JSON.parse(readFileSync("generated/contract.json", "utf8"));
const isObject = (value) => typeof value === "object" && value !== null;

const target = ({ $ref }) =>
  $ref
    .slice(2)
    .split("/")
    .reduce((at, name) => at[name], contract);
const descriptionOf = (node) =>
  node.description !== undefined || node.$ref === undefined
    ? node.description
    : descriptionOf(target(node));

/** Copies to every field, header and parameter the description of what it refers to. */
function describeReferences(node) {
  if (!isObject(node)) return;
  for (const fields of [node.properties, node.headers])
    for (const field of Object.values(fields ?? {}))
      if (isObject(field)) field.description = descriptionOf(field);
  if (node.in !== undefined && node.schema) node.description ??= descriptionOf(node.schema);
  for (const [key, value] of Object.entries(node))
    if (key !== "examples") describeReferences(value);
}

/**
 * Gives every branch of a `oneOf` that a constant tells apart the fields of the others, as fields that are never there:
 * `challenge?.url` can then be read before `status` is known, and without the `?` once it is `CHALLENGE`.
 */
function nameAbsentFields(node) {
  if (!isObject(node)) return;
  const branches = (node.oneOf ?? []).map((branch) => (branch.$ref ? target(branch) : branch));
  const isConstant = ({ required = [], properties = {} }, name) =>
    required.includes(name) && (properties[name]?.const ?? properties[name]?.enum) !== undefined;
  const names = branches.flatMap(({ properties = {} }) => Object.keys(properties));
  if (names.some((name) => branches.every((branch) => isConstant(branch, name))))
    for (const name of names.filter((each) => node.properties?.[each] === undefined))
      for (const branch of branches) branch.properties[name] ??= false;
  for (const [key, value] of Object.entries(node)) if (key !== "examples") nameAbsentFields(value);
}

const comment = (...paragraphs) =>
  ["/**", ...paragraphs.join("\n\n").split("\n"), " */"]
    .map((line, index, { length }) =>
      index === 0 || index === length - 1 ? `    ${line}\n` : `     * ${line}`.trimEnd() + "\n",
    )
    .join("")
    .replaceAll(/(\*\/)(?!\n$)/g, "*\\/");

/** Puts a comment before each member of an interface, by the member's name. */
function documentMembers(text, interfaceName, comments) {
  const start = text.indexOf(`export interface ${interfaceName} {`);
  const end = text.indexOf("\n}", start);
  const documented = text
    .slice(start, end)
    .replaceAll(/^ {4}"?([\w.]+)"?: \{$/gm, (line, name) => `${comments[name] ?? ""}${line}`);
  return text.slice(0, start) + documented + text.slice(end);
}

const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));
const operationComments = Object.fromEntries(
  operations.map(({ operationId, summary, description }) => [
    operationId,
    comment(summary, description),
  ]),
);
const eventComments = Object.fromEntries(
  Object.entries(contract.webhooks).map(([type, { post }]) => [
    type,
    comment(post.summary, post.description),
  ]),
);

const folder = mkdtempSync(join(tmpdir(), "kinward-types-"));
const file = (name) => join(folder, name);
describeReferences(contract);
nameAbsentFields(contract);
writeFileSync(file("openapi.json"), JSON.stringify(contract));
execFileSync(
  process.execPath,
  [
    "node_modules/openapi-typescript/bin/cli.js",
    file("openapi.json"),
    ...["--output", file("types.ts"), "--default-non-nullable=false"],
    ...["--redocly", "openapi/redocly.types.yaml"],
  ],
  { stdio: ["ignore", "ignore", "inherit"] },
);
const types = readFileSync(file("types.ts"), "utf8")
  // An editor shows what stands under `@description` apart from the rest, and some not at all.
  .replaceAll(/^( *\* [^@\n/].*)\n( *)\* @description /gm, "$1\n$2*\n$2* ")
  .replaceAll("* @description ", "* ");
rmSync(folder, { recursive: true });
writeFileSync(
  "generated/types.ts",
  documentMembers(
    documentMembers(types, "operations", operationComments),
    "webhooks",
    eventComments,
  ),
);
