// What a way of verifying an age is: an adapter behind one interface.
import type { LocalDate } from "../../lib/dates.js";
import type { LocalText, VerificationProvider } from "../product.js";
import type { AgeBounds } from "./criteria.js";

/** `estimated`: from a face or from behaviour. `verified`: from a document, an account or a wallet. */
export type VerificationAssurance = "attested" | "estimated" | "verified";

/** What came of an attempt. `inconclusive`: neither proven nor disproven, so it may be tried again. */
export type MethodOutcome =
  | Readonly<{ status: "shown"; age: AgeBounds; assurance?: VerificationAssurance }>
  | Readonly<{ status: "inconclusive"; hint?: FlowHint }>
  | Readonly<{ status: "fraudulent" }>
  /** The person went back: it does not count as an attempt. */
  | Readonly<{ status: "cancelled"; hint?: FlowHint }>;

/** What the page says of an attempt that showed nothing. */
export const FLOW_HINTS = [
  "declined",
  "prepaid",
  "noNumber",
  "noTexts",
  "tooManyTexts",
  "wrongCode",
  "oldCode",
] as const;
export type FlowHint = (typeof FLOW_HINTS)[number];

/** What counts as an attempt. */
export type AttemptOutcome = Exclude<MethodOutcome, Readonly<{ status: "cancelled" }>>;

/** What the adapter needs when the person comes back. Stored encrypted, and only until then. */
export type FlowState = Readonly<Record<string, string>>;

/** Where the person goes: to a page of the provider, or to a wallet on a phone. */
export type FlowStep =
  | Readonly<{ at: "provider"; url: string }>
  | Readonly<{ at: "wallet"; link: string }>
  /** They type the code of a text here. */
  | Readonly<{ at: "code" }>
  /** They sign a form or call, and an operator records it. */
  | Readonly<{ at: RecordedWay["at"] }>;

/** What a person does that an operator records: a form that they sign and send, or a call. */
export type RecordedWay =
  | Readonly<{ at: "form"; fax?: string | undefined; email?: string | undefined }>
  | Readonly<{ at: "call"; telephone: string; hours: LocalText }>;

/** Who recorded it, and on which day a form was received. */
export type RecordedProof = Readonly<{ operator: string; received?: LocalDate }>;

type FlowInput = Readonly<{
  /** Identifies the flow in the provider's response. Works once. */
  state: string;
  /** Where the provider sends the person back to. */
  returnUrl: string;
  /** Where a wallet posts its answer to. */
  answerUrl: string;
  /** In whole years. */
  requiredAge: number;
  /** A language as BCP 47 has it. */
  language: string;
  /** Why the person is asked, in that language, for a provider that shows it. */
  reason: string;
  /** The typed number, a code of six digits, and the function that texts the code. */
  texting?: Readonly<{ telephone: string; code: string; send: (to: string) => Promise<void> }>;
  /** Random text for values that must be unguessable. */
  nonce: string;
}>;

/** What came back: the parameters of an address or of a form. */
type FlowAnswer = Readonly<{
  parameters: Readonly<Record<string, string>>;
  returnUrl: string;
  answerUrl: string;
  /** The instant in real time, in milliseconds: providers know no other. */
  realNow: number;
}>;

type MethodKind = VerificationProvider["kind"];

export interface VerificationMethod {
  /** The name in the product file, the contract and the ledger. */
  readonly name: string;
  readonly kind: MethodKind;
  readonly vendor: string;
  readonly privacyUrl?: string | undefined;
  readonly assurance: VerificationAssurance;
  /** Whether it estimates an age, so that a product's bounds for estimates count. */
  readonly estimates?: boolean;
  readonly holdsForDays: number;
  /** What the person pays and gets back, in minor units of a currency of ISO 4217. */
  readonly charge?: Readonly<{ minor: number; currency: string }>;
  /** Where an operator records the outcome. */
  readonly recorded?: RecordedWay;
  /** Whether a telephone is texted, whose number the person types. */
  readonly texts?: true;
  /** Undefined where there is nothing to leave for: the page asks by itself. Throws a ProviderError. */
  begin?(input: FlowInput): Promise<Readonly<{ step: FlowStep; flow: FlowState }>>;
  /** Reads the provider's response. Throws a ProviderError. */
  finish(flow: FlowState, answer: FlowAnswer): Promise<MethodOutcome>;
  /**
   * Takes a webhook of the provider. Returns the state of the flow that can be finished now; undefined where there is none.
   * Throws a ProviderError, `refused` where the provider has not signed it.
   */
  receive?(body: string, signature: string): Promise<string | undefined>;
}

type ProviderFailure =
  /**
   * The provider cannot be reached, is too slow, or reports a fault of its own: nothing was learned, and no attempt is counted.
   */
  | "unavailable"
  /** The answer is forged, stale, of another flow or for another recipient: it counts as an attempt. */
  | "refused";

/** A provider that did not answer, or whose answer cannot be believed. `detail` is for the log and holds no personal data. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly failure: ProviderFailure;
  readonly detail: string;
  readonly hint: FlowHint | undefined;
  constructor(
    failure: ProviderFailure,
    detail: string,
    { cause, hint }: { cause?: unknown; hint?: FlowHint } = {},
  ) {
    super(`verification provider ${failure}: ${detail}`, { cause });
    this.failure = failure;
    this.detail = detail;
    this.hint = hint;
  }
}
