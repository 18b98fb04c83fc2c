import { integer, table, text } from "../engine/table.js";

export const serviceValues = table(
  "service_values",
  { name: text("name"), value: text("value") },
  {
    holds: "What the service remembers of itself",
    why: "manual clock, check of the secret",
    kept: { phrase: "for ever" },
    columns: {
      name: "name of the value",
      value: "its value",
    },
  },
);

/** `secretIds` are the ids of the secrets that it lists, newest first, separated by spaces. */
export const runningProcesses = table(
  "running_processes",
  {
    processId: text("process_id"),
    secretIds: text("secret_ids"),
    seenAt: integer("seen_at"),
  },
  {
    holds: "A process of the service",
    why: "says when an old secret can be removed",
    kept: { phrase: "while it runs" },
    columns: {
      processId: "id of the process",
      secretIds: "ids of the secrets it knows",
      seenAt: "when it was last seen",
    },
  },
);
