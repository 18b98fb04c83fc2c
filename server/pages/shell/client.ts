// Who is asking: where a request comes from, and whether from one of our own pages.
import type { Request } from "express";

import { clientAddressOf, networksOf } from "../../clients/address.js";
import { isLoopback, listensOnLoopback, type Config } from "../../config.js";
import type { ServiceContext } from "../../context.js";

/** What wrong entries are counted by: the address that asks, or of IPv6 the /64 that a household has to itself. */
export const clientOf = (request: Request, { trustProxy }: Pick<Config, "trustProxy">): string =>
  networksOf(clientAddressOf(request, trustProxy))[0];

/** Whether the request itself names loopback as where it went, and no proxy passed it on. */
export function isLocal(request: Request): boolean {
  const isPassedOn = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"].some(
    (name) => request.headers[name] !== undefined,
  );
  const host = `http://${request.headers.host ?? ""}`;
  return !isPassedOn && URL.canParse(host) && isLoopback(new URL(host).hostname);
}

/** Whether a form was sent by a page of another site, as far as the browser says. */
export function isFromAnotherSite(
  request: Request,
  { publicUrl, config }: Pick<ServiceContext, "publicUrl" | "config">,
): boolean {
  if (request.get("Sec-Fetch-Site") === "cross-site") return true;
  const origin = request.headers.origin;
  if (origin === undefined || origin === new URL(publicUrl).origin) return false;
  // On one's own machine `localhost` and `127.0.0.1` are the same service.
  const isOwn =
    origin === `http://${request.headers.host}` && listensOnLoopback(config) && isLocal(request);
  return !isOwn;
}
