// A player who moves to another jurisdiction.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap, type Schemas } from "../../client/index.js";
import { addYears, dateIn } from "../../server/lib/dates.js";
import { UNKNOWN_ID, consented, fourteenYearOld } from "../../testing/arrange.js";
import { DAY } from "../../testing/fixed.js";
import { CONSENT, guardianSteps } from "../../testing/guardian-steps.js";
import { limitOf, scheduleOf } from "../../testing/kid.js";
import { openPage, postForm } from "../../testing/pages.js";
import {
  ACCOUNT,
  PEBBLE,
  STARFALL,
  startTestService,
  type TestService,
} from "../../testing/service.js";

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());
// Each address gets at most five mails an hour.
afterEach(() => service.advance({ hours: 1 }));

const { answer, eventsOf, linkTo, mailed, mailsTo } = guardianSteps(() => service);

const sessionOf = (sessionId: string) => unwrap(service.as().getSession({ sessionId }));

const enabledIn = ({ permissions }: Schemas["Session"]) =>
  permissions.filter(({ enabled }) => enabled).map(({ name }) => name);

const move = (sessionId: string, jurisdiction: string) =>
  unwrap(service.as().updateJurisdiction({ sessionId, jurisdiction }));

/** Moves a session to a stricter place, and returns the challenge. */
async function challengedIn(sessionId: string, jurisdiction: string) {
  const moved = await move(sessionId, jurisdiction);
  if (!("challengeId" in moved)) throw new Error("The move asked for no approval.");
  return moved;
}

const statusOf = (challengeId: string) => unwrap(service.as().getChallengeStatus({ challengeId }));

describe("update-jurisdiction", () => {
  test("moves a consented child at once: the consent travels, and product and schedule follow", async () => {
    const { session } = await consented(service);
    const { sessionId, kuid } = session;
    await unwrap(
      service
        .as()
        .setGuardianManagedPermissions({ sessionId, enabledPermissions: ["text-chat-public"] }),
    );
    const schedule = scheduleOf({ timezone: "America/Denver", dailyLimits: limitOf(60) });
    await unwrap(service.as().setScreentime({ sessionId, enabled: true, schedule }));
    const before = await sessionOf(sessionId);
    const count = (await eventsOf(sessionId)).length;
    const moved = await unwrap(service.as().updateJurisdiction({ kuid, jurisdiction: "de" }));
    const after = await sessionOf(sessionId);
    // There a guardian who has confirmed their address may allow everything.
    const permissions = before.permissions.map(({ offUntil: _, ...rest }) => rest);
    expect(after).toEqual({ ...before, permissions, jurisdiction: "DE", etag: after.etag });
    expect(after.etag).not.toBe(before.etag);
    expect(moved).toEqual(after);
    expect(await unwrap(service.as().getScreentimeState({ sessionId }))).toMatchObject({
      schedule: { timezone: "America/Denver" },
    });
    // The age and permissions that the product sees have not changed.
    expect(await eventsOf(sessionId)).toHaveLength(count);
  });

  test("answers the session unchanged where it is there already", async () => {
    const { sessionId } = await fourteenYearOld(service);
    const before = await sessionOf(sessionId);
    const rows = await service.rows();
    expect(await move(sessionId, "us-ca")).toEqual(before);
    expect({ ...(await service.rows()), idempotency_keys: 0 }).toEqual({
      ...rows,
      idempotency_keys: 0,
    });
  });

  test("asks a guardian for what the new place requires, and keeps it off until then", async () => {
    const { sessionId } = await fourteenYearOld(service);
    const before = await sessionOf(sessionId);
    const challenge = await challengedIn(sessionId, "DE");
    expect(challenge).toMatchObject({
      type: "CHALLENGE_UPDATE_JURISDICTION",
      jurisdiction: "DE",
      age: 14,
      session: { sessionId, jurisdiction: "DE", ageStatus: "DIGITAL_MINOR", managedBy: "PLAYER" },
    });
    const { session } = challenge;
    expect(await sessionOf(sessionId)).toEqual(session);
    // An upgrade that names nothing asks for that consent too.
    expect(await unwrap(service.as().upgradeSession({ sessionId }))).toMatchObject({
      challengeId: challenge.challengeId,
    });
    const off = session.permissions.filter(({ managedBy }) => managedBy === "GUARDIAN");
    expect(off.length).toBeGreaterThan(0);
    expect(off.filter(({ enabled }) => enabled)).toEqual([]);
    const lost = enabledIn(before).filter((name) => off.some((each) => each.name === name));
    expect(lost.length).toBeGreaterThan(0);
    const [event] = await eventsOf(sessionId);
    expect(event).toMatchObject({
      type: "Session.AgeChanged",
      data: {
        cause: "jurisdiction",
        ageStatus: "DIGITAL_MINOR",
        previousAgeStatus: "DIGITAL_YOUTH",
      },
    });
    expect(JSON.stringify(event?.data)).toContain(String(lost[0]));

    const { challengeId } = challenge;
    const link = await mailed(challengeId, "mover@example.com");
    const page = await openPage(service, link);
    expect(page.text).toContain("has moved to Germany");
    expect(page.text).toContain("What is below stays off in Starfall.");
    expect(page.text).not.toContain("keeps using");
    // No guardian was ever asked, so the whole product has to be decided, with everything that was on before.
    expect(page.text).toContain('name="permission"');
    const choices = Object.fromEntries(
      [...new Set([...page.text.matchAll(/name="(choice-[\w-]+)"/g)].map(([, name]) => name))].map(
        (name) => [String(name), "allow"],
      ),
    );
    expect(Object.keys(choices).sort()).toEqual(lost.map((name) => `choice-${name}`).sort());
    expect((await answer(link, { ...CONSENT, ...choices })).status).toBe(303);
    const after = await sessionOf(sessionId);
    expect(after).toMatchObject({ sessionId, managedBy: "GUARDIAN", jurisdiction: "DE" });
    expect(enabledIn(after)).toEqual(expect.arrayContaining(lost));
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS", sessionId });
    // An approval is not requested again.
    await move(sessionId, "US-CA");
    expect(await move(sessionId, "DE")).not.toHaveProperty("challengeId");
  });

  test("asks for the permissions alone that a consent did not cover, of a guardian on file", async () => {
    const consentedAt12 = async (email?: string) => {
      const { challenge } = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", age: 12 }));
      const { challengeId, kuid } = challenge ?? { challengeId: "", kuid: "" };
      await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS", email }));
      return unwrap(service.as().getSession({ kuid }));
    };
    const email = "alone@example.com";
    const [guarded, unguarded] = [await consentedAt12(email), await consentedAt12()];
    // At thirteen a player in California switches on what they manage themselves.
    await service.advance({ days: 366 });
    const movedOn = async ({ sessionId }: Schemas["Session"]) => {
      const free = await sessionOf(sessionId);
      expect(free).toMatchObject({ ageStatus: "DIGITAL_YOUTH" });
      const own = free.permissions.filter(
        ({ managedBy, enabled }) => managedBy === "PLAYER" && !enabled,
      );
      const requestedPermissions = own.map(({ name }) => ({ name }));
      await unwrap(service.as().upgradeSession({ sessionId, requestedPermissions }));
      return challengedIn(sessionId, "DE");
    };
    const challenge = await movedOn(guarded);
    const page = await openPage(service, challenge.url ?? "");
    expect(page.text).toContain('name="choice-');
    expect(page.text).not.toContain('name="permission"');
    expect(challenge.session.managedBy).toBe("GUARDIAN");
    // The player moves back, and the guardian is mailed that nothing is asked any more.
    await move(guarded.sessionId, "US-CA");
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toContain("no longer needs your consent");
    expect(mail?.text).toContain("Who decided:\n  No decision was needed");

    // Without a guardian on file the person who answers decides everything; a guardian on file only decides what is missing.
    const whole = await movedOn(unguarded);
    expect((await openPage(service, whole.url ?? "")).text).toContain('name="permission"');
    const { sessionId } = unguarded;
    expect(await move(sessionId, "NL")).toMatchObject({ challengeId: whole.challengeId });
    const { challengeId } = await unwrap(service.as().inviteParent({ sessionId }));
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS", email }));
    const rest = await challengedIn(sessionId, "DE");
    expect(rest.challengeId).not.toBe(whole.challengeId);
    expect((await openPage(service, rest.url ?? "")).text).not.toContain('name="permission"');
    expect(
      (await unwrap(service.as().getChallenge({ challengeId: whole.challengeId }))).challengeId,
    ).toBe(rest.challengeId);
  });

  test("back ends that challenge, which is needed no longer, and gives back what the player manages", async () => {
    const { sessionId } = await fourteenYearOld(service);
    const before = await sessionOf(sessionId);
    const { challengeId, url = "" } = await challengedIn(sessionId, "DE");
    const open = await openPage(service, url);
    const back = await move(sessionId, "US-CA");
    expect({ ...back, etag: "" }).toEqual({ ...before, etag: "" });
    expect(await statusOf(challengeId)).toEqual({
      challengeId,
      status: "FAIL",
      failureReason: "no-longer-needed",
    });
    const late = await postForm(service, url, { page: open, choices: Object.entries(CONSENT) });
    expect(late.status).toBe(409);
    expect(late.text).toContain("no longer needed");
    expect((await eventsOf(sessionId)).map(({ type, data }) => [type, data])).toMatchObject([
      ["Challenge.StateChange", { status: "FAIL", failureReason: "no-longer-needed" }],
      ["Session.AgeChanged", { ageStatus: "DIGITAL_YOUTH", cause: "jurisdiction" }],
      ["Challenge.StateChange", { status: "IN_PROGRESS" }],
      ["Session.AgeChanged", { ageStatus: "DIGITAL_MINOR", cause: "jurisdiction" }],
    ]);
  });

  test("again to the same place, at once or later, answers the same challenge", async () => {
    const { sessionId } = await fourteenYearOld(service);
    const [one, two] = await Promise.all([
      challengedIn(sessionId, "DE"),
      challengedIn(sessionId, "DE"),
    ]);
    expect(two).toEqual(one);
    const elsewhere = await challengedIn(sessionId, "NL");
    expect(elsewhere.challengeId).toBe(one.challengeId);
    expect(elsewhere.jurisdiction).toBe("NL");
    const changes = (await eventsOf(sessionId)).filter(({ type }) => type === "Session.AgeChanged");
    expect(changes).toHaveLength(1);
  });

  test("while a guardian reads: a page that was open decides nothing and is shown again", async () => {
    const { sessionId } = await fourteenYearOld(service);
    const { challengeId } = await challengedIn(sessionId, "DE");
    const link = await mailed(challengeId, "reader@example.com");
    const open = await openPage(service, link);
    await challengedIn(sessionId, "NL");
    for (const decision of ["consent", "decline", "not-my-child"]) {
      const page = decision === "consent" ? open : await openPage(service, link);
      const late = await postForm(service, link, {
        page:
          page === open ? open : { ...page, text: page.text.replace('value="NL"', 'value="DE"') },
        choices: Object.entries({ ...CONSENT, decision }),
      });
      expect([decision, late.status]).toEqual([decision, 422]);
      expect(late.text).toContain("This request has changed since you opened the page");
      expect(late.text).toContain("Netherlands");
    }
    expect((await statusOf(challengeId)).status).toBe("IN_PROGRESS");
  });

  test("asks for the whole consent of a guardian on file who has given none", async () => {
    const { sessionId, kuid } = await fourteenYearOld(service);
    const invited = await unwrap(service.as().inviteParent({ sessionId }));
    const email = "on.file@example.com";
    const status = "PASS";
    await unwrap(
      service.as().setChallengeStatus({ challengeId: invited.challengeId, status, email }),
    );
    const { url = "", challengeId, session } = await challengedIn(sessionId, "DE");
    const [one] = session.permissions.filter(({ managedBy }) => managedBy === "GUARDIAN");
    const requestedPermissions = [{ name: one?.name ?? "none" }];
    const asked = await unwrap(service.as().upgradeSession({ sessionId, requestedPermissions }));
    for (const page of [url, "url" in asked ? asked.url : undefined])
      expect((await openPage(service, page ?? "")).text).toContain('name="permission"');
    await unwrap(service.as().setChallengeStatus({ challengeId, status }));
    expect(await unwrap(service.as().checkAge({ kuid, jurisdiction: "DE" }))).toMatchObject({
      status: "PASS",
      session: { managedBy: "GUARDIAN" },
    });
  });

  test("asks anew where the documents are others by then", async () => {
    const { sessionId } = await fourteenYearOld(service);
    const { challengeId } = await challengedIn(sessionId, "DE");
    const { config } = service.product();
    const { documents: before } = config as { documents: readonly object[] };
    const documents = before.map((each) => ({ ...each, version: "next" }));
    await service.apply(JSON.stringify({ ...config, documents }));
    try {
      expect((await challengedIn(sessionId, "NL")).challengeId).not.toBe(challengeId);
    } finally {
      await service.apply(JSON.stringify(config));
    }
  });

  test("asks anew where the next place asks a guardian for more", async () => {
    const { sessionId } = await fourteenYearOld(service);
    const { challengeId, url: less = "" } = await challengedIn(sessionId, "BR");
    const { challengeId: other, url: more = "" } = await challengedIn(sessionId, "DE");
    expect(other).not.toBe(challengeId);
    expect(less).not.toBe(more);
    expect((await openPage(service, more)).text).toContain('name="choice-multiplayer"');
    // What was asked for is not taken away where the place after that asks for less.
    expect((await challengedIn(sessionId, "NL")).challengeId).toBe(other);
  });

  test("drops a decision that was not confirmed yet: it was made under the old place", async () => {
    const { session } = await consented(service, STARFALL, "waits@example.com");
    const { sessionId } = session;
    const requestedPermissions = [{ name: "voice-chat" }];
    const asked = await unwrap(service.as().upgradeSession({ sessionId, requestedPermissions }));
    if (!("challengeId" in asked)) throw new Error("The upgrade asked for no consent.");
    const { challengeId, url = "" } = asked;
    const { pending_decisions: before } = await service.rows();
    const choices = { ...CONSENT, email: "waits@example.com", "choice-voice-chat": "allow" };
    await answer(url, choices);
    expect(await statusOf(challengeId)).toMatchObject({ awaiting: "guardian-confirmation" });
    const link = await linkTo("waits@example.com");
    const open = await openPage(service, link);
    await move(sessionId, "DE");
    expect(await statusOf(challengeId)).toEqual({ challengeId, status: "IN_PROGRESS" });
    expect((await service.rows())["pending_decisions"]).toBe(before);
    const late = await postForm(service, link, { page: open, choices: [["pending", "confirm"]] });
    expect(late.status).toBe(403);
    expect((await unwrap(service.as().getChallenge({ challengeId }))).jurisdiction).toBe("DE");
    expect((await openPage(service, link)).text).toContain("Germany");
    expect((await answer(link, { ...CONSENT, "choice-voice-chat": "allow" })).status).toBe(303);
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
  });

  test("is an entry in the ledger and a receipt for every guardian, each time", async () => {
    const email = "moved@example.com";
    const { session } = await consented(service, STARFALL, email);
    const { sessionId, kuid } = session;
    const before = (await service.recorded("moved")).length;
    await move(sessionId, "DE");
    await move(sessionId, "DE");
    // Moves within five minutes share one email.
    await service.advance({ minutes: 5 });
    await move(sessionId, "US-CA");
    const entries = (await service.recorded("moved")).slice(before);
    expect(entries).toMatchObject([
      { sessionId, kuid, productId: STARFALL, by: "product", from: "US-CA", to: "DE" },
      { sessionId, kuid, by: "product", from: "DE", to: "US-CA" },
    ]);
    const [back, there] = await mailsTo(email);
    for (const mail of [back, there])
      expect(mail?.subject).toContain("A child’s place was changed in Starfall");
    expect(there?.text).toMatch(/Place before:\s+California, United States\s+Place now:\s+Germany/);
  });

  test("lets birthdays follow the new place", async () => {
    const { sessionId } = await fourteenYearOld(service);
    const { challengeId } = await challengedIn(sessionId, "DE");
    // At sixteen the player is old enough in Germany.
    await service.advance({ days: 2 * 365 + 2 });
    expect(await sessionOf(sessionId)).toMatchObject({ ageStatus: "DIGITAL_YOUTH" });
    const changes = (await eventsOf(sessionId)).filter(({ type }) => type === "Session.AgeChanged");
    expect(changes[0]?.data).toMatchObject({ cause: "birthday", ageStatus: "DIGITAL_YOUTH" });
    expect(await statusOf(challengeId)).toMatchObject({ failureReason: "no-longer-needed" });
  });

  test("gives an adult who is none in the new place a birthday again", async () => {
    const adult = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", age: 19 }));
    const sessionId = adult.session?.sessionId ?? "";
    await move(sessionId, "HN");
    expect(await sessionOf(sessionId)).toMatchObject({ ageStatus: "DIGITAL_YOUTH" });
    await service.advance({ days: 2 * 365 + 2 });
    const changes = (await eventsOf(sessionId)).filter(({ type }) => type === "Session.AgeChanged");
    expect(changes[0]?.data).toMatchObject({ cause: "birthday", ageStatus: "LEGAL_ADULT" });
  });

  test("ends where another consent gives what was lacking", async () => {
    const before = await fourteenYearOld(service);
    const { sessionId } = before;
    const invited = await unwrap(service.as().inviteParent({ sessionId }));
    const { challengeId, session } = await challengedIn(sessionId, "DE");
    const requestedPermissions = session.permissions
      .filter(({ managedBy, name }) => managedBy === "GUARDIAN" && enabledIn(before).includes(name))
      .map(({ name }) => ({ name }));
    const asked = await unwrap(service.as().upgradeSession({ sessionId, requestedPermissions }));
    if (!("challengeId" in asked)) throw new Error("The upgrade asked for no consent.");
    expect(asked.challengeId).not.toBe(challengeId);
    await unwrap(
      service.as().setChallengeStatus({ challengeId: asked.challengeId, status: "PASS" }),
    );
    expect(await statusOf(challengeId)).toMatchObject({ failureReason: "no-longer-needed" });
    // An invitation asks for something else.
    expect(await statusOf(invited.challengeId)).toMatchObject({ status: "PENDING" });
  });

  test("refuses places that are none, sessions that are another's, and two sessions in one", async () => {
    const { sessionId } = await fourteenYearOld(service);
    const other = await fourteenYearOld(service);
    const attempt = (body: Schemas["JurisdictionUpdate"]) => service.as().updateJurisdiction(body);
    for (const jurisdiction of ["US-ZZ", "UK", "ZZ", "Germany"])
      expect((await attempt({ sessionId, jurisdiction })).error?.code).toBe("INVALID_INPUT");
    expect((await attempt({ jurisdiction: "DE" })).error?.code).toBe("INVALID_INPUT");
    const missing = [
      attempt({ sessionId, kuid: other.kuid, jurisdiction: "DE" }),
      attempt({ sessionId: UNKNOWN_ID, jurisdiction: "DE" }),
      service.as(ACCOUNT).updateJurisdiction({ sessionId, jurisdiction: "DE" }),
      service.as(PEBBLE).updateJurisdiction({ sessionId, jurisdiction: "DE" }),
      service.as(STARFALL, "live").updateJurisdiction({ sessionId, jurisdiction: "DE" }),
    ];
    for (const one of missing) expect((await one).error?.code).toBe("NOT_FOUND");
    expect((await sessionOf(sessionId)).jurisdiction).toBe("US-CA");
  });
});

describe("a check in another place than that of the session", () => {
  const check = async (kuid: string, jurisdiction: string) =>
    unwrap(service.as().checkAge({ kuid, jurisdiction }));

  test("asks for the consent that is needed there, and leaves the session where it is", async () => {
    const before = await fourteenYearOld(service);
    const { sessionId, kuid } = before;
    const { status, challenge } = await check(kuid, "DE");
    expect([status, challenge]).toMatchObject([
      "CHALLENGE",
      { type: "CHALLENGE_PARENTAL_CONSENT", jurisdiction: "DE", kuid },
    ]);
    const { challengeId = "" } = challenge ?? {};
    expect((await check(kuid, "de")).challenge?.challengeId).toBe(challengeId);
    expect(await sessionOf(sessionId)).toEqual(before);
    expect(await check(kuid, "US-CA")).toEqual({ status: "PASS", session: before });
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS" }));
    expect(await sessionOf(sessionId)).toMatchObject({ sessionId, jurisdiction: "US-CA" });
    expect(await check(kuid, "DE")).toMatchObject({ status: "PASS" });
  });

  test("asks anew for each place, and a move away ends what was asked", async () => {
    const { sessionId, kuid } = await fourteenYearOld(service);
    const { challengeId = "" } = (await check(kuid, "DE")).challenge ?? {};
    const { challenge: other } = await check(kuid, "NL");
    expect(other).toMatchObject({ jurisdiction: "NL" });
    expect(other?.challengeId).not.toBe(challengeId);
    await move(sessionId, "US-NV");
    for (const id of [challengeId, other?.challengeId ?? ""])
      expect(await statusOf(id)).toMatchObject({ failureReason: "no-longer-needed" });
  });

  test("is replaced by what a move asks, on whose page stands whom it was mailed to", async () => {
    for (const at of [0, 1]) {
      const { sessionId, kuid } = await fourteenYearOld(service);
      const asked = [await check(kuid, "DE"), await check(kuid, "NL")];
      const { challengeId = "" } = asked[at]?.challenge ?? {};
      await unwrap(service.as().sendChallengeEmail({ challengeId, email: "asked@example.com" }));
      const { url = "" } = await challengedIn(sessionId, "DE");
      expect((await openPage(service, url)).text).toContain("a...@example.com");
    }
  });

  test("asks on after a birthday that changes the session, until the consent there is needed no longer", async () => {
    const dateOfBirth = addYears(dateIn("UTC", service.clock.now() + 5 * DAY), -16);
    const born = { jurisdiction: "US-CA", dateOfBirth };
    const { session } = await unwrap(service.as().checkAge(born));
    const { challenge } = await check(session?.kuid ?? "", "IN");
    const { challengeId = "" } = challenge ?? {};
    const birthdays = () =>
      service.database.query(
        `select due_at from wakeups where kind = 'birthday' and ref = '${session?.sessionId}'`,
      );
    const before = await birthdays();
    await service.advance({ days: 6 });
    expect(await birthdays()).not.toEqual(before);
    expect(await statusOf(challengeId)).toMatchObject({ status: "PENDING" });
  });

  test("asks where the session is for the consent that it lacks there, whatever place is named", async () => {
    const { sessionId, kuid } = await fourteenYearOld(service);
    const { challengeId } = await challengedIn(sessionId, "DE");
    for (const place of ["US-CA", "DE", "NL"])
      expect(await check(kuid, place)).toMatchObject({
        status: "CHALLENGE",
        challenge: { challengeId },
      });
  });

  test("returns the permissions of the place that permits less, whichever of the two it is", async () => {
    const seventeen = async (jurisdiction: string) =>
      (await unwrap(service.as().checkAge({ jurisdiction, age: 17 }))).session;
    const [lax, strict] = [await seventeen("US-CA"), await seventeen("BR")];
    expect(strict?.permissions).not.toEqual(lax?.permissions);
    const { kuid = "", sessionId = "" } = lax ?? {};
    const { session } = await check(kuid, "BR");
    expect(session).toMatchObject({ sessionId, permissions: strict?.permissions });
    expect(await sessionOf(sessionId)).toEqual(lax);
    expect((await check(strict?.kuid ?? "", "US-CA")).session).toEqual(strict);
  });
});
