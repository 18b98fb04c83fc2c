import type { Socket } from "node:net";

import { beforeEach, expect, test } from "@jest/globals";

import {
  createHandedConnections,
  type HandedConnections,
  type Taker,
} from "./handed-connections.js";

interface Fake extends Taker {
  shed: number;
  readonly got: { readonly id: number; readonly socket: FakeSocket }[];
}
type FakeSocket = Socket & { readonly name: string; isDestroyed: boolean };

const taker = (): Fake => {
  const got: Fake["got"] = [];
  const own: Fake = {
    got,
    shed: 0,
    send: (message, socket) => {
      if (message.type === "shed") own.shed += message.connections;
      if (message.type === "connection") got.push({ id: message.id, socket: socket as FakeSocket });
    },
  };
  return own;
};
const client = (name: string) => {
  const socket = { name, isDestroyed: false, destroy: () => (socket.isDestroyed = true) };
  return socket as unknown as FakeSocket;
};
const names = ({ got }: Fake) => got.map(({ socket }) => socket.name).join("");

let connections: HandedConnections;
let one: Fake;
let other: Fake;
beforeEach(() => {
  connections = createHandedConnections();
  [one, other] = [taker(), taker()];
  connections.join(one);
  connections.join(other);
});

const hand = (text: string) => {
  for (const name of text) connections.hand(client(name));
};

test("each connection goes to the process that has the fewest", () => {
  hand("abcd");
  expect([names(one), names(other)]).toEqual(["ac", "bd"]);
  connections.closed(other, 2);
  hand("ef");
  expect([names(one), names(other)]).toEqual(["ac", "bdef"]);
});

test("what a process has taken is left to it, and what it has not taken when it ends another one gets", () => {
  hand("abcd");
  const [taken, untaken] = one.got;
  connections.accepted(taken?.id ?? 0);
  connections.lost(one);
  expect(names(other)).toBe("bdc");
  expect([taken?.socket.isDestroyed, untaken?.socket.isDestroyed]).toEqual([true, false]);
});

test("a process that leaves is handed nothing more, and keeps what it has", () => {
  hand("ab");
  connections.leave(one);
  hand("cd");
  expect([names(one), names(other)]).toEqual(["a", "bcd"]);
});

test("a process that joins gets its share as clients come back", () => {
  hand("abcdefg");
  const third = taker();
  connections.join(third);
  expect([one.shed, other.shed, third.shed]).toEqual([1, 0, 0]);
  connections.closed(one, 1);
  hand("h");
  expect(names(third)).toBe("h");
});

test("connections wait for a process, as many as the kernel would let wait", () => {
  connections.lost(one);
  connections.lost(other);
  const waiting = Array.from({ length: 520 }, () => client("x"));
  for (const socket of waiting) connections.hand(socket);
  const next = taker();
  connections.join(next);
  expect(next.got).toHaveLength(511);
  expect(waiting.filter(({ isDestroyed }) => isDestroyed)).toHaveLength(9);
});
