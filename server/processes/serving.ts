// A process that answers requests, beside others: the primary process started it, and hands it connections.
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

import { readContractDocument, startService } from "../app.js";
import { CommandError } from "../cli/command-error.js";
import { describeError } from "../cli/describe-error.js";
import { onStopSignal } from "../cli/stop-signal.js";
import { ConfigError, readConfig } from "../config.js";
import { readRedactedNames } from "../http/server.js";
import { makeLog } from "../lib/log.js";
import { announceProcess } from "../ops/announce-process.js";
import { createMeter } from "../ops/metrics.js";
import { openServices, requireOwnClock } from "../services.js";
import { describeUnavailable } from "../store/engine/errors.js";
import type { FromServing, ToServing } from "./messages.js";
import { reportArmed, shareDegraded } from "./serving-reports.js";
import { createSharedWindows } from "./shared-windows.js";
import { createTakenConnections } from "./taken-connections.js";
import { createOwnTurn } from "./turns.js";

/** Before what falls due is begun once more, where the database did not let it. */
const KEEP_TIME_PAUSE_MS = 1_000;

/** As often as the process that keeps time tidies. */
const FORGET_MS = 10 * 60_000;

/** Serves requests until the primary process says stop, or ends. */
export async function serveForPrimary({ demo = false }: { demo?: boolean }): Promise<void> {
  if (!process.connected)
    throw new CommandError("`kinward serve` runs this command itself, with PROCESSES.");
  // Until it is ready nothing has to be finished.
  const exit = () => process.exit();
  process.once("disconnect", exit);
  try {
    await startServing(demo, () => process.off("disconnect", exit));
  } catch (error) {
    const isFinal = error instanceof ConfigError || error instanceof CommandError;
    const isUnavailable = describeUnavailable(error) !== undefined;
    const message = describeError(error);
    // Connections that are still open must not keep a failed process alive.
    send({ type: "failed", message, isFinal, isUnavailable }, () => process.exit(1));
  }
}

function send(message: FromServing, onSent: () => void = () => {}): void {
  // The primary may have ended.
  if (process.connected) process.send?.(message, undefined, {}, onSent);
  else onSent();
}

async function startServing(demo: boolean, onReady: () => void): Promise<void> {
  const config = readConfig();
  const log = makeLog(config.logLevel, readRedactedNames(readContractDocument));
  const connections = createTakenConnections(send);
  const windows = createSharedWindows(send);
  const turn = createOwnTurn(send);
  const services = await openServices(config, log, {
    findsNesting: false,
    windowsOf: windows.windowsOf,
    takeTurn: turn.take,
  });
  requireOwnClock(services);
  const demonstration = demo ? await import("../cli/demo.js") : undefined;
  if (services.catalogue.isEmpty) await demonstration?.ensureDemo(services, config);
  const degraded = shareDegraded(services, send);
  const stopReporting = reportArmed(services, send);
  const { memory } = services.store;
  memory.onForget = () => send({ type: "forget" });
  // What processes of other machines erase.
  setInterval(() => memory.forgetAll(), FORGET_MS).unref();
  const meter = config.metricsAddress === undefined ? undefined : await createMeter(services);
  const withdraw = await announceProcess(services, ({ message }) => {
    send({ type: "failed", message, isFinal: true, isUnavailable: false });
  });

  let closeGame: (() => Promise<void>) | undefined;
  let isStopping = false;

  const keepTime = async (isFirst: boolean): Promise<void> => {
    const service = await started;
    for (let isKept = false; !isKept && !isStopping;)
      try {
        await service.keepTime();
        isKept = true;
      } catch (error) {
        log.error({ err: error }, "cannot do what falls due yet");
        await sleep(KEEP_TIME_PAUSE_MS);
      }
    stopReporting();
    degraded.follow();
    if (!demonstration || isStopping) return;
    const { ensureDemo, openGame, printDemo } = demonstration;
    const made = await (isFirst ? printDemo(services) : ensureDemo(services, config));
    closeGame = await openGame(services, made);
  };

  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    const service = await started;
    await closeGame?.();
    await service.stop();
    await withdraw();
    await services.store.close();
    if (process.connected) process.disconnect();
  };

  const onError = (error: unknown) => log.error({ err: error }, "background failure");
  const receive = (message: ToServing, socket: Socket | undefined): void => {
    switch (message.type) {
      case "open":
        onReady();
        process.once("disconnect", onAbandoned);
        turn.begin();
        return connections.opened(message.port);
      case "connection":
        return connections.taken(message.id, socket);
      case "shed":
        return connections.shed(message.connections);
      case "no-more-connections":
        return connections.ended();
      case "keep-time":
        return void keepTime(message.isFirst).catch(onError);
      case "armed":
        return services.store.armed(message.dueAt);
      case "degraded":
        return degraded.received(message.isDegraded);
      case "forget":
        return memory.forgetAll();
      case "turn":
        return turn.granted(message.isWanted);
      case "turn-wanted":
        return turn.wanted();
      case "grant":
        return windows.granted(message.grant);
      case "recall":
        return windows.recalled(message.reserve);
      case "read-figures":
        return void meter
          ?.figures(message)
          .then((figures) => send({ type: "figures", id: message.id, figures }))
          .catch(onError);
      case "stop":
        return void stop().catch(onError);
    }
  };
  const onAbandoned = () => {
    if (!isStopping) log.error("the primary process has ended, and this one stops");
    windows.abandon();
    turn.end();
    connections.ended();
    void stop().catch(onError);
  };
  process.on("message", (message, socket) => receive(message as ToServing, socket as Socket));
  const started = startService(services, { intake: connections, keepsTime: false });
  onStopSignal(() => void stop().catch(onError));
  await started;
}
