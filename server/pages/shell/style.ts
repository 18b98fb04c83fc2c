import { readdirSync, readFileSync } from "node:fs";

import { serverFile } from "../../lib/files.js";
import { minified } from "./minified.js";
import { versionedText } from "./versioned-text.js";

const PAGES = serverFile("pages/");
/** Its pages are public, and have a sheet of their own. */
const LAW = "law/";

const paths = readdirSync(PAGES, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".css"))
  .sort();

const read = (sheets: readonly string[]): string =>
  minified(sheets.map((sheet) => readFileSync(new URL(sheet, PAGES), "utf8")).join(""));

const isOfShell = (path: string): boolean => path.startsWith("shell/");
const isOfLaw = (path: string): boolean => path.startsWith(LAW);

/** The sheets of all guardians' pages, those of the shell first, so that a page can override them. */
export const style = versionedText(
  "/widgets/style.css",
  "css",
  read([...paths.filter(isOfShell), ...paths.filter((path) => !isOfShell(path) && !isOfLaw(path))]),
);

export const lawStyle = versionedText("/law/style.css", "css", read(paths.filter(isOfLaw)));
