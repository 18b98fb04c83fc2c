// The process that owns writes, from the side of the others. Requests that write go to it over a socket, so that they share
// its commits and find in its memory what the last one left there. What cannot go there is run here, in a turn to write: that
// is always right, and slower.
import { connect } from "node:net";

import { NoResponse, type AdmittedResponse, type Forwarding } from "../http/forwarding.js";
import { createFrameReader, createFrameWriter } from "./frames.js";
import { PING, type ResponseHead } from "./owned-writes.js";

/** An owner that is silent for so long is passed over until it is heard again. */
const SILENT_MS = 1_000;
/** And after so long what waits for it is given up. */
const LOST_MS = 30_000;
/** How often it is looked whether it is silent, while something waits for it. */
const LOOK_MS = 250;
/** Between the end of a connection and the next attempt. */
const PAUSE_MS = 1_000;
/** What the owner has not taken yet: beyond it requests are run here. */
const MAX_UNSENT_BYTES = 8 * 1024 * 1024;

/** The largest number in a frame's prefix; then they begin anew. */
const LAST_ID = 0xffff_ffff;

interface Limits {
  readonly silentMs?: number;
  readonly lostMs?: number;
  readonly lookMs?: number;
  readonly pauseMs?: number;
}

export interface ForwardedWrites extends Pick<Forwarding, "isOpen" | "forward"> {
  /** Another process owns writes and listens there. Undefined: none is known, or it is this one. */
  follow(path: string | undefined): void;
}

export function createForwardedWrites(limits: Limits = {}): ForwardedWrites {
  const { pauseMs = PAUSE_MS } = limits;
  let path: string | undefined;
  let link: Link | undefined;
  let attempt: NodeJS.Timeout | undefined;

  const open = (to: string) => {
    const made = openLink(to, limits, () => {
      if (link !== made) return;
      link = undefined;
      attempt = setTimeout(open, pauseMs, to).unref();
    });
    link = made;
  };

  return {
    follow(to) {
      if (to === path) return;
      path = to;
      clearTimeout(attempt);
      link?.end();
      link = undefined;
      if (to !== undefined) open(to);
    },
    isOpen: () => link?.isOpen() === true,
    forward: (request) => link?.forward(request) ?? Promise.reject(new NoResponse()),
  };
}

interface Link extends Pick<Forwarding, "isOpen" | "forward"> {
  /** Takes nothing more, and closes when everything is answered. */
  end(): void;
}

interface Waiting {
  resolve(response: AdmittedResponse): void;
  reject(error: Error): void;
}

function openLink(
  path: string,
  { silentMs = SILENT_MS, lostMs = LOST_MS, lookMs = LOOK_MS }: Limits,
  onClosed: () => void,
): Link {
  const socket = connect(path);
  const frames = createFrameWriter(socket);
  const waiting = new Map<number, Waiting>();
  let lastId = PING;
  let isEnding = false;
  let isPlanned = false;
  /** A process that is stopped can be connected to. */
  let hasSpoken = false;
  let heardAt = performance.now();

  /** Those of one turn of the event loop go together. */
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(flush);
  };
  const flush = () => {
    isPlanned = false;
    if (socket.writable) frames.flush();
  };
  const endIfDone = () => {
    if (isEnding && waiting.size === 0) socket.destroySoon();
  };
  const silentFor = () => performance.now() - heardAt;

  let looking: NodeJS.Timeout | undefined;
  const look = () => {
    if (silentFor() > lostMs) return void socket.destroy();
    if (hasSpoken && waiting.size === 0 && silentFor() < silentMs) {
      clearInterval(looking);
      looking = undefined;
      return;
    }
    frames.add(PING, null);
    plan();
  };
  const startLooking = () => (looking = setInterval(look, lookMs).unref());

  const read = createFrameReader((id, head, body) => {
    hasSpoken = true;
    const caller = waiting.get(id);
    if (!caller) return;
    waiting.delete(id);
    const [status, headers, errorCode, hasBody] = head as ResponseHead;
    caller.resolve({
      status,
      headers,
      body: hasBody ? body.toString() : undefined,
      errorCode: errorCode ?? undefined,
    });
  });
  socket.on("connect", () => {
    frames.add(PING, null);
    plan();
  });
  socket.on("data", (chunk) => {
    heardAt = performance.now();
    try {
      read(chunk);
      endIfDone();
    } catch {
      socket.destroy();
    }
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    clearInterval(looking);
    for (const caller of waiting.values()) caller.reject(new NoResponse());
    waiting.clear();
    onClosed();
  });
  startLooking();

  return {
    isOpen() {
      if (!hasSpoken || isEnding || socket.destroyed) return false;
      if (socket.writableLength > MAX_UNSENT_BYTES) return false;
      return looking === undefined || silentFor() < silentMs;
    },
    forward(request) {
      if (looking === undefined) {
        heardAt = performance.now();
        startLooking();
      }
      const id = (lastId = (lastId % LAST_ID) + 1);
      frames.add(id, request);
      plan();
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    end() {
      isEnding = true;
      if (hasSpoken) endIfDone();
      else socket.destroy();
    },
  };
}
