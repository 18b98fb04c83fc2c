import { createInterface } from "node:readline/promises";

import { CommandError } from "./command-error.js";

/** `yes`: there is no need to ask. */
export type Confirmed = Readonly<{ yes?: boolean }>;

/** Asks before a far-reaching change. Throws a CommandError where the answer is not yes, or where no person can be asked. */
export async function assertConfirmed(question: string, { yes = false }: Confirmed): Promise<void> {
  if (yes) return;
  if (!canAsk())
    throw new CommandError(
      `${question} Nothing was changed. Add --yes to do it without being asked.`,
    );
  if (!(await confirm(question))) throw new CommandError("Nothing was changed.");
}

/** Whether a person can be asked: both sides of the conversation are a terminal. */
export const canAsk = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/** Asks a yes-or-no question. Anything but `y` or `yes` is a no. */
export async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
