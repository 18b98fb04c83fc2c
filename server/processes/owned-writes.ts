// The process that owns writes: it runs what the others forward to it, beside the requests of its own connections.
import { createServer, type Server, type Socket } from "node:net";

import type { AdmittedRequest, AdmittedResponse, RunAdmitted } from "../http/forwarding.js";
import { createFrameReader, createFrameWriter } from "./frames.js";

/** The id of a frame that asks whether the other side is there, or says so. */
export const PING = 0;

/** A response without its body, which may be missing. */
export type ResponseHead = readonly [
  status: number,
  headers: AdmittedResponse["headers"],
  errorCode: AdmittedResponse["errorCode"] | null,
  hasBody: boolean,
];

export interface OwnedWrites {
  /** Called once, before it listens. */
  runBy(run: RunAdmitted): void;
  /** Resolves when others can connect to this path. */
  listen(path: string): Promise<void>;
  /** Resolves when all others have left; after so long they are cut off. */
  drain(timeoutMs: number): Promise<void>;
}

export function createOwnedWrites(): OwnedWrites {
  const open = new Set<Socket>();
  let run: RunAdmitted;
  let server: Server | undefined;
  let onClosed: () => void = () => {};

  const serve = (socket: Socket) => {
    open.add(socket);
    const frames = createFrameWriter(socket);
    let isPlanned = false;
    const flush = () => {
      isPlanned = false;
      if (socket.writable) frames.flush();
    };
    /** What becomes known in one step, such as a commit, goes in one piece, and at once. */
    const reply = (id: number, head: ResponseHead | null, body?: string) => {
      frames.add(id, head, body);
      if (isPlanned) return;
      isPlanned = true;
      process.nextTick(flush);
    };
    const answer = async (id: number, request: AdmittedRequest) => {
      const made = await run(request);
      const { status, headers, errorCode = null } = made;
      reply(id, [status, headers, errorCode, made.body !== undefined], made.body);
    };
    const cut = () => void socket.destroy();
    const read = createFrameReader((id, head) => {
      if (id === PING) reply(PING, null);
      else answer(id, head as AdmittedRequest).catch(cut);
    });
    socket.on("data", (chunk) => {
      try {
        read(chunk);
      } catch {
        cut();
      }
    });
    // The other process has ended; what it asked for is done all the same.
    socket.on("error", () => {});
    socket.on("close", () => {
      open.delete(socket);
      onClosed();
    });
  };

  return {
    runBy: (by) => void (run = by),
    listen: (path) =>
      new Promise((resolve, reject) => {
        server ??= createServer(serve);
        server.once("error", reject);
        server.listen(path, resolve);
      }),
    async drain(timeoutMs) {
      server?.close();
      const timer = setTimeout(() => open.forEach((socket) => socket.destroy()), timeoutMs);
      while (open.size > 0) await new Promise<void>((resolve) => (onClosed = resolve));
      clearTimeout(timer);
    },
  };
}
