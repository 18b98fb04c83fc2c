// What a page is: an entry of the table of pages.
import type { Request, Response } from "express";

import type { ServiceContext } from "../../context.js";

/** The names of the parameters in a path: "token" | "id" of `/consent/:token/documents/:id`. */
type Parameters<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | Parameters<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** A request for a page whose path has these parameters. */
export type PageRequest<Parameter extends string = never> = Request<Record<Parameter, string>>;

/** Shows a page, or does what its form says. Throws a `Refusal` where there is nothing to show. */
export type PageHandler<Parameter extends string = never> = (
  services: ServiceContext,
  request: PageRequest<Parameter>,
  response: Response,
) => void | Promise<void>;

type Handlers<Parameter extends string> =
  /** `show` answers GET and changes nothing but the visit; `submit` takes the form that the page has. */
  | { show: PageHandler<Parameter>; submit?: PageHandler<Parameter> }
  /** A form that stands on another page. */
  | { show?: undefined; submit: PageHandler<Parameter> };

export type Page<Path extends string = string> = Handlers<Parameters<Path>> & {
  path: Path | readonly Path[];
  /** A page that this installation does not have is unknown. */
  isServed?: (services: ServiceContext) => boolean;
  /** Whether the limit of requests for each client leaves it alone. */
  isUnlimited?: true;
};

/** A page with all its parts; a handler that needs a parameter which the path does not have does not compile. */
export const page = <const Path extends `/${string}`>(definition: Page<Path>): Page =>
  definition as unknown as Page;

/** The methods that a page answers. */
export const methodsOf = ({ show, submit }: Pick<Page, "show" | "submit">): readonly string[] => [
  ...(show ? ["GET", "HEAD"] : []),
  ...(submit ? ["POST"] : []),
];

export const pathsOf = ({ path }: Pick<Page, "path">): readonly string[] => [path].flat();
