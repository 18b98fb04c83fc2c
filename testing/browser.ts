// A real Chromium, and what every page has to hold up to in it.
import { execFileSync } from "node:child_process";
import { accessSync, constants, readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";

/** The first costs a third less processor time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-dev-shm-usage",
  // A page of the product may frame the service although that is on this machine.
  "--disable-features=LocalNetworkAccessChecks",
];

export const PHONE = { width: 375, height: 812 };
export const DESKTOP = { width: 1280, height: 900 };

/** Where `install.sh` found or put it. */
function executablePath(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  for (const name of NAMES) {
    try {
      return execFileSync("which", [name], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      }).trim();
    } catch {
      continue;
    }
  }
  const own = chromium.executablePath();
  accessSync(own, constants.X_OK);
  return own;
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: executablePath(), args: ARGUMENTS });

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export interface Visitor {
  readonly page: Page;
  /** What the browser refused or a page complained of: violations of the policy, failed loads, errors of scripts. */
  readonly complaints: readonly string[];
  /** Requests to anywhere but the service. */
  readonly strangers: readonly string[];
  close(): Promise<void>;
}

/** A new guardian at a screen of this size, with nothing remembered. */
export async function visit(
  browser: Browser,
  home: string,
  options: BrowserContextOptions,
): Promise<Visitor> {
  const context = await browser.newContext({ locale: "en-US", ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on("console", (message) => {
    // A page that says 4xx is shown all the same; the browser notes the status.
    const isStatus = message
      .text()
      .startsWith("Failed to load resource: the server responded with a status of 4");
    if (message.type() === "error" && !isStatus) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    if (!request.url().startsWith(home) && !request.url().startsWith("data:"))
      strangers.push(request.url());
  });
  return { page, complaints, strangers, close: () => context.close() };
}

/** What axe-core finds wrong with the page as it stands: rule and element. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which the page's policy does not bind: the page itself allows no script.
  await page.evaluate(axe);
  const found = await page.evaluate<{
    violations: { id: string; nodes: { target: unknown[] }[] }[];
  }>("axe.run(document, { resultTypes: ['violations'] })");
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${String(target)}`),
  );
}

/** How far the page is wider than the screen, in pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate<number>(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
