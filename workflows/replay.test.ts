// Workflows that run for years meet every later version of their code: whatever was recorded once must replay for ever. A
// history that no longer does needs `patched()` in the workflow, not another history.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { beforeAll, expect, test } from "@jest/globals";
import proto from "@temporalio/proto";
import { DefaultLogger, Worker } from "@temporalio/worker";

import { quietenRuntime } from "../testing/temporal/runtime.js";
import { WAKEUP_KINDS } from "../server/domain/wakeup-kinds.js";

const { History } = proto.temporal.api.history.v1;
const folder = fileURLToPath(new URL("histories/", import.meta.url));
const bundle = fileURLToPath(new URL("../dist/workflows/bundle.js", import.meta.url));
const files = readdirSync(folder);

const replay = (history: unknown, code: string) =>
  Worker.runReplayHistory({ workflowBundle: { code } }, history);
const read = (file: string) =>
  History.fromObject(JSON.parse(readFileSync(`${folder}${file}`, "utf8")) as object);

let code: string;
beforeAll(() => {
  quietenRuntime(new DefaultLogger("ERROR", () => {}));
  code = readFileSync(bundle, "utf8");
});

// A Temporal suite records histories into the folder that KINWARD_RECORD_HISTORIES names.
test("every kind has a history", () => {
  const missing = Object.keys(WAKEUP_KINDS)
    .filter((kind) => !files.some((file) => file.startsWith(`${kind}-`)))
    .map((kind) => `workflows/histories/${kind}-1.json is missing`);
  expect(missing).toEqual([]);
});

test.each(files)("%s replays", async (file) => {
  await replay(read(file), code);
});

test("a history that the code departs from is refused", async () => {
  const [file = ""] = files.filter((each) => each.startsWith("screentimeSession"));
  // Imitates a workflow that no longer waits for its instant.
  const departing = code.replaceAll("leftMs <= 0", "leftMs <= Infinity");
  expect(departing).not.toBe(code);
  await expect(replay(read(file), departing)).rejects.toThrow(/determinism/i);
});

test("a workflow of a kind that this version does not know fails its task, not itself", async () => {
  const history = read("birthday-1.json");
  const [started] = history.events;
  (started?.workflowExecutionStartedEventAttributes?.workflowType ?? {}).name = "newerKind";
  await expect(replay(history, code)).rejects.toThrow(/does not know the workflow newerKind/);
});
