import { TAIL } from "./otlp-json.js";

const ROOM_BYTES = 1_048_576;
/** A batch of this size is sent at once, others after a while. */
const BATCH_BYTES = ROOM_BYTES / 4;
const LONGEST_WAIT_MS = 5_000;
const LONGEST_CHARACTER_BYTES = 3;

export interface Batches {
  add(json: string): void;
  /** Sends what was added. */
  stop(): Promise<void>;
}

/**
 * Sends what is added, behind `head`, one batch at a time. What has no room, because the collector hangs, is dropped. Spans are
 * bytes at once, because objects that wait for their batch are work for the garbage collector.
 */
export function createBatches(head: string, send: (body: Buffer) => Promise<unknown>): Batches {
  // One is filled while the other is sent.
  let [filled, sent] = [Buffer.allocUnsafeSlow(ROOM_BYTES), Buffer.allocUnsafeSlow(ROOM_BYTES)];
  const start = filled.write(head);
  sent.write(head);
  let end = start;

  const sendFilled = async () => {
    while (end > start) {
      const body = filled.subarray(0, end + filled.write(TAIL, end));
      [filled, sent] = [sent, filled];
      end = start;
      await send(body);
      if (end < BATCH_BYTES) return;
    }
  };
  let sending: Promise<void> | undefined;
  const flush = () => (sending ??= sendFilled().finally(() => (sending = undefined)));
  const timer = setInterval(() => void flush(), LONGEST_WAIT_MS).unref();

  return {
    add(json) {
      const longest = json.length * LONGEST_CHARACTER_BYTES + 1 + TAIL.length;
      if (end + longest > ROOM_BYTES) return;
      end += filled.write(end === start ? json : `,${json}`, end);
      if (end >= BATCH_BYTES) void flush();
    },
    async stop() {
      clearInterval(timer);
      await sending;
      await flush();
    },
  };
}
