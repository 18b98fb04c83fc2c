import { afterEach, beforeEach, expect, test } from "@jest/globals";

import { DAY, HOUR, MINUTE, NOW } from "../../../testing/fixed.js";
import { startTestService, type TestService } from "../../../testing/service.js";
import { contextFor } from "../../context.js";
import { beginSession } from "../session/begin-session.js";
import { revokeSession } from "../session/revoke-session.js";
import { purge } from "./purge.js";

let service: TestService;
beforeEach(async () => {
  service = await startTestService({ serves: "nothing" });
  for (const productId of [1, 2])
    await service.apply(
      JSON.stringify({
        productId,
        name: "Starfall",
        organisation: "aurora",
        permissions: [{ name: "mods" }],
      }),
    );
});
afterEach(() => service.stop());

/** Sessions whose access is revoked now. */
const revoked = (count: number, productId = 1) =>
  service.services.store.write(async (tx) => {
    const context = contextFor(service.services, productId, "test");
    const { scope, random, now } = context;
    for (let nth = 0; nth < count; nth++) {
      const sessionId = random.uuid();
      await beginSession(tx, context, {
        ...{ ...scope, sessionId, kuid: random.uuid(), jurisdiction: "US-CA" },
        ...{ evidence: { dateOfBirth: "1990-01-01" }, settings: {} },
        ...{ consentedAt: null, createdAt: now },
      });
      await revokeSession(tx, context, sessionId, "operator");
    }
  });

const kept = () => service.database.count("sessions");

/** If this goes, what only a consent allowed to keep is there longer than the law allows. */
test("a purge says when the next is due: in a day, with a withdrawal, or at once where more is left", async () => {
  const { clock, store } = service.services;
  const next = async () =>
    (await store.write((tx) => purge(tx, service.services, clock.now()))) - clock.now();
  expect(await next()).toBe(DAY);
  await revoked(51);
  clock.advanceTo(NOW + HOUR);
  await revoked(1, 2);
  expect(await next()).toBe(DAY);
  clock.advanceTo(NOW + 14 * DAY - 2 * HOUR);
  expect(await next()).toBe(2 * HOUR);
  clock.advanceTo(NOW + 14 * DAY - 5 * MINUTE);
  expect([await next(), await kept()]).toEqual([10 * MINUTE, 52]);
  clock.advanceTo(NOW + 14 * DAY);
  expect([await next(), await kept()]).toEqual([0, 2]);
  expect([await next(), await kept()]).toEqual([HOUR, 1]);
  clock.advanceTo(NOW + 14 * DAY + HOUR);
  expect([await next(), await kept()]).toEqual([DAY, 0]);
});
