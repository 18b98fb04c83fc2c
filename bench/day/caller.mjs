// Calls of the API over keep-alive connections, counted by kind.
import { Buffer } from "node:buffer";
import { connect } from "node:net";

import { reader, requestBytes } from "../load.mjs";

const NONE = Buffer.alloc(0);

/** `call(kind, request)` resolves with the status and the parsed body; a status that is not expected is noted. */
export function createCaller({ port, key, connections }) {
  const idle = [];
  const waiting = [];
  const kinds = new Map();
  const unexpected = new Map();
  let opened = 0;

  const countOf = (kind) => {
    let count = kinds.get(kind);
    if (!count) kinds.set(kind, (count = { requests: 0, notModified: 0, bytes: 0, latencies: [] }));
    return count;
  };

  const send = (connection, job) => {
    connection.job = job;
    job.sentAt = performance.now();
    connection.socket.write(job.bytes);
  };

  const done = (connection, status, body) => {
    const { kind, expected, resolve, sentAt } = connection.job;
    const count = countOf(kind);
    count.requests += 1;
    count.bytes += body.length;
    if (status === 304) count.notModified += 1;
    count.latencies.push(performance.now() - sentAt);
    if (!expected.includes(status)) {
      const what = `${kind}: ${status} ${body.toString().slice(0, 160)}`;
      unexpected.set(what, (unexpected.get(what) ?? 0) + 1);
    }
    const next = waiting.shift();
    if (next) send(connection, next);
    else idle.push(connection);
    resolve({ status, body: body.length === 0 ? undefined : JSON.parse(body.toString()) });
  };

  /** Opened for a job: the service closes one on which nothing is asked. */
  const open = (job) => {
    const connection = { socket: connect({ port, host: "127.0.0.1", noDelay: true }), job };
    opened += 1;
    const read = reader((status, body) => done(connection, status, body ?? NONE));
    connection.socket
      .on("connect", () => send(connection, job))
      .on("data", (chunk) => read(chunk))
      .on("close", () => {
        opened -= 1;
        const at = idle.indexOf(connection);
        if (at >= 0) idle.splice(at, 1);
        else throw new Error(`the service closed a connection during ${connection.job.kind}`);
      });
  };

  const headers = { "X-Api-Key": key, Authorization: `Bearer ${key}` };

  const call = (kind, { method = "POST", path, body, expected = [200] }) =>
    new Promise((resolve) => {
      const bytes = requestBytes({ method, path: `/api/v1${path}`, headers, body });
      const job = { kind, bytes, expected, resolve, sentAt: 0 };
      const connection = idle.pop();
      if (connection) send(connection, job);
      else if (opened < connections) open(job);
      else waiting.push(job);
    });

  return {
    call,
    get: (kind, path, expected) => call(kind, { method: "GET", path, expected }),
    post: (kind, path, body, expected) => call(kind, { path, body, expected }),
    /** What has been counted since the last time. */
    take() {
      const taken = { kinds: new Map(kinds), unexpected: new Map(unexpected) };
      kinds.clear();
      unexpected.clear();
      return taken;
    },
    close() {
      for (const { socket } of idle) socket.destroy();
    },
  };
}
