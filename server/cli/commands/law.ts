import { Option, type Command } from "commander";

import { LAW_STATES, SERVICES } from "../../policy/types.js";
import type { ListLawsOptions } from "../law.js";
import type { ImpactOptions } from "../law-impact.js";
import type { DecideOptions } from "../law-decide.js";
import type { AcceptOptions } from "../law-releases.js";
import { jsonOption, modeOption, productOption, wholeNumber, yesOption } from "./options.js";

type Json = { json?: boolean };

export function registerLaw(kinward: Command): void {
  const law = kinward.command("law").description("look up laws and their releases");
  law
    .command("show <id>")
    .description("print a law: whom it binds, its states, its duties and its sources")
    .addOption(jsonOption())
    .action(async (id: string, options: Json) => (await import("../law.js")).showLaw(id, options));
  law
    .command("list")
    .description("list the laws of a day, and the products for which this release of them waits")
    .option("--place <code>", "only those that reach this place, and whether they count there")
    .option("--on <date>", "on another day, such as 2027-01-01")
    .addOption(new Option("--service <name>", "only those that bind it").choices(SERVICES))
    .addOption(new Option("--state <state>", "only those in this state").choices(LAW_STATES))
    .addOption(jsonOption())
    .action(async (options: ListLawsOptions) => (await import("../law.js")).listLaws(options));
  law
    .command("next")
    .description("list by date what takes effect, ends or is due for review")
    .option("--months <number>", "in this many months", wholeNumber, 12)
    .addOption(jsonOption())
    .action(async (options: { months: number } & Json) =>
      (await import("../law.js")).listNextChanges(options),
    );
  law
    .command("export")
    .description("print this software's release as one file")
    .action(async () => (await import("../law.js")).exportRelease());
  law
    .command("diff <from> [to]")
    .description(
      "print by place what a release, or an exported file, says otherwise (default: this one)",
    )
    .addOption(jsonOption())
    .action(async (from: string, to: string | undefined, options: Json) =>
      (await import("../law.js")).diffReleases(from, to, options),
    );
  law
    .command("review")
    .description("list reviews that are due, open questions, and what has secondary sources alone")
    .addOption(jsonOption())
    .action(async (options: Json) => (await import("../law.js")).listReviews(options));
  law
    .command("impact")
    .description("count the sessions that a release, or a later day of the law, would change")
    .option("--on <date>", "by the law of this day, such as 2027-01-01 (default: today)")
    .addOption(productOption("only sessions of this product"))
    .option("--release <name>", "by this release, or exported file (default: this software's)")
    .addOption(jsonOption())
    .action(async (options: ImpactOptions) =>
      (await import("../law-impact.js")).showImpact(options),
    );
  law
    .command("accept")
    .description("let a release count for a product that reviews them, and announce what changes")
    .addOption(productOption().makeOptionMandatory())
    .requiredOption("--release <name>", "such as 2026.11.23-0a1b2c3d")
    .addOption(modeOption("only in this mode, test or live (default: in both)"))
    .addOption(yesOption())
    .addOption(jsonOption())
    .action(async (options: AcceptOptions) =>
      (await import("../law-releases.js")).acceptReleaseOf(options),
    );
  law
    .command("decide <id>")
    .description("keep in a product's file whether a law applies that only the product can judge")
    .addOption(productOption().makeOptionMandatory())
    .addOption(
      new Option("--applies <answer>", "`undecided` takes a decision back")
        .choices(["yes", "no", "undecided"])
        .makeOptionMandatory(),
    )
    .option("--because <reason>", "why; it is shown wherever the law is")
    .addOption(modeOption("only in this mode, test or live (default: in both)"))
    .action(async (id: string, options: DecideOptions) =>
      (await import("../law-decide.js")).decideLawOf(id, options),
    );
}
