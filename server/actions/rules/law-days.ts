// The days on which laws take effect: each begins an announcement for every product.
import type { ServiceContext } from "../../context.js";
import { dateIn, type LocalDate } from "../../dates.js";
import { ruleDays } from "../../policy/rule-days.js";
import type { Db } from "../../store/engine/db.js";
import { listProducts } from "../../store/products.js";
import { addRuleChange } from "../../store/rule-changes.js";
import { LAW_DAY, ensureSetting, writeSetting } from "../../store/settings.js";
import { armWakeup } from "../../store/wakeups/arm.js";

/** The `ref` of the wakeup for the next such day; others are ids of changes. */
export const LAW = "law";

type LawDeps = Pick<ServiceContext, "policy" | "random">;

/** The law is that of the day in UTC. */
const startOf = (day: LocalDate): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (now: number): LocalDate => dateIn("UTC", now);

const nextLawDay = ({ policy }: LawDeps, after: LocalDate): number | undefined => {
  const next = ruleDays(policy).find((day) => day > after);
  return next === undefined ? undefined : startOf(next);
};

/** Arms the wakeup for the next day on which a law takes effect. One that passed while nothing ran is due at once. */
export async function armLawDay(tx: Db, deps: LawDeps, now: number): Promise<void> {
  const dueAt = nextLawDay(deps, await ensureSetting(tx, LAW_DAY, dayOf(now)));
  if (dueAt !== undefined) await armWakeup(tx, { kind: "ruleChange", ref: LAW, dueAt });
}

/** Begins the announcements of the days since the last one. Returns when the next one is (milliseconds). */
export async function beginLawDays(
  tx: Db,
  deps: LawDeps,
  now: number,
): Promise<number | undefined> {
  const today = dayOf(now);
  const last = await ensureSetting(tx, LAW_DAY, today);
  const days = ruleDays(deps.policy).filter((day) => day > last && day <= today);
  for (const day of days)
    for (const { productId } of await listProducts(tx)) {
      const changeId = deps.random.uuid();
      const effectiveAt = startOf(day);
      await addRuleChange(tx, {
        ...{ changeId, productId, cause: "law", effectiveAt },
        ...{ products: null, cursor: "" },
      } as const);
      await armWakeup(tx, { kind: "ruleChange", ref: changeId, dueAt: now });
    }
  await writeSetting(tx, LAW_DAY, today);
  return nextLawDay(deps, today);
}
