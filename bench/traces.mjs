// The cost of traces: reads of a service that traces nothing, everything or a tenth, each on a database of its own with the same
// rows. A collector on the load's core takes the traces.
import { cpSync, mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

import { sessionReadLoad } from "./cases/session.mjs";
import { compare } from "./rounds.mjs";
import { demoKey, makeSession, multiplySessions, startKinward } from "./world.mjs";

const SESSIONS = 1_000;

/** The others are compared with the first. */
const SUBJECTS = {
  "not traced": undefined,
  "all traced": "1",
  "a tenth traced": "0.1",
};

const startCollector = () =>
  new Promise((resolve) => {
    const collector = createServer((request, response) => {
      request.resume().once("end", () => response.end());
    }).listen(0, "127.0.0.1", () => resolve(collector));
  });

export async function measureTraces(folder, settings) {
  const collector = await startCollector();
  const endpoint = `http://127.0.0.1:${collector.address().port}`;
  const origin = mkdtempSync(join(folder, "traces-"));
  const first = await startKinward(origin, { args: ["--demo"] });
  const key = demoKey(origin);
  const sessionId = await makeSession(first, key);
  await first.stop();
  const sessions = multiplySessions(origin, sessionId, SESSIONS);
  const servers = {};
  try {
    for (const [name, ratio] of Object.entries(SUBJECTS)) {
      const own = join(folder, `traces-${name}`);
      cpSync(origin, own, { recursive: true });
      servers[name] = await startKinward(own, {
        env: ratio && {
          OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
          OTEL_TRACES_SAMPLER: "parentbased_traceidratio",
          OTEL_TRACES_SAMPLER_ARG: ratio,
        },
      });
    }
    const rows = [];
    for (const isConditional of [true, false]) {
      const title = `session read, ${isConditional ? "etag hit (304)" : "whole (200)"}`;
      process.stderr.write(`${title}, traced ...\n`);
      const loads = {};
      for (const [name, server] of Object.entries(servers))
        loads[name] = await sessionReadLoad({ server, key, sessions, isConditional });
      const result = await compare(loads, settings);
      const { cpu } = Object.values(result)[0];
      for (const name of Object.keys(SUBJECTS))
        rows.push({ name: `${title}, ${name}`, ...result[name], times: result[name].cpu / cpu });
    }
    return rows;
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
    collector.close();
  }
}
