// The question of an upgrade to a guardian, and how it is combined with earlier questions. Pure.
import { documentHash } from "../consent/document-hash.js";
import { documentIn } from "../product-text.js";
import type { Product, ProductDocument } from "../product.js";
import {
  includesAll,
  isAboutDocuments,
  isWhole,
  type Challenge,
  type ChallengeType,
} from "./challenge.js";
import {
  deadlinesOf,
  isPastDeadline,
  nearestDeadline,
  presentNow,
  type Deadlines,
  type MaterialChange,
} from "./material-change.js";

export type Question = Readonly<{
  /** Names of permissions that a guardian decides about. */
  permissions: readonly string[];
  presented: Deadlines;
  hasGuardian: boolean;
  /** `given`: the product presents documents now. `outstanding`: it asks for what is still to be accepted. */
  notices: "given" | "outstanding";
  /** Whether the product sets a deadline now, which guardians on file are mailed. */
  setsDeadline: boolean;
}>;

type Documents = Readonly<{ documents: readonly ProductDocument[] }>;

/** Returns whether two documents are one version of a document. */
export const isSame = (a: ProductDocument, b: ProductDocument): boolean =>
  a.version === b.version &&
  documentHash(a).sha256 === documentHash(b).sha256 &&
  JSON.stringify(a.translations) === JSON.stringify(b.translations);

/**
 * Returns whether a document is the product's current one. It is compared in the language in which it was shown; a notice is
 * compared by its version, because a decision keeps only its text.
 */
const isOfToday = (shown: ProductDocument, own: ProductDocument): boolean =>
  own.notice
    ? shown.version === own.version
    : isSame(
        shown,
        shown.translations === undefined && shown.language !== undefined
          ? documentIn(own, shown.language)
          : own,
      );

/** Returns the ids of the product's documents that a challenge shows as they are today. */
export const currentDocuments = ({ documents }: Documents, product: Documents): readonly string[] =>
  product.documents
    .filter((own) => documents.some((shown) => shown.id === own.id && isOfToday(shown, own)))
    .map(({ id }) => id);

/**
 * Returns whether the documents of a challenge are the product's of today. Those that the product no longer has don't matter.
 */
export function isUpToDate(
  challenge: Pick<Challenge, "type" | "documents">,
  product: Pick<Product, "documents">,
): boolean {
  const isShown = ({ id }: ProductDocument) =>
    !isAboutDocuments(challenge) || challenge.documents.some((shown) => shown.id === id);
  const current = currentDocuments(challenge, product);
  return product.documents.filter(isShown).every(({ id }) => current.includes(id));
}

/** Returns whether an unfinished challenge already asks for all of this. */
export function asks(challenge: Challenge, question: Question, now: number): boolean {
  const { permissions, presented, hasGuardian, notices } = question;
  const shown = deadlinesOf(challenge);
  if (isPastDeadline(challenge, now) || (!hasGuardian && !isWhole(challenge))) return false;
  const isShown = ([id, deadline]: readonly [string, number | null]) =>
    Object.hasOwn(shown, id) && (deadline === null || deadline <= now || deadline === shown[id]);
  const asked = Object.entries(presented);
  if (!includesAll(challenge, permissions) || !asked.every(isShown)) return false;
  // Where a guardian is on file, outstanding documents are asked for by themselves.
  return (
    notices === "given" ||
    asked.length === 0 ||
    !hasGuardian ||
    (isAboutDocuments(challenge) && Object.keys(shown).length === asked.length)
  );
}

/** Returns whether a challenge shows every document that another one shows. */
export const hasDocumentsOf = ({ documents }: Documents, other: Documents): boolean =>
  other.documents.every(({ id }) => documents.some((shown) => shown.id === id));

type AskedTogether = Readonly<{
  type: ChallengeType;
  presentsAll: boolean;
  requestedPermissions: readonly string[];
  materialChange: MaterialChange | undefined;
  isShown: (document: ProductDocument) => boolean;
}>;

/** Returns the requested permissions, together with the permissions of the replaced challenges. */
export const permissionsTogether = (
  names: readonly string[],
  replaced: readonly Challenge[],
  { permissions: known }: Pick<Product, "permissions">,
): readonly string[] => [
  ...new Set([
    ...names,
    ...replaced
      .flatMap((challenge) => challenge.requestedPermissions)
      .filter((name) => known.some((permission) => permission.name === name)),
  ]),
];

/** Returns the presented documents, together with the documents of the replaced challenges, each with its own deadline. */
export function presentTogether(
  presented: Deadlines,
  replaced: readonly Challenge[],
  now: number,
): MaterialChange | undefined {
  const together: Record<string, number | null> = { ...presented };
  for (const challenge of replaced)
    for (const [id, deadline] of Object.entries(deadlinesOf(challenge)))
      if (typeof presented[id] !== "number")
        together[id] = nearestDeadline([together[id] ?? null, deadline], now);
  return presentNow(together, now);
}

/** Returns a question that also asks for everything for which the replaced challenges asked. */
export function askTogether(
  question: Question,
  replaced: readonly Challenge[],
  product: Pick<Product, "permissions">,
  now: number,
): AskedTogether {
  const requestedPermissions = permissionsTogether(question.permissions, replaced, product);
  const materialChange = presentTogether(question.presented, replaced, now);
  const presentsAll = !question.hasGuardian || replaced.some(isWhole);
  const isConsent = requestedPermissions.length > 0 || presentsAll;
  return {
    type: isConsent ? "CHALLENGE_PARENTAL_CONSENT" : "CHALLENGE_MATERIAL_CHANGE",
    presentsAll,
    requestedPermissions,
    materialChange,
    isShown: ({ id }) => isConsent || materialChange?.presentedDocuments.includes(id) === true,
  };
}
