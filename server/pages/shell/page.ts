// An entry in the table of pages.
import type { Request, Response } from "express";

import type { ServiceContext } from "../../context.js";

/** The names of the parameters in a path: "token" | "id" of `/consent/:token/documents/:id`. */
export type PathParameters<Path extends string> =
  Path extends `${string}/:${infer Name}/${infer Rest}`
    ? Name | PathParameters<`/${Rest}`>
    : Path extends `${string}/:${infer Name}`
      ? Name
      : never;

/** A request for a page whose path has these parameters. */
export type PageRequest<Parameter extends string = never> = Request<Record<Parameter, string>>;

/** Shows a page or handles its form. Throws a `Refusal` where there is nothing to show. */
export type PageHandler<Parameter extends string = never> = (
  services: ServiceContext,
  request: PageRequest<Parameter>,
  response: Response,
) => void | Promise<void>;

type Handlers<Parameter extends string> =
  /** `show` handles GET and decides nothing; `submit` handles the page's form. */
  | { show: PageHandler<Parameter>; submit?: PageHandler<Parameter> }
  /** The form is on another page. */
  | { show?: undefined; submit: PageHandler<Parameter> };

export type Page<Path extends string = string> = Handlers<PathParameters<Path>> & {
  path: Path | readonly Path[];
  /** Returns whether this installation has the page. */
  isServed?: (services: ServiceContext) => boolean;
  /** The form may send a file of text. */
  takesFile?: true;
  /** Exempts the page from the request limit of each client. */
  isUnlimited?: true;
};

/** Checks at compile time that the path has the parameters that the handlers need. */
export const page = <const Path extends `/${string}`>(definition: Page<Path>): Page =>
  definition as unknown as Page;

/** Returns the methods that a page supports. */
export const methodsOf = ({ show, submit }: Pick<Page, "show" | "submit">): readonly string[] => [
  ...(show ? ["GET", "HEAD"] : []),
  ...(submit ? ["POST"] : []),
];

export const pathsOf = ({ path }: Pick<Page, "path">): readonly string[] => [path].flat();

/** Excludes HEAD and prefetching browsers, which are not a person opening the page. */
export const isLook = (request: Request): boolean =>
  request.method === "GET" &&
  !/prefetch|prerender/.test(request.get("Sec-Purpose") ?? request.get("Purpose") ?? "");
