import { randomBytes, randomUUID } from "node:crypto";

/** Kinds of ids that are made so often that finding their places in the indexes would be most of the work of a commit. */
type IdKind =
  | "player"
  | "session"
  | "challenge"
  | "decision"
  | "receipt"
  | "mail"
  | "event"
  | "guardian";

/** Where ids and random bytes come from; tests pass their own. */
export interface Randomness {
  /**
   * Ids of one kind that are made within a tenth of a second begin alike: neighbours in every index, they share its pages. The
   * other 90 bits are random.
   */
  uuid(kind?: IdKind): string;
  bytes(size: number): Buffer;
}

/** By time and not by number, so that no one sees how many ids others get. */
const NEIGHBOURS_MS = 100;
const PREFIX_LENGTH = 8;

/**
 * Makes ids of random UUIDs. Ids of two kinds have nothing in common, so that neither says which rows belong together.
 * `now`: milliseconds.
 *
 * @internal
 */
export function createIds(random: () => string, now: () => number): Randomness["uuid"] {
  const latest: Partial<Record<IdKind, { prefix: string; endsAt: number }>> = {};
  return (kind) => {
    const id = random();
    if (kind === undefined) return id;
    const at = now();
    let shared = latest[kind];
    if (shared === undefined || at >= shared.endsAt)
      latest[kind] = shared = { prefix: id.slice(0, PREFIX_LENGTH), endsAt: at + NEIGHBOURS_MS };
    return shared.prefix + id.slice(PREFIX_LENGTH);
  };
}

export const systemRandomness: Randomness = {
  uuid: createIds(randomUUID, () => performance.now()),
  bytes: (size) => randomBytes(size),
};
