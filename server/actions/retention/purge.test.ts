import { afterEach, beforeEach, expect, test } from "@jest/globals";

import { DAY, HOUR, MINUTE, NOW } from "../../../testing/fixed.js";
import { startTestService, type TestService } from "../../../testing/service.js";
import { contextFor } from "../../context.js";
import { beginSession } from "../session/begin-session.js";
import { revokeSession } from "../session/revoke-session.js";
import { statement } from "../../store/engine/statement.js";
import { savePlayer } from "../../store/players/queries.js";
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
const revoked = (count: number, productId = 1, kuid?: string) =>
  service.services.store.write(async (tx) => {
    const context = contextFor(service.services, productId, "test");
    const { scope, random, now } = context;
    for (let nth = 0; nth < count; nth++) {
      const sessionId = random.uuid();
      await beginSession(tx, context, {
        ...{ ...scope, sessionId, kuid: kuid ?? random.uuid(), jurisdiction: "US-CA" },
        ...{ evidence: { dateOfBirth: "1990-01-01" }, settings: {} },
        ...{ consentedAt: null, createdAt: now },
      });
      await revokeSession(tx, context, sessionId, "operator");
    }
  });

const checkAt = statement<Record<never, never>, { checkAt: number }>((sql) =>
  sql("players").select({ checkAt: "check_at" }),
);

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

/** If this goes, the age of a player whom no product knows any longer is kept for a year. */
test("a player who loses one session of two is looked at again at once", async () => {
  const { clock, store } = service.services;
  const player = { organisation: "aurora", mode: "test", kuid: "of-two" } as const;
  const dueAt = async () => (await checkAt.first(store))?.checkAt;
  await store.write((tx) => savePlayer(tx, player, { ...player, evidence: {} }, NOW));
  await revoked(1, 1, player.kuid);
  clock.advanceTo(NOW + HOUR);
  await revoked(1, 2, player.kuid);
  clock.advanceTo(NOW + 14 * DAY);
  expect(await dueAt()).toBe(NOW + 30 * DAY);
  await store.write((tx) => purge(tx, service.services, clock.now()));
  expect([await kept(), await dueAt()]).toEqual([1, NOW + (14 + 365) * DAY]);
  clock.advanceTo(NOW + 14 * DAY + HOUR);
  await store.write((tx) => purge(tx, service.services, clock.now()));
  expect([await kept(), await dueAt()]).toEqual([0, undefined]);
});
