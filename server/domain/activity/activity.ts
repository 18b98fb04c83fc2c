// Activity that a product reports: which records are stored.
import type { components } from "../../../generated/types.js";
import type { Product } from "../product.js";
import { compileActivitySchema, type CheckActivity } from "./activity-schema.js";
import { asRejection, isInvalid, type OrInvalid } from "../../lib/invalid-event.js";
import { DAY_MS, MINUTE_MS } from "../../lib/dates.js";
import { remember } from "../../lib/remember.js";

type Schemas = components["schemas"];

/** `occurredAt` in milliseconds. */
export type ActivityRecord = Readonly<
  Omit<Schemas["ActivityRecord"], "timestamp"> & { occurredAt: number }
>;
export type ActivityResult = Schemas["ActivityResult"];
type Rejection = Readonly<{
  reason: Schemas["ActivityRejection"];
  path?: string;
  message?: string;
}>;

const MAX_AHEAD_MS = MINUTE_MS;
const MAX_AGE_MS = 400 * DAY_MS;

type Checks = ReadonlyMap<string, CheckActivity>;

/** Compiling a schema takes milliseconds, so it is done once for each version of a product. */
const checksOf = remember(
  ({ activityTypes }: Product): Checks =>
    new Map(activityTypes.map(({ name, schema }) => [name, compileActivitySchema(schema)])),
);

function rejectionOf(
  record: OrInvalid<ActivityRecord>,
  checks: Checks,
  now: number,
): Rejection | undefined {
  if (isInvalid(record)) return asRejection(record);
  const { type, data, occurredAt } = record;
  const check = checks.get(type);
  if (!check) return { reason: "unknown-type" };
  const fault = check(data);
  if (fault) return { reason: "invalid-data", ...fault };
  if (occurredAt > now + MAX_AHEAD_MS) return { reason: "future-timestamp" };
  if (occurredAt < now - MAX_AGE_MS) return { reason: "too-old" };
  return undefined;
}

/**
 * Returns the result of each record of a batch, in order, and the records to store. An id stored before (`known`), or earlier in
 * the batch, is accepted again whatever its content.
 */
export function judgeActivity(
  records: readonly OrInvalid<ActivityRecord>[],
  product: Product,
  { now, known }: Readonly<{ now: number; known: ReadonlySet<string> }>,
): { results: ActivityResult[]; added: ActivityRecord[] } {
  const checks = checksOf(product);
  const added = new Map<string, ActivityRecord>();
  const results = records.map((record): ActivityResult => {
    const { id } = record;
    if (known.has(id) || added.has(id)) return { id, status: "accepted" };
    const rejection = rejectionOf(record, checks, now);
    if (rejection) return { id, status: "rejected", ...rejection };
    added.set(id, record as ActivityRecord);
    return { id, status: "accepted" };
  });
  return { results, added: [...added.values()] };
}
