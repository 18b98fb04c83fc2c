import { readConfig } from "../config.js";

/** Of the command that the primary process runs; it is not listed. */
export const SERVING_PROCESS = "serving-process";

/**
 * Migrates and serves requests until SIGTERM or SIGINT, then finishes what is in flight. A second signal ends it at once. With
 * PROCESSES above 1 this process becomes the primary of others, which loads next to nothing.
 */
export async function serve({ demo = false }: { demo?: boolean }): Promise<void> {
  const config = readConfig();
  if (config.processes === 1)
    return (await import("./serve-alone.js")).serveAlone(config, { demo });
  const { servePrimary } = await import("../processes/primary.js");
  return servePrimary(config, [SERVING_PROCESS, ...(demo ? ["--demo"] : [])]);
}
