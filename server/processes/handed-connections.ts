// The primary's side of connections: it accepts them and hands each to the process that has the fewest. node:cluster is not
// used, because its round robin forgets a connection whose process ends before it has taken it, and its other policy leaves
// it to chance which process gets how many.
import type { Socket } from "node:net";

import type { ToServing } from "./messages.js";

/** How many connections wait while no process takes any: as many as the kernel would let wait. */
const MAX_WAITING = 511;

/** A process that answers, as far as connections are concerned. */
export interface Taker {
  send(message: ToServing, socket?: Socket): void;
}

export interface HandedConnections {
  /** From now on it is handed connections, and those that have more than their share let clients come back to it. */
  join(taker: Taker): void;
  hand(socket: Socket): void;
  /** It has the socket: the primary needs its own no longer. */
  accepted(id: number): void;
  closed(taker: Taker, connections: number): void;
  /** It is handed none any more. */
  leave(taker: Taker): void;
  /** It has ended: what it was handed and has not taken, another one gets. */
  lost(taker: Taker): void;
  /** Those that still wait are closed. */
  end(): void;
}

export function createHandedConnections(): HandedConnections {
  const open = new Map<Taker, number>();
  const handed = new Map<number, { readonly socket: Socket; readonly taker: Taker }>();
  let waiting: Socket[] = [];
  let lastId = 0;

  const leastBusy = (): Taker | undefined => {
    let found: Taker | undefined;
    let fewest = Infinity;
    for (const [taker, connections] of open)
      if (connections < fewest) [found, fewest] = [taker, connections];
    return found;
  };

  /** Clients keep connections for as long as they can: without it a process that was replaced would have none. */
  const share = () => {
    const all = [...open.values()].reduce((sum, connections) => sum + connections, 0);
    const most = Math.ceil(all / open.size);
    for (const [taker, connections] of open)
      if (connections > most) taker.send({ type: "shed", connections: connections - most });
  };

  const hand = (socket: Socket) => {
    const taker = leastBusy();
    if (!taker) {
      if (waiting.push(socket) > MAX_WAITING) waiting.shift()?.destroy();
      return;
    }
    const id = ++lastId;
    handed.set(id, { socket, taker });
    open.set(taker, (open.get(taker) ?? 0) + 1);
    taker.send({ type: "connection", id }, socket);
  };

  return {
    join(taker) {
      open.set(taker, 0);
      share();
      const sockets = waiting;
      waiting = [];
      sockets.forEach(hand);
    },
    hand,
    accepted(id) {
      handed.get(id)?.socket.destroy();
      handed.delete(id);
    },
    closed(taker, connections) {
      const before = open.get(taker);
      if (before !== undefined) open.set(taker, before - connections);
    },
    leave: (taker) => void open.delete(taker),
    lost(taker) {
      open.delete(taker);
      for (const [id, { socket, taker: to }] of handed)
        if (to === taker) {
          handed.delete(id);
          hand(socket);
        }
    },
    end() {
      for (const socket of waiting) socket.destroy();
    },
  };
}
