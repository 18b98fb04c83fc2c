import type { PostgresServer } from "./server.mjs";

export function startPair(
  endings: (() => unknown)[],
  options: { isSynchronous: boolean },
): Promise<{ primary: PostgresServer; standby: PostgresServer }>;
