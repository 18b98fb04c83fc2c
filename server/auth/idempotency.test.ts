import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { DAY } from "../../testing/fixed.js";
import { startTestService, type TestService } from "../../testing/service.js";
import type { ManualClock } from "../lib/clock.js";
import { contextFor, type Context } from "../context.js";
import type { Services } from "../services.js";
import { productOf } from "../../testing/product.js";
import { idempotently } from "./idempotency.js";
import { findPlayer, savePlayer } from "../store/players/queries.js";
import { saveProduct } from "../store/products/queries.js";

let service: TestService;
let services: Services & { clock: ManualClock };

beforeEach(async () => {
  service = await startTestService({ serves: "nothing" });
  ({ services } = service);
  for (const productId of [1, 2]) {
    const product = productOf(services.policy, { productId, permissions: [{ name: "mods" }] });
    await services.store.write((tx) => saveProduct(tx, product, 0));
  }
  await services.catalogue.refresh();
});
afterEach(async () => {
  await service.stop();
});

const context = (productId = 1, mode: "test" | "live" = "test") =>
  contextFor(services, productId, mode);
const key = { operationId: "checkAge", idempotencyKey: "once", bodyHash: "hash" };
let made = 0;
/** Makes a player for every time that it runs. */
const make = async ({ db, tenancy, now }: Context) => {
  const kuid = `player ${(made += 1)}`;
  await savePlayer(db, tenancy, { kuid, evidence: {} }, now);
  return { status: 200, body: kuid };
};
const once = (more: Partial<typeof key> = {}, around = context(), handle = make) =>
  idempotently(around, { ...key, ...more }, handle);

describe("a request with an Idempotency-Key", () => {
  test("is done once: the same key and body give the same answer", async () => {
    const first = await once();
    expect(first).toMatchObject({ replayed: false });
    expect(await once()).toEqual({ response: first.response, replayed: true });
  });

  test("is done once also where it comes many times at once", async () => {
    const before = made;
    const answers = await Promise.all(Array.from({ length: 10 }, () => once()));
    expect(made - before).toBe(1);
    expect(new Set(answers.map(({ response }) => response.body)).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
  });

  test("and another body is a conflict, and does nothing", async () => {
    await once();
    const before = made;
    await expect(once({ bodyHash: "another" })).rejects.toMatchObject({ code: "CONFLICT" });
    expect(made).toBe(before);
  });

  test("is another one for another product, mode or operation", async () => {
    const answers = [
      await once(),
      await once({}, context(2)),
      await once({}, context(1, "live")),
      await once({ operationId: "upgradeSession" }),
    ];
    expect(answers.map(({ replayed }) => replayed)).toEqual([false, false, false, false]);
  });

  test("that fails leaves nothing, and may be tried again under the same key, also with another body", async () => {
    const failing = async (around: Context) => {
      await make(around);
      throw new Error("refused");
    };
    await expect(once({}, context(), failing as typeof make)).rejects.toThrow("refused");
    expect(
      await findPlayer(services.store, { ...context().tenancy, kuid: `player ${made}` }),
    ).toBeUndefined();
    expect(await once({ bodyHash: "another" })).toMatchObject({ replayed: false });
  });

  test("is answered the same after a restart", async () => {
    const { response } = await once();
    service = await service.restart();
    ({ services } = service);
    expect(await once()).toEqual({ response, replayed: true });
  });

  test("whose process ended before the commit is done anew, and only once", async () => {
    const other = await startTestService({ serves: "nothing", folder: service.folder });
    const cut = new Error("the process is gone");
    // What a crash leaves: neither the writes nor the key.
    await expect(
      services.store.write(async (tx) => {
        await idempotently({ ...context(), db: tx }, key, make);
        throw cut;
      }),
    ).rejects.toBe(cut);
    services.random.uuid();
    expect(await idempotently(contextFor(other.services, 1, "test"), key, make)).toMatchObject({
      replayed: false,
    });
    expect(await once()).toMatchObject({ replayed: true });
    await other.stop();
  });

  test("is kept for 24 hours of the service's clock, and is then free, also for another body", async () => {
    const { response } = await once();
    const start = services.clock.now();
    services.clock.advanceTo(start + DAY - 1);
    expect(await once()).toEqual({ response, replayed: true });
    services.clock.advanceTo(start + DAY);
    const second = await once({ bodyHash: "another" });
    expect(second.replayed).toBe(false);
    expect(second.response).not.toEqual(response);
    expect(await once({ bodyHash: "another" })).toEqual({
      response: second.response,
      replayed: true,
    });
  });

  test("leaves nothing readable in the database", async () => {
    const { response } = await once();
    const [row] = await service.database.query<{ response: string }>(
      "select response from idempotency_keys",
    );
    const [, sealed = ""] = (row?.response ?? "").split(".");
    expect(sealed).not.toBe("");
    expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain(response.body);
  });

  test("is forgotten only when it has run out", async () => {
    const { response } = await once();
    await service.tidy();
    expect(await once()).toEqual({ response, replayed: true });
    services.clock.advanceTo(services.clock.now() + DAY);
    await service.tidy();
    expect(await service.database.count("idempotency_keys")).toBe(0);
  });
});
