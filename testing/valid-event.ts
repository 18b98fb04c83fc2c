// Checks an event for a product against the contract.
import type { KinwardEvent } from "../client/index.js";
import { eventFaults, webhooks } from "./contract.js";

/**
 * Returns the body of a webhook, if it has exactly what the contract declares for its type. Takes its text, bytes or parsed
 * body. Throws an error that says where it differs.
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
