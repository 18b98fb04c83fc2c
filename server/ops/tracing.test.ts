import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { createBatches } from "../../telemetry/batch.js";
import { startTracing } from "../../telemetry/start.js";
import { createTracing } from "../../telemetry/tracing.js";
import { GUARDIAN, challenged } from "../../testing/arrange.js";
import { leaksIn } from "../../testing/log.js";
import { mailbox, openPage, postForm } from "../../testing/pages.js";
import { Receiver } from "../../testing/receiver.js";
import { startTestService, type TestService } from "../../testing/service.js";
import { isSampled } from "../lib/tracing.js";

interface Exported {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { key: string; value: Record<string, unknown> }[];
  readonly status: unknown;
}

let exported: Exported[] = [];
const batches = {
  add: (json: string) => void exported.push(JSON.parse(json) as Exported),
  stop: async () => {},
};
let service: TestService;
let receiver: Receiver;
beforeAll(async () => {
  service = await startTestService({ tracing: createTracing(batches) });
  receiver = await service.receive();
});
afterAll(async () => {
  await service.stop();
  await receiver[Symbol.asyncDispose]();
});

const TRACE_ID = "4bf92f3577b34da6a3ce929d0e0e4736";
const CALLER = "00f067aa0ba902b7";

/** Returns the spans of a trace, each below its parent. */
function treeOf(traceId: string): string[] {
  const below = (parent: string, depth: number): string[] =>
    exported
      .filter((span) => span.traceId === traceId && span.parentSpanId === parent)
      .flatMap(({ name, spanId }) => ["  ".repeat(depth) + name, ...below(spanId, depth + 1)]);
  return below(CALLER, 0);
}

/** Returns an exported span of a trace, by its name. */
function spanNamed(traceId: string, name: string) {
  const span = exported.find((each) => each.name === name && each.traceId === traceId)!;
  const pairs = span.attributes.map(({ key, value }) => [key, Object.values(value)[0]]);
  return { ...span, attributes: Object.fromEntries(pairs) as Record<string, unknown> };
}

test("a guardian's consent is one trace, from the request to the webhook, and no span holds anything personal", async () => {
  const { challengeId } = await challenged(service);
  await unwrap(service.as().sendChallengeEmail({ challengeId, email: GUARDIAN }));
  const [mail] = await mailbox(service);
  const url = /http\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  const page = await openPage(service, url);
  await service.settle();
  const before = receiver.received.length;
  const answered = await postForm(service, url, {
    page,
    headers: { traceparent: `00-${TRACE_ID}-${CALLER}-01` },
    choices: [
      ["decision", "consent"],
      ["adult", "yes"],
    ],
  });
  expect(answered.status).toBe(303);
  await service.settle();

  const ofRequest = treeOf(TRACE_ID).filter((line) => !line.startsWith("      "));
  expect(ofRequest).toEqual([
    "POST /widgets/consent/:token",
    "  transaction",
    "    POST",
    "    wakeup webhookDelivery",
  ]);
  expect(spanNamed(TRACE_ID, "POST /widgets/consent/:token").attributes).toEqual({
    "http.request.method": "POST",
    "http.route": "/widgets/consent/:token",
    "http.response.status_code": 303,
  });
  expect(spanNamed(TRACE_ID, "transaction").attributes).toMatchObject({
    "db.system.name": service.services.store.dialect === "sqlite" ? "sqlite" : "postgresql",
  });
  const { attributes, spanId } = spanNamed(TRACE_ID, "POST");
  expect(attributes).toMatchObject({
    "http.request.method": "POST",
    "server.address": "127.0.0.1",
    "server.port": receiver.port,
    "http.response.status_code": 204,
  });
  expect(receiver.received.slice(before).map(({ headers }) => headers["traceparent"])).toEqual([
    `00-${TRACE_ID}-${spanId}-01`,
  ]);
  expect(service.log).toContainEqual(
    expect.objectContaining({ msg: "request", status: 303, trace_id: TRACE_ID }),
  );
  expect(leaksIn(exported.map((span) => JSON.stringify(span)))).toEqual([]);
});

test("a read has one span, and a refusal says its code", async () => {
  const traceId = TRACE_ID.replace("4", "5");
  const headers = {
    Authorization: `Bearer ${service.key()}`,
    traceparent: `00-${traceId}-${CALLER}-01`,
  };
  await service.get("/api/v1/session/get?sessionId=0199c3a0-0000-7000-8000-000000000000", headers);
  expect(treeOf(traceId)).toEqual(["GET /api/v1/session/get"]);
  expect(spanNamed(traceId, "GET /api/v1/session/get")).toMatchObject({
    attributes: {
      "http.response.status_code": 404,
      "error.type": "NOT_FOUND",
      "kinward.operation.id": "getSession",
      "kinward.mode": "test",
    },
    status: { code: 0 },
  });
});

test.each([
  ["01", ["POST /api/v1/test/set-challenge-status", "  setChallengeStatus", "    transaction"]],
  ["00", []],
])(
  "a caller's flags %s decide whether a write and what it causes are traced",
  async (flags, spans) => {
    const traceId = TRACE_ID.replace("4", flags === "01" ? "6" : "7");
    const { challengeId } = await challenged(service);
    await service.settle();
    exported = [];
    const before = receiver.received.length;
    const response = await service.send({
      method: "POST",
      path: "/api/v1/test/set-challenge-status",
      headers: {
        "X-Api-Key": service.key(),
        "Content-Type": "application/json",
        traceparent: `00-${traceId}-${CALLER}-${flags}`,
      },
      body: JSON.stringify({ challengeId, status: "PASS", email: GUARDIAN }),
    });
    expect(response.status).toBe(200);
    await service.settle();
    expect(treeOf(traceId).slice(0, 3)).toEqual(spans);
    const traces = exported.map((span) => span.traceId);
    expect(new Set(traces)).toEqual(new Set(flags === "01" ? [traceId] : []));
    const webhooks = receiver.received.slice(before).map(({ headers }) => headers["traceparent"]);
    expect(webhooks).toEqual([
      expect.stringMatching(new RegExp(`^00-${traceId}-\\w{16}-${flags}$`)),
    ]);
  },
);

test.each([
  "",
  "00-4bf9-00f0-01",
  `ff-${TRACE_ID}-${CALLER}-01`,
  `00-${"0".repeat(32)}-${CALLER}-01`,
])("a request with the traceparent %j begins a trace of its own", async (traceparent) => {
  exported = [];
  await service.get("/health/live", { traceparent });
  const [span] = exported;
  expect(span?.traceId).toMatch(/^[\da-f]{32}$/);
  expect(span).not.toMatchObject({ traceId: TRACE_ID });
  expect(span).not.toHaveProperty("parentSpanId");
});

test.each([
  ["always_on", undefined, [true, true, true]],
  ["always_off", undefined, [false, false, false]],
  ["traceidratio", "0", [false, false, false]],
  ["parentbased_always_on", undefined, [true, true, false]],
  ["parentbased_always_off", undefined, [false, true, false]],
  ["parentbased_traceidratio", "0", [false, true, false]],
  ["parentbased_traceidratio", undefined, [true, true, false]],
  [undefined, undefined, [true, true, false]],
])(
  "OTEL_TRACES_SAMPLER=%s with the argument %s samples a request without a caller, of a sampled one, of another: %j",
  (sampler, argument, expected) => {
    Object.assign(process.env, {
      OTEL_TRACES_SAMPLER: sampler ?? "",
      OTEL_TRACES_SAMPLER_ARG: argument ?? "",
    });
    const tracing = createTracing(batches);
    delete process.env["OTEL_TRACES_SAMPLER"];
    delete process.env["OTEL_TRACES_SAMPLER_ARG"];
    const decided = [null, `00-${TRACE_ID}-${CALLER}-01`, `00-${TRACE_ID}-${CALLER}-00`].map(
      (parent) => isSampled(tracing.start("a span", { parent })),
    );
    expect(decided).toEqual(expected);
  },
);

test("a collector gets spans as OTLP has them, whatever their names and attributes hold", async () => {
  const collector = await Receiver.open();
  process.env["OTEL_EXPORTER_OTLP_ENDPOINT"] = new URL(collector.url).origin;
  const errors: (Error | undefined)[] = [];
  const headers = "authorization=Bearer%20token";
  const tracing = startTracing(1, headers, (error) => errors.push(error));
  delete process.env["OTEL_EXPORTER_OTLP_ENDPOINT"];
  const name = 'a "name" \\ of «two»\nlines';
  const span = tracing.start(name, {
    kind: "CLIENT",
    parent: `00-${TRACE_ID}-${CALLER}-01`,
    attributes: { text: name, number: 204, none: undefined },
  });
  span.hasFailed = true;
  span.end();
  tracing.start("another", { parent: null }).end();
  await tracing.stop();
  await collector.stop();

  expect(errors).toEqual([undefined]);
  const [request] = collector.received;
  expect(request).toMatchObject({
    path: "/v1/traces",
    headers: { authorization: "Bearer token", "content-type": "application/json" },
  });
  const { resourceSpans } = JSON.parse(request?.body ?? "") as {
    resourceSpans: { resource: unknown; scopeSpans: { scope: unknown; spans: unknown[] }[] }[];
  };
  expect(resourceSpans[0]?.resource).toMatchObject({
    attributes: expect.arrayContaining([
      { key: "service.name", value: { stringValue: "kinward" } },
    ]),
  });
  const nanoseconds = expect.stringMatching(/^17\d{17}$|^1[89]\d{17}$/);
  expect(resourceSpans[0]?.scopeSpans[0]).toEqual({
    scope: { name: "kinward" },
    spans: [
      {
        traceId: TRACE_ID,
        spanId: span.context.spanId,
        parentSpanId: CALLER,
        flags: 1,
        name,
        kind: 3,
        startTimeUnixNano: nanoseconds,
        endTimeUnixNano: nanoseconds,
        attributes: [
          { key: "text", value: { stringValue: name } },
          { key: "number", value: { intValue: 204 } },
        ],
        status: { code: 2 },
      },
      expect.objectContaining({ name: "another", kind: 1, status: { code: 0 } }),
    ],
  });
});

test("while the collector hangs, a batch waits in bounded memory, and later spans are dropped", async () => {
  const span = JSON.stringify("x".repeat(1_000));
  const sent: string[][] = [];
  let release = () => {};
  const hanging = new Promise<void>((resolve) => (release = resolve));
  const head = '{"resourceSpans":[{"scopeSpans":[{"spans":[';
  const all = createBatches(head, (body) => {
    const { resourceSpans } = JSON.parse(body.toString()) as {
      resourceSpans: [{ scopeSpans: [{ spans: string[] }] }];
    };
    sent.push(resourceSpans[0].scopeSpans[0].spans);
    return hanging;
  });
  for (let nth = 0; nth < 10_000; nth += 1) all.add(span);
  const waiting = sent.length;
  release();
  await all.stop();
  expect([waiting, sent.length]).toEqual([1, 2]);
  expect(sent.flat().length).toBeGreaterThan(1_000);
  expect(sent.flat().length).toBeLessThan(1_400);
});

test("a page that fails, of families or of the console, is in the log with its trace", async () => {
  const traceId = TRACE_ID.replace("4", "9");
  const clock = jest.spyOn(service.services.clock, "now").mockImplementation(() => {
    throw new Error("The clock is broken.");
  });
  for (const path of ["/family", "/console/-/sign-in"])
    await service.get(path, { traceparent: `00-${traceId}-${CALLER}-01` });
  clock.mockRestore();
  const failed = service.log.filter(({ msg }) => msg === "page failed");
  expect(failed).toMatchObject([{ trace_id: traceId }, { trace_id: traceId }]);
});
