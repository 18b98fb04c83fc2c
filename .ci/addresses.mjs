// Prints the lock file with the address of each package at a registry. Our own names none, so npm asks the registry for each, which
// is two thirds of an install.
import { readFileSync } from "node:fs";

const [registry] = process.argv.slice(2);
const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
for (const [path, locked] of Object.entries(lock.packages)) {
  const name =
    locked.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const file = `${name.split("/").at(-1)}-${locked.version}.tgz`;
  if (locked.integrity) locked.resolved ??= `${registry}${name}/-/${file}`;
}
console.log(JSON.stringify(lock));
