import type { Command } from "commander";

export function registerSession(kinward: Command): void {
  kinward
    .command("session")
    .description("manage sessions")
    .command("revoke <id>")
    .description("revoke a session")
    .action(async (id: string) => (await import("../session.js")).revokeSessionById(id));
}
