import { readFileSync } from "node:fs";

import { CommandError } from "./command-error.js";

export const readText = (file: string): string => orRefuse(file, () => readFileSync(file, "utf8"));

export const readJson = (file: string): unknown =>
  orRefuse(file, () => JSON.parse(readFileSync(file, "utf8")) as unknown);

function orRefuse<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
