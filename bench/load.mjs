// Load over keep-alive connections, one request at a time on each. It writes prepared bytes and reads only the status and length
// of a response, because a client that costs more than the server would measure itself.
import { Buffer } from "node:buffer";
import { connect } from "node:net";

const HEAD_END = Buffer.from("\r\n\r\n");
const LENGTH = /\r\ncontent-length: *(\d+)/i;

/** Returns the bytes of a request. `body` is a value, sent as JSON. */
export function requestBytes({ method = "GET", path, headers = {}, body }) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const all = {
    Host: "127.0.0.1",
    ...headers,
    ...(text !== undefined && {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(text),
    }),
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join("")}\r\n${text ?? ""}`);
}

/** Reads responses from one connection and calls back with each status. Refuses chunked bodies. */
function reader(onAnswer) {
  let pending = Buffer.alloc(0);
  return (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    for (;;) {
      const end = pending.indexOf(HEAD_END);
      if (end < 0) return;
      const head = pending.latin1Slice(0, end);
      const status = Number(head.slice(9, 12));
      const length = LENGTH.exec(head)?.[1];
      if (length === undefined && status !== 304)
        throw new Error(`an answer without length: ${head}`);
      const whole = end + HEAD_END.length + (status === 304 ? 0 : Number(length));
      if (pending.length < whole) return;
      const body = pending.subarray(end + HEAD_END.length, whole);
      pending = pending.subarray(whole);
      onAnswer(status, body);
    }
  };
}

/**
 * Sends on each of `connections` what `next(connection)` returns, for `seconds` or until it returns nothing, and waits for the
 * last responses. Each must have the status `expected`. Returns how many there were, how long the load took, and the sorted
 * latencies, in milliseconds.
 */
export async function drive({ port, connections, seconds = Infinity, next, expected = 200 }) {
  const latencies = [];
  const startedAt = performance.now();
  const deadline = startedAt + seconds * 1000;
  const one = (connection) =>
    new Promise((resolve, reject) => {
      const socket = connect({ port, host: "127.0.0.1", noDelay: true });
      let sentAt;
      const send = () => {
        const bytes = performance.now() < deadline ? next(connection) : undefined;
        sentAt = performance.now();
        if (bytes === undefined) socket.end();
        else socket.write(bytes);
      };
      const read = reader((status, body) => {
        latencies.push(performance.now() - sentAt);
        if (status !== expected) throw new Error(`answered ${status}: ${body.toString()}`);
        send();
      });
      socket.on("connect", send).on("error", reject).on("close", resolve);
      socket.on("data", (chunk) => {
        try {
          read(chunk);
        } catch (error) {
          socket.destroy(error);
        }
      });
    });
  await Promise.all(Array.from({ length: connections }, (_, connection) => one(connection)));
  const elapsedMs = performance.now() - startedAt;
  return { count: latencies.length, elapsedMs, latencies: latencies.sort((a, b) => a - b) };
}
