// Who is asking: where a request comes from, and whether from one of our own pages.
import type { Request } from "express";

import { clientAddressOf, networksOf } from "../../lib/clients/address.js";
import { isLoopback, listensOnLoopback, type Config } from "../../config.js";
import type { ServiceContext } from "../../context.js";

/** What wrong entries are counted by, the smallest first: the address that asks; of IPv6 a household's /64 and a site's /48. */
export const networksOfClient = (
  request: Request,
  { trustProxy }: Pick<Config, "trustProxy">,
): readonly [string, ...string[]] => networksOf(clientAddressOf(request, trustProxy));

/** The smallest network that a request is counted by. */
export const clientOf = (request: Request, config: Pick<Config, "trustProxy">): string =>
  networksOfClient(request, config)[0];

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
