import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { beginSession } from "../actions/session/begin-session.js";
import { putOnFile } from "../actions/guardian/guardians-on-file.js";
import { settleFoldedAddress } from "../actions/guardian/settle-address.js";
import { revokeSession } from "../actions/session/revoke-session.js";
import { setSchedule } from "../actions/screentime/set-schedule.js";
import { updateJurisdiction } from "../actions/session/update-jurisdiction.js";
import { HOUR } from "../../testing/fixed.js";
import { advanceOnce, startTestService, type TestService } from "../../testing/service.js";
import type { ManualClock } from "../lib/clock.js";
import { contextFor } from "../context.js";
import type { Services } from "../services.js";
import type { AgeEvidence } from "../domain/age/age.js";
import { readSchedule } from "../domain/screentime/schedule.js";
import { viewSession, type Session } from "../domain/session/session.js";
import { renderMail } from "../mail/render.js";
import { findJurisdiction } from "../policy/jurisdictions.js";
import { applyProduct } from "../products/apply.js";
import { changeSession, findSessionInAnyProduct } from "../store/sessions/queries.js";
import { listMails, stopMail } from "../store/mail/queries.js";
import type { Mail } from "../store/mail/table.js";
import { listWakeups } from "../store/wakeups/list.js";
import { eventsOf } from "../../testing/events.js";
import { birthday } from "./birthday.js";

const NOW = Date.parse("2026-06-15T12:00:00Z");
const PRODUCT = JSON.stringify({
  productId: 1,
  name: "Starfall",
  organisation: "aurora",
  permissions: [
    {
      name: "guild",
      custom: { title: "Guild", minor: "guardian-off", youth: "player-on", adult: "player-on" },
    },
  ],
});

let service: TestService;
let services: Services & { clock: ManualClock };
const context = () => contextFor(services, 1, "test");

beforeEach(async () => {
  service = await startTestService({ serves: "nothing", now: NOW });
  ({ services } = service);
  await applyProduct(services.store, PRODUCT, { ...services, now: NOW });
  await services.catalogue.refresh();
});
afterEach(async () => {
  await service.stop();
});

const begin = (evidence: AgeEvidence): Promise<Session> =>
  services.store.write((tx) =>
    beginSession(tx, context(), {
      sessionId: services.random.uuid(),
      productId: 1,
      mode: "test",
      kuid: services.random.uuid(),
      jurisdiction: "US-CA",
      evidence,
      settings: {},
      consentedAt: NOW,
      createdAt: NOW,
    }),
  );
const setZone = ({ sessionId }: Session, timezone: string) =>
  services.store.write(async (tx) => {
    const session = (await findSessionInAnyProduct(tx, { sessionId })) as Session;
    const schedule = readSchedule({ timezone });
    await setSchedule(tx, context(), session, { enabled: true, schedule }, { by: "test-helper" });
  });
const armed = async () =>
  (await listWakeups(services.store, { failing: false })).map(({ kind, dueAt }) => [
    kind,
    new Date(dueAt).toISOString(),
  ]);
const advanceTo = (text: string) => services.wakeups.advanceTo(Date.parse(text));

describe("a birthday that changes the age band", () => {
  test("is announced once, where the day begins last, with what it changed", async () => {
    const session = await begin({ dateOfBirth: "2013-07-01" });
    await advanceTo("2026-07-01T11:59:59.999Z");
    expect(await eventsOf(services.store)).toEqual([]);
    await advanceTo("2026-07-01T12:00:00Z");
    const [event, ...more] = await eventsOf(services.store);
    expect(more).toEqual([]);
    expect(event).toEqual({
      type: "Session.AgeChanged",
      timestamp: "2026-07-01T12:00:00.000Z",
      data: {
        productId: 1,
        sessionId: session.sessionId,
        kuid: session.kuid,
        sequence: 1,
        ageStatus: "DIGITAL_YOUTH",
        ageCategory: "digital-youth",
        previousAgeStatus: "DIGITAL_MINOR",
        permissions: [{ name: "guild", enabled: false, managedBy: "PLAYER" }],
        cause: "birthday",
      },
    });
    expect(await armed()).toEqual([["birthday", "2027-07-01T12:00:00.000Z"]]);
  });

  test("changes what the session shows, and its etag", async () => {
    const session = await begin({ dateOfBirth: "2013-07-01" });
    const before = viewSession(session, context());
    await advanceTo("2026-07-01T12:00:00Z");
    const found = (await findSessionInAnyProduct(services.store, {
      sessionId: session.sessionId,
    })) as Session;
    const after = viewSession(found, context());
    expect([before.assessment.ageStatus, after.assessment.ageStatus]).toEqual([
      "DIGITAL_MINOR",
      "DIGITAL_YOUTH",
    ]);
    expect(after.etag).not.toBe(before.etag);
  });

  test("that was missed is announced once, with its own instant", async () => {
    await begin({ dateOfBirth: "2013-07-01" });
    services.clock.advanceTo(Date.parse("2026-09-01T00:00:00Z"));
    await services.wakeups.drain();
    await services.wakeups.drain();
    expect(await eventsOf(services.store)).toMatchObject([
      { type: "Session.AgeChanged", timestamp: "2026-07-01T12:00:00.000Z" },
    ]);
  });

  test("is announced once even if it runs twice", async () => {
    const { sessionId } = await begin({ dateOfBirth: "2013-07-01" });
    const now = Date.parse("2026-07-01T12:00:00Z");
    const next = await Promise.all(
      [1, 2].map(() => advanceOnce(services, birthday, sessionId, now)),
    );
    expect(new Set(next)).toEqual(new Set([Date.parse("2027-07-01T12:00:00Z")]));
    expect(await eventsOf(services.store)).toHaveLength(1);
  });

  test("begins in the zone of the guardian's schedule where there is one", async () => {
    const session = await begin({ dateOfBirth: "2013-07-01" });
    await services.store.write((tx) =>
      changeSession(tx, session, { timezone: "America/Los_Angeles" }),
    );
    const due = await advanceOnce(services, birthday, session.sessionId, NOW);
    expect(new Date(due ?? 0).toISOString()).toBe("2026-07-01T07:00:00.000Z");
  });

  test("is announced at once where the zone of a new schedule has the day already", async () => {
    const session = await begin({ dateOfBirth: "2013-06-16" });
    await setZone(session, "Pacific/Kiritimati");
    await services.wakeups.drain();
    expect(await eventsOf(services.store)).toMatchObject([
      {
        timestamp: "2026-06-15T10:00:00.000Z",
        data: { ageStatus: "DIGITAL_YOUTH", permissions: [{ name: "guild", managedBy: "PLAYER" }] },
      },
    ]);
    expect(await armed()).toEqual([["birthday", "2027-06-15T10:00:00.000Z"]]);
  });

  test("is not announced again where another zone has the day later", async () => {
    const session = await begin({ dateOfBirth: "2013-06-16" });
    await setZone(session, "Pacific/Kiritimati");
    await services.wakeups.drain();
    await setZone(session, "Pacific/Pago_Pago");
    await advanceTo("2026-07-01T00:00:00Z");
    expect(await eventsOf(services.store)).toHaveLength(1);
  });

  test("of a child born on 29 February is on 1 March in a common year", async () => {
    await begin({ dateOfBirth: "2016-02-29" });
    expect(await armed()).toEqual([["birthday", "2027-03-01T12:00:00.000Z"]]);
  });

  test("counts a stated age from the day on which it was stated", async () => {
    await begin({ stated: { years: 12, on: "2026-06-15" } });
    await advanceTo("2027-06-15T12:00:00Z");
    expect(await eventsOf(services.store)).toMatchObject([
      { data: { ageStatus: "DIGITAL_YOUTH", previousAgeStatus: "DIGITAL_MINOR" } },
    ]);
  });
});

test("the guardian on file gets a mail that says nothing about the child", async () => {
  const session = await begin({ dateOfBirth: "2013-07-01" });
  await services.store.write((tx) =>
    putOnFile(tx, context(), {
      sessionId: session.sessionId,
      kuid: session.kuid,
      email: "sam@family.example",
      assurance: "confirmed",
      channel: "mailed-link",
      consentedAt: null,
    }),
  );
  await advanceTo("2026-07-01T12:00:00Z");
  const [mail, ...more] = await listMails(services.store, "test");
  expect(more).toEqual([]);
  const { to, subject, text } = await renderMail(services, mail as Mail);
  expect([to, subject]).toEqual([
    "sam@family.example",
    expect.stringMatching(
      /^Your child …[0-9A-F]{4}: A birthday changes what is allowed in Starfall$/,
    ),
  ]);
  expect(text).toContain("/family");
  expect(text).not.toMatch(/13|2013|kuid/);
});

test("the mail goes to no spelling of an address whose reader said that the child is not theirs", async () => {
  const { sessionId, kuid } = await begin({ dateOfBirth: "2013-07-01" });
  const [stopped, other] = ["sam+games@family.example", "kim@family.example"];
  for (const email of [stopped, other])
    await services.store.write((tx) =>
      putOnFile(tx, context(), {
        ...{ sessionId, kuid, email },
        ...{ assurance: "confirmed", channel: "mailed-link", consentedAt: null },
      }),
    );
  await services.store.write(async (tx) => {
    const foldedHash = await settleFoldedAddress(tx, context(), stopped);
    const { tenancy } = context();
    await stopMail(tx, { ...tenancy, kuid, foldedHash, address: null, stoppedAt: NOW });
  });
  await advanceTo("2026-07-01T12:00:00Z");
  const mails = await listMails(services.store, "test");
  expect(mails.map(({ content }) => content.to)).toEqual([other]);
});

test("the mail names what became available, and not what still needs a verified age", async () => {
  const custom = { minor: "prohibited", youth: "player-off", adult: "player-on" };
  const file = JSON.parse(PRODUCT) as { permissions: object[] };
  const permissions = [
    ...file.permissions,
    { name: "arena", custom: { ...custom, title: "Arena" } },
    { name: "cellar", custom: { ...custom, title: "Cellar", verifiedAge: 13 } },
  ];
  const changed = JSON.stringify({ ...file, permissions });
  await applyProduct(services.store, changed, { ...services, now: NOW });
  await services.catalogue.refresh();
  const { sessionId, kuid } = await begin({ dateOfBirth: "2013-07-01" });
  await services.store.write((tx) =>
    putOnFile(tx, context(), {
      ...{ sessionId, kuid, email: "sam@family.example" },
      ...{ assurance: "confirmed", channel: "mailed-link", consentedAt: null },
    }),
  );
  await advanceTo("2026-07-01T12:00:00Z");
  const [mail] = await listMails(services.store, "test");
  const { text } = await renderMail(services, mail as Mail);
  expect(text).toContain("Arena");
  expect(text).not.toContain("Cellar");
});

test("a move tells the product which age status it knew before, where a law has changed since", async () => {
  const session = await begin({ dateOfBirth: "2012-01-01" });
  const { sessionId } = session;
  await services.store.write((tx) =>
    changeSession(tx, session, { announcedAgeStatus: "DIGITAL_MINOR" }),
  );
  const jurisdiction = findJurisdiction(services.policy, "US-NV");
  await services.store.write((tx) =>
    updateJurisdiction(tx, context(), { sessionId, jurisdiction }),
  );
  const changed = { ageStatus: "DIGITAL_YOUTH", previousAgeStatus: "DIGITAL_MINOR" };
  expect(await eventsOf(services.store)).toMatchObject([
    { type: "Session.AgeChanged", data: { ...changed, cause: "jurisdiction" } },
  ]);
});

test("a move keeps on what was never decided and began on in the old place", async () => {
  const custom = { title: "Emotes", minor: "player-off", youth: "player-on", adult: "player-on" };
  const file = JSON.parse(PRODUCT) as { permissions: object[] };
  const permissions = [...file.permissions, { name: "emotes", custom }];
  const changed = JSON.stringify({ ...file, permissions });
  await applyProduct(services.store, changed, { ...services, now: NOW });
  await services.catalogue.refresh();
  const { sessionId } = await begin({ dateOfBirth: "2012-01-01" });
  const jurisdiction = findJurisdiction(services.policy, "DE");
  const { view } = await services.store.write((tx) =>
    updateJurisdiction(tx, context(), { sessionId, jurisdiction }),
  );
  expect(view.assessment.ageStatus).toBe("DIGITAL_MINOR");
  const own = { name: "emotes", managedBy: "PLAYER", enabled: true };
  expect(view.states).toContainEqual(expect.objectContaining(own));
});

test("a birthday within an age band is not announced", async () => {
  await begin({ dateOfBirth: "2018-07-01" });
  await advanceTo("2026-07-02T00:00:00Z");
  expect(await eventsOf(services.store)).toEqual([]);
  expect(await armed()).toEqual([["birthday", "2027-07-01T12:00:00.000Z"]]);
});

test("an adult has no more birthdays", async () => {
  await begin({ dateOfBirth: "2008-07-01" });
  await advanceTo("2026-07-01T12:00:00Z");
  expect(await eventsOf(services.store)).toMatchObject([{ data: { ageStatus: "LEGAL_ADULT" } }]);
  expect(await armed()).toEqual([]);
});

test("a session that is revoked has no more birthdays", async () => {
  const { sessionId } = await begin({ dateOfBirth: "2013-07-01" });
  await services.store.write((tx) => revokeSession(tx, context(), sessionId, "operator"));
  expect(await armed()).toEqual([]);
  const now = services.clock.now() + 1000 * HOUR;
  expect(await advanceOnce(services, birthday, sessionId, now)).toBeUndefined();
});
