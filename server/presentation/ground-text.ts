// Says why a guardian is asked, in words that a parent reads. It never says where a law was read.
import type { AskedGround } from "../domain/session/ground.js";
import type { Texts } from "./texts/index.js";

/** The names of laws by id, if a file still has them. */
type Laws = Readonly<
  Record<string, Readonly<{ name: string; names?: Readonly<Record<string, string>> }>>
>;

/** Returns the demand of the law or the request, in one sentence. */
export function groundSays({ kind, asks, below }: AskedGround, { consent, trust }: Texts): string {
  if (kind !== "law") return consent.whyRequest;
  if (asks === "permission") return below === undefined ? trust.off : trust.offBelow(below);
  return below === undefined ? consent.whyRequest : consent.whyConsentAge(below);
}

/** Returns the name of the law that asks, in the reader's language; undefined where none does, or it has no name here. */
export const lawNameOf = (
  { law }: AskedGround,
  laws: Laws,
  { language }: Texts,
): string | undefined => law && (laws[law.id]?.names?.[language] ?? law.name);
