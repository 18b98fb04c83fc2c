// The instants at which laws take effect, each at midnight of its own place: each begins an announcement for every product.
import type { ServiceContext } from "../../context.js";
import { lawInstants, nextLawInstant } from "../../policy/zones.js";
import type { Db } from "../../store/engine/db.js";
import { listProducts } from "../../store/products/queries.js";
import { addRuleChange } from "../../store/notices/queries.js";
import { LAW_DAY, ensureSetting, writeSetting } from "../../store/service/queries.js";
import { armWakeup } from "../../store/wakeups/arm.js";

/** The `ref` of the wakeup for the next such instant; others are ids of changes. */
export const LAW = "law";

type LawDeps = Pick<ServiceContext, "policy" | "random">;

const textOf = (instant: number): string => new Date(instant).toISOString();

/** Until when announcements have begun (milliseconds). */
const begunUntil = async (tx: Db, now: number): Promise<number> =>
  Date.parse(await ensureSetting(tx, LAW_DAY, textOf(now)));

/** Arms the wakeup for the next instant at which a law takes effect. One that passed while nothing ran is due at once. */
export async function armLawDay(tx: Db, { policy }: LawDeps, now: number): Promise<void> {
  const dueAt = nextLawInstant(policy, await begunUntil(tx, now));
  if (dueAt !== undefined) await armWakeup(tx, { kind: "ruleChange", ref: LAW, dueAt });
}

/** Begins the announcements since the last one. Returns when the next one is (milliseconds). */
export async function beginLawDays(
  tx: Db,
  { policy, random }: LawDeps,
  now: number,
): Promise<number | undefined> {
  for (const effectiveAt of lawInstants(policy, await begunUntil(tx, now), now))
    for (const { productId } of await listProducts(tx)) {
      const changeId = random.uuid();
      await addRuleChange(tx, {
        ...{ changeId, productId, cause: "law", effectiveAt },
        ...{ products: null, cursor: "" },
      } as const);
      await armWakeup(tx, { kind: "ruleChange", ref: changeId, dueAt: now });
    }
  await writeSetting(tx, LAW_DAY, textOf(now));
  return nextLawInstant(policy, now);
}
