// What guardians are sent receipts of.
import type { Jurisdiction } from "../../policy/types.js";
import type { Mode } from "../product.js";
import type { FailureReason } from "../challenge/challenge.js";
import type { AskedGround } from "../session/ground.js";
import type { Override } from "../override/override.js";
import type { Schedule } from "../screentime/schedule.js";
import { DAY_MS } from "../../lib/dates.js";

type Allowances = Readonly<Record<string, number | string>>;
type Names = readonly string[];
/** A jurisdiction, with the English name of a subdivision. */
type Place = Readonly<Pick<Jurisdiction, "code" | "name">>;

interface Kinds {
  /** Names of permissions that were offered. */
  consent: {
    isUpgrade: boolean;
    allowed: Names;
    notAllowed: Names;
    /** What stays off until a guardian was verified. */
    waiting?: Names;
    allowances: Allowances;
  };
  /** Documents that have changed were accepted. */
  notices: object;
  /** Documents were not accepted by their deadline: permissions that guardians manage are off until they are. */
  hold: object;
  /** A guardian was confirmed, and waits for another guardian's approval or for a verification. */
  pending: { allowed: Names; notAllowed: Names };
  refusal: { failureReason: FailureReason };
  permissions: { allowed: Names; notAllowed: Names };
  allowances: { allowances: Allowances };
  schedule: { isOn: boolean; schedule: Schedule };
  /** Without minutes until quiet hours end. */
  override: {
    status: "granted" | "denied" | "withdrawn";
    type: Override["type"];
    minutes?: number | undefined;
  };
  withdrawal: object;
  /** An operator has revoked the session. */
  revocation: object;
  /** The product has unlinked the guardians of the session. */
  unlink: object;
  /** The product has moved the session to another jurisdiction. */
  moved: { from: Place; to: Place };
  /** A session has become the player's. `waiting`: ids of its guardians who await the approval of the player's. */
  association: { waiting: readonly string[] };
  /** A birthday or a law has made a consent unnecessary that was asked for. */
  "no-longer-needed": object;
  /** `guardianId`: whom it is about. */
  "guardian-joined": { guardianId: string };
  "guardian-left": { guardianId: string };
  "guardian-removed": { guardianId: string };
  "guardian-refused": { guardianId: string };
  /** A guardian said that a decision was not theirs. `hasEnded`: the child's access has ended with it. */
  repudiation: { hasEnded: boolean };
}

export type DecisionKind = keyof Kinds;

type DetailsOf<Kind extends DecisionKind> = Readonly<{ kind: Kind } & Kinds[Kind]>;

export type DecisionDetails = { [Kind in DecisionKind]: DetailsOf<Kind> }[DecisionKind];

/** Who decided: a guardian, the product, the operator, a test in a guardian's place, or the service when a deadline passed. */
export type DecidedBy = "guardian" | "product" | "operator" | "test" | "service";

/** A decision as receipts show it. Instants in milliseconds. */
export type Decision = Readonly<{
  decisionId: string;
  organisation: string;
  mode: Mode;
  productId: number;
  kuid: string;
  /** Null where there is none, or none yet. */
  sessionId: string | null;
  /** The challenge with the question and the documents that were shown; null if there was no question. */
  challengeId: string | null;
  decidedBy: DecidedBy;
  /** The guardian who decided; null for others, and where it is not known who they were. */
  guardianId: string | null;
  details: DecisionDetails;
  jurisdiction: string;
  /** The zone of the guardian's schedule at that time, if there was one. */
  timezone: string | null;
  /** Why a guardian was asked, as it was then. */
  law: AskedGround;
  /** The number of its entry in the ledger of the organisation and mode. */
  ledgerIndex: number | null;
  decidedAt: number;
}>;

/** Who decided, as the reader of a receipt may know it: an address of another guardian is masked. */
export type Decider =
  | Readonly<{ who: "you" | "unknown-guardian" }>
  | Readonly<{ who: "guardian"; masked: string }>
  | Readonly<{ who: Exclude<Decision["decidedBy"], "guardian"> }>;

/** A decision, as its receipt shows it. */
export type ShownDecision = Readonly<{
  decision: Decision;
  decider: Decider;
  /** The masked address of the guardian whom the decision is about; undefined if it is about no guardian. */
  about: string | undefined;
  /** Whether the decision is about the reader, or the reader made it about themselves. */
  isOwn: boolean;
}>;

/** How long a guardian can say that a decision wasn't theirs. */
const REPUDIATION_MS = 400 * DAY_MS;

/** Decisions that are for information only, or were already taken back. */
const FINAL: readonly DecisionKind[] = [
  "repudiation",
  "revocation",
  "unlink",
  "moved",
  "association",
  "no-longer-needed",
  "guardian-left",
  "guardian-removed",
  "guardian-refused",
];

/** Returns whether a receipt offers *This wasn't me*: for a decision of a guardian, or of a test in their place. */
export const isInNameOfGuardian = ({
  decidedBy,
  details,
}: Pick<Decision, "decidedBy" | "details">): boolean =>
  (decidedBy === "guardian" || decidedBy === "test") && !FINAL.includes(details.kind);

/** Returns whether a reader can still say at an instant (milliseconds) that a decision was not theirs. */
export const mayRepudiate = (decision: Decision, now: number): boolean =>
  isInNameOfGuardian(decision) && now < decision.decidedAt + REPUDIATION_MS;
