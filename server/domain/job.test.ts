import { expect, test } from "@jest/globals";

import { MINUTE_MS } from "../lib/dates.js";
import { stateOfJob } from "./job.js";

test.each([
  ["running", { beatAt: 0, endedAt: null, failure: null }, MINUTE_MS - 1],
  ["broken-off", { beatAt: 0, endedAt: null, failure: null }, MINUTE_MS],
  ["done", { beatAt: 0, endedAt: 1, failure: null }, 2 * MINUTE_MS],
  ["failed", { beatAt: 0, endedAt: 1, failure: "It failed." }, 2 * MINUTE_MS],
] as const)("a job is %s by its last sign of life and its end", (state, job, realNow) => {
  expect(stateOfJob(job, realNow)).toBe(state);
});
