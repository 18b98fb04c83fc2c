import type { ProductConfig } from "../domain/product.js";
import type { LocalDate } from "../lib/dates.js";
import { findJurisdiction } from "../policy/jurisdictions.js";
import { lawsAt, lawsOffered } from "../policy/laws.js";
import type { LawFile, NoticePart, Policy } from "../policy/types.js";

/** What a product's notice lacks, by the paragraph of the law that asks for it; `keys` are those of the file. */
export type NoticeGap = Readonly<{ law: LawFile; at: string; keys: readonly string[] }>;

/** Returns a line that says what is lacking, and by which paragraph. */
export const gapText = ({ law, at, keys }: NoticeGap): string =>
  `${law.id}  ${at}: ${keys.join(", ")}`;

/** The key of the file that says a part of the notice, and whether it does. */
const PARTS: Readonly<
  Record<NoticePart, readonly [key: string, isThere: (config: ProductConfig) => boolean]>
> = {
  items: ["privacy.collects", ({ privacy }) => privacy !== undefined],
  uses: ["privacy.purposes", ({ privacy }) => privacy !== undefined],
  retention: [
    "privacy.collects.retention",
    ({ privacy }) => privacy?.collects.every(({ retention }) => retention !== undefined) ?? false,
  ],
  recipients: [
    "privacy.thirdParties, each with its purpose",
    ({ privacy }) => privacy?.thirdParties?.every(({ purpose }) => purpose !== undefined) ?? false,
  ],
  policy: ["company.privacyUrl", ({ company }) => company?.privacyUrl !== undefined],
  operator: ["company.address", ({ company }) => company?.address !== undefined],
  contact: ["company.contactUrl", ({ company }) => company?.contactUrl !== undefined],
  "contact-source": [
    "privacy.contactSource",
    ({ privacy }) => privacy?.contactSource !== undefined,
  ],
  rights: ["privacy.rights", ({ privacy }) => privacy?.rights !== undefined],
};

/** Returns what a product's notice lacks on a day for the places where it is offered. */
export const noticeGaps = (
  policy: Policy,
  config: ProductConfig,
  on: LocalDate,
): readonly NoticeGap[] =>
  lawsOffered(policy, config, on).flatMap(({ law, code }) =>
    needsOf(policy, config, { law, code, on }).flatMap(({ at, parts }) => {
      const lacking = parts.filter((part) => !PARTS[part][1](config));
      return lacking.length === 0 ? [] : [{ law, at, keys: lacking.map((part) => PARTS[part][0]) }];
    }),
  );

/** Returns what those duties of a law ask for that count for the product in a place, at any age. */
function needsOf(
  policy: Policy,
  profile: ProductConfig,
  { law, code, on }: Readonly<{ law: LawFile; code: string; on: LocalDate }>,
) {
  if (!law.duties.some((duty) => duty.type === "notice" && duty.needs)) return [];
  const jurisdiction = findJurisdiction(policy, code);
  const standing = lawsAt(policy, { jurisdiction, on, profile }).find((one) => one.law === law);
  return (standing?.duties ?? []).flatMap(({ duty, counts }) =>
    counts && duty.type === "notice" ? (duty.needs ?? []) : [],
  );
}
