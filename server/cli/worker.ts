import { readConfig } from "../config.js";
import { announceProcess } from "../ops/announce-process.js";
import { startMetrics } from "../ops/metrics.js";
import { startTelemetry } from "./start-telemetry.js";
import { openForService } from "../services.js";
import { CommandError } from "./command-error.js";
import { createStopper } from "./stopper.js";

/** The longest that a worker may take to stop. */
const LONGEST_STOP_MS = 40_000;

/**
 * Runs wakeups for Temporal until SIGTERM or SIGINT, then finishes those in flight. A second signal ends the process at once.
 */
export async function work(): Promise<void> {
  const config = readConfig();
  if (config.wakeups !== "temporal")
    throw new CommandError(
      "A worker needs WAKEUPS=temporal. With WAKEUPS=embedded, `kinward serve` runs wakeups itself.",
    );
  const { log, tracing, exportMetrics } = await startTelemetry(config);
  const { connectWithRetries, installRuntime, startWorker } =
    await import("../../workflows/host/worker.js");
  const stopper = createStopper(log);
  stopper.onStop(() => void setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref());

  installRuntime(log);
  const services = await openForService(config, log, tracing);
  const withdraw = await announceProcess(services, stopper.refuse);
  const metrics = await startMetrics(services, exportMetrics);
  const connected = await connectWithRetries(services, stopper.signal);
  if (connected) {
    const worker = await startWorker(services, connected).catch((error: Error) => {
      throw new CommandError(
        `The worker cannot start in the namespace ${connected.namespace}: ${error.message}`,
      );
    });
    await services.wakeups.start();
    log.info({ namespace: connected.namespace, database: services.store.dialect }, "working");
    stopper.onStop(() => void worker.stop().catch(() => {}));
    await worker.ended;
    await connected.connection.close();
  }
  await services.wakeups.stop();
  services.transport.close();
  await services.checkpoints.flush();
  await metrics.stop();
  await withdraw();
  await services.store.close();
  await tracing?.stop();
  log.info("stopped");
  // Ends the SDK's threads, which would keep the process alive.
  process.exit();
}
