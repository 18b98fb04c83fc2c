// A release of the law: the content of the files of one build, under a name by which a product can keep it.
import { createHash } from "node:crypto";

import type { LocalDate } from "../lib/dates.js";
import type { Policy, Source } from "./types.js";

const names = new WeakMap<Policy["documents"], string>();

/**
 * Returns the name of a policy's release: the newest day on which a source of it was read, and the first 8 digits of a hash of
 * its files' content. Comments, layout and cases do not change it.
 */
export function releaseOf(policy: Policy): string {
  const { documents } = policy;
  let name = names.get(documents);
  if (name === undefined) {
    const content = { ...documents, "schema.yaml": undefined };
    const hash = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 8);
    names.set(documents, (name = `${lastRead(policy).replaceAll("-", ".")}-${hash}`));
  }
  return name;
}

function lastRead({ ages, laws, calendars }: Policy): LocalDate {
  const rows = Object.values(ages).flatMap(({ topics }) => Object.values(topics).flat());
  const sources: Source[] = [...rows, ...Object.values(laws), ...Object.values(calendars)].flatMap(
    (file) => file.sources,
  );
  return sources.reduce(
    (day, { retrieved }) => (retrieved && retrieved > day ? retrieved : day),
    "",
  );
}
