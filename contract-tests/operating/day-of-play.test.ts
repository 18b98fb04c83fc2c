// Plays a child's day in a moment. The service runs in a process of its own with a clock that the product moves, and sends
// webhooks to the product's server over HTTP.
import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { unwrap, type Client } from "../../client/index.js";
import { EVERY_DAY, limitOf } from "../../testing/kid.js";
import { makeHome, type Home, type Server } from "../../testing/process.js";
import { Receiver } from "../../testing/receiver.js";

let home: Home;
let server: Server;
let receiver: Receiver;
let client: Client;
beforeAll(async () => {
  receiver = await Receiver.open();
  home = await makeHome({
    CLOCK: "manual",
    CLOCK_START: "2026-11-20T23:00:00Z",
    WEBHOOK_ALLOW_PRIVATE: "1",
  });
  const { products } = await home.demo();
  server = home.serve();
  await server.ready();
  const added = JSON.parse(
    await home.kinward(
      ...["webhook", "add", "--product", "101", "--mode", "test", "--url", receiver.url, "--json"],
    ),
  ) as { secret: string };
  receiver.secret = added.secret;
  client = server.client(products[0]?.apiKeys.test ?? "");
});
afterAll(async () => {
  await receiver.stop();
  await server.end();
  home.remove();
});

test("a day of play tells the product each thing once, in order, at its instant", async () => {
  const to = (time: string) => client.advanceClock({ to: `2026-11-21T${time}:00-05:00` });
  const at = async () => (await unwrap(client.advanceClock({ seconds: 0 }))).now;

  const { challenge } = await unwrap(
    client.checkAge({ jurisdiction: "US-NY", dateOfBirth: "2013-11-22" }),
  );
  const { challengeId = "" } = challenge ?? {};
  await unwrap(
    client.setChallengeStatus({ challengeId, status: "PASS", email: "sam@family.example" }),
  );
  const { sessionId = "" } = await unwrap(client.getChallengeStatus({ challengeId }));
  await unwrap(
    client.setScreentime({
      sessionId,
      enabled: true,
      schedule: {
        timezone: "America/New_York",
        breakReminderIntervalMinutes: 45,
        dailyLimits: limitOf(90),
        quietHours: [{ name: "Night", days: EVERY_DAY, start: "20:00", end: "07:00" }],
      },
    }),
  );
  const play = async (from: string, until: string) => {
    const id = randomUUID();
    await unwrap(to(from));
    await unwrap(client.startScreentime({ sessionId, id, timestamp: await at() }));
    await unwrap(to(until));
    await unwrap(client.endScreentime({ sessionId, id, timestamp: await at() }));
  };

  await play("10:00", "10:50");
  await play("15:00", "15:45");
  const { overrideId } = await unwrap(
    client.requestScreentimeOverride({ sessionId, type: "extra-time", requestedMinutes: 60 }),
  );
  await unwrap(to("16:00"));
  await unwrap(client.resolveScreentimeOverride({ overrideId, status: "granted", minutes: 30 }));
  await play("19:30", "20:05");
  await unwrap(to("23:59"));
  // It is the thirteenth birthday in the zone of the schedule.
  await unwrap(client.advanceClock({ to: "2026-11-22T05:00:00Z" }));
  await unwrap(client.revokeSession({ sessionId }));
  await unwrap(client.advanceClock({ seconds: 1 }));

  expect(receiver.faults).toEqual([]);
  const received = receiver.events.map(({ event }) => event);
  const lines = received.map(({ type, timestamp }) => `${timestamp} ${type}`);
  process.stderr.write(`A day of play, as received:\n  ${lines.join("\n  ")}\n`);
  expect([...lines].sort()).toEqual(
    [
      "2026-11-20T23:00:00.000Z Challenge.StateChange",
      "2026-11-21T15:45:00.000Z Screentime.BreakReminder",
      "2026-11-21T20:30:00.000Z Screentime.LimitWarning",
      "2026-11-21T20:40:00.000Z Screentime.LimitReached",
      "2026-11-21T20:45:00.000Z Screentime.BreakReminder",
      "2026-11-21T20:45:00.000Z Screentime.OverrideRequested",
      "2026-11-21T21:00:00.000Z Screentime.OverrideResult",
      "2026-11-22T00:45:00.000Z Screentime.LimitWarning",
      "2026-11-22T00:50:00.000Z Screentime.QuietHoursWarning",
      "2026-11-22T00:55:00.000Z Screentime.LimitReached",
      "2026-11-22T01:00:00.000Z Screentime.QuietHoursReached",
      "2026-11-22T05:00:00.000Z Session.AgeChanged",
      "2026-11-22T05:00:00.000Z Session.Revoked",
      "2026-11-22T05:00:00.000Z Session.Unlink",
    ].sort(),
  );
  const numbers = received.flatMap(({ data }) => ("sequence" in data ? [data.sequence] : []));
  expect([...numbers].sort((a, b) => a - b)).toEqual(numbers.map((_, place) => place + 1));
});
