import { readdirSync, readFileSync } from "node:fs";

import { serverFile } from "../../lib/files.js";
import { minified } from "../../pages/shell/minified.js";
import { versionedText } from "../../pages/shell/versioned-text.js";

const CONSOLE = serverFile("console/");

const sheets = readdirSync(CONSOLE, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".css"))
  .sort(
    (a, b) => Number(b.startsWith("shell/")) - Number(a.startsWith("shell/")) || a.localeCompare(b),
  );

/** The sheets of the shell, and after them those of the rooms. */
export const style = versionedText(
  "/console/-/style.css",
  "css",
  minified(sheets.map((sheet) => readFileSync(new URL(sheet, CONSOLE), "utf8")).join("")),
);
