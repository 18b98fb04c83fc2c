// Which addresses a webhook may go to: never into the operator's own network, whatever a product writes down.
import { lookup as systemLookup, type LookupAddress } from "node:dns";
import { isIP, type LookupFunction } from "node:net";

import ipaddr from "ipaddr.js";

/** An address that no webhook is sent to. The message says why and repeats nothing of it. */
export class RefusedAddressError extends Error {
  override readonly name = "RefusedAddressError";
  readonly code = "ERR_ADDRESS_REFUSED";
}

export interface AddressRule {
  /** Plain http and private addresses too: for development, and receivers in the operator's own network. */
  allowPrivate: boolean;
}

const LONGEST_URL = 2048;

/**
 * The URL of an endpoint as the URL standard reads it, so that every spelling of an address is seen for what it is.
 * Throws a RefusedAddressError. A host name is not looked up here: what it stands for is checked with each connection.
 */
export function readEndpointUrl(text: string, { allowPrivate }: AddressRule): URL {
  if (text.length > LONGEST_URL)
    throw new RefusedAddressError(`It is longer than ${LONGEST_URL} characters.`);
  if (!URL.canParse(text)) throw new RefusedAddressError("It is no absolute URL.");
  const url = new URL(text);
  if (url.protocol !== "https:" && !(allowPrivate && url.protocol === "http:")) {
    throw new RefusedAddressError(
      allowPrivate ? "It is neither https nor http." : "It is not https.",
    );
  }
  if (url.username !== "" || url.password !== "")
    throw new RefusedAddressError("It holds credentials.");
  if (!allowPrivate && !mayBePublic(hostOf(url)))
    throw new RefusedAddressError("Its address is not a public one.");
  return url;
}

/** The host as it is connected to: an IPv6 address without its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, "$1");

/** Of a name nobody can tell but the resolver, except of those that always mean this computer. */
const mayBePublic = (host: string): boolean =>
  isIP(host) === 0 ? !/(^|\.)localhost\.?$/.test(host) : isPublicAddress(host);

/** Whether an IP address is one of the internet: not loopback, private, link-local, reserved, or a disguise of one. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.process(text);
  // Of IPv6 only 2000::/3 is given out; the library calls the old disguises of IPv4 (`::7f00:1`) unicast too.
  const isGivenOut = !(address instanceof ipaddr.IPv6) || (address.parts[0] ?? 0) >> 13 === 1;
  return isGivenOut && address.range() === "unicast";
}

export type Resolve = (
  hostname: string,
  options: { all: true; family?: number },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Looks a host name up and refuses it if any of its addresses is not public. The connection then goes to the very
 * address that was looked at: asking a second time could yield another. Those who ask for the same name at the same
 * time share one answer, so that a resolver which hangs holds one thread, not one for each connection.
 */
export function guardedLookup(
  { allowPrivate }: AddressRule,
  resolve: Resolve = systemLookup,
): LookupFunction {
  const underWay = new Map<string, Promise<LookupAddress[]>>();

  const resolved = (hostname: string, family: number): Promise<LookupAddress[]> => {
    const key = `${family} ${hostname}`;
    let asked = underWay.get(key);
    if (!asked) {
      asked = new Promise<LookupAddress[]>((done, fail) => {
        resolve(hostname, { all: true, family }, (error, addresses) => {
          underWay.delete(key);
          if (error) fail(error);
          else done(addresses);
        });
      });
      underWay.set(key, asked);
    }
    return asked;
  };

  return (hostname, options, callback) => {
    const family = typeof options.family === "number" ? options.family : 0;
    resolved(hostname, family).then(
      (addresses) => {
        const [first] = addresses;
        const isRefused =
          !first || (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address)));
        if (isRefused)
          callback(new RefusedAddressError("The host's address is not a public one."), "", 0);
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, "", 0),
    );
  };
}
