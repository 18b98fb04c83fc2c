import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import { InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base";

import { unwrap } from "../../client/index.js";
import { createTracing } from "../../telemetry/tracing.js";
import { GUARDIAN, challenged } from "../../testing/arrange.js";
import { leaksIn } from "../../testing/log.js";
import { mailbox, openPage, postForm } from "../../testing/pages.js";
import type { Receiver } from "../../testing/receiver.js";
import { startTestService, type TestService } from "../../testing/service.js";

const exporter = new InMemorySpanExporter();
let service: TestService;
let receiver: Receiver;
beforeAll(async () => {
  service = await startTestService({ tracing: createTracing(new SimpleSpanProcessor(exporter)) });
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
  const spans = exporter
    .getFinishedSpans()
    .filter((span) => span.spanContext().traceId === traceId);
  const below = (parent: string | undefined, depth: number): string[] =>
    spans
      .filter((span) => span.parentSpanContext?.spanId === parent)
      .flatMap((span) => [
        "  ".repeat(depth) + span.name,
        ...below(span.spanContext().spanId, depth + 1),
      ]);
  return below(CALLER, 0);
}

/** Returns an exported span of a trace, by its name. */
function spanNamed(traceId: string, name: string) {
  const span = exporter
    .getFinishedSpans()
    .find((each) => each.name === name && each.spanContext().traceId === traceId);
  return { ...span, ids: span?.spanContext() };
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
  const { attributes, ids } = spanNamed(TRACE_ID, "POST");
  expect(attributes).toMatchObject({
    "http.request.method": "POST",
    "server.address": "127.0.0.1",
    "server.port": receiver.port,
    "http.response.status_code": 204,
  });
  expect(receiver.received.slice(before).map(({ headers }) => headers["traceparent"])).toEqual([
    `00-${TRACE_ID}-${ids?.spanId}-01`,
  ]);
  expect(service.log).toContainEqual(
    expect.objectContaining({ msg: "request", status: 303, trace_id: TRACE_ID }),
  );
  const exported = exporter
    .getFinishedSpans()
    .map(({ name, attributes, events, status }) =>
      JSON.stringify({ name, attributes, events, status }),
    );
  expect(leaksIn(exported)).toEqual([]);
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
    exporter.reset();
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
    const traces = exporter.getFinishedSpans().map((span) => span.spanContext().traceId);
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
  exporter.reset();
  await service.get("/health/live", { traceparent });
  const [span] = exporter.getFinishedSpans();
  expect(span?.parentSpanContext).toBeUndefined();
  expect(span?.spanContext().traceId).not.toBe(TRACE_ID);
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
