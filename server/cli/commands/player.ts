import type { Command } from "commander";

import type { Mode } from "../../domain/product.js";
import type { Confirmed } from "../ask.js";
import type { OfPlayer } from "../player.js";
import { jsonOption, modeOption, productOption, yesOption } from "./options.js";

const playerCommands = () => import("../player.js");

const ORGANISATION = ["--organisation <name>", "organisation of the player"] as const;
const requiredMode = () => modeOption().makeOptionMandatory();

export function registerPlayer(kinward: Command): void {
  const player = kinward.command("player").description("find, show, export and erase players");
  player
    .command("find <text>")
    .description("print the players that an id, a one-time password or a guardian's address names")
    .addOption(productOption().makeOptionMandatory())
    .addOption(requiredMode())
    .addOption(jsonOption())
    .action(async (text: string, options: { product: number; mode: Mode; json?: boolean }) =>
      (await playerCommands()).findPlayersBy(text, options),
    );
  player
    .command("why <kuid>")
    .description("say in a sentence why each permission is off")
    .requiredOption(...ORGANISATION)
    .addOption(requiredMode())
    .addOption(jsonOption())
    .action(async (kuid: string, options: OfPlayer & { json?: boolean }) =>
      (await playerCommands()).explainPlayer(kuid, options),
    );
  player
    .command("reveal <kuid>")
    .description("print the addresses of the guardians, which the audit log records")
    .requiredOption(...ORGANISATION)
    .addOption(requiredMode())
    .action(async (kuid: string, options: OfPlayer) =>
      (await playerCommands()).revealGuardians(kuid, options),
    );
  player
    .command("show <kuid>")
    .description("print how much is stored of a player")
    .requiredOption(...ORGANISATION)
    .addOption(requiredMode())
    .addOption(jsonOption())
    .action(async (kuid: string, options: OfPlayer) =>
      (await playerCommands()).showPlayer(kuid, options),
    );
  player
    .command("export <kuid>")
    .description("print everything that is stored of a player, as JSON")
    .requiredOption(...ORGANISATION)
    .addOption(requiredMode())
    .action(async (kuid: string, options: OfPlayer) =>
      (await playerCommands()).exportPlayerById(kuid, options),
    );
  player
    .command("erase <kuid>")
    .description("erase a player in all products of the organisation")
    .requiredOption(...ORGANISATION)
    .addOption(requiredMode())
    .addOption(yesOption())
    .action(async (kuid: string, options: OfPlayer & Confirmed) =>
      (await playerCommands()).erasePlayerById(kuid, options),
    );
  player
    .command("forget-guardians <kuid>")
    .description("let another person become the guardian without the approval of a former one")
    .requiredOption(...ORGANISATION)
    .addOption(requiredMode())
    .action(async (kuid: string, options: OfPlayer) =>
      (await playerCommands()).forgetGuardiansById(kuid, options),
    );
}
