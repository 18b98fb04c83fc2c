import type { Services } from "../services.js";
import { readConfig, type Config } from "../config.js";
import { makeLog } from "../log.js";
import { openServices } from "../services.js";

/** Runs a command of the command line on the service's own parts, and closes them whatever happens. */
export async function withServices<T>(
  work: (services: Services, config: Config) => Promise<T>,
): Promise<T> {
  const config = readConfig();
  const services = await openServices(config, makeLog("silent", []));
  try {
    return await work(services, config);
  } finally {
    await services.store.close();
  }
}

/** A command that cannot be carried out for a reason that its user can mend. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

export const print = (text: string): void => void process.stdout.write(`${text}\n`);

export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2));

export const asInstant = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();
