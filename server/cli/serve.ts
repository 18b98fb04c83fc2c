import cluster from "node:cluster";

import { readConfig } from "../config.js";

/**
 * Migrates and serves requests until SIGTERM or SIGINT, then finishes what is in flight. A second signal ends the process at
 * once. With PROCESSES above 1 this process only starts the others and loads almost nothing.
 */
export async function serve({ demo = false }: { demo?: boolean }): Promise<void> {
  const config = readConfig();
  if (config.processes > 1 && cluster.isPrimary)
    return (await import("./serve-cluster.js")).serveCluster(config);
  return (await import("./serve-alone.js")).serveAlone(config, { demo });
}
