import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

import { startService } from "../app.js";
import type { Config } from "../config.js";
import { announceProcess } from "../ops/announce-process.js";
import { startMetrics } from "../ops/metrics.js";
import { startTelemetry } from "./start-telemetry.js";
import { openForService } from "../services.js";
import { cannotListen } from "./cannot-listen.js";
import { joinCluster } from "./serve-cluster.js";
import { createStopper } from "./stopper.js";

/** Serves requests in this process, which may be one of a cluster. */
export async function serveAlone(given: Config, { demo }: { demo: boolean }): Promise<void> {
  // Links contain the port, so it has to be known before the service listens.
  const config = given.port === 0 ? { ...given, port: await freePort(given.host) } : given;
  const { log, tracing, exportMetrics } = await startTelemetry(config);
  const member = joinCluster();
  // Comes before it listens, because a process that is ready may be stopped at once.
  const stopper = createStopper(log);
  member.onStop(stopper.stop);
  const services = await openForService(config, log, tracing);
  const demonstration = demo && config.slot === 1 ? await import("./demo.js") : undefined;
  if (services.catalogue.isEmpty) await demonstration?.ensureDemo(services, config);
  const metrics = await startMetrics(services, exportMetrics);
  const withdraw = await announceProcess(services, stopper.refuse);
  const service = await startService(services, { isDemo: demo }).catch(
    async (error: NodeJS.ErrnoException) => {
      await withdraw();
      await services.store.close();
      throw cannotListen(config, error);
    },
  );
  log.info(
    {
      address: services.publicUrl,
      database: services.store.dialect,
      wakeups: config.wakeups,
      metrics: metrics.address,
      mode: config.clock === "manual" ? "manual clock" : undefined,
    },
    "listening",
  );
  const closeGame = await demonstration?.openGame(
    services,
    await demonstration.printDemo(services),
  );

  const stopAll = async () => {
    await closeGame?.();
    // A person who presses Ctrl-C has no load balancer before the service.
    const drainMs = stopper.signal.reason === "SIGTERM" ? config.drainSeconds * 1_000 : 0;
    await service.stop({ drainMs });
    await metrics.stop();
    await withdraw();
    await services.store.close();
    await tracing?.stop();
    log.info("stopped");
    member.leave();
  };
  stopper.onStop(() => {
    void stopAll()
      .catch((error: unknown) => log.fatal({ err: error }, "could not stop"))
      .finally(() => process.exitCode === 1 && process.exit());
  });
  member.ready();
}

async function freePort(host: string): Promise<number> {
  const server = createServer();
  await once(server.listen(0, host), "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
