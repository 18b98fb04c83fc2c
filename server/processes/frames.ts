// Messages between two processes over a stream: an id, a head in JSON and a body of text, each with its length.
import type { Writable } from "node:stream";

/** Lengths of the whole and of the head, and the id. */
const PREFIX_BYTES = 12;
/** What is written goes into blocks of this size, so that a turn of the event loop is one write. */
const BLOCK_BYTES = 256 * 1024;
/** No request and no response is so large: the other side does not speak this. */
const MAX_FRAME_BYTES = 256 * 1024 * 1024;

export interface FrameWriter {
  /** Goes out with `flush`. */
  add(id: number, head: unknown, body?: string): void;
  flush(): void;
}

export function createFrameWriter(stream: Writable): FrameWriter {
  let block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  let [from, to] = [0, 0];

  const flush = () => {
    if (to > from) stream.write(block.subarray(from, to));
    from = to;
  };
  /** What was written stays as it is until the system has taken it: a block is used once. */
  const makeRoom = (bytes: number) => {
    if (to + bytes <= block.length) return;
    flush();
    block = Buffer.allocUnsafeSlow(Math.max(BLOCK_BYTES, bytes));
    [from, to] = [0, 0];
  };

  return {
    add(id, head, body = "") {
      const text = JSON.stringify(head);
      // At most three bytes for each unit of UTF-16.
      makeRoom(PREFIX_BYTES + 3 * (text.length + body.length));
      const start = to + PREFIX_BYTES;
      const headBytes = block.write(text, start);
      const end = start + headBytes;
      to = body === "" ? end : end + block.write(body, end);
      block.writeUInt32LE(to - start, start - PREFIX_BYTES);
      block.writeUInt32LE(headBytes, start - PREFIX_BYTES + 4);
      block.writeUInt32LE(id, start - PREFIX_BYTES + 8);
    },
    flush,
  };
}

/** Returns what reads the chunks of a stream and calls back with each frame. The body is part of the chunk. */
export function createFrameReader(
  onFrame: (id: number, head: unknown, body: Buffer) => void,
): (chunk: Buffer) => void {
  let pieces: Buffer[] = [];
  let have = 0;
  let needed = PREFIX_BYTES;

  return (chunk) => {
    pieces.push(chunk);
    have += chunk.length;
    // A large frame comes in many chunks: they are joined once.
    if (have < needed) return;
    const all = pieces.length === 1 ? chunk : Buffer.concat(pieces, have);
    let at = 0;
    needed = PREFIX_BYTES;
    while (all.length - at >= PREFIX_BYTES) {
      const bytes = all.readUInt32LE(at);
      if (bytes > MAX_FRAME_BYTES) throw new Error("A frame is too long");
      needed = PREFIX_BYTES + bytes;
      if (all.length - at < needed) break;
      const start = at + PREFIX_BYTES;
      const bodyAt = start + all.readUInt32LE(at + 4);
      const id = all.readUInt32LE(at + 8);
      at += needed;
      needed = PREFIX_BYTES;
      onFrame(id, JSON.parse(all.toString("utf8", start, bodyAt)), all.subarray(bodyAt, at));
    }
    pieces = at < all.length ? [all.subarray(at)] : [];
    have = all.length - at;
  };
}
