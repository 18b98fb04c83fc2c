// What an auditor reads of a period: consents and withdrawals by the ledger. Pure: entries are added one by one.
import type { components } from "../../../generated/types.js";
import type { Mode } from "../product.js";
import type { Entry } from "./entry.js";

/** How many decisions of a kind there were. */
export type Tally = Readonly<{ place: string; what: string; count: number }>;

/** How long several cases took, in milliseconds; null without any. */
export type HowLong = Readonly<{ count: number; median: number | null; longest: number | null }>;

export type AuditorsReport = Readonly<{
  organisation: string;
  mode: Mode;
  /** Timestamps; `to` is excluded. */
  from: string;
  to: string;
  madeAt: string;
  /** Entries of the ledger, erased ones included, and its newest checkpoint. */
  ledger: Readonly<{ entries: number; checkpoint: string | null }>;
  /** By place and by how the guardian is known. */
  consents: readonly Tally[];
  /** By place and reason. */
  refusals: readonly Tally[];
  /** By place and way. */
  withdrawals: readonly Tally[];
  /** From a consent to its withdrawal, where both are in the period. */
  consentToWithdrawal: HowLong;
  /** From a withdrawal until the product's server had received it, as far as deliveries are kept. */
  withdrawalToDelivery: HowLong;
  /** Entries of the ledger that were erased in the period, because a player was. */
  erasedEntries: number;
  exports: number;
  erasures: number;
  retention: Readonly<{ runs: number; last: string | null }>;
  lawReleases: readonly Readonly<{ at: string; productId: number; release: string; by: string }>[];
}>;

/** What the ledger says of a period. */
type LedgerSums = Pick<
  AuditorsReport,
  "consents" | "refusals" | "withdrawals" | "consentToWithdrawal" | "erasedEntries" | "lawReleases"
> &
  Readonly<{
    /** When each session was withdrawn (milliseconds). */
    withdrawnAt: ReadonlyMap<string, number>;
  }>;

/** Returns the middle and the longest of some times (milliseconds). */
export function howLong(times: readonly number[]): HowLong {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    count: sorted.length,
    median: sorted[Math.floor((sorted.length - 1) / 2)] ?? null,
    longest: sorted.at(-1) ?? null,
  };
}

type Reason = components["schemas"]["FailureReason"];

/** Adds up entries of the ledger. */
export class LedgerCount {
  readonly #consents = new Map<string, number>();
  readonly #refusals = new Map<string, number>();
  readonly #withdrawals = new Map<string, number>();
  readonly #consentedAt = new Map<string, number>();
  readonly #withdrawnAt = new Map<string, number>();
  readonly #times: number[] = [];
  readonly #lawReleases: AuditorsReport["lawReleases"][number][] = [];
  readonly #places = new Map<string, string>();
  #erased = 0;

  add(entry: Entry): void {
    const at = Date.parse(entry.at);
    switch (entry.kind) {
      case "consent": {
        const how = entry.proof?.method ?? `${entry.assurance}, ${entry.channel}`;
        tally(this.#consents, entry.jurisdiction, how);
        this.#consentedAt.set(entry.sessionId, at);
        this.#places.set(entry.sessionId, entry.jurisdiction);
        return;
      }
      case "refusal":
        return tally(this.#refusals, entry.jurisdiction, entry.failureReason satisfies Reason);
      case "withdrawal":
        return this.#withdraw(entry.sessionId, at, entry.jurisdiction, "withdrawn by a guardian");
      case "revocation":
        return this.#withdraw(
          entry.sessionId,
          at,
          this.#places.get(entry.sessionId) ?? "unknown",
          "revoked by an operator",
        );
      case "erasure":
        return void (this.#erased += 1);
      case "operation":
        if (entry.action === "law-accepted")
          this.#lawReleases.push({
            at: entry.at,
            productId: entry.productId ?? 0,
            release: entry.target,
            by: entry.by === "operator" ? entry.operator : entry.by,
          });
        return;
      default:
        return;
    }
  }

  #withdraw(sessionId: string, at: number, place: string, way: string): void {
    tally(this.#withdrawals, place, way);
    this.#withdrawnAt.set(sessionId, at);
    const consentedAt = this.#consentedAt.get(sessionId);
    if (consentedAt !== undefined) this.#times.push(at - consentedAt);
  }

  sums(): LedgerSums {
    return {
      consents: listed(this.#consents),
      refusals: listed(this.#refusals),
      withdrawals: listed(this.#withdrawals),
      consentToWithdrawal: howLong(this.#times),
      erasedEntries: this.#erased,
      lawReleases: this.#lawReleases,
      withdrawnAt: this.#withdrawnAt,
    };
  }
}

function tally(counts: Map<string, number>, place: string, what: string): void {
  const key = JSON.stringify([place, what]);
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const listed = (counts: ReadonlyMap<string, number>): Tally[] =>
  [...counts]
    .map(([key, count]) => {
      const [place = "", what = ""] = JSON.parse(key) as string[];
      return { place, what, count };
    })
    .sort((a, b) => a.place.localeCompare(b.place) || b.count - a.count);
