// A position in a list as text. It is encrypted, so that it does not reveal how much happens elsewhere in the service.
import { decrypt, encrypt, mac, type Keyring } from "./keyring.js";

/** Equal positions have equal texts. `purpose` names the list: in another one the text means nothing. */
export function sealCursor(keyring: Keyring, purpose: string, position: unknown): string {
  const text = JSON.stringify(position);
  return encrypt(keyring, text, purpose, mac(keyring.newest.cursor, purpose, text));
}

/** Returns a position that was sealed for this list; undefined for any other text. */
export function openCursor<Position>(
  keyring: Keyring,
  purpose: string,
  cursor: string,
): Position | undefined {
  try {
    return JSON.parse(decrypt(keyring, cursor, purpose)) as Position;
  } catch {
    return undefined;
  }
}
