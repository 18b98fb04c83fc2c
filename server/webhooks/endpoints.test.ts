import { afterEach, beforeEach, expect, test } from "@jest/globals";

import { DAY } from "../../testing/fixed.js";
import { startTestService, type TestService } from "../../testing/service.js";
import {
  findEndpoint,
  listEndpoints,
  markDisabled,
  noteEndpointFailure,
} from "../store/events/endpoints.js";
import { applyEndpoints, createEndpoint, enableEndpoint } from "./endpoints.js";
import { recordAttempts } from "./record-attempts.js";

const [OF_FILE, OTHER] = ["https://hooks.example/file", "https://hooks.example/other"];

let service: TestService;
beforeEach(async () => {
  service = await startTestService({ serves: "nothing" });
});
afterEach(() => service.stop());

const apply = (name: string) =>
  service.apply(
    JSON.stringify({
      ...{ productId: 1, name, organisation: "aurora", permissions: [{ name: "mods" }] },
      webhooks: [{ url: OF_FILE, mode: "test" }],
    }),
  );

test("a product file leaves endpoints of the command line, and one that an operator disabled, as they are", async () => {
  const { store, random, clock } = service.services;
  const now = clock.now();
  await apply("Starfall");
  const [own] = await listEndpoints(store, 1);
  await store.write(async (tx) => {
    await markDisabled(tx, own?.endpointId ?? "", now, "operator");
    const made = { productId: 1, mode: "test", url: OTHER, events: null } as const;
    await createEndpoint(tx, { random, now }, { ...made, source: "command-line" });
  });
  await apply("Starfall II");
  const states = (await listEndpoints(store, 1)).map(({ url, disabledReason }) => [
    url,
    disabledReason,
  ]);
  expect(new Map(states as [string, string | null][])).toEqual(
    new Map([
      [OF_FILE, "operator"],
      [OTHER, null],
    ]),
  );
});

test("a product file for one mode leaves the endpoints of the other as they are", async () => {
  const { store, random, clock } = service.services;
  await apply("Starfall");
  const webhooks = [{ url: OF_FILE }];
  const states = async () =>
    (await listEndpoints(store, 1)).map(({ mode, disabledReason }) => [mode, disabledReason]);
  const applied = (entries: typeof webhooks, ...modes: ("live" | "test")[]) =>
    store.write((tx) =>
      applyEndpoints(tx, { random, now: clock.now() }, { productId: 1, webhooks: entries }, modes),
    );
  await applied(webhooks, "test", "live");
  await applied([], "test");
  expect(await states()).toEqual([
    ["live", null],
    ["test", "removed"],
  ]);
  expect(await applied(webhooks, "live")).toEqual({ newSecrets: [], endpointChanges: [] });
  expect(await states()).toContainEqual(["test", "removed"]);
});

test("an endpoint that is enabled again has its 120 hours anew", async () => {
  const { store, clock } = service.services;
  await apply("Starfall");
  const [{ endpointId } = { endpointId: "" }] = await listEndpoints(store, 1);
  await store.write(async (tx) => {
    await noteEndpointFailure(tx, endpointId, 1);
    await markDisabled(tx, endpointId, 2, "failing");
    await enableEndpoint(tx, endpointId, clock.now());
  });
  expect(await findEndpoint(store, { endpointId })).toMatchObject({
    ...{ failingSince: null, disabledAt: null },
  });
});

/** Records a batch of attempts, each with its status and when it was made. Returns whether they disabled the endpoint. */
const record = (endpointId: string, ...attempts: [status: string, attemptedAt: number][]) => {
  const ids = { id: 0, eventRowId: 0, eventId: "x", productId: 1, mode: "test" } as const;
  const delivery = { ...ids, type: "Test", body: "", attempts: 0, dueAt: 0, traceparent: null };
  return recordAttempts(
    service.services,
    endpointId,
    attempts.map(([status, attemptedAt]) => ({
      ...{ delivery, attemptedAt, endedAt: attemptedAt, durationMs: 1, result: { status } },
    })),
  );
};

test("an endpoint is disabled once it has accepted nothing for 120 hours, and not a millisecond earlier", async () => {
  const { services, clock } = service;
  await apply("Starfall");
  const [{ endpointId } = { endpointId: "" }] = await listEndpoints(services.store, 1);
  const first = clock.now() - 5 * DAY + 1;
  expect(await record(endpointId, ["500", clock.now()], ["500", first])).toBe(false);
  clock.advanceTo(clock.now() + 1);
  expect(await record(endpointId, ["500", clock.now()])).toBe(true);
});

test("an endpoint that returns 410 is disabled, whatever arrived at the same time", async () => {
  const { services, clock } = service;
  await apply("Starfall");
  const [{ endpointId } = { endpointId: "" }] = await listEndpoints(services.store, 1);
  expect(await record(endpointId, ["200", clock.now()], ["410", clock.now()])).toBe(true);
  expect(await findEndpoint(services.store, { endpointId })).toMatchObject({
    ...{ disabledReason: "gone", disabledAt: clock.now() },
  });
});
