// Documents that have changed, as a guardian is asked to accept them.
import type { components } from "../../../generated/types.js";
import { invalidInput, mayBeNamed } from "../../lib/errors.js";
import type { Product, ProductDocument } from "../product.js";
import { DAY_MS } from "../../lib/dates.js";

type FailureReason = components["schemas"]["FailureReason"];

/** Instants in milliseconds. */
export type MaterialChange = Readonly<{
  /** Ids of documents. */
  presentedDocuments: readonly string[];
  issuedAt: number;
  /** The nearest of the documents' deadlines; null where none has one. */
  acceptanceDeadline: number | null;
  /** The documents with another deadline than the nearest; null where a document has none. */
  deadlines?: Deadlines;
  /** When the guardians were reminded of the deadline. */
  remindedAt?: number;
}>;

/** By when each document has to be accepted (milliseconds), by its id; null where it has no deadline. */
export type Deadlines = Readonly<Record<string, number | null>>;

type WithChange = Readonly<{ materialChange: MaterialChange | null }>;

/** What a product presents. `deadline` in milliseconds. */
export type Presentation = Readonly<{
  documents: readonly ProductDocument[];
  deadline: number | null;
}>;

/**
 * Reads the documents that a product presents. Throws INVALID_INPUT for a document that the product does not have, naming it, and
 * for a deadline that is not in the future.
 */
export function readPresentation(
  { documents: ids, acceptanceDeadline }: components["schemas"]["MaterialChangeRequest"],
  product: Pick<Product, "documents">,
  now: number,
): Presentation {
  const documents = findDocuments(product, ids, "materialChange.documents");
  const deadline = acceptanceDeadline === undefined ? null : Date.parse(acceptanceDeadline);
  if (deadline !== null && deadline <= now)
    throw invalidInput("materialChange.acceptanceDeadline: must be in the future.");
  return { documents, deadline };
}

/**
 * Returns the product's documents with these ids. Throws INVALID_INPUT for an id that it does not have, naming it and `field`.
 */
export const findDocuments = (
  { documents }: Pick<Product, "documents">,
  ids: readonly string[],
  field: string,
): readonly ProductDocument[] =>
  [...new Set(ids)].map((id) => {
    const found = documents.find((document) => document.id === id);
    if (found) return found;
    const named = mayBeNamed(id) ? id : "one of the ids";
    throw invalidInput(`${field}: ${named} is not a document of this product.`);
  });

/** Returns the deadlines of the documents that a challenge presents. */
export function deadlinesOf({ materialChange }: WithChange): Deadlines {
  if (!materialChange) return {};
  const { presentedDocuments, acceptanceDeadline, deadlines = {} } = materialChange;
  return Object.fromEntries(
    presentedDocuments.map((id) => {
      const other = deadlines[id];
      return [id, other === undefined ? acceptanceDeadline : other];
    }),
  );
}

/** Returns the nearest of some deadlines that is still to come, or null where none is. */
export function nearestDeadline(deadlines: readonly (number | null)[], now: number): number | null {
  const open = deadlines.filter((deadline) => deadline !== null && deadline > now) as number[];
  return open.length === 0 ? null : Math.min(...open);
}

/** Presents documents from `now` on; a deadline that has passed is one no longer. Returns undefined for no documents. */
export function presentNow(deadlines: Deadlines, now: number): MaterialChange | undefined {
  const presentedDocuments = Object.keys(deadlines);
  if (presentedDocuments.length === 0) return undefined;
  const acceptanceDeadline = nearestDeadline(Object.values(deadlines), now);
  const open = Object.entries(deadlines).map(
    ([id, deadline]) => [id, deadline !== null && deadline > now ? deadline : null] as const,
  );
  const others = open.filter(([, deadline]) => deadline !== acceptanceDeadline);
  return {
    presentedDocuments,
    issuedAt: now,
    acceptanceDeadline,
    ...(others.length > 0 && { deadlines: Object.fromEntries(others) }),
  };
}

/** Returns whether it is too late to accept. */
export const isPastDeadline = (challenge: WithChange, now: number): boolean =>
  deadlineOf(challenge) <= now;

/** Returns when a challenge fails unless it is accepted, or never where it has no deadline. */
export const deadlineOf = ({ materialChange }: WithChange): number =>
  materialChange?.acceptanceDeadline ?? Infinity;

/** Returns when guardians are reminded: a day before a deadline that is more than two days away; never again once they were. */
export function reminderOf({ materialChange }: WithChange): number {
  if (!materialChange || materialChange.remindedAt !== undefined) return Infinity;
  const deadline = deadlineOf({ materialChange });
  return deadline - materialChange.issuedAt > 2 * DAY_MS ? deadline - DAY_MS : Infinity;
}

/** Reasons for which a challenge fails although no guardian has answered. */
const WITHOUT_ANSWER: readonly (FailureReason | null)[] = [
  "deadline-passed",
  "session-revoked",
  "cancelled-by-initiator",
];

export function renderMaterialChange(
  { presentedDocuments, issuedAt, acceptanceDeadline }: MaterialChange,
  {
    decidedAt,
    failureReason,
  }: Readonly<{ decidedAt: number | null; failureReason: FailureReason | null }>,
): components["schemas"]["MaterialChange"] {
  const asText = (instant: number) => new Date(instant).toISOString();
  const isActioned = decidedAt !== null && !WITHOUT_ANSWER.includes(failureReason);
  return {
    presentedDocuments: [...presentedDocuments],
    issuedAt: asText(issuedAt),
    ...(isActioned && { actionedAt: asText(decidedAt) }),
    ...(acceptanceDeadline !== null && { acceptanceDeadline: asText(acceptanceDeadline) }),
  };
}
