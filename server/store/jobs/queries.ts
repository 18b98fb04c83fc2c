import type { Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { jobs, type Job } from "./table.js";

/** What one job is about: the next of the same takes its place. */
export type JobKey = Pick<Job, "productId" | "mode" | "kind" | "subject">;

export const addJob = query((sql, p: Slots<Job>) => jobs.insert(sql, p));

export const findJob = query((sql, p: Slots<JobKey>) =>
  jobs.select(sql).where(jobs.values(p, "productId", "mode", "kind", "subject")),
).first;

export const deleteJob = query((sql, p: Slots<JobKey>) =>
  jobs.delete(sql).where(jobs.values(p, "productId", "mode", "kind", "subject")),
);

/** Notes how far a job is. Changes nothing where it has ended, or another took its place. */
export const beatJob = query((sql, p: Slots<Pick<Job, "jobId" | "beatAt" | "done" | "total">>) =>
  jobs
    .update(sql, jobs.values(p, "beatAt", "done", "total"))
    .where(jobs.values(p, "jobId"))
    .whereNull("ended_at"),
).changed;

export const endJob = query(
  (sql, p: Slots<Pick<Job, "jobId" | "endedAt" | "failure" | "result">>) =>
    jobs
      .update(sql, jobs.values(p, "endedAt", "failure", "result"))
      .where(jobs.values(p, "jobId"))
      .whereNull("ended_at"),
);
