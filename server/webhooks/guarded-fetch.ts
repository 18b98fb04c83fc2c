// Fetches from public addresses alone, as webhooks are posted.
import type * as Undici from "undici";

import { guardedLookup, readEndpointUrl } from "./address.js";

const CONNECT_MS = 5_000;

/** Fetches as `fetch` does, but rejects for an address that is not allowed. */
export function makeGuardedFetch(rule: { allowPrivate: boolean }): typeof fetch {
  let agent: Undici.Agent | undefined;
  return (async (input: string, init: Undici.RequestInit = {}) => {
    readEndpointUrl(input, rule);
    // Imported when it is first used: it is large.
    const undici = await import("undici");
    agent ??= new undici.Agent({ connect: { lookup: guardedLookup(rule), timeout: CONNECT_MS } });
    return undici.fetch(input, { ...init, dispatcher: agent });
  }) as unknown as typeof fetch;
}
