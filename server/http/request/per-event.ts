// Batches whose events are validated one by one: an event that violates its schema is marked, and the others are handled.
import type { InvalidEvent } from "../../lib/invalid-event.js";
import type { Shape } from "../contract/shape.js";
import type { ValidationIssue } from "./issues.js";

/** How a property of a body says that its items are validated by themselves (`x-validation`). */
const PER_EVENT = "per-event";

const FIELD = "events";
type Batch = Readonly<Record<string, unknown> & { [FIELD]: readonly unknown[] }>;

/**
 * Marks the events of a batch that violate their schema. Undefined where the body is not a batch, or where an event has no
 * id to report it by: then the request is invalid as a whole.
 * @param check all issues of a body
 */
export function markInvalidEvents(
  body: unknown,
  shape: Shape,
  check: (body: unknown) => readonly ValidationIssue[],
): Batch | undefined {
  const events = shape.fields.get(FIELD);
  const idPattern = events?.items?.fields.get("id")?.schema.pattern;
  if (events?.schema["x-validation"] !== PER_EVENT || idPattern === undefined) return undefined;
  if (!isBatch(body) || body[FIELD].length > (events.schema.maxItems ?? Infinity)) return undefined;
  if (check({ ...body, [FIELD]: [] }).length > 0) return undefined;
  const id = new RegExp(idPattern);
  const marked: unknown[] = [];
  for (const event of body[FIELD]) {
    if (!isRecord(event) || typeof event["id"] !== "string" || !id.test(event["id"]))
      return undefined;
    const [issue] = check({ ...body, [FIELD]: [event] });
    marked.push(issue === undefined ? event : markOf(event["id"], issue));
  }
  return { ...body, [FIELD]: marked };
}

/** `at` begins with `events[0]`, as the event is checked by itself. */
function markOf(id: string, { at, text }: ValidationIssue): InvalidEvent {
  const within = at.replace(/^events\[0\]\.?/, "");
  const path = within === "" ? "" : `/${within.replaceAll(/\.|\[/g, "/").replaceAll("]", "")}`;
  return { id, fault: { path, message: `${within || "The event"} ${text}.` } };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isBatch = (value: unknown): value is Batch => isRecord(value) && Array.isArray(value[FIELD]);
