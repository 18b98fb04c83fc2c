// Writes generated/events.ts, the types of events in the contract's order, and refuses a contract that lists an event in
// one place and not in another.
import { readFileSync, writeFileSync } from "node:fs";

const { webhooks, components } = JSON.parse(readFileSync("generated/contract.json", "utf8"));
const { EventType, ListedEvent } = components.schemas;
const types = Object.keys(webhooks);
const schemas = new Map(
  types.map((type) => [type, webhooks[type].post.requestBody.content["application/json"]]),
);

const listed = new Set(ListedEvent.oneOf.map(({ $ref }) => $ref));
const schemaFolder = "openapi/components/schemas";
const faults = types.flatMap((type) => {
  const { schema, examples = {} } = schemas.get(type);
  return [
    !EventType.enum.includes(type) && `${schemaFolder}/EventType.yaml lacks ${type}.`,
    !listed.has(schema.$ref) &&
      `${schemaFolder}/ListedEvent.yaml lacks ${schema.$ref.split("/").at(-1)}.yaml.`,
    Object.keys(examples).length === 0 &&
      `The file of ${type} in openapi/webhooks/ has no example.`,
  ].filter(Boolean);
});
for (const type of EventType.enum)
  if (!types.includes(type))
    faults.push(
      `openapi/openapi.yaml has no ${type} under webhooks, but ${schemaFolder}/EventType.yaml does.`,
    );

if (faults.length > 0) {
  process.stderr.write(`${faults.join("\n")}\n`);
  process.exitCode = 1;
} else {
  const lines = types.map((type) => `  ${JSON.stringify(type)},\n`).join("");
  writeFileSync(
    "generated/events.ts",
    `/** Generated from the contract by server/webhooks/generate.mjs. Do not edit. */
export const eventTypes = [
${lines}] as const;
`,
  );
}
