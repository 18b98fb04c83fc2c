import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

import { redactedNames } from "../../generated/redacted-names.js";
import { startService } from "../app.js";
import type { Config } from "../config.js";
import { makeLog } from "../lib/log.js";
import { announceProcess } from "../ops/announce-process.js";
import { startMetrics } from "../ops/metrics.js";
import { openServices, requireOwnClock } from "../services.js";
import { cannotListen } from "./cannot-listen.js";
import { joinCluster } from "./serve-cluster.js";
import { onStopSignal } from "./stop-signal.js";

/** Serves requests in this process, which may be one of a cluster. */
export async function serveAlone(given: Config, { demo }: { demo: boolean }): Promise<void> {
  // Links contain the port, so it has to be known before the service listens.
  const config = given.port === 0 ? { ...given, port: await freePort(given.host) } : given;
  let allowStop: (stop: (signal: string) => Promise<void>) => void = () => {};
  const started = new Promise<(signal: string) => Promise<void>>(
    (resolve) => (allowStop = resolve),
  );
  const log = makeLog(config.logLevel, redactedNames);
  const requestStop = (reason: string) =>
    void started
      .then((stop) => stop(reason))
      .catch((error: unknown) => log.fatal({ err: error }, "could not stop"));
  const member = joinCluster();
  // Comes before it listens, because a process that is ready may be stopped at once.
  onStopSignal(requestStop);
  member.onStop(requestStop);
  const services = await openServices(config, log, { findsNesting: false });
  requireOwnClock(services);
  const demonstration = demo && config.slot === 1 ? await import("./demo.js") : undefined;
  if (services.catalogue.isEmpty) await demonstration?.ensureDemo(services, config);
  const metrics = await startMetrics(services);
  let refuse: (error: Error) => void = () => process.exit(1);
  const withdraw = await announceProcess(services, (error) => refuse(error));
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

  let stopping: Promise<void> | undefined;
  const stop = (reason: string) => (stopping ??= stopAll(reason));
  const stopAll = async (signal: string) => {
    log.info({ signal }, "stopping");
    await closeGame?.();
    await service.stop();
    await metrics.stop();
    await withdraw();
    await services.store.close();
    log.info("stopped");
    member.leave();
  };
  refuse = (error) => {
    log.fatal({ err: error }, "the secrets of this process can no longer be used");
    process.exitCode = 1;
    void stop("secrets").finally(() => process.exit(1));
  };
  allowStop(stop);
  member.ready();
}

async function freePort(host: string): Promise<number> {
  const server = createServer();
  await once(server.listen(0, host), "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
