// Tests where a law wakes a session, and where one session wakes another: on each engine.
import { randomUUID } from "node:crypto";

import { afterEach, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { HOUR, MINUTE } from "../../testing/fixed.js";
import { clockFrom, kidIn } from "../../testing/kid.js";
import { ACCOUNT, startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
afterEach(() => service.stop());

test("plays that begin at once in two products share what is left", async () => {
  // 17:00 in Hanoi.
  service = await startTestService({ now: Date.parse("2026-11-21T10:00:00Z") });
  const kid = await kidIn(service, "VN", { dateOfBirth: "2016-03-01" });
  const { sessionId } = await kidIn(service, "VN", { kuid: kid.kuid }, ACCOUNT);
  const midnight = Date.parse((await kid.state()).state.dayResetsAt);
  await service.advance(midnight + 3 * HOUR - service.clock.now());
  const earlier = { id: randomUUID(), timestamp: kid.at(-150 * MINUTE), durationSeconds: 150 * 60 };
  const elsewhere = service.as(ACCOUNT);
  await unwrap(elsewhere.pushScreentime({ sessionId, events: [earlier] }));
  await Promise.all([
    kid.start(),
    unwrap(elsewhere.startScreentime({ sessionId, id: randomUUID(), timestamp: kid.at() })),
  ]);
  const after = clockFrom(service.clock.now());
  await service.advance({ minutes: 15 });
  expect(await kid.announced()).toEqual([`LimitWarning ${after(10)}`, `LimitReached ${after(15)}`]);
});

test("hours that a law begins to close end a play at midnight of their place, and a move there at once", async () => {
  // On 1 November 2019 online games in mainland China closed to minors from 22:00 to 08:00.
  service = await startTestService({ now: Date.parse("2019-10-31T15:00:00Z") });
  const [kid, mover] = [
    await kidIn(service, "CN", { dateOfBirth: "2004-03-01" }),
    await kidIn(service, "BR", { dateOfBirth: "2004-03-01" }),
  ];
  const start = await kid.start();
  expect([start.status, await kid.look()]).toEqual(["accepted", { enabled: false }]);
  await service.advance({ minutes: 59 });
  expect(await kid.look()).toEqual({ enabled: false });
  await service.advance({ minutes: 31 });
  expect(await kid.announced()).toEqual(["QuietHoursReached 16:00"]);
  expect((await kid.state()).access).toEqual({
    allowed: false,
    reason: "quiet-hours",
    until: "2019-11-01T00:00:00.000Z",
    ground: { kind: "law", law: "CN-games-minors", duty: "time-limit" },
  });
  await mover.start();
  await service.advance({ minutes: 5 });
  await unwrap(service.as().updateJurisdiction({ sessionId: mover.sessionId, jurisdiction: "CN" }));
  await service.advance({ minutes: 1 });
  expect(await mover.announced()).toEqual(["QuietHoursReached 16:35"]);
});
