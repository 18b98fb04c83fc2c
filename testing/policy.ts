import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { hashTexts, POLICY_DIRECTORY, readPolicyTexts } from "../server/policy/files.js";
import { addDays } from "../server/lib/dates.js";
import { COMPILED_FILE, loadPolicy, makePolicy } from "../server/policy/load.js";
import type { JurisdictionAges, Policy } from "../server/policy/types.js";

/** The policy that the build wrote, which loads without parsing YAML. It is used where its sources have not changed. */
const BUILT = fileURLToPath(new URL("../dist/server/policy", import.meta.url));

const isOfToday = (): boolean =>
  existsSync(`${BUILT}/${COMPILED_FILE}`) &&
  existsSync(`${BUILT}/laws`) &&
  hashTexts(readPolicyTexts(BUILT)) === hashTexts(readPolicyTexts(POLICY_DIRECTORY));

const policy = await loadPolicy(isOfToday() ? BUILT : undefined);

export const testPolicy = (): Policy => policy;

/** Returns the policy as it would be if one of its files said something else, as another release of it. */
export const policyWith = (path: string, document: object, { documents } = policy): Policy =>
  makePolicy({ version: `with ${path}`, documents: { ...documents, [path]: document } });

/** Returns the policy with other ages of consent in a place, each from a day on. */
export function withConsentIn(
  place: string,
  ...rows: readonly { from: string; age: number }[]
): Policy {
  const path = `jurisdictions/${place}.yaml`;
  const file = policy.documents[path] as JurisdictionAges;
  const [row] = file.topics["digital-consent-age"] ?? [];
  const consent = rows.map(({ from, age }, index) => {
    const next = rows[index + 1];
    const until = next && { effectiveTo: addDays(next.from, -1) };
    return { ...row, value: age, effectiveFrom: from, ...until };
  });
  return policyWith(path, { ...file, topics: { ...file.topics, "digital-consent-age": consent } });
}
