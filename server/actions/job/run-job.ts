// Long work outside of the transaction of the form that begins it. A row stores its progress and its result.
import { isDeepStrictEqual } from "node:util";
import { setImmediate as nextTurn } from "node:timers/promises";

import type { ServiceContext } from "../../context.js";
import { stateOfJob } from "../../domain/job.js";
import { ServiceError } from "../../lib/errors.js";
import { advisoryLock } from "../../store/engine/locks.js";
import type { Db } from "../../store/engine/db.js";
import {
  addJob,
  beatJob,
  deleteJob,
  endJob,
  findJob,
  type JobKey,
} from "../../store/jobs/queries.js";
import type { Job } from "../../store/jobs/table.js";

type Asked = JobKey & Pick<Job, "kuid" | "operatorId" | "input">;

/**
 * Makes the row of a job, which replaces an earlier job of the same subject. Returns undefined if a job with the same input still
 * runs.
 */
export async function beginJob(
  tx: Db,
  { random, clock }: Pick<ServiceContext, "random" | "clock">,
  asked: Asked,
): Promise<Job | undefined> {
  const { productId, mode, kind, subject } = asked;
  await advisoryLock(tx, `job ${productId} ${mode} ${kind} ${subject}`);
  const found = await findJob(tx, asked);
  const isRunning = found && stateOfJob(found, clock.realNow()) === "running";
  if (isRunning && isDeepStrictEqual(found.input, asked.input)) return undefined;
  await deleteJob(tx, asked);
  const job: Job = {
    ...asked,
    ...{
      jobId: random.uuid(),
      begunAt: clock.now(),
      beatAt: clock.realNow(),
      done: 0,
      total: null,
    },
    ...{ endedAt: null, failure: null, result: null },
  };
  await addJob(tx, job);
  return job;
}

/** Reports the progress of a job. Rejects where the job has to end. */
export type Report = (done: number, total?: number) => Promise<void>;

/** How often the progress is stored. */
const BEAT_MS = 1_000;

const FAILED = "It failed. What went wrong was logged.";

/** Another job took its place, the player whom it was about was erased, or the process ends. */
class Ended extends Error {
  override readonly name = "Ended";
}

type Deps = Pick<ServiceContext, "background" | "store" | "clock" | "log">;

/** Runs a job whose row was committed, in this process. `work` returns its result. */
export const runJob = (
  deps: Deps,
  { jobId, kind }: Job,
  work: (report: Report) => Promise<object>,
) =>
  deps.background.run(async (signal) => {
    const { store, clock, log } = deps;
    const end = (ended: Pick<Job, "failure" | "result">) =>
      store.write((tx) => endJob(tx, { jobId, endedAt: clock.now(), ...ended }));
    const beat = startBeating(deps, jobId);
    const report: Report = async (done, total) => {
      beat.note(done, total);
      // What waits for this thread goes first.
      await nextTurn();
      if (signal.aborted || beat.isOver()) throw new Ended();
    };
    try {
      await report(0);
      const result = await work(report);
      await end({ failure: null, result });
    } catch (error) {
      if (error instanceof Ended) return await beat.stop({ isSilent: true });
      if (!(error instanceof ServiceError)) log.error({ err: error, kind }, "a job failed");
      await end({ failure: error instanceof ServiceError ? error.message : FAILED, result: null });
    } finally {
      await beat.stop({ isSilent: false });
    }
  });

/** Stores the progress of a job each second. */
function startBeating({ store, clock, log }: Deps, jobId: string) {
  let [done, total]: [number, number | null] = [0, null];
  let isOver = false;
  let last = Promise.resolve();
  const write = async (beatAt: number) => {
    const changed = await store.write((tx) => beatJob(tx, { jobId, beatAt, done, total }));
    if (changed === 0) isOver = true;
  };
  const timer = setInterval(() => {
    last = write(clock.realNow()).catch((error: unknown) =>
      log.error({ err: error }, "the progress of a job was not written"),
    );
  }, BEAT_MS).unref();
  return {
    note(now: number, of: number | undefined) {
      [done, total] = [now, of ?? null];
    },
    isOver: () => isOver,
    /** `isSilent`: from now on the job counts as ended without a result. */
    async stop({ isSilent }: Readonly<{ isSilent: boolean }>): Promise<void> {
      clearInterval(timer);
      await last;
      if (isSilent) await write(0);
    },
  };
}
