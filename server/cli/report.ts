import { writeFileSync } from "node:fs";

import { reportFor } from "../actions/ledger/report.js";
import type { Mode } from "../domain/product.js";
import { DAY_MS, isRealDate } from "../lib/dates.js";
import { printPages } from "../presentation/printed.js";
import { reportParts, titleOf } from "../presentation/report-text.js";
import { CommandError } from "./command-error.js";
import { print, printJson, withServices } from "./with-services.js";

export type ReportOptions = Readonly<{
  organisation: string;
  mode: Mode;
  /** Days, both included. */
  from: string;
  to: string;
  pdf?: string;
  json?: boolean;
}>;

/** Prints the report for an auditor, or writes it as a PDF. */
export const report = ({ organisation, mode, from, to, pdf, json }: ReportOptions) =>
  withServices(async (services) => {
    if (![from, to].every(isRealDate) || from > to)
      throw new CommandError("--from and --to must be days such as 2026-01-31, in this order.");
    if (!services.catalogue.organisations().has(organisation))
      throw new CommandError(`There is no organisation ${organisation}.`);
    const period = { from: Date.parse(from), to: Date.parse(to) + DAY_MS };
    const made = await reportFor(services, { organisation, mode }, period);
    if (json) return printJson(made);
    const parts = reportParts(made);
    if (pdf === undefined) return parts.forEach(({ text }) => print(text));
    const title = titleOf(made);
    writeFileSync(pdf, await printPages(parts, { title, language: "en", direction: "ltr" }));
    print(`Wrote ${pdf}.`);
  });
