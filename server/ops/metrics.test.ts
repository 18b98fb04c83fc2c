import { readFileSync } from "node:fs";

import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { parse } from "yaml";

import { createMetricsExport } from "../../telemetry/start.js";
import { leaksIn } from "../../testing/log.js";
import { withConsentIn } from "../../testing/policy.js";
import { leastFile } from "../../testing/product.js";
import { Receiver } from "../../testing/receiver.js";
import { startTestService, type TestService } from "../../testing/service.js";
import { readConfig } from "../config.js";
import type { Counts } from "../domain/counters.js";
import type { NewEntry } from "../domain/ledger/entry.js";
import type { Product } from "../domain/product.js";
import type { ManualClock } from "../lib/clock.js";
import type { Services } from "../services.js";
import { startMetrics } from "./metrics.js";
import type { Metrics } from "./serve-metrics.js";
import { armWakeup } from "../store/wakeups/arm.js";
import { count } from "../store/counts/count.js";
import type { Db } from "../store/engine/db.js";
import { unavailable } from "../store/engine/errors.js";
import { appendEntry } from "../store/ledger/queries.js";

let service: TestService;
let services: Services;
let metrics: Metrics;
let isAway: boolean;
let isHanging: boolean;
let reads: number;
beforeEach(async () => {
  isAway = false;
  isHanging = false;
  reads = 0;
  service = await startTestService({ serves: "nothing", env: { METRICS_ADDRESS: "127.0.0.1:0" } });
  ({ services } = service);
  const { store } = services;
  metrics = await startMetrics({
    ...services,
    store: {
      ...store,
      run: async (query, values) => {
        reads += 1;
        if (isAway) throw unavailable(new Error("away"));
        if (isHanging) return new Promise(() => {});
        return store.run(query, values);
      },
    },
  });
});
afterEach(async () => {
  await metrics.stop();
  await service.stop();
});

async function read(): Promise<{ status: number; names: string[]; text: string }> {
  const response = await fetch(`http://${metrics.address}/metrics`, {
    headers: { connection: "close" },
  });
  const text = await response.text();
  const names = [...text.matchAll(/^# HELP (\S+)/gm)].map(([, name = ""]) => name);
  return { status: response.status, names, text };
}

const OF_THE_DATABASE = [
  "kinward_wakeups_overdue_seconds",
  "kinward_wakeups_failing",
  "kinward_dispatches_pending",
  "kinward_ledger_entries",
];

describe("while the database is away", () => {
  test("the figures that come from it are left out, and the others are served; then all are again", async () => {
    const whole = await read();
    expect(whole.status).toBe(200);
    expect(whole.names).toEqual(expect.arrayContaining(OF_THE_DATABASE));
    isAway = true;
    const { status, names, text } = await read();
    expect(status).toBe(200);
    expect(names).toEqual(whole.names.filter((name) => !OF_THE_DATABASE.includes(name)));
    expect(names).toEqual(
      expect.arrayContaining([
        "kinward_degraded",
        "kinward_dispatch_failures_total",
        "nodejs_eventloop_lag_seconds",
        "process_cpu_seconds_total",
      ]),
    );
    for (const name of OF_THE_DATABASE) expect(text).not.toContain(name);
    isAway = false;
    expect((await read()).names).toEqual(whole.names);
  });

  test("a scrape waits two seconds for one that hangs, and several scrapes ask it once", async () => {
    isHanging = true;
    const [first, second] = await Promise.all([read(), read()]);
    expect(reads).toBe(1);
    for (const { status, names, text } of [first, second]) {
      expect(status).toBe(200);
      expect(names).not.toContain("kinward_wakeups_overdue_seconds");
      expect(text).toMatch(/^kinward_database_read_seconds (1\.9|[2-9])/m);
    }
  });
});

test("each name is described once, with its figure on a line of its own", async () => {
  const { names, text } = await read();
  expect(new Set(names).size).toBe(names.length);
  expect(text).toMatch(/^kinward_degraded 0$/m);
  expect(text).toMatch(/^kinward_wakeups_failing 0$/m);
});

test("requests are counted by operation and status, and timed; attempts at webhooks are timed by outcome", async () => {
  const { observer } = services;
  const unknown = { requestId: "r", errorCode: undefined, keyId: undefined };
  observer.onRequest({ ...unknown, operationId: "getSession", status: 200, durationMs: 3 });
  observer.onRequest({ ...unknown, operationId: "getSession", status: 304, durationMs: 1 });
  observer.onRequest({ ...unknown, operationId: undefined, status: 404, durationMs: 1 });
  observer.onDeliveryAttempt("retried", 15_000);
  observer.onDeliveryAttempt("delivered", 40);
  observer.onDeliveryAttempt("delivered", 60_001);
  const { text } = await read();
  const requests = (labels: string) => `kinward_request_duration_seconds_count{${labels}} 1`;
  expect(text).toContain(requests('operation="getSession",status="200"'));
  expect(text).toContain(requests('operation="getSession",status="304"'));
  expect(text).toContain(requests('operation="none",status="404"'));
  expect(text).toContain(
    'kinward_request_duration_seconds_sum{operation="getSession",status="200"} 0.003',
  );
  const attempts = (labels: string) => `kinward_delivery_seconds_bucket{${labels}}`;
  expect(text).toContain(`${attempts('le="60",outcome="delivered"')} 1`);
  expect(text).toContain(`${attempts('le="+Inf",outcome="delivered"')} 2`);
  expect(text).toContain(`${attempts('le="15",outcome="retried"')} 1`);
});

describe("what the overview counts", () => {
  const countOf = (tx: Db, productId: number, counts: Counts) =>
    count(
      tx,
      {
        scope: { productId, mode: "live" },
        now: services.clock.now(),
        observer: services.observer,
      },
      "AT",
      counts,
    );

  test("is served by product and mode once it is committed, and never where it is undone", async () => {
    await service.apply(JSON.stringify(leastFile));
    await services.store.write(async (tx) => {
      countOf(tx, 7, { "step:challenge": 1, "mail:sent": 1, "gate:CHALLENGE": 1 });
      countOf(tx, 7, { "step:challenge": 1, "failed:expired": 1, "webhook:retried": 3 });
    });
    await expect(
      services.store.write(async (tx) => {
        countOf(tx, 7, { "step:challenge": 8 });
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    const { text } = await read();
    for (const line of [
      'kinward_consent_steps_total{product="7",mode="live",step="challenge"} 2',
      'kinward_consent_failures_total{product="7",mode="live",reason="expired"} 1',
      'kinward_mails_total{product="7",mode="live",outcome="sent"} 1',
      'kinward_delivery_attempts_total{product="7",mode="live",outcome="retried"} 3',
    ])
      expect(text).toContain(line);
  });

  test("has labels of its own for the hundred products with the lowest ids, and `other` for all else", async () => {
    const products = Array.from(
      { length: 101 },
      (_, at) => ({ productId: 200 - at, acceptedReleases: null }) as Product,
    );
    await metrics.stop();
    metrics = await startMetrics({
      ...services,
      catalogue: { ...services.catalogue, products: () => products },
    });
    await services.store.write(async (tx) => {
      for (const { productId } of products) countOf(tx, productId, { "step:opened": 1 });
    });
    const opened = [...(await read()).text.matchAll(/steps_total\{product="(\w+)"/g)].map(
      ([, product]) => product,
    );
    expect(opened).toHaveLength(101);
    expect(opened).toEqual(expect.arrayContaining(["100", "199", "other"]));
    expect(opened).not.toContain("200");
  });
});

test("how many entries a ledger has is served by organisation and mode", async () => {
  await service.apply(JSON.stringify(leastFile));
  const entry: NewEntry = {
    ...{ kind: "operation", productId: 7, action: "law-accepted", target: "release" },
    ...{ by: "operator", operator: "someone" },
  };
  for (const mode of ["live", "live", "test"] as const)
    await services.store.write(async (tx) => {
      await appendEntry(tx, { organisation: "seven", mode }, entry, {
        at: 0,
        salt: Buffer.alloc(32),
      });
    });
  const { text } = await read();
  expect(text).toContain('kinward_ledger_entries{organisation="seven",mode="live"} 2\n');
  expect(text).toContain('kinward_ledger_entries{organisation="seven",mode="test"} 1\n');
});

test("each wakeup that runs in the process is counted by its kind, and how late it came", async () => {
  const { clock, store, wakeups } = services;
  const kind = "retention";
  await store.write((tx) => armWakeup(tx, { kind, ref: "one", dueAt: clock.now() }));
  (clock as ManualClock).advanceTo(clock.now() + 3_000);
  await wakeups.drain();
  const { text } = await read();
  expect(text).toContain(`kinward_wakeup_lateness_seconds_count{kind="${kind}"} 1`);
  expect(text).toContain(`kinward_wakeup_lateness_seconds_sum{kind="${kind}"} 3`);
});

test("a collector gets by OTLP what would be served, though nothing serves it, and nothing personal", async () => {
  const collector = await Receiver.open();
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: new URL(collector.url).origin,
    OTEL_EXPORTER_OTLP_METRICS_HEADERS: "tenant=metrics",
  });
  const config = readConfig({ ...process.env, OTEL_METRICS_EXPORTER: "otlp" });
  const errors: (Error | undefined)[] = [];
  const headers = "tenant=all,authorization=Bearer%20token";
  const exporting = await startMetrics(
    { ...services, config },
    createMetricsExport(1, headers, config.otlpMetrics!, (error) => errors.push(error)),
  );
  const { observer } = services;
  for (const outcome of ["sent", "sent", "retried"] as const)
    observer.onMailAttempt("consent", outcome);
  for (const afterMs of [40, 45, 700, 700_000]) observer.onDeliveryAttempt("delivered", afterMs);
  await exporting.stop();
  await collector.stop();

  expect([exporting.address, ...errors]).toEqual([undefined, undefined]);
  const [request] = collector.received;
  expect(request).toMatchObject({
    path: "/v1/metrics",
    headers: { authorization: "Bearer token", tenant: "metrics" },
  });
  const body = request?.body ?? "";
  expect(leaksIn([body])).toEqual([]);
  const { resourceMetrics } = JSON.parse(body) as {
    resourceMetrics: { scopeMetrics: { metrics: { name: string }[] }[] }[];
  };
  const exported = resourceMetrics[0]?.scopeMetrics[0]?.metrics ?? [];
  const { names } = await read();
  expect(names).toEqual(expect.arrayContaining(exported.map(({ name }) => name)));
  const labels = (given: Record<string, string>) =>
    Object.entries(given).map(([key, stringValue]) => ({ key, value: { stringValue } }));
  const CUMULATIVE = 2;
  for (const metric of [
    { name: "kinward_wakeups_failing", gauge: { dataPoints: [{ attributes: [], asDouble: 0 }] } },
    {
      name: "kinward_mail_attempts_total",
      sum: {
        aggregationTemporality: CUMULATIVE,
        isMonotonic: true,
        dataPoints: [
          { attributes: labels({ kind: "consent", outcome: "sent" }), asDouble: 2 },
          { attributes: labels({ kind: "consent", outcome: "retried" }), asDouble: 1 },
        ],
      },
    },
    {
      name: "kinward_delivery_seconds",
      histogram: {
        aggregationTemporality: CUMULATIVE,
        dataPoints: [
          {
            attributes: labels({ outcome: "delivered" }),
            count: 4,
            sum: 700.785,
            explicitBounds: [0.05, 0.1, 0.25, 0.5, 1, 5, 15, 60, 600],
            bucketCounts: [2, 0, 0, 0, 1, 0, 0, 0, 0, 1],
          },
        ],
      },
    },
  ])
    expect(exported.find(({ name }) => name === metric.name)).toMatchObject(metric);
});

const observability = (name: string) =>
  readFileSync(new URL(`../../deploy/observability/${name}`, import.meta.url), "utf8");

test("alerts and dashboard name metrics that there are, and each alert has its section of the runbook", async () => {
  const rules = parse(observability("rules.yaml")) as {
    groups: { rules: { alert?: string; annotations?: { runbook: string } }[] }[];
  };
  const { names } = await read();
  const used = `${observability("rules.yaml")}${observability("dashboard.json")}`;
  for (const [, name = ""] of used.matchAll(
    /\b((?:kinward|process|nodejs)_\w+?)(?:_bucket|_count)?\b/g,
  ))
    expect(names).toContain(name);
  const sections = [...observability("runbook.md").matchAll(/^## (\w+)$/gm)].map(
    ([, name]) => name,
  );
  const alerts = rules.groups
    .flatMap((group) => group.rules)
    .filter(({ alert }) => alert !== undefined);
  expect(sections.slice(1)).toEqual(alerts.map(({ alert }) => alert));
  for (const { alert = "", annotations } of alerts)
    expect(annotations?.runbook).toBe(`runbook.md#${alert.toLowerCase()}`);
});

test("the runbook names commands that there are", () => {
  const commands = readFileSync(new URL("../../docs/commands.md", import.meta.url), "utf8");
  for (const [, command = ""] of observability("runbook.md").matchAll(
    /`(kinward [a-z]+(?: [a-z]+)?)[^`]*`/g,
  ))
    expect(commands).toContain(`\`${command}`);
});

test("a release of the law that waits to be accepted is served by product and mode", async () => {
  await service.apply(JSON.stringify({ ...leastFile, law: { releases: "reviewed" } }));
  const waiting = 'kinward_law_release_unaccepted{product="7",mode="live"} 1';
  expect((await read()).text).not.toContain(waiting);
  const policy = withConsentIn("AT", { from: "2018-05-25", age: 13 });
  const upgraded = await startMetrics({ ...services, policy });
  try {
    const response = await fetch(`http://${upgraded.address}/metrics`, {
      headers: { connection: "close" },
    });
    expect(await response.text()).toContain(waiting);
  } finally {
    await upgraded.stop();
  }
});
