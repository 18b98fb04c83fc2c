import type { RequestHandler } from "express";

import { notFound } from "../../lib/errors.js";
import { closestName } from "../../lib/suggestion.js";
import { basePathOf } from "../contract/contract.js";
import type { OpenApiDocument } from "../contract/document.js";

/** No path of the contract is as long. */
const LONGEST_MISSPELT = 100;

const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/**
 * Says that there is no such path, and which path of the API may be meant: one with another spelling, or one that begins like it.
 */
export function unknownPath(document: OpenApiDocument): RequestHandler {
  const basePath = basePathOf(document);
  const known = new Map(Object.keys(document.paths).map((each) => [letters(each), each]));
  const begunBy = (asked: string): string | undefined =>
    asked.length < 4
      ? undefined
      : [...known.keys()]
          .filter((each) => each.startsWith(asked))
          .sort((one, other) => one.length - other.length)[0];
  return ({ originalUrl }) => {
    const [path = ""] = originalUrl.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i, "").split("?");
    const asked = letters(path.startsWith(basePath) ? path.slice(basePath.length) : path);
    const found =
      path.length > LONGEST_MISSPELT
        ? undefined
        : known.get(closestName(asked, [...known.keys()]) ?? begunBy(asked) ?? "");
    throw notFound(
      found === undefined ? "No such path." : `No such path. Did you mean ${basePath}${found}?`,
    );
  };
}
