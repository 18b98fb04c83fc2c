// Runs commands inside the test and captures what they print.
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach } from "@jest/globals";
import type { Command } from "commander";

import { makeCommandLine } from "../server/cli/command-line.js";
import { TestFolder } from "./folder.js";

export class CommandLine {
  folder = undefined as unknown as TestFolder;
  /** Everything printed since the start of the test or the last call of `clear`. */
  printed = "";
  /** The lines logged to standard error. */
  logged: string[] = [];

  clear(): void {
    this.printed = "";
    this.logged = [];
  }

  /** Returns what the last command printed as JSON. */
  json(): unknown {
    return JSON.parse(this.printed);
  }

  /** Writes a file beside the database. Returns its path. */
  write(name: string, content: string): string {
    const path = join(this.folder.path, name);
    writeFileSync(path, content);
    return path;
  }
}

/** Makes a fresh command line for each test of the file. */
export function useCommandLine(): CommandLine {
  const commandLine = new CommandLine();
  const env = { ...process.env };
  const write = process.stdout.write.bind(process.stdout);
  const writeError = process.stderr.write.bind(process.stderr);
  beforeEach(() => {
    commandLine.folder = new TestFolder();
    commandLine.clear();
    process.env["DATABASE_URL"] = commandLine.folder.config().databaseUrl;
    process.stdout.write = (text) => {
      commandLine.printed += String(text);
      return true;
    };
    process.stderr.write = (text) => commandLine.logged.push(String(text)) > 0;
  });
  afterEach(() => {
    process.stdout.write = write;
    process.stderr.write = writeError;
    process.env = { ...env };
    commandLine.folder[Symbol.dispose]();
  });
  return commandLine;
}

/**
 * Runs a command with only these environment variables. Resolves to what it prints and rejects where it fails. Only one can run
 * at a time.
 */
export async function runCommand(
  parameters: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const { env: outer, stdout, stderr } = process;
  const write = stdout.write.bind(stdout);
  const writeError = stderr.write.bind(stderr);
  let printed = "";
  process.env = { PATH: outer["PATH"], ...env };
  stdout.write = (text) => {
    printed += String(text);
    return true;
  };
  // Hides the lines of the audit log.
  stderr.write = () => true;
  try {
    const kinward = makeCommandLine();
    throwInsteadOfExit(kinward);
    await kinward.parseAsync([...parameters], { from: "user" });
  } finally {
    process.env = outer;
    stdout.write = write;
    stderr.write = writeError;
  }
  return printed;
}

function throwInsteadOfExit(command: Command): void {
  command.exitOverride();
  command.commands.forEach(throwInsteadOfExit);
}
