// The law for programs: JSON, CSV and a feed. Errors are those of the API.
import { Router, type Request, type RequestHandler, type Response } from "express";

import type { ServiceContext } from "../../context.js";
import { dateIn, type LocalDate } from "../../lib/dates.js";
import { acceptOnly } from "../../lib/accept-only.js";
import { invalidInput, mayBeNamed, notFound } from "../../lib/errors.js";
import { releaseOf } from "../../policy/release.js";
import type { Jurisdiction } from "../../policy/types.js";
import { lawDate } from "../../policy/zones.js";
import { textsIn } from "../../presentation/texts/index.js";
import { allowKeeping } from "../shell/allow-keeping.js";
import { sendText } from "../shell/send-text.js";
import { allData, allLines, changesData, changesFeed, placeData } from "./data.js";
import { comparedFacts, placeFacts } from "./facts.js";
import { LAW_MAX_AGE_SECONDS, hasLawPages } from "./has-law-pages.js";
import { codeOf, faultText, readQuery, unknownParameters, type LawQuery } from "./query.js";

type Services = Pick<ServiceContext, "config" | "policy" | "clock" | "publicUrl">;

export function lawDataRoutes(services: Services, limited: RequestHandler): Router {
  const router = Router({ caseSensitive: true, strict: true });
  if (!hasLawPages(services)) return router;
  const { policy, clock, publicUrl } = services;
  const today = (place?: Jurisdiction): LocalDate =>
    place ? lawDate(policy, place, clock.now()) : dateIn("UTC", clock.now());

  const get = (path: string, send: (request: Request, response: Response) => void): void => {
    router.get(path, limited, send);
    router.all(path, acceptOnly("GET", "HEAD"));
  };

  get("/law.json", (request, response) => {
    const { on } = queryOf(services, request, ["on", "release"], today());
    sendJson(response, allData(policy, on));
  });
  get("/law.csv", (request, response) => {
    const { on } = queryOf(services, request, ["on", "release"], today());
    send(response, "csv", allLines(policy, on));
  });
  get("/law/changes.json", (request, response) => {
    const { on } = queryOf(services, request, [], today());
    sendJson(response, changesData(policy, on));
  });
  get("/law/changes.atom", (request, response) => {
    const { on } = queryOf(services, request, [], today());
    send(response, "application/atom+xml", changesFeed(policy, on, publicUrl));
  });
  get("/law/:place.json", (request, response) => {
    const code = codeOf(policy, String(request.params["place"]));
    const place = code === undefined ? undefined : policy.jurisdictions.find(code);
    if (!place) throw notFound("No country or region has this ISO 3166 code.");
    const query = queryOf(services, request, undefined, today(place));
    const compared = comparedFacts(policy, place, query);
    sendJson(response, {
      ...placeData(policy, placeFacts(policy, place, query)),
      ...(compared && { compare: placeData(policy, compared) }),
    });
  });
  return router;
}

/** Reads the query, and refuses what is wrong or not among the parameters of the path. */
function queryOf(
  { policy }: Services,
  { query: sent }: Request,
  parameters: readonly string[] | undefined,
  today: LocalDate,
): LawQuery {
  const unknown = unknownParameters(sent);
  if (parameters) unknown.push(...Object.keys(sent).filter((name) => !parameters.includes(name)));
  for (const name of unknown)
    throw invalidInput(
      mayBeNamed(name) ? `${name}: is not a parameter of this path.` : "A parameter is unknown.",
    );
  const { query, wrong } = readQuery(policy, sent, today);
  if (wrong.length > 0)
    throw invalidInput(
      wrong.map((field) => `${field}: ${faultText(field, textsIn("en"))}`).join(" "),
    );
  const release = releaseOf(policy);
  if (query.release !== undefined && query.release !== release)
    throw notFound(`release: this service has release ${release}.`);
  return query;
}

const sendJson = (response: Response, data: object): void =>
  send(response, "json", JSON.stringify(data));

/** Pages of any origin may read it. */
function send(
  response: Response,
  type: "json" | "csv" | "application/atom+xml",
  text: string,
): void {
  response.set({ "Access-Control-Allow-Origin": "*", "X-Content-Type-Options": "nosniff" });
  allowKeeping(response, text, LAW_MAX_AGE_SECONDS);
  sendText(response, type, text);
}
