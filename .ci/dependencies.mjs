// Fails where package.json and the lock file disagree, and where a production dependency has a known advisory of high or
// critical severity. A registry that does not answer fails nothing: builds also run without a network.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const npm = (...args) => spawnSync("npm", args, { encoding: "utf8", timeout: 120_000 });

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** The version that a manifest asks for: `7.0.2` of `7.0.2` and of `npm:typescript@7.0.2`. */
const versionOf = (wanted) =>
  wanted?.slice(wanted.startsWith("npm:") ? wanted.lastIndexOf("@") + 1 : 0);

/** `npm ci` would do it, but also asks for the optional packages of every other platform. */
function requireLock() {
  const { packages } = readJson("package-lock.json");
  const { workspaces = [] } = readJson("package.json");
  const faults = ["", ...workspaces].flatMap((folder) => {
    const manifest = readJson(join(folder, "package.json"));
    const installed = (name) =>
      packages[join(folder, "node_modules", name)] ?? packages[`node_modules/${name}`];
    return ["dependencies", "devDependencies"].flatMap((list) => {
      const [wanted = {}, locked = {}] = [manifest[list], packages[folder]?.[list]];
      return [...new Set([...Object.keys(wanted), ...Object.keys(locked)])].filter(
        (name) =>
          wanted[name] !== locked[name] || installed(name)?.version !== versionOf(wanted[name]),
      );
    });
  });
  for (const name of faults) console.error(`package.json and package-lock.json disagree: ${name}`);
  return faults.length === 0;
}

function readAdvisories() {
  const { stdout } = npm("audit", "--omit=dev", "--json", "--fetch-retries=0");
  try {
    const { vulnerabilities, metadata } = JSON.parse(stdout);
    return metadata?.vulnerabilities && vulnerabilities;
  } catch {
    return undefined;
  }
}

function requireNoAdvisories() {
  const advisories = readAdvisories();
  if (!advisories) {
    console.log("Advisories were not checked: the registry did not answer.");
    return true;
  }
  const grave = Object.values(advisories).filter(({ severity }) =>
    /^(high|critical)$/.test(severity),
  );
  for (const { name, severity } of grave) console.error(`${name} has an advisory: ${severity}`);
  return grave.length === 0;
}

const isSound = [requireLock(), requireNoAdvisories()].every(Boolean);
process.exitCode = isSound ? 0 : 1;
