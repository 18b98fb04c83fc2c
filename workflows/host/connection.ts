// The connection to Temporal, by its standard environment variables, so that a dev server, a cluster and the cloud are configured
// alike.
import { existsSync } from "node:fs";

import { Connection } from "@temporalio/client";
import type { DataConverter } from "@temporalio/common";
import { loadClientConnectConfig } from "@temporalio/envconfig";
// Imports types alone, because only a worker needs the module, which is large.
import type { NativeConnectionOptions } from "@temporalio/worker";

import type { BackOff } from "../../server/lib/back-off.js";
import { ConfigError, type Config } from "../../server/config.js";
import { readSecretFiles } from "../../server/lib/secret-files.js";
import { encrypting } from "./codec.js";

const DEFAULT_NAMESPACE = "default";
const HIGHEST_PORT = 65_535;

interface TemporalAddress {
  options: NativeConnectionOptions;
  namespace: string;
}

/**
 * Reads `TEMPORAL_ADDRESS`, `TEMPORAL_NAMESPACE`, `TEMPORAL_API_KEY` (or its file), `TEMPORAL_TLS_*`, `TEMPORAL_PROFILE` and the
 * file that `TEMPORAL_CONFIG_FILE` names. An empty variable counts as absent: an empty key would turn TLS on. Throws a
 * ConfigError where they are invalid.
 */
export function readTemporalAddress(env: NodeJS.ProcessEnv = process.env): TemporalAddress {
  const { given, faults } = readSecretFiles(env);
  const file = env["TEMPORAL_CONFIG_FILE"];
  try {
    if (faults.length > 0) throw new Error(`${faults.join("; ")}.`);
    // Temporal's own reader treats a missing file as an empty one.
    if (file && !existsSync(file)) throw new Error(`there is no file ${file}.`);
    const { connectionOptions, namespace } = loadClientConnectConfig({
      overrideEnvVars: { ...given },
    });
    assertAddress(connectionOptions.address);
    return { options: connectionOptions, namespace: namespace ?? DEFAULT_NAMESPACE };
  } catch (error) {
    throw new ConfigError(`The configuration of Temporal is invalid: ${(error as Error).message}`);
  }
}

function assertAddress(address: string | undefined): void {
  if (address === undefined) return;
  const [, port = ""] = /^(?:[^\s:/]+|\[[\d:a-f]+\]):(\d+)$/i.exec(address) ?? [];
  if (port === "" || Number(port) > HIGHEST_PORT)
    throw new Error(`${address} is not host:port, as in temporal.example:7233.`);
}

/** The pause between our own attempts while Temporal does not respond. */
export const RECONNECT_BACK_OFF: BackOff = { firstMs: 1_000, longestMs: 10_000, jitter: 0.2 };

/** The longest real time between two attempts to connect. gRPC's own two minutes would lengthen every outage. */
const RECONNECT_MS = 5_000;

/** Connects with the first request, so that a process starts and serves whether or not Temporal responds. */
export const connectLazily = ({ options }: TemporalAddress): Connection =>
  Connection.lazy({ ...options, channelArgs: { "grpc.max_reconnect_backoff_ms": RECONNECT_MS } });

/** Returns how payloads are encoded, equal for the dispatcher and the worker. */
export const dataConverterOf = ({ temporalPayloadKeys }: Config): DataConverter =>
  temporalPayloadKeys ? { payloadCodecs: [encrypting(temporalPayloadKeys)] } : {};
