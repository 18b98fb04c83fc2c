// Which addresses a webhook may go to: never into the operator's own network, whatever a product file says.
import { parseUrl } from "../lib/parse-url.js";
import { lookup as systemLookup, type LookupAddress } from "node:dns";
import { isIP, type LookupFunction } from "node:net";

import ipaddr from "ipaddr.js";

/** An address that no webhook is sent to. The message says why, without repeating the address. */
export class RefusedAddressError extends Error {
  override readonly name = "RefusedAddressError";
  readonly code = "ERR_ADDRESS_REFUSED";
}

export interface AddressRule {
  /**
   * Plain http and private addresses too: for development, and receivers in the operator's own network. Never the
   * addresses of a cloud's metadata.
   */
  allowPrivate: boolean;
}

/** How an operator allows an address that is refused because it is not public. */
export const HOW_TO_ALLOW =
  "WEBHOOK_ALLOW_PRIVATE=1, set for the service and its commands, allows plain http and private addresses.";

const MAX_URL_LENGTH = 2048;

/**
 * Parses the URL of an endpoint as the URL standard does, so that no spelling of an address escapes the check. Throws a
 * RefusedAddressError. A host name is not resolved here: its addresses are checked with each connection.
 */
export function readEndpointUrl(text: string, { allowPrivate }: AddressRule): URL {
  if (text.length > MAX_URL_LENGTH)
    throw new RefusedAddressError(`It is longer than ${MAX_URL_LENGTH} characters.`);
  const url = parseUrl(text);
  if (!url) throw new RefusedAddressError("It is not an absolute URL.");
  if (url.protocol !== "https:" && !(allowPrivate && url.protocol === "http:")) {
    throw new RefusedAddressError(
      allowPrivate
        ? "It begins with neither https:// nor http://."
        : `It is not https. ${HOW_TO_ALLOW}`,
    );
  }
  if (url.username !== "" || url.password !== "")
    throw new RefusedAddressError("It contains credentials.");
  if (!allowPrivate && !mayBePublic(hostOf(url)))
    throw new RefusedAddressError(`Its address is not public. ${HOW_TO_ALLOW}`);
  if (mayBeMetadata(hostOf(url)))
    throw new RefusedAddressError("Its address is that of a cloud's metadata.");
  return url;
}

/** Returns the host as it is connected to: an IPv6 address without its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, "$1");

/** Only the resolver knows the addresses of a name, except for names that always mean this computer. */
const mayBePublic = (host: string): boolean =>
  isIP(host) === 0 ? !/(^|\.)localhost\.?$/.test(host) : isPublicAddress(host);

/** Whether an IP address is public: not loopback, private, link-local, reserved, or another spelling of one. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.process(text);
  // Only 2000::/3 of IPv6 is allocated; the library also calls the old embeddings of IPv4 (`::7f00:1`) unicast.
  const isAllocated = !(address instanceof ipaddr.IPv6) || (address.parts[0] ?? 0) >> 13 === 1;
  return isAllocated && address.range() === "unicast";
}

/**
 * Where a cloud's machines get their credentials: 169.254.0.0/16 and fe80::/10 of nearly every cloud, and what Azure,
 * Oracle, Alibaba, AWS, Google and Scaleway have besides. The last three can lead to any of these in a form that only the
 * network knows: NAT64 under a prefix of its own, site-local addresses, and Teredo.
 */
const METADATA = [
  "169.254.0.0/16",
  "168.63.129.16/32",
  "192.0.0.192/32",
  "100.100.100.200/32",
  "fe80::/10",
  "fd00:ec2::/32",
  "fd20:ce::254/128",
  "fd00:42::42/128",
  "64:ff9b:1::/48",
  "fec0::/10",
  "2001::/32",
].map((range) => ipaddr.parseCIDR(range));

const METADATA_HOSTS = /^metadata(\.google\.internal)?\.?$/i;

/** Returns the IPv4 address in an IPv6 one: mapped or compatible, behind NAT64 (64:ff9b::/96), or of 6to4 (2002::/16). */
function embedded(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  const { parts } = address;
  const bytes = (at: number) => parts.slice(at, at + 2).flatMap((part) => [part >> 8, part & 0xff]);
  if (parts[0] === 0x2002) return new ipaddr.IPv4(bytes(1));
  const isZero = parts.slice(2, 4).every((part) => part === 0);
  const isNat64 = parts[0] === 0x64 && parts[1] === 0xff9b && isZero;
  const isPlain = parts[0] === 0 && parts[1] === 0 && isZero;
  return isNat64 || isPlain ? new ipaddr.IPv4(bytes(6)) : undefined;
}

/** Whether an IP address is the address of a cloud's metadata, in any notation. */
function isMetadataAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.process(text);
  const inner = address instanceof ipaddr.IPv6 ? embedded(address) : undefined;
  return [address, inner].some((each) =>
    METADATA.some(([range, bits]) => each?.kind() === range.kind() && each.match(range, bits)),
  );
}

const mayBeMetadata = (host: string): boolean =>
  METADATA_HOSTS.test(host) || isMetadataAddress(host);

/** Whether a connection may be made to an IP address. */
export const isAllowed = (address: string, { allowPrivate }: AddressRule): boolean =>
  !isMetadataAddress(address) && (allowPrivate || isPublicAddress(address));

export type Resolve = (
  hostname: string,
  options: { all: true; family?: number },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves a host name and refuses it if any of its addresses is not allowed. The connection then goes to the very address
 * that was checked: a second lookup could return another. Concurrent lookups of a name share one, so that a resolver that
 * hangs occupies one thread, not one for each connection.
 */
export function guardedLookup(rule: AddressRule, resolve: Resolve = systemLookup): LookupFunction {
  const inFlight = new Map<string, Promise<LookupAddress[]>>();

  const resolved = (hostname: string, family: number): Promise<LookupAddress[]> => {
    const key = `${family} ${hostname}`;
    let lookup = inFlight.get(key);
    if (!lookup) {
      lookup = new Promise<LookupAddress[]>((done, fail) => {
        resolve(hostname, { all: true, family }, (error, addresses) => {
          inFlight.delete(key);
          if (error) fail(error);
          else done(addresses);
        });
      });
      inFlight.set(key, lookup);
    }
    return lookup;
  };

  return (hostname, options, callback) => {
    const family = typeof options.family === "number" ? options.family : 0;
    resolved(hostname, family).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isAllowed(address, rule)))
          callback(new RefusedAddressError("The host's address is not allowed."), "", 0);
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, "", 0),
    );
  };
}
