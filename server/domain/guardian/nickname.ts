// What guardians call a child, for themselves alone.

/** Eight colours that stay distinct for readers with colour blindness; each is named beside its dot. */
export const COLOURS = [
  "blue",
  "orange",
  "green",
  "red",
  "purple",
  "brown",
  "pink",
  "grey",
] as const;
export type Colour = (typeof COLOURS)[number];

/** `isInMails`: mails of the service to the guardians use the name. */
export type Nickname = Readonly<{ name: string; colour: Colour; isInMails: boolean }>;

const MAX_CHARACTERS = 40;

/**
 * Returns the name in its stored form: in one line, without invisible characters. Returns undefined unless 1 to 40 characters are
 * left.
 */
export function readNickname(typed: string): string | undefined {
  const name = typed
    .normalize("NFC")
    .replace(/[\p{Cc}\u200b\u2028-\u202e\u2060-\u206f\ufeff]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const length = [...name].length;
  return length >= 1 && length <= MAX_CHARACTERS ? name : undefined;
}
