import { clientAddressOf } from "../../lib/clients/address.js";
import { refuseBeyond } from "../../lib/clients/limit.js";
import type { Exchange } from "../exchange.js";

/** Counts the request for the network of its client, before anything is known of who sends it. */
export async function limitClient({ api, request }: Exchange): Promise<void> {
  refuseBeyond(api.limitClient, clientAddressOf(request, api.ports.trustedProxies));
}
