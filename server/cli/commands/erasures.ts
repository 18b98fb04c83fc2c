import type { Command } from "commander";

export function registerErasures(kinward: Command): void {
  const erasures = kinward
    .command("erasures")
    .description("keep a list of who was erased, and erase them again after a restore");
  erasures
    .command("list")
    .description("print the hashes of who was erased, to be kept beside backups")
    .action(async () => (await import("../erasures.js")).printManifest());
  erasures
    .command("apply <file>")
    .description("erase whom a restored backup brought back; run it before the service starts")
    .action(async (file: string) => (await import("../erasures.js")).applyManifestFile(file));
}
