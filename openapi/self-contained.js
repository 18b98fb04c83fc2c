// Makes the docs page self-contained: the renderer's logo is the only thing that it would fetch from elsewhere.
import { readFileSync, writeFileSync } from "node:fs";

const [file] = process.argv.slice(2);
const logo = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g;
const page = readFileSync(file, "utf8");
if (!logo.test(page))
  throw new Error(
    `${file}: the address of the logo has changed. Make sure that the page fetches nothing.`,
  );
writeFileSync(file, page.replace(logo, "data:,"));
