// Fails for a file of the contract that openapi.yaml does not lead to: it would be left out without a word.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

const FOLDERS = ["paths", "webhooks", "components"];
const ROOT = "openapi/openapi.yaml";

const referencesOf = (path) =>
  [...readFileSync(path, "utf8").matchAll(/\$ref: *"?([^\s"#}]+\.yaml)/g)].map(([, target]) =>
    join(dirname(path), target),
  );

const reached = new Set([ROOT]);
for (const path of reached) for (const target of referencesOf(path)) reached.add(target);

const left = FOLDERS.flatMap((folder) =>
  readdirSync(join("openapi", folder), { recursive: true })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => join("openapi", folder, name)),
).filter((path) => !reached.has(path));

for (const path of left) {
  const [, kind] = path.split("/");
  process.stderr.write(
    kind === "components"
      ? `No other file of the contract refers to ${path}.\n`
      : `${ROOT} has no line for ${path} under ${kind}.\n`,
  );
}
if (left.length > 0) process.exitCode = 1;
