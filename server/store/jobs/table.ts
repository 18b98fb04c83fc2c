import type { JobKind } from "../../domain/job.js";
import type { Mode } from "../../domain/product.js";
import { DAY_MS } from "../../lib/dates.js";
import { integer, json, nullable, sealed, table, text, type RowOf } from "../engine/table.js";

export const jobs = table(
  "jobs",
  {
    jobId: text("job_id"),
    productId: integer("product_id"),
    mode: text<Mode>("mode"),
    kind: text<JobKind>("kind"),
    subject: text("subject"),
    kuid: nullable(text("kuid")),
    operatorId: text("operator_id"),
    input: json<object>("input"),
    begunAt: integer("begun_at"),
    beatAt: integer("beat_at"),
    done: integer("done"),
    total: nullable(integer("total")),
    endedAt: nullable(integer("ended_at")),
    failure: nullable(text("failure")),
    result: nullable(sealed(json<object>("result"), ["jobId"])),
  },
  {
    holds: "Long work that an operator began in the console",
    why: "shows its progress and result, also to who left the page",
    kept: { phrase: "24 hours", since: "begunAt", forMs: DAY_MS },
    player: { rowsBy: ["kuid"] },
    withheld: ["operatorId", "input", "result"],
    columns: {
      jobId: "id of the work",
      kind: "what is done",
      subject: "what it is done to; a newer one of the same takes its place",
      operatorId: "who began it",
      input: "what it was begun with",
      begunAt: "when it began",
      beatAt: "when its process last gave a sign of life",
      done: "how far it is",
      total: "how far it will go, where that is known",
      endedAt: "when it ended",
      failure: "why it failed",
      result: "what came of it, encrypted",
    },
  },
);

export type Job = RowOf<typeof jobs>;
