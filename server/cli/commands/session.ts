import type { Command } from "commander";

import type { Confirmed } from "../ask.js";
import { yesOption } from "./options.js";

export function registerSession(kinward: Command): void {
  const session = kinward.command("session").description("manage sessions");
  session
    .command("revoke <id>")
    .description("revoke a session")
    .action(async (id: string) => (await import("../session.js")).revokeSessionById(id));
  session
    .command("unlink <id>")
    .description("unlink the guardians of a session, which keeps its permissions")
    .addOption(yesOption())
    .action(async (id: string, options: Confirmed) =>
      (await import("../session.js")).unlinkSessionById(id, options),
    );
}
