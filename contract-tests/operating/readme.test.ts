// Pastes the shell blocks of the README and of docs/manual-clock.md into a shell beside a real server.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";

import { afterEach, expect, test } from "@jest/globals";

import { makeHome, type Home, type Server } from "../../testing/process.js";
import { program } from "../../testing/program.js";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** Returns the shell blocks of a document, or of one of its sections. */
function blocksOf(path: string, heading?: string): string[] {
  const [, rest = ""] =
    heading === undefined ? ["", read(path)] : read(path).split(`\n## ${heading}\n`);
  const [section = ""] = rest.split("\n## ");
  return [...section.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block = ""]) => block);
}

let home: Home | undefined;
let server: Server | undefined;
afterEach(async () => {
  await server?.end();
  home?.remove();
});

/** Runs blocks unchanged but for the address of the service and the place of its database. */
async function paste(running: Home, blocks: readonly string[]): Promise<string> {
  const script = blocks
    .join("\n")
    .replaceAll("http://127.0.0.1:8080", `http://127.0.0.1:${running.port}`)
    .replace(/^export DATABASE_URL=.*$/gm, "");
  const npx = `npx() { shift; "${process.execPath}" "${program()}" "$@"; }`;
  const { stdout } = await promisify(execFile)(
    "bash",
    ["-euo", "pipefail", "-c", `${npx}\n${script}`],
    {
      cwd: running.folder,
      env: running.env,
    },
  );
  return stdout;
}

async function serve(env: Record<string, string> = {}): Promise<Home> {
  home = await makeHome({ LOG_LEVEL: "error", ...env });
  // The demo products exist before the service starts, as after `make start`.
  await home.demo();
  server = home.serve();
  await server.ready();
  return home;
}

test("the main job in five calls works as it is pasted", async () => {
  const printed = await paste(await serve(), blocksOf("README.md", "The main job in five calls"));
  expect(printed).toContain('"ageStatus":"DIGITAL_MINOR"');
  expect(printed).toMatch(/^HTTP\/1\.1 304 /m);
});

test.each(["2026-01-05T04:30:00Z", "2026-03-07T12:00:00Z", "2026-11-01T05:59:59Z"])(
  "a week in a second works on any day, at %s too",
  async (CLOCK_START) => {
    const running = await serve({ CLOCK: "manual", CLOCK_START });
    const [first = ""] = blocksOf("README.md", "The main job in five calls");
    const [setUp = ""] = first.split("\n# 1.");
    const [, week = ""] = blocksOf("docs/manual-clock.md");
    const printed = await paste(running, [setUp, week]);
    const { events } = JSON.parse(printed.slice(printed.lastIndexOf('{"events"'))) as {
      events: { type: string; timestamp: string }[];
    };
    const reached = events.filter(({ type }) => type === "Screentime.LimitReached");
    expect(reached.length).toBeGreaterThanOrEqual(7);
  },
);
