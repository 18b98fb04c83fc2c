// The connections of a process that answers: the primary accepts and hands them.
import type { Server } from "node:http";
import type { Socket } from "node:net";

import type { Intake } from "../http/intake.js";
import type { FromServing } from "./messages.js";

export interface TakenConnections extends Intake {
  /** The primary listens on this port. */
  opened(port: number): void;
  taken(id: number, socket: Socket | undefined): void;
  /** Another process is to have so many of them. */
  shed(connections: number): void;
  /** The primary hands no more. */
  ended(): void;
}

export function createTakenConnections(send: (message: FromServing) => void): TakenConnections {
  const open = new Set<Socket>();
  let server: Server | undefined;
  let hasEnded = false;
  let onPort: (port: number) => void = () => {};
  let onChange: () => void = () => {};

  let surplus = 0;
  let closed = 0;
  /** What is closed in one turn of the event loop is one message. */
  const report = () => {
    send({ type: "closed", connections: closed });
    closed = 0;
  };
  const countClosed = () => {
    if (++closed === 1) setImmediate(report);
  };

  return {
    open(of) {
      server = of;
      // A server that does not listen itself would not close connections that are too slow.
      server.emit("listening");
      send({ type: "ready" });
      return new Promise((resolve) => (onPort = resolve));
    },
    async close() {
      send({ type: "leaving" });
      while (!hasEnded || open.size > 0) await new Promise<void>((resolve) => (onChange = resolve));
    },
    isSurplus: () => surplus > 0 && surplus-- > 0,
    opened: (port) => onPort(port),
    taken(id, socket) {
      send({ type: "accepted", id });
      // Undefined where the client has left meanwhile.
      if (!socket || !server) return countClosed();
      open.add(socket);
      socket.once("close", () => {
        open.delete(socket);
        countClosed();
        onChange();
      });
      // As Node sets up a connection that a server accepts itself.
      socket.setNoDelay(true);
      socket.allowHalfOpen = true;
      server.emit("connection", socket);
    },
    shed: (connections) => void (surplus = connections),
    ended() {
      hasEnded = true;
      onChange();
    },
  };
}
