// A day of many players in compressed time: everything goes through the built service over HTTP, on a manual clock, with
// guardians who take their time and webhooks to a receiver. Reports requests, lateness, CPU, growth and memory.
// `node bench/day.mjs [--players 1000] [--postgres] [--seed 1] [--connections 32] [--json FILE]`
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { createCaller } from "./day/caller.mjs";
import { createChecks } from "./day/checks.mjs";
import { drawPlayer } from "./day/model.mjs";
import { createPlayers } from "./day/players.mjs";
import { printReport } from "./day/report.mjs";
import { costOfMove, createAgenda, runSteps } from "./day/run.mjs";
import { startDay } from "./day/service.mjs";
import { machine, memoryMiB, peakMemoryMiB, pinLoad, resetPeakMemory } from "./machine.mjs";

const DAY_MS = 86_400_000;
/** A Tuesday. */
const DAY_START = Date.parse("2026-11-24T00:00:00Z");
/** The day before, players register at so many instants. */
const REGISTRATIONS = 144;
/** How long what a webhook causes waits at most. */
const REACTION_MS = 120_000;

const { values } = parseArgs({
  options: {
    players: { type: "string", default: "1000" },
    postgres: { type: "boolean", default: false },
    seed: { type: "string", default: "1" },
    connections: { type: "string", default: "32" },
    json: { type: "string" },
  },
});
const count = Number(values.players);
const seed = Number(values.seed);

pinLoad();
const folder = mkdtempSync(join(tmpdir(), "kinward-day-"));
const clock = { now: DAY_START - DAY_MS };
const reactions = [];
let events = new Map();
let players;

const onEvent = (event) => {
  events.set(event.type, (events.get(event.type) ?? 0) + 1);
  const reaction = players?.react(event);
  if (reaction) reactions.push(reaction);
};

const day = await startDay({
  folder,
  clockStart: clock.now,
  isPostgres: values.postgres,
  onEvent,
});
try {
  const { server, key, sizes } = day;
  const caller = createCaller({
    port: server.port,
    key,
    connections: Number(values.connections),
  });
  const agenda = createAgenda(clock);
  const checks = createChecks();
  const { at } = agenda;
  players = createPlayers({ caller, now: () => clock.now, at, dayStart: DAY_START, checks });
  const all = Array.from({ length: count }, (_, nth) => drawPlayer(seed, nth, DAY_START));

  const phase = async (name, from, until, mostMs) => {
    const startedAt = performance.now();
    const before = { sizes: await sizes.read(), metrics: await day.metrics() };
    const [writtenBefore, walBefore] = [await sizes.written(), await sizes.wal()];
    events = new Map();
    caller.take();
    resetPeakMemory(server);
    const steps = [];
    let walPeak = 0;
    const sample = async (step) => {
      steps.push(step);
      walPeak = Math.max(walPeak, (await sizes.wal()) - (values.postgres ? walBefore : 0));
      if (step.at % (3 * 60 * 60_000) === 0)
        process.stderr.write(
          `${name} ${new Date(step.at).toISOString().slice(11, 16)}, ${Math.round((performance.now() - startedAt) / 1000)} s\n`,
        );
    };
    await runSteps({ day, caller, agenda, reactions, clock, from, until, mostMs, sample });
    return {
      ...{
        name,
        until,
        before,
        after: { sizes: await sizes.read(), metrics: await day.metrics() },
      },
      ...{ events, ...caller.take(), steps, walPeak },
      written: (await sizes.written()) - writtenBefore,
      realSeconds: (performance.now() - startedAt) / 1000,
      memory: { end: memoryMiB(server), peak: peakMemoryMiB(server) },
    };
  };

  const old = all.filter(({ isNew }) => !isNew);
  for (const [nth, player] of old.entries())
    at(clock.now + Math.floor((nth / old.length) * REGISTRATIONS) * (DAY_MS / REGISTRATIONS), () =>
      players.register(player),
    );
  const eve = await phase("the day before", clock.now, DAY_START, DAY_MS / REGISTRATIONS);

  for (const player of old) players.goOn(player);
  for (const player of all) {
    const [first] = player.plays;
    if (player.isNew && first) at(first.startsAt, () => players.arrive(player));
  }
  const played = await phase("the day", DAY_START, DAY_START + DAY_MS, REACTION_MS);
  for (const player of all)
    if (player.playing) checks.reminders(player, player.playing, DAY_START + DAY_MS);

  const moveCpu = await costOfMove({ day, caller, from: DAY_START + DAY_MS });
  const report = {
    machine: machine(),
    count,
    isPostgres: values.postgres,
    moveCpu,
    eve,
    played,
    checks,
  };
  printReport(report);
  if (values.json !== undefined)
    writeFileSync(
      values.json,
      JSON.stringify(report, (_, value) => (value instanceof Map ? [...value] : value)),
    );
  caller.close();
  await sizes.close();
} finally {
  await day.stop();
  rmSync(folder, { recursive: true, force: true });
}
