// A place in the list of events as text. Sealed: it tells nothing of how much happens elsewhere in the service.
import type { Context } from "../context.js";
import { invalidInput } from "../errors.js";
import { decrypt, encrypt, mac } from "../domain/keyring.js";
import type { EventPosition } from "../store/events.js";

type Whose = Pick<Context, "keyring" | "scope">;

const purposeOf = ({ scope }: Whose) => `event-cursor ${scope.productId} ${scope.mode}`;

/** The same place makes the same text. */
export function writeCursor(whose: Whose, { occurredAt, sequence, id }: EventPosition): string {
  const place = JSON.stringify([occurredAt, sequence, id]);
  const nonce = mac(whose.keyring.cursor, purposeOf(whose), place);
  const sealed = encrypt(whose.keyring, place, purposeOf(whose), nonce);
  return Buffer.from(sealed, "base64").toString("base64url");
}

/** INVALID_INPUT where it is no text of this product's list. */
export function readCursor(whose: Whose, cursor: string): EventPosition {
  try {
    const sealed = Buffer.from(cursor, "base64url").toString("base64");
    const place = decrypt(whose.keyring, sealed, purposeOf(whose));
    const [occurredAt, sequence, id] = JSON.parse(place) as [number, number, number];
    return { occurredAt, sequence, id };
  } catch {
    throw invalidInput("cursor: expects the nextCursor of an answer of this list.");
  }
}
