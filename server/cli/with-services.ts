import type { Services } from "../services.js";
import { readConfig, type Config } from "../config.js";
import { makeLog } from "../lib/log.js";
import { openServices, type ServiceOptions } from "../services.js";

/** A command logs entries of the audit log to its standard error, for a collector of logs. */
const AUDIT_LINES = {
  write(line: string): void {
    if (line.includes('"msg":"audit"') && !process.stderr.isTTY) process.stderr.write(line);
  },
};

/** Runs a command on the parts of the service, and closes them whatever happens. */
export async function withServices<T>(
  work: (services: Services, config: Config) => Promise<T>,
  config = readConfig(),
  options: ServiceOptions = {},
): Promise<T> {
  const services = await openServices(config, makeLog(config.logLevel, [], AUDIT_LINES), options);
  try {
    return await work(services, config);
  } finally {
    await services.checkpoints.flush();
    await services.store.close();
  }
}

export const print = (text: string): void => void process.stdout.write(`${text}\n`);

export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2));

export function asInstant(instant: number): string;
export function asInstant(instant: number | null): string | null;
export function asInstant(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
