// Commands run inside the test: on a database of their own, with what they print kept.
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach } from "@jest/globals";

import { TestFolder } from "./folder.js";

export class CommandLine {
  folder = undefined as unknown as TestFolder;
  /** All that was printed since the start of the test or the last call of `clear`. */
  printed = "";
  /** The lines that were logged to the standard error. */
  logged: string[] = [];

  clear(): void {
    this.printed = "";
    this.logged = [];
  }

  /** What the last command printed as JSON. */
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

/** A fresh command line for each test of the file. */
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
