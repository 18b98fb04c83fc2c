// How a player stands in a product on a day: law, configuration and age put together, before their own settings.
import { createHash } from "node:crypto";

import { decide, type Decision } from "../../policy/decide.js";
import type { Jurisdiction, Policy } from "../../policy/types.js";
import { ageOn, latestToday, verifiedAgeOn, type AgeEvidence } from "../age/age.js";
import { dateIn } from "../../dates.js";
import type { Product } from "../product.js";

export type Assessment = Decision & Readonly<{ age: number; digest: string }>;

/** The same few standings are asked for again and again; a new day or configuration asks for others. */
const MOST_REMEMBERED = 5_000;
const remembered = new WeakMap<Product, Map<string, Assessment>>();

/**
 * Decides for a player at an instant (milliseconds). The law is that of the day in UTC, the age that of the day in the
 * player's zone; without one in UTC-12, so that nobody is older too early.
 */
export function assessPlayer(
  policy: Policy,
  product: Product,
  place: Jurisdiction,
  evidence: AgeEvidence,
  now: number,
  timezone: string | null = null,
): Assessment {
  const today = timezone === null ? latestToday(now) : dateIn(timezone, now);
  const age = ageOn(evidence, today);
  const verifiedAge = verifiedAgeOn(evidence, today);
  const on = dateIn("UTC", now);
  let ofProduct = remembered.get(product);
  if (!ofProduct || ofProduct.size >= MOST_REMEMBERED)
    remembered.set(product, (ofProduct = new Map<string, Assessment>()));
  const key = `${policy.version} ${place.code} ${on} ${age} ${verifiedAge ?? ""}`;
  let assessment = ofProduct.get(key);
  if (!assessment) {
    const decision = decide(policy, {
      place,
      on,
      age,
      verifiedAge,
      permissions: product.permissions,
    });
    const { ageStatus, permissions } = decision;
    const digest = createHash("sha256")
      .update(JSON.stringify([ageStatus, permissions]))
      .digest("base64url");
    ofProduct.set(key, (assessment = { ...decision, age, digest }));
  }
  return assessment;
}
