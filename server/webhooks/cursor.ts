import type { Context } from "../context.js";
import { invalidInput } from "../lib/errors.js";
import { openCursor, sealCursor } from "../domain/cursor.js";
import type { EventPosition } from "../store/events/queries.js";

type Whose = Pick<Context, "keyring" | "scope">;

const purposeOf = ({ scope }: Whose) => `event-cursor ${scope.productId} ${scope.mode}`;

/** Returns a position in the list of events as text. Equal positions have equal texts. */
export const writeCursor = (whose: Whose, { createdAt, id }: EventPosition): string =>
  sealCursor(whose.keyring, purposeOf(whose), [createdAt, id]);

/** Throws INVALID_INPUT for a text that is not from this product's list. */
export function readCursor(whose: Whose, cursor: string): EventPosition {
  const found = openCursor<[number, number]>(whose.keyring, purposeOf(whose), cursor);
  if (!found) throw invalidInput("cursor: must be a nextCursor that this operation returned.");
  const [createdAt, id] = found;
  return { createdAt, id };
}
