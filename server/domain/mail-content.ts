import type { LocalDate } from "../lib/dates.js";
import type { DecisionKind } from "./receipts/decision.js";

export type MailSubject =
  | Readonly<{
      template:
        | "consent-request"
        | "deadline-reminder"
        | "consent-confirmation"
        | "second-confirmation"
        | "guardian-approval";
      challengeId: string;
      linkId: string;
    }>
  | Readonly<{ template: "override-request"; overrideId: string }>
  | Readonly<{ template: "sign-in" | "confirm-identity"; signInId: string }>
  | Readonly<{ template: "guardian-invitation"; invitationId: string }>
  | Readonly<{ template: "operator-sign-in" | "operator-invitation"; linkId: string }>
  | Readonly<{
      template: "age-changed";
      kuid?: string;
      /** The permissions that were not available until this birthday. */
      available?: readonly string[];
    }>
  | Readonly<{
      template: "receipt";
      receiptId: string;
      /** What joins it while it is open; absent where nothing does. */
      group?: DecisionKind | "settings";
      /** The receipts that joined it; `isCut`: there were more than an email lists. */
      others?: readonly string[];
      isCut?: boolean;
    }>
  | Readonly<{ template: "not-my-child" }>
  /** Texts to a telephone, whose number is `to`: with a code, and with the way to withdraw. */
  | Readonly<{ template: "text-code"; text: string }>
  | Readonly<{ template: "text-withdraw"; receiptId?: string }>
  /** To a former guardian of a child for whom another person has consented. */
  | Readonly<{ template: "former-guardian" }>
  /** To the guardians of a child whose data a product read. `exportedAt` in milliseconds. */
  | Readonly<{ template: "child-exported"; exportedAt: number; zone: string }>
  /**
   * To the guardians of a child whose data another guardian or a product erased. `by`: a masked address, or null for a
   * product; `erasedAt` in milliseconds.
   */
  | Readonly<{
      template: "child-erased";
      by: string | null;
      productIds: readonly number[];
      erasedAt: number;
      zone: string;
    }>
  /**
   * `startsAgainOn`: the first local day of the next period; null where each purchase is limited. `law`: the id of the law that
   * sets the limit, null where a guardian does.
   */
  | Readonly<{
      template: "spending-limit";
      allowance: string;
      currency: string;
      limitMinor: number;
      spentMinor: number;
      startsAgainOn: LocalDate | null;
      law: string | null;
    }>
  /** The days are local dates, both included; `instants`: only records between these two (milliseconds). */
  | Readonly<{
      template: "activity-digest";
      subscriptionId: string;
      sessionIds: readonly string[];
      since: string;
      until: string;
      instants?: readonly [from: number, to: number] | undefined;
    }>;

/** The content of a mail that cannot be decrypted: it is never sent. */
type Unreadable = Readonly<{ template: "unreadable" }>;

/** Returns whether it is a text to a telephone, and no email. */
export const isText = ({ template }: Pick<MailContent, "template">): boolean =>
  template === "text-code" || template === "text-withdraw";

/** The stored form of a mail until it is sent: its recipient and its subject. Its links are made when it is sent. */
export type MailContent = (MailSubject | Unreadable) &
  Readonly<{ to: string; locale: string | null }>;
