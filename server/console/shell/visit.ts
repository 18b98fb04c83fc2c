import type { Request } from "express";

import { resumeOperatorSession } from "../../actions/operator/session.js";
import type { Author } from "../../actions/operator/operation.js";
import type { Context, ServiceContext } from "../../context.js";
import { denial, may, type Act } from "../../domain/operator/roles.js";
import type { Mode, Product } from "../../domain/product.js";
import { pathTo } from "../../pages/shell/paths.js";
import type { Operator, OperatorSession } from "../../store/operators/table.js";
import { sessionCookie } from "./cookie.js";

/** What was typed into a form that was not taken, and what is wrong with each field. */
export type Draft = Readonly<{
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}>;

/** What the menu says of a room. */
export interface MenuEntry {
  /** The part of its path below the organisation, or below the product and mode: "" for the overview. */
  readonly id: string;
  readonly title: string;
  readonly of: "organisation" | "product";
  /** Who may see it. Others find it neither in the menu nor by its address. */
  readonly sees: Act;
}

/** An operator who is signed in, for one request. */
export interface Visit {
  readonly services: ServiceContext;
  /** All rooms, whether or not this operator may see them. */
  readonly rooms: readonly MenuEntry[];
  readonly operator: Operator;
  readonly browser: OperatorSession;
  readonly organisation: string;
  /** The mode of the page. A page of neither mode, such as the team, has the mode of `strictestMode`. */
  readonly mode: Mode;
  /** One instant for the whole request, in milliseconds. */
  readonly now: number;
  readonly requestId: string | null;
  /** The path as the browser sees it, without its query. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly draft: Draft;
  /** The operator's reason; empty for a form that asks for none. */
  readonly reason: string;
}

/** A visit to a product in a mode. */
export interface ProductVisit extends Visit {
  readonly product: Product;
  readonly context: Context;
}

/** Returns the mode whose rules count for what belongs to no mode: with a manual clock there is no live mode. */
export const strictestMode = ({ config }: Pick<ServiceContext, "config">): Mode =>
  config.clock === "manual" ? "test" : "live";

/** Returns who is signed in, unless the session has ended. */
export async function findSignedIn(services: ServiceContext, request: Request) {
  const token = sessionCookie.read(request, services);
  return token === undefined
    ? undefined
    : resumeOperatorSession(services, token, services.clock.now());
}

const acting = ({ operator: { role }, browser: { provenAt } }: Visit) => ({
  role,
  isProven: provenAt !== null,
});

/** Returns whether the operator may act, by default in the mode of the page. */
export const mayAct = (visit: Visit, act: Act, mode: Mode = visit.mode): boolean =>
  may(acting(visit), act, mode);

export const denialOf = (visit: Visit, act: Act): ReturnType<typeof denial> =>
  denial(acting(visit), act, visit.mode);

/** Returns the name of an operator in the ledger and in the audit log. */
export const actorOf = ({ operatorId }: Pick<Operator, "operatorId">) =>
  `console:${operatorId}` as const;

/** Returns the operator as the author of an act. */
export const authorOf = ({ operator, requestId }: Visit) =>
  ({
    ledger: { by: "operator", operator: actorOf(operator) },
    audit: actorOf(operator),
    operatorId: operator.operatorId,
    requestId,
  }) satisfies Author;

/** Returns the scope in which a visit's acts are audited: the organisation, and on a product's page its mode. */
export const auditingOf = (visit: Visit | ProductVisit) => ({
  ...visit.services,
  tenancy: { organisation: visit.organisation, mode: "product" in visit ? visit.mode : null },
});

/** Returns the path of the console's first page, or of one that belongs to no organisation: no organisation is called "-". */
export const consolePath = (services: Pick<ServiceContext, "publicUrl">, rest = ""): string =>
  pathTo(services, `/console${rest}`);

/** Returns a path below the organisation of the visit: "/team". */
export const organisationPath = ({ services, organisation }: Visit, rest = ""): string =>
  consolePath(services, `/${organisation}${rest}`);

/** Returns a path below a product in a mode: "/players". By default that of the visit. */
export const productPath = (
  visit: Visit & { readonly product?: Product },
  rest = "",
  {
    productId = visit.product?.productId,
    mode = visit.mode,
  }: Readonly<{ productId?: number | undefined; mode?: Mode }> = {},
): string => organisationPath(visit, `/${productId ?? ""}/${mode}${rest}`);
