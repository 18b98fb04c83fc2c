import { raw, urlencoded, type Request, type RequestHandler } from "express";

import type { ServiceContext } from "../../context.js";
import { pathTo } from "./paths.js";
import { isFromAnotherSite } from "./client.js";
import { Refusal } from "./refusal.js";

const LARGEST = "16kb";

/** Reads the form of a POST. Any other body leaves it without fields, and so without a nonce. */
export const readForm: RequestHandler = urlencoded({
  extended: false,
  limit: LARGEST,
  inflate: false,
});

const LARGEST_FILE = "1mb";

const readMultipart = raw({ type: "multipart/form-data", limit: LARGEST_FILE, inflate: false });

/** Reads a form with a file of text, whose content is the value of its field. One that is malformed has no fields. */
export const readFileForm: RequestHandler = (request, response, next) =>
  readMultipart(request, response, (error?: unknown) => {
    if (error !== undefined) return next(error);
    void parsed(request).then((fields) => {
      request.body = fields;
      next();
    }, next);
  });

async function parsed(request: Request): Promise<Record<string, string>> {
  const type = request.get("Content-Type") ?? "";
  if (!Buffer.isBuffer(request.body)) return {};
  const body = new Uint8Array(request.body);
  const form = await new Response(body, { headers: { "Content-Type": type } })
    .formData()
    .catch(() => new FormData());
  const entries = await Promise.all(
    [...form].map(async ([name, value]) => [
      name,
      typeof value === "string" ? value : await value.text(),
    ]),
  );
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Refuses forms that a page of another site sent. */
export const refuseOtherSites =
  (services: ServiceContext): RequestHandler =>
  (request, _response, next) => {
    if (isFromAnotherSite(request, services))
      throw new Refusal("startAgain", { startAt: pathTo(services, request.path) });
    next();
  };

const values = ({ body }: Request, name: string): readonly unknown[] =>
  [(body as Record<string, unknown> | undefined)?.[name] ?? []].flat();

/** Returns the first value of a field without surrounding space; empty where there is none. */
export const field = (request: Request, name: string): string => {
  const [value] = values(request, name);
  return typeof value === "string" ? value.trim() : "";
};

/** Returns the values of all fields with a prefix, by the rest of their names. */
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

/** Returns all values of a field that may be sent several times. */
export const fields = (request: Request, name: string): readonly string[] =>
  values(request, name).filter((value) => typeof value === "string");
