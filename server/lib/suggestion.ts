import { closestMatch } from "leven";

/** The known name that is most like this one in any case, or undefined where none is near enough to have been meant. */
export function closestName(name: string, known: readonly string[]): string | undefined {
  const byLowerCase = new Map(known.map((each) => [each.toLowerCase(), each]));
  const closest = closestMatch(name.toLowerCase(), [...byLowerCase.keys()], {
    maxDistance: Math.floor(name.length / 3),
  });
  return closest === undefined ? undefined : byLowerCase.get(closest);
}

/** A remark for a text that refuses a name: " (did you mean `sessionId`?)", or nothing. `known` is public. */
export function nearest(name: string, known: readonly string[]): string {
  const closest = closestName(name, known);
  return closest === undefined ? "" : ` (did you mean \`${closest}\`?)`;
}

/**
 * The end of a sentence that refuses a name: "; did you mean `text-chat-public`?", or a full stop where nothing is like it.
 * `known` is public: it must not have names that the caller may not see.
 */
export function didYouMean(name: string, known: readonly string[]): string {
  const closest = closestName(name, known);
  return closest === undefined ? "." : `; did you mean \`${closest}\`?`;
}
