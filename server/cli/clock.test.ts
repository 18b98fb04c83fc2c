import { expect, test } from "@jest/globals";

import { useCommandLine } from "../../testing/command-line.js";
import { showClock } from "./clock.js";

const commands = useCommandLine();

test("kinward clock prints the system's time alone, so that a script can use it", async () => {
  const before = Date.now();
  await showClock({});
  const printed = Date.parse(commands.printed.trim());
  expect(printed).toBeGreaterThanOrEqual(before);
  expect(printed).toBeLessThanOrEqual(Date.now());
});

test("kinward clock prints the stored time of a manual clock, also without CLOCK=manual", async () => {
  Object.assign(process.env, { CLOCK: "manual", CLOCK_START: "2026-01-31T12:00:00Z" });
  await showClock({ json: true });
  expect(commands.json()).toEqual({ now: "2026-01-31T12:00:00.000Z", clock: "manual" });
  Object.assign(process.env, { CLOCK: "", CLOCK_START: "" });
  commands.clear();
  await showClock({});
  expect(commands.printed).toBe("2026-01-31T12:00:00.000Z\n");
});
