// Stands between a program and PostgreSQL and notes what the program sends, by round trips: statements that are sent
// while no answer is due begin one, and what is sent before its last answer has come belongs to it.
import { Buffer } from "node:buffer";
import { connect, createServer } from "node:net";

const [QUERY, PARSE, BIND, EXECUTE, SYNC] = [..."QPBES"].map((letter) => letter.charCodeAt(0));
const READY = "Z".charCodeAt(0);

/** Splits a stream into messages: a letter, a length, a body. `untyped`: how many come first that have no letter. */
function messages(onMessage, untyped = 0) {
  let pending = Buffer.alloc(0);
  let left = untyped;
  return (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    for (;;) {
      const head = left > 0 ? 0 : 1;
      if (pending.length < head + 4) return;
      const end = head + pending.readInt32BE(head);
      if (pending.length < end) return;
      onMessage(head === 0 ? 0 : pending[0], pending.subarray(head + 4, end));
      if (left > 0) left -= 1;
      pending = pending.subarray(end);
    }
  };
}

const texts = (body) => body.toString("utf8").split("\0");

/** `url` of the server; returns that of the proxy, `taken`, which returns the round trips since the last time, and `stop`. */
export async function startProxy(url) {
  const { hostname, port } = new URL(url);
  const sockets = new Set();
  let trips = [];
  const proxy = createServer({ noDelay: true }, (client) => {
    const server = connect({ host: hostname, port: Number(port), noDelay: true });
    const statements = new Map();
    let bound = "";
    // The answer to the startup is not one to a statement.
    let due = 1;
    let trip = [];
    const send = () => {
      if (due === 0) trips.push((trip = []));
      due += 1;
    };
    let sent = [];
    const request = messages((type, body) => {
      if (type === PARSE) {
        const [name, sql] = texts(body);
        statements.set(name, sql);
      } else if (type === BIND) bound = statements.get(texts(body)[1]);
      else if (type === EXECUTE) sent.push(bound);
      else if (type === QUERY) sent.push(texts(body)[0]);
      if (type !== SYNC && type !== QUERY) return;
      send();
      trip.push(...sent);
      sent = [];
    }, 1);
    const answer = messages((type) => {
      if (type === READY) due -= 1;
    });
    client.on("data", (chunk) => (request(chunk), server.write(chunk)));
    server.on("data", (chunk) => (answer(chunk), client.write(chunk)));
    for (const [one, other] of [
      [client, server],
      [server, client],
    ]) {
      sockets.add(one);
      one.on("error", () => other.destroy()).on("close", () => (sockets.delete(one), other.end()));
    }
  });
  await new Promise((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const own = new URL(url);
  own.port = String(proxy.address().port);
  return {
    url: own.href,
    taken: () => {
      const all = trips;
      trips = [];
      return all;
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => proxy.close(resolve));
    },
  };
}
