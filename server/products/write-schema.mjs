// Writes generated/product.schema.json, the schema of product files for editors, which lets them complete standard permissions
// and event types.
import { readFileSync, writeFileSync } from "node:fs";

import { parse } from "yaml";

const read = (path) => readFileSync(new URL(path, import.meta.url), "utf8");

const schema = parse(read("product.schema.yaml"));
const { permissions } = parse(read("../policy/permissions.yaml"));
const { webhooks } = JSON.parse(read("../../generated/contract.json"));

const completed = (names, rest) => ({ anyOf: [{ enum: names }, rest] });
const permission = schema.properties.permissions.items.properties;
permission.name = completed(
  permissions.map(({ name }) => name),
  permission.name,
);
const webhook = schema.properties.webhooks.items.properties;
webhook.events.items = { enum: Object.keys(webhooks) };

writeFileSync(
  new URL("../../generated/product.schema.json", import.meta.url),
  `${JSON.stringify(schema, null, 2)}\n`,
);
