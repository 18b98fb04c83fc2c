import type { Command } from "commander";

import type { MailListOptions } from "../mail.js";
import { jsonOption } from "./options.js";

const mail = () => import("../mail.js");

export function registerMail(kinward: Command): void {
  const group = kinward.command("mail").description("see what became of emails, and act on it");
  group
    .command("list")
    .description("list the newest hundred emails of each mode")
    .option("--failing", "only those whose last attempt failed")
    .option("--to <address>", "only those to this address, however many there are")
    .addOption(jsonOption())
    .action(async (options: MailListOptions) => (await mail()).listMailRows(options));
  group
    .command("resend <id>")
    .description("send an email again, now")
    .action(async (id: string) => (await mail()).resendMail(id));
  group
    .command("bounced <address>")
    .description("record that emails to an address came back, and tell the products")
    .action(async (address: string) => (await mail()).recordBounce(address));
}
