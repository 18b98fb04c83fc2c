// Prints the lock file with the address of each package. Our own names none, so that no one's registry stands in it, and npm asks
// the registry for each: two thirds of an install. npm replaces the host by that of the registry that is configured.
import { readFileSync } from "node:fs";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
for (const [path, locked] of Object.entries(lock.packages)) {
  const name =
    locked.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const file = `${name.split("/").at(-1)}-${locked.version}.tgz`;
  if (locked.integrity) locked.resolved ??= `https://registry.npmjs.org/${name}/-/${file}`;
}
console.log(JSON.stringify(lock));
