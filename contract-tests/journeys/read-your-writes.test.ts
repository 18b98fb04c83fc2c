// An acknowledged write is seen by the next read on any service of the database, while both cache sessions.
import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { unwrap, type Schemas } from "../../client/index.js";
import { ManualClock } from "../../server/lib/clock.js";
import { addYears, dateIn } from "../../server/lib/dates.js";
import { consented, letIn } from "../../testing/arrange.js";
import { DAY, NOW } from "../../testing/fixed.js";
import {
  ACCOUNT,
  PEBBLE,
  STARFALL,
  startTestService,
  type TestService,
} from "../../testing/service.js";

let clock: ManualClock;
let service: TestService;
let other: TestService;
beforeAll(async () => {
  clock = new ManualClock(NOW);
  // On PostgreSQL the rate limit's statement reports changed products.
  const env = { RATE_LIMIT_TEST: "100000" };
  service = await startTestService({ clock, env });
  other = await startTestService({ clock, env, folder: service.folder });
});
afterAll(async () => {
  await other.stop();
  await service.stop();
});

const ROUNDS = 10;
const READERS = 3;

/** Returns what a read shows: the session, or that there is none. */
async function read(on: TestService, sessionId: string, product: number) {
  const { data, error } = await on.as(product).getSession({ sessionId });
  return data ?? error?.code;
}

test("a session that is remembered is read in its own product and mode alone", async () => {
  const { sessionId } = await letIn(service);
  expect(await read(service, sessionId, STARFALL)).toMatchObject({ sessionId });
  expect(await read(service, sessionId, ACCOUNT)).toBe("NOT_FOUND");
  const live = await service.as(STARFALL, "live").getSession({ sessionId });
  expect(live.error?.code).toBe("NOT_FOUND");
});

const asIs = (seen: unknown) => seen;
const anything = () => {};
/** Ignores the etag, which changes again when the service announces the change. */
const withoutEtag = (seen: unknown) => ({ ...(seen as Schemas["Session"]), etag: "" });

interface RaceOptions {
  readonly product?: number;
  readonly view?: (seen: unknown) => unknown;
  /** Checks each session that is read, before the change and after it. */
  readonly check?: (seen: Schemas["Session"]) => void;
}

/**
 * Reads a session continuously on both services while something changes it. Returns the session afterwards. Fails where a read
 * that was sent after the acknowledgement shows anything else, or an etag names two renderings.
 */
async function race(
  sessionId: string,
  change: () => Promise<unknown>,
  { product = STARFALL, view = asIs, check = anything }: RaceOptions = {},
) {
  let isAcknowledged = false;
  const late: unknown[] = [];
  const byEtag = new Map<string, unknown>();
  const reader = async (on: TestService) => {
    for (let readsAfter = 0; readsAfter < 2;) {
      const isAfter = isAcknowledged;
      const seen = await read(on, sessionId, product);
      if (isAfter) {
        readsAfter += 1;
        late.push(seen);
      }
      if (typeof seen !== "object") continue;
      check(seen);
      if (!byEtag.has(seen.etag)) byEtag.set(seen.etag, seen);
      expect(seen).toEqual(byEtag.get(seen.etag));
    }
  };
  const readers = [service, other].flatMap((on) =>
    Array.from({ length: READERS }, () => reader(on)),
  );
  try {
    await change();
  } finally {
    isAcknowledged = true;
    await Promise.all(readers);
  }
  const after = await read(service, sessionId, product);
  for (const seen of late) expect(view(seen)).toEqual(view(after));
  return after as Schemas["Session"];
}

test("of what a product changes, on one service and on the other", async () => {
  const { sessionId, permissions } = (await consented(service)).session;
  const ofGuardian = permissions.filter(({ managedBy }) => managedBy === "GUARDIAN");
  const name = ofGuardian[0]?.name ?? "";
  for (let round = 0; round < ROUNDS; round++) {
    const enabledPermissions = round % 2 === 0 ? [name] : [];
    const on = round % 3 === 0 ? service : other;
    const after = await race(sessionId, () =>
      unwrap(on.as().setGuardianManagedPermissions({ sessionId, enabledPermissions })),
    );
    expect(after.permissions).toContainEqual({
      name,
      enabled: enabledPermissions.length > 0,
      managedBy: "GUARDIAN",
    });
  }
});

test("with the sequence of the last event that it includes: no more, so that none is taken for known, and no less", async () => {
  const { sessionId, permissions } = (await consented(service)).session;
  const name = permissions.find(({ managedBy }) => managedBy === "GUARDIAN")?.name ?? "";
  const isOn = (session: Schemas["Session"]) =>
    session.permissions.find((each) => each.name === name)?.enabled;
  const seen: { sequence: number; enabled: boolean | undefined }[] = [];
  let isOver = false;
  const reader = async (on: TestService) => {
    while (!isOver) {
      const { data, response } = await on.as().getSession({ sessionId });
      const sequence = Number(response?.headers.get("Kinward-Sequence"));
      seen.push({ sequence, enabled: data && isOn(data) });
    }
  };
  const readers = [service, other, service, other].map(reader);
  for (let round = 0; round < 3 * ROUNDS; round++)
    await unwrap(
      (round % 3 === 0 ? service : other).as().setGuardianManagedPermissions({
        sessionId,
        enabledPermissions: round % 2 === 0 ? [name] : [],
      }),
    );
  isOver = true;
  await Promise.all(readers);
  const changes = await unwrap(service.as().listWebhookEvents({ sessionId, limit: 1000 }));
  const enabledAt = new Map<number, boolean | undefined>([[1, false]]);
  for (const { type, data } of changes.events)
    if (type === "Session.ChangePermissions")
      enabledAt.set(data.sequence, data.permissions.find((each) => each.name === name)?.enabled);
  expect(enabledAt.size).toBe(3 * ROUNDS + 1);
  for (const { sequence, enabled } of seen)
    expect([sequence, enabled]).toEqual([sequence, enabledAt.get(sequence)]);
});

test("of a consent: a youth who has moved to where one is needed", async () => {
  const { session } = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", age: 15 }));
  const sessionId = session?.sessionId ?? "";
  let challengeId = "";
  await race(sessionId, async () => {
    const moved = await unwrap(service.as().updateJurisdiction({ sessionId, jurisdiction: "DE" }));
    challengeId = "challengeId" in moved ? String(moved.challengeId) : "";
  });
  expect(challengeId).not.toBe("");
  const after = await race(sessionId, () =>
    unwrap(other.as().setChallengeStatus({ challengeId, status: "PASS" })),
  );
  expect(after).toMatchObject({ jurisdiction: "DE", status: "ACTIVE" });
});

test("of a revocation by a command", async () => {
  const { sessionId } = await letIn(service);
  await read(other, sessionId, STARFALL);
  expect(await race(sessionId, () => service.kinward("session", "revoke", sessionId))).toBe(
    "NOT_FOUND",
  );
});

const OFF = "minor: prohibited, youth: prohibited, adult: player-off";

test("of a product that is applied by one of them, of whose rules none is read with the rules before", async () => {
  const { sessionId } = await letIn(service, PEBBLE);
  /** The permissions of each file, as a session shows them. */
  const [few, more] = [
    { permissions: ["guild"], allowances: ["partners", "weekly"] },
    { permissions: ["guild", "raids"], allowances: ["partners"] },
  ] as const;
  const namesIn = ({ permissions, allowances }: Schemas["Session"]) => ({
    permissions: permissions.map(({ name }) => name),
    allowances: allowances.map(({ name }) => name).toSorted(),
  });
  const apply = ({ permissions, allowances }: typeof few | typeof more) =>
    service.apply(`
      productId: ${PEBBLE}
      name: Pebble Club
      organisation: pebble
      permissions: [${permissions.map((name) => `{ name: ${name}, custom: { title: ${name}, ${OFF} } }`).join(", ")}]
      allowances: [${allowances.map((name) => `{ name: ${name}, type: numerical, min: 0, max: 9, default: 3 }`).join(", ")}]`);
  await apply(more);
  for (let round = 0; round < ROUNDS; round++) {
    const [before, next] = round % 2 === 0 ? [more, few] : [few, more];
    const check = (seen: Schemas["Session"]) =>
      expect([before, next]).toContainEqual(namesIn(seen));
    const options = { product: PEBBLE, view: withoutEtag, check };
    expect(namesIn(await race(sessionId, () => apply(next), options))).toEqual(next);
  }
});

test("of a birthday, to the millisecond", async () => {
  const advance = (instant: number) => async () => clock.advanceTo(instant);
  const tomorrow = dateIn("-12:00", clock.now() + DAY);
  const { session } = await unwrap(
    service.as().checkAge({ jurisdiction: "US-CA", dateOfBirth: addYears(tomorrow, -18) }),
  );
  const sessionId = session?.sessionId ?? "";
  const birthday = Date.parse(`${tomorrow}T00:00:00-12:00`);
  expect(await race(sessionId, advance(birthday - 1), { view: withoutEtag })).toMatchObject({
    ageStatus: "DIGITAL_YOUTH",
  });
  expect(await race(sessionId, advance(birthday), { view: withoutEtag })).toMatchObject({
    ageStatus: "LEGAL_ADULT",
  });
});

class LooseClock extends ManualClock {
  setBackMs = 0;

  override now(): number {
    return super.now() - this.setBackMs;
  }
}

test("of a law on its first day, and of a clock that is set back before it", async () => {
  const ownClock = new LooseClock(Date.parse("2026-05-31T19:59:59.999Z"));
  const own = await startTestService({ clock: ownClock });
  const { session } = await unwrap(own.as().checkAge({ jurisdiction: "AE", age: 19 }));
  const shown = () => read(own, session?.sessionId ?? "", STARFALL);
  expect(await shown()).toMatchObject({ ageStatus: "DIGITAL_YOUTH" });
  ownClock.advanceTo(Date.parse("2026-05-31T20:00:00Z"));
  expect(await shown()).toMatchObject({ ageStatus: "LEGAL_ADULT" });
  ownClock.setBackMs = 1;
  expect(await shown()).toMatchObject({ ageStatus: "DIGITAL_YOUTH" });
  await own.stop();
});
