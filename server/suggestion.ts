import { closestMatch } from "leven";

/** The known name that is most like this one, or undefined where none is close enough to have been meant. */
export const closestName = (name: string, known: readonly string[]): string | undefined =>
  closestMatch(name.toLowerCase(), known, { maxDistance: Math.floor(name.length / 3) });

/**
 * The end of a sentence that refuses a name: "; did you mean `text-chat-public`?", or a full stop where nothing is like
 * it. `known` is public: what the caller may not see must not be in it.
 */
export function didYouMean(name: string, known: readonly string[]): string {
  const closest = closestName(name, known);
  return closest === undefined ? "." : `; did you mean \`${closest}\`?`;
}
