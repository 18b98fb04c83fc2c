// What operators want to know, counted in this process and read from the database.
import { setTimeout as sleep } from "node:timers/promises";

import type { MetricObjectWithValues, MetricValueWithName, Registry } from "prom-client";

import type { ServiceContext } from "../context.js";
import { MODES } from "../domain/product.js";
import { ledgerSize } from "../store/ledger/queries.js";
import { wakeupFigures } from "../store/wakeups/list.js";
import { unacceptedReleases } from "../products/releases.js";
import type { Wakeups } from "../wakeups/engine.js";
import { serveMetrics, NO_METRICS, type Metrics } from "./serve-metrics.js";

/** The products and organisations with the lowest ids or names have labels of their own, so that all processes agree. */
const MOST_LABELS = 100;
const OTHER = "other";
/** A scrape that waited longer for the database would itself look like a process that is down. */
const LONGEST_READ_MS = 2_000;

/** A metric with its figures, as prom-client has them; its types say that `type` is a number, and it is a word. */
export type MetricFamily = Pick<
  MetricObjectWithValues<MetricValueWithName<string>>,
  "name" | "help" | "values"
> & { readonly type: unknown };
/** Sends the figures of `read` to a collector at intervals. */
export type ExportMetrics = (read: () => Promise<readonly MetricFamily[]>) => Pick<Metrics, "stop">;

/**
 * Serves `GET /metrics` on METRICS_ADDRESS, if there is one, and exports the same figures. Throws a ConfigError if it cannot
 * serve.
 */
export async function startMetrics(
  services: ServiceContext & { wakeups: Wakeups },
  exportMetrics?: ExportMetrics,
): Promise<Metrics> {
  const { metricsAddress, slot } = services.config;
  if (metricsAddress === undefined && exportMetrics === undefined) return NO_METRICS;
  const read = await createMeter(services);
  const served =
    metricsAddress === undefined
      ? NO_METRICS
      : await serveMetrics(metricsAddress, slot, async () => {
          const registries = await read();
          return (await Promise.all(registries.map((each) => each.metrics()))).join("");
        });
  const exported = exportMetrics?.(async () => {
    const registries = await read();
    return (await Promise.all(registries.map((each) => each.getMetricsAsJSON()))).flat();
  });
  return {
    address: served.address,
    async stop() {
      await Promise.all([served.stop(), exported?.stop()]);
    },
  };
}

/** Counts from now on. Returns a function that reads the metrics of now into registries. */
async function createMeter({
  catalogue,
  clock,
  config,
  observer,
  policy,
  store,
  wakeups,
}: ServiceContext & { wakeups: Wakeups }): Promise<() => Promise<readonly Registry[]>> {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } =
    await import("prom-client");
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];

  /** These are read from the database, and left out while it does not respond. */
  const stored = new Registry();

  let named: ReadonlySet<number> | undefined;
  const labelOf = (productId: number): string => {
    named ??= new Set(
      catalogue
        .products("live")
        .map((product) => product.productId)
        .sort((one, other) => one - other)
        .slice(0, MOST_LABELS),
    );
    return named.has(productId) ? String(productId) : OTHER;
  };

  const gauge = (name: string, help: string, into = registry) =>
    new Gauge({ name, help, registers: [into] });
  const overdue = gauge(
    "kinward_wakeups_overdue_seconds",
    "How long the earliest wakeup has been due without having run; 0 where none is due. An email or a webhook that is being sent does not count.",
    stored,
  );
  const failing = gauge("kinward_wakeups_failing", "Wakeups whose last attempt failed.", stored);
  const pending = gauge(
    "kinward_dispatches_pending",
    "Wakeups not yet dispatched to Temporal.",
    stored,
  );
  const ledger = new Gauge({
    name: "kinward_ledger_entries",
    help: "Entries of the ledger of an organisation in a mode, erased ones included. It never falls.",
    labelNames: ["organisation", "mode"],
    registers: [stored],
  });
  const lag = gauge(
    "kinward_dispatch_lag_seconds",
    "How long the oldest pending dispatch has waited; 0 where none is pending.",
  );
  const degraded = gauge("kinward_degraded", "1 while wakeups may run late.");
  new Gauge({
    name: "kinward_law_release_unaccepted",
    help: "1 for each product and mode in which a release of the law waits to be accepted.",
    labelNames: ["product", "mode"],
    registers,
    collect() {
      this.reset();
      for (const { productId, mode } of unacceptedReleases(catalogue, policy))
        this.set({ product: labelOf(productId), mode }, 1);
    },
  });
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  const dispatches = () => wakeups.figures();
  counter(
    "kinward_dispatches_total",
    "Wakeups dispatched to Temporal.",
    () => dispatches().dispatched,
  );
  counter(
    "kinward_dispatch_failures_total",
    "Dispatches that Temporal refused, and polls that it did not answer.",
    () => dispatches().failures,
  );
  counter(
    "kinward_dispatches_reconciled_total",
    "Overdue wakeups dispatched a second time.",
    () => dispatches().reconciled,
  );
  const lateness = new Histogram({
    name: "kinward_wakeup_lateness_seconds",
    help: "How long after its instant a wakeup started; each attempt counts from the instant it was set for.",
    labelNames: ["kind"],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 600],
    registers,
  });
  observer.onAdvance = (kind, latenessMs) => lateness.observe({ kind }, latenessMs / 1000);

  const requests = new Histogram({
    name: "kinward_request_duration_seconds",
    help: 'How long requests took, by operation ("none" for pages and unknown paths) and HTTP status; 499 where the client left.',
    labelNames: ["operation", "status"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  observer.onRequest = ({ operationId, status, durationMs }) =>
    requests.observe({ operation: operationId ?? "none", status }, durationMs / 1000);
  const deliveries = new Histogram({
    name: "kinward_delivery_seconds",
    help: "How long after it was due an attempt to deliver a webhook ended, by outcome.",
    labelNames: ["outcome"],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 5, 15, 60, 600],
    registers,
  });
  observer.onDeliveryAttempt = (outcome, endedAfterMs) =>
    deliveries.observe({ outcome }, endedAfterMs / 1000);

  const countedBy = (label: string, name: string, help: string) => {
    const counted = new Counter({ name, help, labelNames: ["product", "mode", label], registers });
    return (product: string, mode: string, value: string, amount: number) =>
      counted.inc({ product, mode, [label]: value }, amount);
  };
  /** The metric of a counter, by how the counter's name begins. Other counters are not served. */
  const counters = new Map([
    [
      "webhook",
      countedBy(
        "outcome",
        "kinward_delivery_attempts_total",
        "Attempts to deliver a webhook: delivered, retried later, or failed for good.",
      ),
    ],
    [
      "mail",
      countedBy(
        "outcome",
        "kinward_mails_total",
        "What became of emails: held in the mailbox, sent, dropped, or refused, undeliverable or expired.",
      ),
    ],
    [
      "step",
      countedBy(
        "step",
        "kinward_consent_steps_total",
        "Challenges that ask for consent, and each step that guardians came, once.",
      ),
    ],
    [
      "failed",
      countedBy(
        "reason",
        "kinward_consent_failures_total",
        "Challenges that ask for consent and failed, by reason.",
      ),
    ],
  ]);
  observer.onCount = ({ productId, mode }, counts) => {
    for (const [name, amount] of Object.entries(counts)) {
      const [family = "", value = ""] = name.split(":");
      counters.get(family)?.(labelOf(productId), mode, value, amount);
    }
  };

  const mails = new Counter({
    name: "kinward_mail_attempts_total",
    help: "Attempts to send an email, by kind and outcome: sent, retried later, failed for good, or dropped because it is no longer wanted.",
    labelNames: ["kind", "outcome"],
    registers,
  });
  observer.onMailAttempt = (kind, outcome) => mails.inc({ kind, outcome });

  const forwarding = new Counter({
    name: "kinward_untrusted_forwarding_total",
    help: "Requests for pages that a proxy passed on although TRUST_PROXY is 0.",
    registers,
  });
  observer.onUntrustedForwarding = () => forwarding.inc();
  const wrongCodes = new Counter({
    name: "kinward_wrong_codes_total",
    help: "Wrong one-time passwords entered at /code.",
    registers,
  });
  observer.onWrongCode = () => wrongCodes.inc();

  const unreadable = new Counter({
    name: "kinward_unreadable_rows_total",
    help: "Reads of rows that could not be decrypted and were left out, by table. The log names each row.",
    labelNames: ["table"],
    registers,
  });
  observer.onUnreadableRow = (table) => unreadable.inc({ table });

  const purged = new Counter({
    name: "kinward_purged_rows_total",
    help: "Rows deleted because their time was over, by kind of data.",
    labelNames: ["kind"],
    registers,
  });
  observer.onPurge = (kind, rows) => purged.inc({ kind }, rows);

  const database = gauge(
    "kinward_database_read_seconds",
    "How long the database took to answer this scrape; 2 where it did not answer.",
  );
  let reading: Promise<boolean> | undefined;
  const hasReadStored = async (): Promise<boolean> => {
    const began = performance.now();
    reading ??= readStored()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (reading = undefined));
    const hasRead = await Promise.race([reading, sleep(LONGEST_READ_MS, false, { ref: false })]);
    database.set((performance.now() - began) / 1000);
    return hasRead;
  };
  const readStored = async (): Promise<void> => {
    const figures = await wakeupFigures(store, clock.realNow());
    const earliestAt = figures.earliestAt ?? Infinity;
    overdue.set(Math.max(0, (clock.now() - earliestAt) / 1000));
    failing.set(figures.failing);
    if (config.wakeups === "temporal") pending.set(figures.undispatched);
    const organisations = [...catalogue.organisations()].sort().slice(0, MOST_LABELS);
    for (const organisation of organisations)
      for (const mode of MODES)
        ledger.set({ organisation, mode }, await ledgerSize(store, { organisation, mode }));
  };
  return async () => {
    named = undefined;
    lag.set(dispatches().lagMs / 1000);
    degraded.set(wakeups.isDegraded() ? 1 : 0);
    return (await hasReadStored()) ? [registry, stored] : [registry];
  };
}
