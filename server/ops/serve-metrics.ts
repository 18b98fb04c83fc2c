// Metrics have an address of their own, because the public must not read them.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { ConfigError } from "../config.js";

export interface Metrics {
  /** Undefined where METRICS_ADDRESS is not set. */
  readonly address: string | undefined;
  stop(): Promise<void>;
}

export const NO_METRICS: Metrics = { address: undefined, stop: async () => {} };

const TEXT_FORMAT = "text/plain; version=0.0.4; charset=utf-8";

/**
 * Serves `GET /metrics` on `host:port`; each further process of a cluster, of slot 2 and so on, on the next port. Throws a
 * ConfigError where it cannot.
 */
export async function serveMetrics(
  at: string,
  slot: number,
  read: () => Promise<string>,
): Promise<Metrics> {
  const server = createServer((request, response) => {
    response.setHeader("X-Content-Type-Options", "nosniff");
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    read().then(
      (text) => response.writeHead(200, { "Content-Type": TEXT_FORMAT }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  const { host, port: firstPort } = split(at);
  const port = firstPort === 0 ? 0 : firstPort + slot - 1;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen({ port, host, exclusive: true }, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(`Cannot serve metrics on ${host}:${port} (${error.code}).`);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    address: `${host}:${bound}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function split(address: string): { host: string; port: number } {
  const at = address.lastIndexOf(":");
  return {
    host: address.slice(0, at).replace(/^\[|\]$/g, ""),
    port: Number(address.slice(at + 1)),
  };
}
