// Fetches from public addresses alone, as webhooks are posted.
import * as undici from "undici";

import { guardedLookup, readEndpointUrl } from "./address.js";

const CONNECT_MS = 5_000;

/** As `fetch`; rejects for an address that is not allowed. */
export function makeGuardedFetch(rule: { allowPrivate: boolean }): typeof fetch {
  let agent: undici.Agent | undefined;
  return (async (input: string, init: undici.RequestInit = {}) => {
    readEndpointUrl(input, rule);
    agent ??= new undici.Agent({ connect: { lookup: guardedLookup(rule), timeout: CONNECT_MS } });
    return undici.fetch(input, { ...init, dispatcher: agent });
  }) as unknown as typeof fetch;
}
