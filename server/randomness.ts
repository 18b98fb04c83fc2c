import { randomBytes, randomUUID } from "node:crypto";

/** Where ids and random bytes come from; tests pass their own. */
export interface Randomness {
  uuid(): string;
  bytes(size: number): Buffer;
}

export const systemRandomness: Randomness = { uuid: randomUUID, bytes: randomBytes };
