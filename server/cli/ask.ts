import { createInterface } from "node:readline/promises";

import { CommandError } from "./command-error.js";

/** With `yes` nothing is asked. */
export type Confirmed = Readonly<{ yes?: boolean }>;

/**
 * Asks before a far-reaching change. Throws a CommandError where the reply isn't yes, or where there is no terminal to ask at.
 */
export async function assertConfirmed(question: string, { yes = false }: Confirmed): Promise<void> {
  if (yes) return;
  if (!canAsk())
    throw new CommandError(
      `${question} Nothing was changed. Add --yes to do it without being asked.`,
    );
  if (!(await confirm(question))) throw new CommandError("Nothing was changed.");
}

/** Returns whether a person can be asked: both input and output are a terminal. */
export const canAsk = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/** Asks a yes-or-no question. Only `y` and `yes` mean yes. */
export async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
