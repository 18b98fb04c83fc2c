// Builds the files of a release in dist/release. One commit gives the same bytes each time, on one platform and with one version
// of Node and npm.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { isSame } from "../openapi/contract-diff.mjs";
import { UNBUNDLED } from "../server/unbundled.mjs";

const OUT = resolve("dist/release");
const run = (command, ...parameters) =>
  execFileSync(command, parameters, {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    stdio: ["ignore", "pipe", "inherit"],
  });
const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));
const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

const manifest = readJson("package.json");
const { name, version } = manifest;
const notes = requireReady();
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
run("npm", "run", "--silent", "build");
packService();
run("npm", "pack", "--loglevel=error", "./client", "--pack-destination", OUT);
const source = `${name}-${version}`;
run(
  ...["git", "archive", "--format=tar.gz", `--prefix=${source}/`],
  ...["--output", join(OUT, `${source}-source.tar.gz`), "HEAD"],
);
writeFileSync(join(OUT, "sbom.cdx.json"), billOfMaterials());
writeFileSync(join(OUT, "NOTES.md"), notes);
const sums = readdirSync(OUT)
  .sort()
  .map((file) => `${sha256(readFileSync(join(OUT, file)))}  ${file}\n`);
writeFileSync(join(OUT, "SHA256SUMS"), sums.join(""));
process.stdout.write(`dist/release:\n${sums.join("")}`);

/** Returns the notes of the release. Throws where the commit cannot be released. */
function requireReady() {
  if (run("git", "status", "--porcelain") !== "")
    throw new Error("A release is made of a commit, and there are changes beside it.");
  const versions = ["client", ...manifest.workspaces].map((folder) =>
    readJson(join(folder, "package.json")),
  );
  for (const each of versions)
    if (each.version !== version)
      throw new Error(`${each.name} is ${each.version}, and ${name} is ${version}.`);
  const [, title, text] =
    /^## (.*)\n([^]*?)(?=^## |$(?![^]))/m.exec(readFileSync("CHANGELOG.md", "utf8")) ?? [];
  if (title?.split(" ")[0] !== version)
    throw new Error(`CHANGELOG.md begins with "${title}": give its lines the version ${version}.`);
  if (!isSame(readJson("openapi/released.json"), readJson("generated/contract.json")))
    throw new Error(
      "openapi/released.json is not the contract of this release: copy generated/contract.json there.",
    );
  return `# Kinward ${title}\n${text}`;
}

/**
 * Packs the service. Its only dependencies are the packages that are not in its bundle; Temporal and traces are for those who
 * install them.
 */
function packService() {
  const folder = mkdtempSync(join(tmpdir(), "kinward-package-"));
  try {
    for (const part of ["server", "generated", "workflows"])
      cpSync(join("dist", part), join(folder, "dist", part), { recursive: true });
    cpSync("LICENSE", join(folder, "LICENSE"));
    cpSync("release/README.md", join(folder, "README.md"));
    const { description, license, type, engines, bin, dependencies } = manifest;
    const loaded = Object.entries(dependencies).filter(([each]) => UNBUNDLED.test(each));
    const optional = ["workflows", "telemetry"].flatMap((each) =>
      Object.entries(readJson(join(each, "package.json")).dependencies),
    );
    const packed = {
      ...{ name, version, description, license, type, engines, bin, files: ["dist"] },
      dependencies: Object.fromEntries(loaded),
      peerDependencies: Object.fromEntries(optional),
      peerDependenciesMeta: Object.fromEntries(
        optional.map(([each]) => [each, { optional: true }]),
      ),
    };
    writeFileSync(join(folder, "package.json"), `${JSON.stringify(packed, null, 2)}\n`);
    run("npm", "pack", "--loglevel=error", folder, "--pack-destination", OUT);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lists the dependencies of production. npm gives each list a random number, the time of day and the name of the folder. */
function billOfMaterials() {
  const list = JSON.parse(
    run(...["npm", "sbom", "--sbom-format", "cyclonedx", "--omit", "dev", "--package-lock-only"]),
  );
  delete list.serialNumber;
  const hash = sha256(JSON.stringify(list.components));
  const id = hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, "$1-$2-5$3-8$4-$5");
  list.serialNumber = `urn:uuid:${id}`;
  list.metadata.component.name = name;
  list.metadata.timestamp = new Date(
    1_000 * Number(run("git", "log", "-1", "--format=%ct")),
  ).toISOString();
  return `${JSON.stringify(list, null, 2)}\n`;
}
