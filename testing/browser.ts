// Drives a real Chromium, and checks what every page has to satisfy in it.
import { execFileSync } from "node:child_process";
import { accessSync, constants, readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";

/** The first takes less processor time. */
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
  // Lets the product's page frame the service, although that is on this machine.
  "--disable-features=LocalNetworkAccessChecks",
];

export const PHONE = { width: 375, height: 812 };
export const DESKTOP = { width: 1280, height: 900 };

/** Returns where `install.sh` found Chromium or put it. */
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
  /** Policy violations, failed loads and script errors. */
  readonly complaints: readonly string[];
  /** Requests to other hosts than the service. */
  readonly strangers: readonly string[];
  close(): Promise<void>;
}

/** Opens a new browser profile with a screen of this size. */
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
    // The browser reports the status of 4xx pages, which are shown all the same.
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

/** Returns the rule and element of each fault that axe-core finds in the page. Contrast is checked on phones alone. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // The debugger may run scripts where the page's policy allows none.
  await page.evaluate(axe);
  // Colours do not depend on the width, and checking them takes two thirds of the time.
  const isContrastChecked = (page.viewportSize()?.width ?? 0) < DESKTOP.width;
  const found = await page.evaluate<{
    violations: { id: string; nodes: { target: unknown[] }[] }[];
  }>(`axe.run(document, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: ${isContrastChecked} } },
  })`);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${String(target)}`),
  );
}

/** Returns by how many pixels the page is wider than the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate<number>(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
