// Long work that an operator begins in the console, and that continues when they leave the page.
import { MINUTE_MS } from "../lib/dates.js";

export type JobKind =
  | "event-replay"
  | "file-impact"
  | "law-impact"
  | "ledger-verification"
  | "player-export";

type Lasting = Readonly<{ beatAt: number; endedAt: number | null; failure: string | null }>;

/** After so long without a sign of life (real time) the process that ran a job is taken for dead. */
const SILENCE_MS = MINUTE_MS;

type JobState = "running" | "done" | "failed" | "broken-off";

/** Returns how a job stands at an instant of real time. */
export function stateOfJob(job: Lasting, realNow: number): JobState {
  if (job.endedAt !== null) return job.failure === null ? "done" : "failed";
  return realNow - job.beatAt < SILENCE_MS ? "running" : "broken-off";
}
