// Makes the routes of a room. Before anything of the room runs, they check who is signed in, the organisation and product, the
// role, and the form's nonce.
import type { Request, Response } from "express";

import { contextFor, type ServiceContext } from "../../context.js";
import type { Act } from "../../domain/operator/roles.js";
import { ServiceError, type ErrorCode } from "../../lib/errors.js";
import type { Db } from "../../store/engine/db.js";
import { pathToDraft, readDraft } from "../../pages/shell/draft.js";
import { field } from "../../pages/shell/form.js";
import { redirectTo } from "../../pages/shell/layout.js";
import { consumeNonce } from "../../pages/shell/nonce.js";
import type { Page, PageHandler } from "../../pages/shell/page.js";
import { pathTo } from "../../pages/shell/paths.js";
import { Refusal } from "../../pages/shell/refusal.js";
import { requestIdOf } from "../../pages/shell/request-id.js";
import { isFreshlyProven, pathToProof } from "./ask-again.js";
import { nonceSubject } from "./form.js";
import { Denied } from "./refusals.js";
import type { Result, Room, ShownPage, TakenPage } from "./room.js";
import {
  consolePath,
  denialOf,
  findSignedIn,
  strictestMode,
  type Draft,
  type ProductVisit,
  type Visit,
} from "./visit.js";

/** Returns a draft of the console, or an empty one where the draft belongs to another page. */
const asDraft = (found: unknown): Draft =>
  found instanceof Object && "errors" in found ? (found as Draft) : { typed: {}, errors: {} };

/** Returns the visit of who is signed in; undefined for others. */
async function findVisit(
  services: ServiceContext,
  rooms: readonly Room[],
  request: Request,
  response: Response,
): Promise<Visit | undefined> {
  const found = await findSignedIn(services, request);
  // An operator expects what they just did on the next page, also where another process did it.
  if (found) await services.catalogue.refresh();
  return (
    found && {
      ...found,
      services,
      rooms,
      organisation: found.operator.organisation,
      mode: strictestMode(services),
      now: services.clock.now(),
      requestId: requestIdOf(response),
      path: pathTo(services, request.path),
      query: request.query,
      draft: asDraft(await readDraft(services, request)),
      reason: "",
    }
  );
}

type Handler<V> = (visit: V, request: Request, response: Response) => void | Promise<void>;

/** Makes a page for operators who are signed in. Others are led through the sign-in and back. */
export const forOperator =
  (rooms: readonly Room[], handle: Handler<Visit>): PageHandler =>
  async (services, request, response) => {
    const visit = await findVisit(services, rooms, request, response);
    if (visit) return handle(visit, request, response);
    const next = request.method === "GET" ? `?next=${encodeURIComponent(request.originalUrl)}` : "";
    redirectTo(response, consolePath(services, `/-/sign-in${next}`));
  };

/** Narrows a visit to the organisation, product and mode in the path. What belongs to others does not exist. */
function narrowed(visit: Visit, { of }: Room, request: Request): Visit | ProductVisit {
  const { organisation, productId = "", mode } = request.params as Record<string, string>;
  if (organisation !== visit.organisation) throw new Refusal("unknownPage");
  if (of === "organisation") return visit;
  if (mode !== "test" && mode !== "live") throw new Refusal("unknownPage");
  const product = /^[1-9]\d{0,9}$/.test(productId)
    ? visit.services.catalogue.product(Number(productId), mode)
    : undefined;
  if (product?.organisation !== organisation) throw new Refusal("unknownPage");
  if (mode === "live" && strictestMode(visit.services) !== "live") throw new Refusal("unknownPage");
  const { services, now, requestId } = visit;
  const context = contextFor(services, product.productId, mode, { now, requestId });
  return { ...visit, product, mode, context };
}

function assertMay(visit: Visit, act: Act): void {
  const why = denialOf(visit, act);
  if (why) throw new Denied(why);
}

const baseOf = ({ of, id }: Room): string =>
  `/console/:organisation${of === "product" ? "/:productId/:mode" : ""}${id === "" ? "" : `/${id}`}`;

/** Returns the pages of a room for the router. */
export const routesOf = (room: Room, rooms: readonly Room[]): Page[] =>
  room.pages.map((one) => ({
    path: `${baseOf(room)}${one.path}`,
    ...(one.show && { show: forOperator(rooms, showIn(room, one)) }),
    ...(one.submit && { submit: forOperator(rooms, submitIn(room, one)) }),
    ...(one.takesFile && { takesFile: one.takesFile }),
  }));

const showIn =
  (room: Room, { show, changes, sees = changes ?? room.sees }: ShownPage): Handler<Visit> =>
  (found, request, response) => {
    const visit = narrowed(found, room, request);
    assertMay(visit, sees);
    return show(visit, request, response);
  };

const submitIn =
  (room: Room, { submit, changes, asksAgain }: TakenPage): Handler<Visit> =>
  async (found, request, response) => {
    const visit = narrowed(found, room, request);
    assertMay(visit, changes);
    const result = await takeForm(visit, request, (tx, ready) => submit(tx, ready, request), {
      asksAgain,
    });
    if (typeof result === "function") return result(response);
    redirectTo(response, result);
  };

const OF_FORM = ["nonce", "page", "file"];

/** What was typed into a form, without what belongs to the form itself. */
const typedIn = (request: Request): Draft["typed"] =>
  Object.fromEntries(
    Object.entries((request.body ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
      !OF_FORM.includes(name) && typeof value === "string" ? [[name, value]] : [],
    ),
  );

const MAX_REASON = 300;

function reasonError(reason: string): string | undefined {
  if (reason === "") return "Say why you do this.";
  return reason.length > MAX_REASON ? `Use at most ${MAX_REASON} characters.` : undefined;
}

/**
 * Errors that an action of the service throws because of the current state. The page shows them as the error of the field `act`.
 */
const REFUSALS: readonly ErrorCode[] = [
  "INVALID_INPUT",
  "INVALID_EMAIL",
  "CONFLICT",
  "RATE_LIMITED",
  "NOT_CONFIGURED",
];

/** Returns the message without the field of the API that it begins with. */
function sentenceOf({ message }: ServiceError): string {
  const text = message.replace(/^\w+: /, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Uses up the nonce of a form and does its work in one transaction. Returns where it leads. */
export async function takeForm<Outcome extends Result>(
  visit: Visit,
  request: Request,
  work: (tx: Db, visit: Visit) => Promise<Outcome>,
  { asksAgain }: Readonly<{ asksAgain?: true | undefined }> = {},
): Promise<string | Exclude<Outcome, { errors: unknown }>> {
  const { services, now, path } = visit;
  const { store, keyring, random } = services;
  const isAsked = asksAgain === true && visit.mode === "live";
  const reason = field(request, "reason");
  const error = isAsked ? reasonError(reason) : undefined;
  const rejected = new Rejected();
  const typed = typedIn(request);
  const keep = (page: string, errors: Draft["errors"]) =>
    store.write((tx) => pathToDraft(tx, { random, now }, page, { typed, errors }));
  try {
    return await store.write(async (tx) => {
      const subject = nonceSubject(visit, path);
      if (!(await consumeNonce(tx, keyring, { nonce: field(request, "nonce"), subject, now })))
        throw new Refusal("startAgain", { startAt: pageOf(request, visit) });
      if (isAsked && !isFreshlyProven(visit)) throw rejected.with({ needsProof: true });
      if (error !== undefined) throw rejected.with({ errors: { reason: error } });
      const result = await work(tx, { ...visit, reason: isAsked ? reason : "" });
      if (typeof result === "object") throw rejected.with(result);
      return result as Exclude<Outcome, { errors: unknown }>;
    });
  } catch (thrown) {
    const page = rejected.page ?? pageOf(request, visit);
    if (thrown instanceof ServiceError && REFUSALS.includes(thrown.code))
      return keep(page, { act: sentenceOf(thrown) });
    if (thrown !== rejected) throw thrown;
    return rejected.needsProof
      ? pathToProof(visit, await keep(page, {}))
      : keep(page, rejected.errors);
  }
}

/** Rolls back the transaction of a rejected form, with its nonce. */
class Rejected extends Error {
  override readonly name = "Rejected";
  errors: Draft["errors"] = {};
  page: string | undefined;
  needsProof = false;

  with(how: Partial<Pick<Rejected, "errors" | "page" | "needsProof">>): this {
    return Object.assign(this, how);
  }
}

/** Returns the page of a form: its own path, unless it names another page. */
function pageOf(request: Request, { path, services }: Visit): string {
  const named = field(request, "page");
  return named.startsWith(consolePath(services, "/")) && !/[?#\\]|\/\//.test(named) ? named : path;
}
