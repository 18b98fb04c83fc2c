// The instants at which laws take effect, each at midnight in its own place. Each instant begins an announcement for every
// product.
import type { ServiceContext } from "../../context.js";
import { MODES } from "../../domain/product.js";
import type { Policy } from "../../policy/types.js";
import { lawInstants, nextLawInstant } from "../../policy/zones.js";
import type { Db } from "../../store/engine/db.js";
import { listProductsByMode } from "../../store/products/queries.js";
import { addRuleChange } from "../../store/notices/queries.js";
import { LAW_DAY, ensureServiceValue, writeServiceValue } from "../../store/service/queries.js";
import { armWakeup } from "../../store/wakeups/arm.js";

/** The `ref` of the wakeup for the next instant at which a law takes effect; other refs are ids of changes. */
export const LAW = "law";

type LawDeps = Pick<ServiceContext, "policy" | "releases" | "random">;

const textOf = (instant: number): string => new Date(instant).toISOString();

/** Until when announcements have begun (milliseconds). */
const begunUntil = async (tx: Db, now: number): Promise<number> =>
  Date.parse(await ensureServiceValue(tx, LAW_DAY, textOf(now)));

/** Returns every product with the releases of the law that count in its modes. */
async function productsWithLaw(tx: Db, { releases }: LawDeps) {
  const products = await listProductsByMode(tx);
  const all = products.flatMap(({ test, live }) => [test, live]);
  await releases.load(tx, all);
  return products
    .filter((byMode) => MODES.every((mode) => releases.faultOf(byMode[mode]) === undefined))
    .map((byMode) => ({
      product: byMode.live,
      policies: [...new Set(MODES.map((mode) => releases.policyOf(byMode[mode], mode)))],
    }));
}

type WithLaw = Awaited<ReturnType<typeof productsWithLaw>>;

/** The next instant (milliseconds) at which a law takes effect in this software's release, or in one that a product keeps. */
function nextInstant(products: WithLaw, { policy }: LawDeps, after: number): number | undefined {
  const policies = new Set([policy, ...products.flatMap((each) => each.policies)]);
  const next = Math.min(...[...policies].map((each) => nextLawInstant(each, after) ?? Infinity));
  return next === Infinity ? undefined : next;
}

/** Arms the wakeup for the next instant at which a law takes effect. One that passed while nothing ran is due at once. */
export async function armLawDay(tx: Db, deps: LawDeps, now: number): Promise<void> {
  const products = await productsWithLaw(tx, deps);
  const dueAt = nextInstant(products, deps, await begunUntil(tx, now));
  if (dueAt !== undefined) await armWakeup(tx, { kind: "ruleChange", ref: LAW, dueAt });
}

/** Begins the announcements since the last one. Returns when the next one is (milliseconds). */
export async function beginLawDays(
  tx: Db,
  deps: LawDeps,
  now: number,
): Promise<number | undefined> {
  const until = await begunUntil(tx, now);
  const products = await productsWithLaw(tx, deps);
  const instantsOf = new Map<Policy, readonly number[]>();
  for (const policy of products.flatMap((each) => each.policies))
    if (!instantsOf.has(policy)) instantsOf.set(policy, lawInstants(policy, until, now));
  for (const { product, policies } of products)
    for (const effectiveAt of new Set(policies.flatMap((each) => instantsOf.get(each) ?? []))) {
      const changeId = deps.random.uuid();
      await addRuleChange(tx, {
        changeId,
        productId: product.productId,
        cause: "law",
        effectiveAt,
        products: null,
        cursor: "",
      } as const);
      await armWakeup(tx, { kind: "ruleChange", ref: changeId, dueAt: now });
    }
  await writeServiceValue(tx, LAW_DAY, textOf(now));
  return nextInstant(products, deps, now);
}
