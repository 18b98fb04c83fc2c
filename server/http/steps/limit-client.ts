import { clientAddressOf } from "../../lib/clients/address.js";
import { rateLimited } from "../../lib/errors.js";
import type { Exchange } from "../exchange.js";

/** Counts the request for the network of its client, before anything is known of who sends it. */
export async function limitClient({ api, request }: Exchange): Promise<void> {
  const address = clientAddressOf(request, api.ports.trustedProxies);
  const waitSeconds = api.limitClient(address);
  if (waitSeconds !== undefined)
    throw rateLimited(
      "Too many requests from this address. Wait as long as Retry-After says.",
      waitSeconds,
    );
}
