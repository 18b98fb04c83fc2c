import type { ProductConfig } from "../domain/product.js";
import type { LocalDate } from "../lib/dates.js";
import { findJurisdiction } from "../policy/jurisdictions.js";
import { lawsAt, lawsOffered } from "../policy/laws.js";
import type { LawFile, NoticePart, Policy } from "../policy/types.js";

/** A gap of a product's notice, with the paragraph of the law that requires the content; `keys` are keys of the file. */
type NoticeGap = Readonly<{ law: LawFile; at: string; keys: readonly string[] }>;

/** Returns a line that names the missing content, and the paragraph that requires it. */
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

/** A paragraph of a law that asks for parts of a notice, by the keys of the file that say them. */
type NoticeNeed = Readonly<{
  law: LawFile;
  at: string;
  there: readonly string[];
  lacking: readonly string[];
}>;

/** Returns the content that laws require of a product's notice on a day, for the places where it is offered. */
export const noticeNeeds = (
  policy: Policy,
  config: ProductConfig,
  on: LocalDate,
): readonly NoticeNeed[] =>
  lawsOffered(policy, config, on).flatMap(({ law, code }) =>
    needsOf(policy, config, { law, code, on }).map(({ at, parts }): NoticeNeed => {
      const keysWhere = (isThere: boolean) =>
        parts.filter((part) => PARTS[part][1](config) === isThere).map((part) => PARTS[part][0]);
      return { law, at, there: keysWhere(true), lacking: keysWhere(false) };
    }),
  );

/** Returns the gaps of a product's notice on a day, for the places where it is offered. */
export const noticeGaps = (
  policy: Policy,
  config: ProductConfig,
  on: LocalDate,
): readonly NoticeGap[] =>
  noticeNeeds(policy, config, on).flatMap(({ law, at, lacking }) =>
    lacking.length === 0 ? [] : [{ law, at, keys: lacking }],
  );

/** Returns the content that a law's duties require if they count for the product in a place, at any age. */
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
