// Holds what is announced to a product against the contract.
import type { KinwardEvent } from "../client/index.js";
import { eventFaults, webhooks } from "./contract.js";

/**
 * The body of a webhook, if it is exactly what the contract describes for its type: nothing missing, nothing more.
 * Takes what a receiver got: the text, its bytes, or the parsed body.
 * @throws Error that says where it departs
 */
export function validEvent(received: string | Buffer | object): KinwardEvent {
  const body: unknown =
    typeof received === "string" || Buffer.isBuffer(received)
      ? JSON.parse(received.toString())
      : received;
  const { type } = body as { type?: unknown };
  const webhook = webhooks.find((each) => each.type === type);
  if (!webhook) throw new Error(`The contract has no event ${String(type)}.`);
  const faults = eventFaults(webhook, body);
  if (faults !== undefined) throw new Error(`${webhook.type}${faults}\n${JSON.stringify(body)}`);
  return body as KinwardEvent;
}
