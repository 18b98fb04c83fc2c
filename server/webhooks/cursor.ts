// A position in the list of events as text. Encrypted: it does not reveal how much happens elsewhere in the service.
import type { Context } from "../context.js";
import { invalidInput } from "../lib/errors.js";
import { decrypt, encrypt, mac } from "../domain/keyring.js";
import type { EventPosition } from "../store/events/queries.js";

type Whose = Pick<Context, "keyring" | "scope">;

const purposeOf = ({ scope }: Whose) => `event-cursor ${scope.productId} ${scope.mode}`;

/** Equal positions have equal texts. */
export function writeCursor(whose: Whose, { createdAt, id }: EventPosition): string {
  const position = JSON.stringify([createdAt, id]);
  const nonce = mac(whose.keyring.newest.cursor, purposeOf(whose), position);
  return encrypt(whose.keyring, position, purposeOf(whose), nonce);
}

/** Throws INVALID_INPUT for a text that is not from this product's list. */
export function readCursor(whose: Whose, cursor: string): EventPosition {
  try {
    const position = decrypt(whose.keyring, cursor, purposeOf(whose));
    const [createdAt, id] = JSON.parse(position) as [number, number];
    return { createdAt, id };
  } catch {
    throw invalidInput("cursor: must be a nextCursor that this operation returned.");
  }
}
