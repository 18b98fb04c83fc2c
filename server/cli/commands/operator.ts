import { Option, type Command } from "commander";

import { ROLES, type Role } from "../../domain/operator/roles.js";
import type { Confirmed } from "../ask.js";
import { jsonOption, yesOption } from "./options.js";

const commands = () => import("../operator.js");

const ORGANISATION = ["--organisation <name>", "organisation of the operator"] as const;

export function registerOperator(kinward: Command): void {
  const operator = kinward
    .command("operator")
    .description("manage who can use the console at /console");
  operator
    .command("invite <email>")
    .description("print a link that lets a person join, once and within a day, and email it")
    .requiredOption(...ORGANISATION)
    .addOption(new Option("--role <role>", "what they may do").choices(ROLES).makeOptionMandatory())
    .addOption(jsonOption())
    .action(async (email: string, options: { organisation: string; role: Role; json?: boolean }) =>
      (await commands()).invite(email, options),
    );
  operator
    .command("list")
    .description("list operators with their roles")
    .option("--organisation <name>", "only those of this organisation")
    .addOption(jsonOption())
    .action(async (options: { organisation?: string; json?: boolean }) =>
      (await commands()).list(options),
    );
  operator
    .command("sessions <email>")
    .description("list where an operator is signed in")
    .requiredOption(...ORGANISATION)
    .addOption(jsonOption())
    .action(async (email: string, options: { organisation: string; json?: boolean }) =>
      (await commands()).listSessions(email, options),
    );
  operator
    .command("end-session <email> <sessionId>")
    .description("sign an operator out of one browser")
    .requiredOption(...ORGANISATION)
    .action(async (email: string, sessionId: string, options: { organisation: string }) =>
      (await commands()).endSession(email, sessionId, options),
    );
  operator
    .command("role <email> <role>")
    .description("give an operator another role, which ends their sessions")
    .requiredOption(...ORGANISATION)
    .action(async (email: string, role: string, options: { organisation: string }) =>
      (await commands()).giveRole(email, role, options),
    );
  operator
    .command("remove <email>")
    .description("remove an operator, with their sessions and passkeys")
    .requiredOption(...ORGANISATION)
    .addOption(yesOption())
    .action(async (email: string, options: Confirmed & { organisation: string }) =>
      (await commands()).remove(email, options),
    );
}
