import type { Command } from "commander";

import type { Mode } from "../../domain/product.js";
import type { Confirmed } from "../ask.js";
import type { OfPlayer } from "../player.js";
import { jsonOption, modeOption, productOption, yesOption } from "./options.js";

const people = () => import("../player.js");

const ORGANISATION = ["--organisation <name>", "organisation of the player"] as const;
const requiredMode = () => modeOption().makeOptionMandatory();

/** Registers the commands that show, export and erase what is stored of a person. */
export function registerPeople(kinward: Command): void {
  const player = kinward.command("player").description("show, export and erase players");
  player
    .command("show <kuid>")
    .description("print how much is stored of a player")
    .requiredOption(...ORGANISATION)
    .addOption(requiredMode())
    .addOption(jsonOption())
    .action(async (kuid: string, options: OfPlayer) => (await people()).showPlayer(kuid, options));
  player
    .command("export <kuid>")
    .description("print everything that is stored of a player, as JSON")
    .requiredOption(...ORGANISATION)
    .addOption(requiredMode())
    .action(async (kuid: string, options: OfPlayer) =>
      (await people()).exportPlayerById(kuid, options),
    );
  player
    .command("erase <kuid>")
    .description("erase a player in all products of the organisation")
    .requiredOption(...ORGANISATION)
    .addOption(requiredMode())
    .addOption(yesOption())
    .action(async (kuid: string, options: OfPlayer & Confirmed) =>
      (await people()).erasePlayerById(kuid, options),
    );
  player
    .command("forget-guardians <kuid>")
    .description("let another person become the guardian without the approval of a former one")
    .requiredOption(...ORGANISATION)
    .addOption(requiredMode())
    .action(async (kuid: string, options: OfPlayer) =>
      (await people()).forgetGuardiansById(kuid, options),
    );

  const guardian = kinward.command("guardian").description("export and erase guardians");
  guardian
    .command("export <email>")
    .description("print everything that is stored of a guardian, as JSON")
    .addOption(modeOption())
    .action(async (email: string, options: { mode?: Mode }) =>
      (await people()).exportGuardianByEmail(email, options),
    );
  guardian
    .command("erase <email>")
    .description("erase a guardian in all organisations, and withdraw what only they consented to")
    .addOption(requiredMode())
    .addOption(yesOption())
    .action(async (email: string, options: Confirmed & { mode: Mode }) =>
      (await people()).eraseGuardianByEmail(email, options),
    );

  const erasures = kinward
    .command("erasures")
    .description("keep a list of who was erased, and erase them again after a restore");
  erasures
    .command("list")
    .description("print the hashes of who was erased, to be kept beside backups")
    .action(async () => (await people()).printManifest());
  erasures
    .command("apply <file>")
    .description("erase whom a restored backup brought back; run it before the service starts")
    .action(async (file: string) => (await people()).applyManifestFile(file));

  kinward
    .command("test-data")
    .description("manage what products store in test mode")
    .command("wipe")
    .description("delete all test data of a product; keys, endpoints and the product file stay")
    .addOption(productOption().makeOptionMandatory())
    .addOption(yesOption())
    .action(async (options: Confirmed & { product: number }) =>
      (await people()).wipeTestDataOf(options),
    );
}
