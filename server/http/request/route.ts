import { ServiceError, notFound } from "../../errors.js";
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

export function createRoutes({ basePath, operations }: Contract): Routes {
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
      if (methods === undefined) throw notFound("No such path.");
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
