// Tells where a request comes from, and whether from one of our own pages.
import type { Request } from "express";

import { clientAddressOf, networksOf } from "../../lib/clients/address.js";
import { isLoopback, listensOnLoopback, type Config } from "../../config.js";
import type { ServiceContext } from "../../context.js";

/**
 * Returns the networks by which wrong entries are counted, smallest first: the address, and for IPv6 a household's /64 and a
 * site's /48.
 */
export const networksOfClient = (
  request: Request,
  { trustProxy }: Pick<Config, "trustProxy">,
): readonly [string, ...string[]] => networksOf(clientAddressOf(request, trustProxy));

/** Returns the smallest network that a request is counted by. */
export const clientOf = (request: Request, config: Pick<Config, "trustProxy">): string =>
  networksOfClient(request, config)[0];

/** Returns whether a request names loopback as its host, and no proxy passed it on. */
export function isLocal(request: Request): boolean {
  const isPassedOn = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"].some(
    (name) => request.headers[name] !== undefined,
  );
  const host = `http://${request.headers.host ?? ""}`;
  return !isPassedOn && URL.canParse(host) && isLoopback(new URL(host).hostname);
}

/** Returns whether a page of another site sent a form, as far as the browser says. */
export function isFromAnotherSite(
  request: Request,
  { publicUrl, config }: Pick<ServiceContext, "publicUrl" | "config">,
): boolean {
  if (request.get("Sec-Fetch-Site") === "cross-site") return true;
  const origin = request.headers.origin;
  if (origin === undefined || origin === new URL(publicUrl).origin) return false;
  // On a developer's machine `localhost` and `127.0.0.1` are the same service.
  const isOwn =
    origin === `http://${request.headers.host}` && listensOnLoopback(config) && isLocal(request);
  return !isOwn;
}
