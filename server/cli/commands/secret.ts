import type { Command } from "commander";

import type { RotateOptions } from "../secret.js";
import { jsonOption } from "./options.js";

const STEPS = `
How to change the secret, with the service running:
  1. List the new secret after the old one (KINWARD_SECRET=OLD,NEW) and restart every process, one by one.
     With a single process, begin with step 2.
  2. Put it first (KINWARD_SECRET=NEW,OLD) and restart every process, one by one.
  3. Run \`kinward secret rotate\`, with the same list. It can be interrupted and run again.
  4. Remove the old secret when it says that nothing needs it any longer, and restart.`;

export function registerSecret(kinward: Command): void {
  const secret = kinward
    .command("secret")
    .description("change the secret of the service (KINWARD_SECRET) while it runs")
    .addHelpText("after", STEPS);
  secret
    .command("status")
    .description("list the secrets by their ids, what still needs each, and until when")
    .addOption(jsonOption())
    .action(async (options: { json?: boolean }) =>
      (await import("../secret.js")).showSecrets(options),
    );
  secret
    .command("rotate")
    .description("encrypt and hash everything stored anew under the newest secret")
    .option(
      "--now",
      "do not wait for links, passwords and signed-in browsers of an older secret: they stop working when it is removed",
    )
    .addOption(jsonOption())
    .addHelpText("after", STEPS)
    .action(async (options: RotateOptions) => (await import("../secret.js")).rotate(options));
}
