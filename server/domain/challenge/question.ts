// What an upgrade asks of a guardian, and how it goes together with what was asked before. Pure.
import { documentDigest } from "../consent/document-digest.js";
import { documentIn } from "../product-text.js";
import type { Product, ProductDocument } from "../product.js";
import {
  includesAll,
  isAboutDocuments,
  isWhole,
  type Challenge,
  type ChallengeType,
} from "./challenge.js";
import { deadlineOf, isPastDeadline, type MaterialChange } from "./material-change.js";

export type Question = Readonly<{
  /** Names of permissions that a guardian decides about. */
  permissions: readonly string[];
  /** Ids of documents. */
  presented: readonly string[];
  /** In milliseconds; null where there is none. */
  deadline: number | null;
  hasGuardian: boolean;
  /** `given`: the product presents documents now. `outstanding`: it asks for what is still to be accepted. */
  notices: "given" | "outstanding";
}>;

type Documents = Readonly<{ documents: readonly ProductDocument[] }>;

/** Whether they are one version of a document. */
export const isSame = (a: ProductDocument, b: ProductDocument): boolean =>
  a.version === b.version &&
  documentDigest(a).sha256 === documentDigest(b).sha256 &&
  JSON.stringify(a.translations) === JSON.stringify(b.translations);

/** What was accepted is kept in the language in which it was shown, and nothing of it in others. */
const isOfToday = (shown: ProductDocument, own: ProductDocument): boolean =>
  isSame(
    shown,
    shown.translations === undefined && shown.language !== undefined
      ? documentIn(own, shown.language)
      : own,
  );

/** The ids of the product's documents that a challenge shows as they are today. */
export const currentDocuments = ({ documents }: Documents, product: Documents): readonly string[] =>
  product.documents
    .filter((own) => documents.some((shown) => shown.id === own.id && isOfToday(shown, own)))
    .map(({ id }) => id);

/** Whether the documents of a challenge are the product's of today. Those that the product no longer has don't matter. */
export function isUpToDate(
  challenge: Pick<Challenge, "type" | "documents">,
  product: Pick<Product, "documents">,
): boolean {
  const isShown = ({ id }: ProductDocument) =>
    !isAboutDocuments(challenge) || challenge.documents.some((shown) => shown.id === id);
  const current = currentDocuments(challenge, product);
  return product.documents.filter(isShown).every(({ id }) => current.includes(id));
}

/** Whether an unfinished challenge already asks for all of this (readings, 30, 91 and 126). */
export function asks(challenge: Challenge, question: Question, now: number): boolean {
  const { permissions, presented, deadline, hasGuardian, notices } = question;
  const shown = challenge.materialChange?.presentedDocuments ?? [];
  if (isPastDeadline(challenge, now) || (!hasGuardian && !isWhole(challenge))) return false;
  if (!includesAll(challenge, permissions) || !presented.every((id) => shown.includes(id)))
    return false;
  if (notices === "given") return deadline === null || deadline === deadlineOf(challenge);
  // What is outstanding is asked for by itself, where a guardian is on file.
  return (
    presented.length === 0 ||
    !hasGuardian ||
    (isAboutDocuments(challenge) && shown.length === presented.length)
  );
}

export type AskedTogether = Readonly<{
  type: ChallengeType;
  presentsAll: boolean;
  requestedPermissions: readonly string[];
  materialChange: MaterialChange | undefined;
  isShown: (document: ProductDocument) => boolean;
}>;

/** A question together with what the challenges asked for that it replaces: nothing is taken away (readings, 105). */
export function askTogether(
  question: Question,
  replaced: readonly Challenge[],
  { permissions: known }: Pick<Product, "permissions">,
  now: number,
): AskedTogether {
  const requestedPermissions = union(
    question.permissions,
    replaced
      .flatMap((challenge) => challenge.requestedPermissions)
      .filter((name) => known.some((permission) => permission.name === name)),
  );
  const presented = union(
    question.presented,
    replaced.flatMap(({ materialChange }) => materialChange?.presentedDocuments ?? []),
  );
  const presentsAll = !question.hasGuardian || replaced.some(isWhole);
  const isConsent = requestedPermissions.length > 0 || presentsAll;
  return {
    type: isConsent ? "CHALLENGE_PARENTAL_CONSENT" : "CHALLENGE_MATERIAL_CHANGE",
    presentsAll,
    requestedPermissions,
    materialChange:
      presented.length === 0
        ? undefined
        : {
            presentedDocuments: presented,
            issuedAt: now,
            acceptanceDeadline: question.deadline ?? earliestDeadline(replaced, now),
          },
    isShown: ({ id }) => isConsent || presented.includes(id),
  };
}

const union = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])];

function earliestDeadline(challenges: readonly Challenge[], now: number): number | null {
  const earliest = Math.min(...challenges.map(deadlineOf).filter((deadline) => deadline > now));
  return Number.isFinite(earliest) ? earliest : null;
}
