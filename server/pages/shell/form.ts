import { urlencoded, type Request, type RequestHandler } from "express";

import type { ServiceContext } from "../../context.js";
import { pathTo } from "./paths.js";
import { isFromAnotherSite } from "./client.js";
import { Refusal } from "./refusal.js";

const LARGEST = "16kb";

/** Reads the form of a POST; anything else leaves it without fields, and so without a nonce. */
export const readForm: RequestHandler = urlencoded({
  extended: false,
  limit: LARGEST,
  inflate: false,
});

/** Refuses what a page of another site sent. */
export const refuseOtherSites =
  (services: ServiceContext): RequestHandler =>
  (request, _response, next) => {
    if (isFromAnotherSite(request, services))
      throw new Refusal("startAgain", { startAt: pathTo(services, request.path) });
    next();
  };

const values = ({ body }: Request, name: string): readonly unknown[] =>
  [(body as Record<string, unknown> | undefined)?.[name] ?? []].flat();

/** The first value of a field, without space around it; empty where there is none. */
export const field = (request: Request, name: string): string => {
  const [value] = values(request, name);
  return typeof value === "string" ? value.trim() : "";
};

/** The values of all fields whose names begin alike, by the rest of their names. */
export const fieldsWithPrefix = (
  { body }: Request,
  prefix: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
      name.startsWith(prefix) && typeof value === "string"
        ? [[name.slice(prefix.length), value]]
        : [],
    ),
  );

/** All values of a field that may stand more than once. */
export const fields = (request: Request, name: string): readonly string[] =>
  values(request, name).filter((value) => typeof value === "string");
