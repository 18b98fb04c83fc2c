// Where a request comes from, as far as that can be known behind proxies.
import type { IncomingMessage } from "node:http";

import ipaddr from "ipaddr.js";

import { rememberUpTo } from "../remember.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** The proxies in front of this service whose `X-Forwarded-For` is used: a number of the nearest, or all in some networks. */
export type TrustedProxies = { readonly hops: number } | { readonly networks: readonly Network[] };

/**
 * Reads `TRUST_PROXY`: `0`, a number of proxies up to 99, or networks (`10.0.0.0/8`) and addresses, separated by commas.
 * Undefined where it is none of these.
 */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) return { hops: Number(text) };
  const networks = text.split(",").map((entry) => readNetwork(entry.trim()));
  return networks.every((network) => network !== undefined) ? { networks } : undefined;
}

function readNetwork(text: string): Network | undefined {
  const [address = "", length, ...rest] = text.split("/");
  const parsed = readAddress(address);
  if (!parsed || rest.length > 0) return undefined;
  const bits = parsed.kind() === "ipv4" ? 32 : 128;
  if (length === undefined) return [parsed, bits] as Network;
  // With a network that contains every address, the service would use the header of any client.
  const isLength = /^\d{1,3}$/.test(length) && Number(length) >= 1 && Number(length) <= bits;
  return isLength ? ([parsed, Number(length)] as Network) : undefined;
}

/** IPv4 in four parts, or IPv6; an IPv4 address within IPv6 is that IPv4 address. */
function readAddress(text: string): Address | undefined {
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  return isAddress ? ipaddr.process(text) : undefined;
}

/** An entry of `X-Forwarded-For`, where some proxies put a port after the address, and brackets around IPv6. */
function readEntry(text: string): Address | undefined {
  const [, inBrackets, beforePort] =
    /^\[([^\]]*)\](?::\d{1,5})?$|^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  return readAddress(inBrackets ?? beforePort ?? text);
}

const isWithin = (address: Address, networks: readonly Network[]): boolean =>
  networks.some(
    ([network, bits]) =>
      network.kind() === address.kind() && address.match([network, bits] as never),
  );

/**
 * The address of the client: of the connection, or the address that the farthest trusted proxy wrote. Anyone can write the
 * addresses before it in `X-Forwarded-For`. If a trusted proxy wrote no address, its own counts.
 */
export function clientAddressOf(request: IncomingMessage, trusted: TrustedProxies): string {
  const own = request.socket.remoteAddress ?? "unknown";
  if ("hops" in trusted && trusted.hops === 0) return asWritten(own);
  const nearest = readAddress(own);
  if (!nearest) return own;
  let client: Address = nearest;
  const forwarded = [request.headers["x-forwarded-for"] ?? []].flat().join(",");
  const entries = forwarded === "" ? [] : forwarded.split(",");
  for (let hop = 0; isTrusted(client, hop, trusted); hop++) {
    const next = readEntry(entries.pop()?.trim() ?? "");
    if (!next) break;
    client = next;
  }
  return client.toString();
}

/** Addresses are remembered, because reading one is slow and a client sends more than one request. */
const MAX_ADDRESSES = 10_000;

const remembered = <Value>(read: (address: string) => Value) => rememberUpTo(MAX_ADDRESSES, read);

/** Returns an address in its one normal form, so that two can be compared. */
const asWritten = remembered((address) => readAddress(address)?.toString() ?? address);

const isTrusted = (address: Address, hop: number, trusted: TrustedProxies): boolean =>
  "hops" in trusted ? hop < trusted.hops : isWithin(address, trusted.networks);

/**
 * The networks that a client is counted by, the smallest first: an IPv4 address; of IPv6 a household's /64, and a site's /48.
 */
export const networksOf = remembered((address): readonly [string, ...string[]] => {
  const parsed = readAddress(address);
  if (!(parsed instanceof ipaddr.IPv6)) return [address];
  const groups = parsed.parts.map((part) => part.toString(16));
  return [groups.slice(0, 4).join(":"), groups.slice(0, 3).join(":")];
});

const FORWARDING = ["forwarded", "x-forwarded-for", "x-real-ip"] as const;

/** Whether something in front of the service says that it passed the request on. */
export const isForwarded = (request: IncomingMessage): boolean =>
  FORWARDING.some((name) => request.headers[name] !== undefined);
