// Builds the release of this commit in two places and fails where a byte differs. Then starts the packed service as someone
// does who has nothing installed.
import { execFileSync, spawn } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const PORT = process.env.PORT ?? "8080";
/** Where there is no prebuilt binary of better-sqlite3, npm compiles it first. */
const START_MS = 15 * 60_000;

const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const folder = mkdtempSync(join(tmpdir(), "kinward-release-"));
const run = (cwd, command, ...parameters) =>
  execFileSync(command, parameters, { cwd, stdio: ["ignore", "inherit", "inherit"] });

try {
  const release = builtIn(".");
  const again = builtIn(elsewhere());
  if (sumsIn(release) !== sumsIn(again))
    throw new Error(`Elsewhere the release is another one:\n${sumsIn(again)}`);
  run(release, "sha256sum", "--check", "--quiet", "SHA256SUMS");
  await requireService(join(release, `kinward-${version}.tgz`));
  console.log("The release is the same in both places, and its service starts.");
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function sumsIn(release) {
  return readFileSync(join(release, "SHA256SUMS"), "utf8");
}

function builtIn(checkout) {
  run(checkout, "node", "release/build.mjs");
  return resolve(checkout, "dist/release");
}

/** Returns a checkout of this commit in a folder with another name, with the same packages. */
function elsewhere() {
  const checkout = join(folder, "elsewhere");
  run(".", "git", "clone", "--quiet", "--shared", ".", checkout);
  run(".", "cp", "-a", "node_modules", checkout);
  return checkout;
}

/** Runs the service as `npx` does, with an empty home and an empty folder. Throws where it does not become ready. */
async function requireService(file) {
  const [home, empty] = ["home", "empty"].map((name) => {
    const made = join(folder, name);
    mkdirSync(made);
    return made;
  });
  const { PATH, npm_config_nodedir } = process.env;
  copyFileSync(file, join(empty, basename(file)));
  const service = spawn("npx", ["--yes", `./${basename(file)}`, "serve"], {
    cwd: empty,
    env: { PATH, HOME: home, PORT, ...(npm_config_nodedir && { npm_config_nodedir }) },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  const ended = new Promise((resolve) => service.once("exit", resolve));
  try {
    const limit = Date.now() + START_MS;
    while (!(await isReady())) {
      if (service.exitCode !== null)
        throw new Error(
          "The packed service ended. Where npm cannot download Node's headers to compile better-sqlite3, set npm_config_nodedir.",
        );
      if (Date.now() > limit) throw new Error("The packed service did not become ready.");
      await sleep(500);
    }
    console.log(await (await fetch(`http://127.0.0.1:${PORT}/version`)).text());
  } finally {
    // npx does not pass every signal on to what it started.
    if (service.exitCode === null) process.kill(-service.pid, "SIGTERM");
    await ended;
  }
}

function isReady() {
  return fetch(`http://127.0.0.1:${PORT}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
