// What the ledger records. An entry is never changed: add fields, or kinds, and never rename one.
import type { FailureReason } from "../challenge/challenge.js";
import type { documentHash } from "../consent/document-hash.js";
import type { Assurance } from "../guardian/assurance.js";
import type { Language } from "../language.js";
import type { Override } from "../override/override.js";
import type { AllowanceValues } from "../session/allowances.js";
import type { AskedGround } from "../session/ground.js";
import type { Schedule } from "../screentime/schedule.js";
import type { Tree } from "./checkpoint.js";

/** Who acted, and by what way. `guardian` is the keyed hash of an address. */
export type Actor =
  | Readonly<{ by: "guardian-page" | "family-pages" | "override-link"; guardian?: string }>
  | Readonly<{ by: "product"; keyId: string }>
  | Readonly<{ by: "operator"; operator: string }>
  | Readonly<{ by: "test-helper" }>
  /** Without an answer in time. */
  | Readonly<{ by: "expiry" }>;

/** The law and the configuration that a decision was made under. */
export type DecisionBasis = Readonly<{
  jurisdiction: string;
  rule: string;
  policy: string;
  product: string;
  /** Why a guardian is asked; absent in older entries. */
  ground?: AskedGround;
}>;

type OfPlayer = Readonly<{ kuid: string }>;
type OfSession = OfPlayer & Readonly<{ sessionId: string }>;

/** What was asked, and of whom. */
export type Asked = OfPlayer &
  DecisionBasis &
  Readonly<{
    challengeId: string;
    type: string;
    documents: readonly ReturnType<typeof documentHash>[];
    /** The language of the page on which it was decided. */
    language?: Language;
  }>;

/** `at`: when it was shown; `received`: the day on which a form arrived. */
export type ProofOfGuardian = Readonly<{
  verificationId: string;
  method: string;
  at: string;
  operator?: string;
  received?: string;
}>;

interface Kinds {
  consent: Asked &
    OfSession &
    Readonly<{
      attestsAdulthood: boolean;
      /** What is known of the guardian, and by which way they came. */
      assurance: Assurance;
      channel: string;
      offered: readonly string[];
      enabled: readonly string[];
      /** What the guardian would allow, and stays off until one was verified. */
      waiting?: readonly string[];
      /** What the guardian answered to the product's questions. */
      allowances?: AllowanceValues;
      guardian?: string;
      /** How a verified guardian has proven that they are an adult; `operator` and `received` if an operator recorded it. */
      proof?: ProofOfGuardian;
    }>;
  refusal: Asked & Readonly<{ failureReason: FailureReason }>;
  /** A guardian takes a consent back; the session is revoked. */
  withdrawal: OfSession & DecisionBasis;
  /** An operator revokes a session. */
  revocation: OfSession;
  /** A product unlinks the guardians of a session. */
  unlink: OfSession & Readonly<{ guardians: readonly string[] }>;
  /** A product moves a session to another jurisdiction. */
  moved: OfSession & Readonly<{ from: string; to: string }>;
  /** A session has become the player's. `waiting`: its guardians who await the approval of the player's. */
  association: OfSession & Readonly<{ waiting: readonly string[] }>;
  /** What a guardian manages is switched on or off. */
  permissions: OfSession & Readonly<{ enabled: readonly string[]; disabled: readonly string[] }>;
  /** The allowances that a guardian has changed; null for an allowance that is back at the product's default. */
  allowances: OfSession &
    Readonly<{ allowances: Readonly<Record<string, number | string | null>> }>;
  schedule: OfSession & Readonly<{ enabled: boolean; schedule: Schedule }>;
  override: OfSession &
    Readonly<{
      overrideId: string;
      type: Override["type"];
      status: "granted" | "denied" | "withdrawn";
      minutes?: number;
    }>;
  /** A guardian is on file for a player from now on. */
  "guardian-joined": OfPlayer &
    Readonly<{
      guardian: string;
      assurance: Assurance;
      channel: string;
      approvedBy?: string;
      /** A product's invitation that was accepted, and the session that it was for. */
      challengeId?: string;
      sessionId?: string;
    }>;
  /** A guardian was not let in by one on file, or by none in time. */
  "guardian-refused": OfPlayer & Readonly<{ guardian: string; challengeId?: string }>;
  "guardian-left": OfPlayer & Readonly<{ guardian: string }>;
  /** By another guardian, whom `guardian` of the actor names. */
  "guardian-removed": OfPlayer & Readonly<{ removed: string }>;
  /** A guardian says that a decision in their name wasn't theirs. `index` is the decision's. */
  repudiation: OfPlayer &
    Readonly<{ guardian: string; challengeId?: string; sessionId?: string; index?: number }>;
  /** An operator recorded a form that a guardian signed, or a call. `received`: the day on which a form arrived. */
  "proof-recorded": Readonly<{
    verificationId: string;
    method: string;
    result: "passed" | "failed";
    received?: string;
    /** The keyed hash of the address of a guardian whose decision waits for it. */
    guardian?: string;
  }>;
  /** An operator changed something on which decisions depend. `target` is an id, never an address or a secret. */
  operation: Readonly<{ action: OperatorAction; target: string }>;
  /** An entry was erased, as the law on personal data asks. Its leaf stays. */
  erasure: Readonly<{ erased: number; reason: string }>;
}

export type OperatorAction =
  | "product-applied"
  | "law-accepted"
  | "documents-announced"
  | "key-created"
  | "key-revoked"
  | "ledger-key-rotated"
  | "endpoint-added"
  | "endpoint-secret-rotated"
  | "endpoint-disabled"
  | "endpoint-enabled";

export type EntryKind = keyof Kinds;

/** An entry as its author hands it in. */
export type NewEntry = {
  [Kind in EntryKind]: Readonly<{ kind: Kind; productId?: number }> & Kinds[Kind] & Actor;
}[EntryKind];

/** An entry as it stands: with its ledger, its instant and the leaf before it (64 zeros for the first). */
export type Entry = NewEntry & Tree & Readonly<{ at: string; previous: string }>;

/** The `previous` of the first entry. */
export const NO_ENTRY = "0".repeat(64);
