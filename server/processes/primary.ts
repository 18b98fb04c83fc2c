// The primary process: it accepts connections and hands them to processes that answer, counts what they share, and replaces
// those that end. It has no database, and no request reaches it.
import { createServer, type AddressInfo, type Server } from "node:net";

import { cannotListen } from "../cli/cannot-listen.js";
import { CommandError } from "../cli/command-error.js";
import { onStopSignal } from "../cli/stop-signal.js";
import { publicUrlOf, type Config } from "../config.js";
import { makeLog } from "../lib/log.js";
import { NO_METRICS, serveMetrics } from "../ops/serve-metrics.js";
import { systemRandomness } from "../lib/randomness.js";
import { createCrew, type Crew, type Member } from "./crew.js";
import { createGrantedWindows } from "./granted-windows.js";
import { createHandedConnections } from "./handed-connections.js";
import type { FromServing, ToServing } from "./messages.js";
import { StartError, forkServing } from "./serving-process.js";
import { createSummedFigures } from "./summed-figures.js";
import { createTurns } from "./turns.js";

/**
 * Serves requests by several processes, each started with these parameters, until SIGTERM or SIGINT. A second signal ends all
 * of them at once.
 */
export async function servePrimary(config: Config, parameters: readonly string[]): Promise<void> {
  // What it logs names no one.
  const log = makeLog(config.logLevel, []);
  const { metricsAddress } = config;
  const connections = createHandedConnections();
  const windows = createGrantedWindows(config.processes);
  const turns = createTurns();
  const figures = metricsAddress === undefined ? undefined : await createSummedFigures();
  /** Who does what falls due. */
  let keeper: Member | undefined;
  let hadKeeper = false;
  let isDegraded = false;
  /** Where clients connect to, once a process can answer. */
  let port: number | undefined;

  const appoint = () => {
    if (keeper) return;
    keeper = [...crew.members].find(({ isLeaving }) => !isLeaving);
    if (!keeper) return;
    keeper.send({ type: "keep-time", isFirst: !hadKeeper });
    hadKeeper = true;
    log.info({ pid: keeper.pid }, "wakeups run in this process");
  };

  const open = (member: Member) => {
    if (port === undefined) return;
    member.send({ type: "open", port });
    member.send({ type: "degraded", isDegraded });
    connections.join(member);
    appoint();
  };

  const sendOthers = (member: Member, message: ToServing) => {
    for (const other of crew.members) if (other !== member) other.send(message);
  };

  const receive = (member: Member, message: FromServing): void => {
    switch (message.type) {
      case "ready":
        return;
      case "failed":
        // One that had started cannot go on: neither can the others.
        if (crew.members.has(member)) void stop(new StartError(message.message));
        return;
      case "accepted":
        return connections.accepted(message.id);
      case "closed":
        return connections.closed(member, message.connections);
      case "leaving":
        connections.leave(member);
        return member.send({ type: "no-more-connections" });
      case "armed":
        if (keeper !== member) keeper?.send(message);
        return;
      case "degraded":
        isDegraded = message.isDegraded;
        return sendOthers(member, message);
      case "forget":
        return sendOthers(member, message);
      case "turn-wanted":
        return turns.wanted(member);
      case "turn-over":
        return turns.over(member);
      case "takes":
        return windows.take(member, message.takes);
      case "returned":
        return windows.returned(member, message.reserve, message.requests);
      case "figures":
        return figures?.received(member, message.id, message.figures);
    }
  };

  const crew: Crew = createCrew({
    fork: forkServing,
    parameters,
    log,
    random: systemRandomness,
    onReady: open,
    onMessage: receive,
    onLost(member) {
      connections.lost(member);
      windows.lost(member);
      turns.lost(member);
      figures?.lost(member);
      if (keeper !== member) return;
      keeper = undefined;
      appoint();
    },
    onFailure: (error) => void stop(error),
  });
  const metrics = figures
    ? await serveMetrics(metricsAddress ?? "", () => figures.text(crew.members, keeper))
    : NO_METRICS;
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    // Its client may leave before it is handed on.
    socket.on("error", () => {});
    connections.hand(socket);
  });

  let stopping: Promise<void> | undefined;
  /** Without an error it was asked for. */
  const stop = (error?: Error): Promise<void> => (stopping ??= stopAll(error));
  const stopAll = async (error?: Error) => {
    if (error) log.fatal({ err: error }, "the service cannot go on");
    server.close();
    await crew.stop();
    connections.end();
    await metrics.stop();
    log.info("stopped");
    if (!error) return;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  };
  const endAtOnce = () => {
    crew.kill();
    process.exit(1);
  };
  onStopSignal((signal) => {
    log.info({ signal }, "stopping");
    void stop();
  }, endAtOnce);

  try {
    // Whatever is wrong shows in the first one, which migrates the database, too.
    await crew.start();
    port = await listen(server, config);
    server.on("error", (error) => log.error({ err: error }, "a connection was not accepted"));
    crew.members.forEach(open);
    await Promise.all(Array.from({ length: config.processes - 1 }, () => crew.start()));
  } catch (error) {
    if (stopping) return stopping;
    crew.kill();
    throw error instanceof StartError ? new CommandError(error.message) : error;
  }
  log.info(
    {
      address: publicUrlOf(config, port),
      database: config.databaseUrl.startsWith("postgres") ? "postgres" : "sqlite",
      wakeups: config.wakeups,
      metrics: metrics.address,
      processes: [...crew.members].map(({ pid }) => pid),
    },
    "listening",
  );
}

const listen = (server: Server, config: Config): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", (error) => reject(cannotListen(config, error)));
    server.listen(config.port, config.host, () => {
      server.removeAllListeners("error");
      resolve((server.address() as AddressInfo).port);
    });
  });
