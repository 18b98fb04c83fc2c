// Tests which dependencies CI refuses, with a registry whose responses each test defines.
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { TestFolder } from "../../testing/folder.js";

const SCRIPT = fileURLToPath(new URL("../../.ci/dependencies.mjs", import.meta.url));

let folder: TestFolder;
beforeEach(() => {
  folder = new TestFolder();
});
afterEach(() => folder[Symbol.dispose]());

const WANTED = { dependencies: { express: "5.1.0" }, devDependencies: { jest: "30.2.0" } };
const INSTALLED = {
  "node_modules/express": { version: "5.1.0" },
  "node_modules/jest": { version: "30.2.0" },
};

interface Case {
  manifest?: object;
  /** The package.json of the workspace `tools`. */
  workspace?: object;
  /** The copy of package.json in the lock file. */
  locked?: object;
  installed?: object;
  /** The output of `npm audit --json`. */
  audit?: string;
}

function check({
  manifest = WANTED,
  workspace,
  locked = WANTED,
  installed = INSTALLED,
  audit = "",
}: Case) {
  const { path } = folder;
  const write = (name: string, value: object) =>
    writeFileSync(join(path, name), JSON.stringify(value));
  write("package.json", { ...manifest, ...(workspace && { workspaces: ["tools"] }) });
  mkdirSync(join(path, "tools"));
  if (workspace) write("tools/package.json", workspace);
  write("package-lock.json", { packages: { "": locked, ...installed } });
  writeFileSync(join(path, "audit.json"), audit);
  const bin = join(path, "bin");
  mkdirSync(bin);
  writeFileSync(join(bin, "npm"), `#!/bin/sh\ncat '${join(path, "audit.json")}'\n`);
  chmodSync(join(bin, "npm"), 0o755);
  const PATH = [bin, dirname(process.execPath), process.env["PATH"]].join(delimiter);
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], {
    cwd: path,
    env: { ...process.env, PATH },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

const auditOf = (severity: string): string =>
  JSON.stringify({
    vulnerabilities: { express: { name: "express", severity } },
    metadata: { vulnerabilities: { [severity]: 1 } },
  });

describe("the lock file", () => {
  test("passes where it installs what package.json names", () => {
    expect(check({})).toMatchObject({ status: 0, stderr: "" });
  });

  test.each<[string, Case]>([
    ["repeats another version", { locked: { ...WANTED, dependencies: { express: "5.0.0" } } }],
    ["lacks a dependency", { locked: { devDependencies: WANTED.devDependencies } }],
    [
      "installs another version than it repeats",
      { installed: { ...INSTALLED, "node_modules/express": { version: "5.0.0" } } },
    ],
    [
      "installs nothing of it",
      { installed: { "node_modules/jest": INSTALLED["node_modules/jest"] } },
    ],
    [
      "has one that package.json no longer names",
      { manifest: { devDependencies: WANTED.devDependencies } },
    ],
  ])("fails where it %s, by name", (_what, disagreeing) => {
    expect(check(disagreeing)).toMatchObject({
      status: 1,
      stderr: "package.json and package-lock.json disagree: express\n",
    });
  });

  test("fails for development's dependencies too", () => {
    const devDependencies = { jest: "30.1.0" };
    expect(check({ manifest: { ...WANTED, devDependencies } }).stderr).toContain("jest");
  });

  test("fails for a workspace's dependencies too", () => {
    const workspace = { devDependencies: { oxlint: "1.94.0" } };
    const installed = {
      ...INSTALLED,
      tools: workspace,
      "node_modules/oxlint": { version: "1.94.0" },
    };
    expect(check({ workspace, installed })).toMatchObject({ status: 0, stderr: "" });
  });

  test.each<[string, object]>([
    ["lacks them", {}],
    ["installs another version", { "tools/node_modules/oxlint": { version: "1.93.0" } }],
  ])("fails where it %s", (_what, more) => {
    const workspace = { devDependencies: { oxlint: "1.94.0" } };
    const installed = {
      ...INSTALLED,
      "node_modules/oxlint": { version: "1.94.0" },
      ...more,
      ...("tools/node_modules/oxlint" in more && { tools: workspace }),
    };
    expect(check({ workspace, installed }).stderr).toContain("disagree: oxlint");
  });
});

describe("a known advisory of a production dependency", () => {
  test.each(["high", "critical"])("of %s severity fails", (severity) => {
    expect(check({ audit: auditOf(severity) })).toMatchObject({
      status: 1,
      stderr: `express has an advisory: ${severity}\n`,
    });
  });

  test.each(["low", "moderate"])("of %s severity does not", (severity) => {
    expect(check({ audit: auditOf(severity) })).toMatchObject({ status: 0, stderr: "" });
  });

  test.each(["", "npm error network", '{"message":"request failed","error":{}}'])(
    "that no registry tells of fails nothing, and CI says so: %j",
    (audit) => {
      const { status, stdout } = check({ audit });
      expect(status).toBe(0);
      expect(stdout).toContain("Advisories were not checked");
    },
  );
});
