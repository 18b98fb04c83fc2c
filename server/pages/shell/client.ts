// Who is asking: where a request comes from, and whether from one of our own pages.
import { isIP, isIPv6 } from "node:net";

import type { Request } from "express";

import { isLoopback, listensOnLoopback, type Config } from "../../config.js";
import type { ServiceContext } from "../../context.js";

/**
 * The address that wrong entries are counted by: that of the connection, or behind a proxy the one that the proxy
 * itself added last; what stands before it, anyone can write. Of IPv6 the first half, for a household has all the rest.
 */
export function clientAddress(
  request: Request,
  { trustProxy }: Pick<Config, "trustProxy">,
): string {
  const forwarded = trustProxy
    ? request.get("X-Forwarded-For")?.split(",").at(-1)?.trim()
    : undefined;
  const address =
    forwarded !== undefined && isIP(forwarded) ? forwarded : request.socket.remoteAddress;
  const plain = (address ?? "unknown").replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv6(plain) ? firstHalf(plain) : plain;
}

/** The first four groups of an IPv6 address, written out. */
function firstHalf(address: string): string {
  const [head = "", tail = ""] = address.replace(/%.*$/, "").split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const gap = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const groups = address.includes("::") ? [...before, ...gap, ...after] : before;
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

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
