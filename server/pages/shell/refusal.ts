import type { Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";

export type RefusalReason = keyof Texts["refusals"];

const STATUS_OF: Readonly<Record<RefusalReason, number>> = {
  unknownLink: 404,
  expiredLink: 410,
  expiredWidget: 410,
  oldLink: 410,
  replacedLink: 410,
  nothingToApprove: 410,
  unknownPage: 404,
  unknownMethod: 405,
  endedSignIn: 410,
  endedInvitation: 410,
  tooManySignIns: 429,
  tooManyMails: 429,
  startAgain: 403,
  otherWindow: 403,
  wrongFlowCode: 403,
  tooManyEntries: 429,
  codesPaused: 429,
  tooManyRequests: 429,
  tooLarge: 413,
  unreadable: 400,
  unavailable: 503,
  failed: 500,
};

export type RefusalOptions = Readonly<{
  startAt?: string;
  headers?: Readonly<Record<string, string>>;
  locale?: string | null;
  framedBy?: readonly string[];
  offer?: Html | undefined;
  isForPlayer?: boolean;
}>;

/** Ends a request with a page that says why it was refused and what to do. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly reason: RefusalReason;
  readonly status: number;
  /** The path where the visitor can start again. */
  readonly startAt: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** A BCP 47 tag that takes precedence over the browser's languages. */
  readonly locale: string | null;
  /** The origins that may frame the page, where the product is known. */
  readonly framedBy: readonly string[];
  /** What can be done about it here. */
  readonly offer: Html | undefined;
  /** The reader is a player, who may be a child. */
  readonly isForPlayer: boolean;

  constructor(reason: RefusalReason, options: RefusalOptions = {}) {
    super(`page refused: ${reason}`);
    this.reason = reason;
    this.status = STATUS_OF[reason];
    this.startAt = options.startAt;
    this.headers = options.headers ?? {};
    this.locale = options.locale ?? null;
    this.framedBy = options.framedBy ?? [];
    this.offer = options.offer;
    this.isForPlayer = options.isForPlayer ?? false;
  }
}
