import { ServiceError, notFound } from "../../lib/errors.js";
import { closestName } from "../../lib/suggestion.js";
import type { Contract, Operation } from "../contract/contract.js";

/** The parts of a request target, without the origin of an absolute one. */
export interface Target {
  readonly path: string;
  /** What follows the `?`, or nothing. */
  readonly search: string;
}

export function targetOf(url: string): Target {
  const local = url.startsWith("/") ? url : url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i, "");
  const mark = local.indexOf("?");
  return mark < 0
    ? { path: local, search: "" }
    : { path: local.slice(0, mark), search: local.slice(mark + 1) };
}

export interface Routes {
  /** Whether a path belongs to the API, known or not. */
  covers(path: string): boolean;
  /**
   * The operation of a method and an exact path; `HEAD` finds that of `GET`.
   * @throws ServiceError `NOT_FOUND`; `METHOD_NOT_ALLOWED` with `Allow` in `headers`
   */
  find(method: string, path: string, headers: Record<string, string>): Operation;
}

/** No path of the contract is as long. */
const LONGEST_MISSPELT = 100;

/** Says that there is no such path, and which of the API's it may be instead: spelt otherwise, or only begun. */
export function noSuchPath(
  path: string,
  { basePath, paths }: { basePath: string; paths: readonly string[] },
): ServiceError {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  const known = new Map(paths.map((each) => [letters(each), each]));
  const asked = letters(path.startsWith(basePath) ? path.slice(basePath.length) : path);
  const begun = (): string | undefined =>
    asked.length < 4
      ? undefined
      : [...known.keys()]
          .filter((each) => each.startsWith(asked))
          .sort((one, other) => one.length - other.length)[0];
  const found =
    path.length > LONGEST_MISSPELT
      ? undefined
      : known.get(closestName(asked, [...known.keys()]) ?? begun() ?? "");
  return notFound(
    found === undefined ? "No such path." : `No such path. Did you mean ${basePath}${found}?`,
  );
}

export function createRoutes({ basePath, operations }: Contract): Routes {
  const paths = [...new Set(operations.map(({ sourcePath }) => sourcePath))];
  const byPath = new Map<string, Map<string, Operation>>();
  for (const operation of operations) {
    const methods = byPath.get(operation.path) ?? new Map<string, Operation>();
    methods.set(operation.method, operation);
    if (operation.method === "GET") methods.set("HEAD", operation);
    byPath.set(operation.path, methods);
  }
  return {
    covers: (path) => path === basePath || path.startsWith(`${basePath}/`),
    find: (method, path, headers) => {
      const methods = byPath.get(path);
      if (methods === undefined) throw noSuchPath(path, { basePath, paths });
      const operation = methods.get(method);
      if (operation !== undefined) return operation;
      headers["Allow"] = [...methods.keys()].join(", ");
      throw new ServiceError(
        "METHOD_NOT_ALLOWED",
        `This path accepts only ${[...methods.keys()].join(" and ")}.`,
      );
    },
  };
}
