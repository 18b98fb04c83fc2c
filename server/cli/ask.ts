import { createInterface } from "node:readline/promises";

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
