import { readFileSync } from "node:fs";

import { serverFile } from "../lib/files.js";
import type { EventType, NewEvent } from "./events.js";

const DEFAULT_MESSAGE = "Hello from Kinward.";

interface Example {
  data: Record<string, unknown>;
}

/** Makes an event to try out receivers with: the example from the contract, as if it had happened now. */
export function sampleOf(
  type: EventType,
  { now, message = DEFAULT_MESSAGE }: { now: number; message?: string | undefined },
): NewEvent {
  if (type === "Test") return { type, data: { message } };
  const { sessionId, kuid, ...rest } = exampleOf(type).data;
  const data = Object.fromEntries(
    Object.entries(rest).filter(([name]) => !ADDED_BY_EMIT.has(name)),
  );
  return {
    type,
    ...(sessionId !== undefined && { session: { sessionId, kuid } }),
    data: { ...data, ...("occurredAt" in data && { occurredAt: new Date(now).toISOString() }) },
  } as unknown as NewEvent;
}

/** Fields that `emit` adds to every event. */
const ADDED_BY_EMIT: ReadonlySet<string> = new Set(["productId", "sequence"]);

interface Contract {
  webhooks: Record<
    EventType,
    {
      post: {
        requestBody: {
          content: { "application/json": { examples: Record<string, { value: Example }> } };
        };
      };
    }
  >;
}

function exampleOf(type: EventType): Example {
  const file = serverFile("../generated/contract.json");
  const { webhooks } = JSON.parse(readFileSync(file, "utf8")) as Contract;
  const [example] = Object.values(
    webhooks[type].post.requestBody.content["application/json"].examples,
  );
  if (!example) throw new Error(`The contract has no example of ${type}`);
  return example.value;
}
