// A player who moves to another jurisdiction, and one for whom several products ask at once.
import { randomUUID } from "node:crypto";

import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap, type Schemas } from "../../client/index.js";
import { UNKNOWN_ID, consented } from "../../testing/arrange.js";
import { limitOf, scheduleOf } from "../../testing/kid.js";
import { mailbox, openPage, postForm } from "../../testing/pages.js";
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
// An address gets five mails an hour at most.
afterEach(() => service.advance({ hours: 1 }));

const sessionOf = (sessionId: string) => unwrap(service.as().getSession({ sessionId }));

const enabledIn = ({ permissions }: Schemas["Session"]) =>
  permissions.filter(({ enabled }) => enabled).map(({ name }) => name);

async function eventsOf(sessionId: string) {
  const { events } = await unwrap(service.as().listWebhookEvents({ limit: 100 }));
  return events.filter(({ data }) => "sessionId" in data && data.sessionId === sessionId);
}

/** A fourteen-year-old, who needs a guardian's consent in Germany and none in California. */
async function youth(jurisdiction = "US-CA") {
  const { session } = await unwrap(service.as().checkAge({ jurisdiction, age: 14 }));
  if (!session) throw new Error("The age gate asked for consent.");
  return session;
}

const move = (sessionId: string, jurisdiction: string) =>
  unwrap(service.as().updateJurisdiction({ sessionId, jurisdiction }));

/** Moves a session to a place that asks for more, and returns the challenge. */
async function challengedIn(sessionId: string, jurisdiction: string) {
  const moved = await move(sessionId, jurisdiction);
  if (!("challengeId" in moved)) throw new Error("The move asked for no approval.");
  return moved;
}

const statusOf = (challengeId: string) => unwrap(service.as().getChallengeStatus({ challengeId }));

async function linkTo(email: string): Promise<string> {
  const mail = (await mailbox(service)).find(({ to }) => to === email);
  return /http\S+/.exec(mail?.text ?? "")?.[0] ?? "";
}

async function mailed(challengeId: string, email: string, product = STARFALL): Promise<string> {
  await unwrap(service.as(product).sendChallengeEmail({ challengeId, email }));
  return linkTo(email);
}

async function answer(url: string, choices: Record<string, string>) {
  const page = await openPage(service, url);
  return postForm(service, url, { page, choices: Object.entries(choices) });
}

const CONSENT = { decision: "consent", adult: "yes" };

describe("update-jurisdiction", () => {
  test("readings 107: moves a consented child at once: the consent travels, and product and schedule follow", async () => {
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
    expect(after).toEqual({ ...before, jurisdiction: "DE", etag: after.etag });
    expect(after.etag).not.toBe(before.etag);
    expect(moved).toEqual(after);
    expect(await unwrap(service.as().getScreentimeState({ sessionId }))).toMatchObject({
      schedule: { timezone: "America/Denver" },
    });
    // Nothing that the product sees of age or permissions has changed.
    expect(await eventsOf(sessionId)).toHaveLength(count);
  });

  test("answers the session unchanged where it is there already", async () => {
    const { sessionId } = await youth();
    const before = await sessionOf(sessionId);
    const rows = await service.rows();
    expect(await move(sessionId, "us-ca")).toEqual(before);
    expect({ ...(await service.rows()), idempotency_keys: 0 }).toEqual({
      ...rows,
      idempotency_keys: 0,
    });
  });

  test("readings 107: asks a guardian for what the new place requires, and keeps it off until then", async () => {
    const { sessionId } = await youth();
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
    // The whole product is decided about, for no guardian ever was asked: what was on before needs an answer.
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
    // What was approved is not asked again.
    await move(sessionId, "US-CA");
    expect(await move(sessionId, "DE")).not.toHaveProperty("challengeId");
  });

  test("asks for the permissions alone that a consent did not cover", async () => {
    const { challenge: first } = await unwrap(
      service.as().checkAge({ jurisdiction: "US-CA", age: 12 }),
    );
    const { challengeId, kuid } = first ?? { challengeId: "", kuid: "" };
    const email = "alone@example.com";
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS", email }));
    const { sessionId } = await unwrap(service.as().getSession({ kuid }));
    // Thirteen by now, and a youth in California, who switches on what they manage themselves.
    await service.advance({ days: 366 });
    const free = await sessionOf(sessionId);
    expect(free).toMatchObject({ ageStatus: "DIGITAL_YOUTH" });
    const own = free.permissions.filter(
      ({ managedBy, enabled }) => managedBy === "PLAYER" && !enabled,
    );
    const requestedPermissions = own.map(({ name }) => ({ name }));
    await unwrap(service.as().upgradeSession({ sessionId, requestedPermissions }));
    const challenge = await challengedIn(sessionId, "DE");
    const page = await openPage(service, challenge.url ?? "");
    expect(page.text).toContain('name="choice-');
    expect(page.text).not.toContain('name="permission"');
    expect(challenge.session.managedBy).toBe("GUARDIAN");
  });

  test("readings 107: back ends that challenge, which is needed no longer, and gives back what the player manages", async () => {
    const { sessionId } = await youth();
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
    const { sessionId } = await youth();
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

  test("readings 107: while a guardian reads: a page that was open decides nothing and is shown again", async () => {
    const { sessionId } = await youth();
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

  test("drops a decision that was not confirmed yet: it was made under the old place", async () => {
    const { session } = await consented(service, STARFALL, "waits@example.com");
    const { sessionId } = session;
    const requestedPermissions = [{ name: "voice-chat" }];
    const asked = await unwrap(service.as().upgradeSession({ sessionId, requestedPermissions }));
    if (!("challengeId" in asked)) throw new Error("The upgrade asked for no consent.");
    const { challengeId, url = "" } = asked;
    const choices = { ...CONSENT, email: "waits@example.com", "choice-voice-chat": "allow" };
    await answer(url, choices);
    expect(await statusOf(challengeId)).toMatchObject({ awaiting: "guardian-confirmation" });
    const link = await linkTo("waits@example.com");
    const open = await openPage(service, link);
    await move(sessionId, "DE");
    expect(await statusOf(challengeId)).toEqual({ challengeId, status: "IN_PROGRESS" });
    const late = await postForm(service, link, { page: open, choices: [["pending", "confirm"]] });
    expect(late.status).toBe(403);
    expect((await unwrap(service.as().getChallenge({ challengeId }))).jurisdiction).toBe("DE");
    expect((await openPage(service, link)).text).toContain("Germany");
    expect((await answer(link, { ...CONSENT, "choice-voice-chat": "allow" })).status).toBe(303);
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
  });

  test("lets birthdays follow the new place", async () => {
    const { sessionId } = await youth();
    const { challengeId } = await challengedIn(sessionId, "DE");
    // Sixteen: old enough in Germany.
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
    const { sessionId } = await youth();
    const { challengeId, session } = await challengedIn(sessionId, "DE");
    const requestedPermissions = session.permissions
      .filter(({ managedBy }) => managedBy === "GUARDIAN")
      .map(({ name }) => ({ name }));
    const asked = await unwrap(service.as().upgradeSession({ sessionId, requestedPermissions }));
    if (!("challengeId" in asked)) throw new Error("The upgrade asked for no consent.");
    await unwrap(
      service.as().setChallengeStatus({ challengeId: asked.challengeId, status: "PASS" }),
    );
    expect(await statusOf(challengeId)).toMatchObject({ failureReason: "no-longer-needed" });
  });

  test("refuses places that are none, sessions that are another's, and two sessions in one", async () => {
    const { sessionId } = await youth();
    const other = await youth();
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

const CHILD = { jurisdiction: "US-CA", age: 9 } as const;

/** A nine-year-old whom the other product of the organisation knows, and two products ask for. */
async function askedForTwo(child: Schemas["AgeGateQuestion"] = CHILD) {
  const { challenge, session } = await unwrap(service.as(ACCOUNT).checkAge(child));
  const kuid = challenge?.kuid ?? session?.kuid ?? "";
  const { challenges } = await bulk(kuid);
  const [first, second] = challenges.map((each) => each.challenge);
  if (!first || !second) throw new Error("There is no challenge for each product.");
  return { kuid, first, second };
}

const bulk = (kuid: string, requestedProductIds = [STARFALL, ACCOUNT]) =>
  unwrap(service.as().createBulkChallenges({ jurisdiction: "US-CA", requestedProductIds, kuid }));

const statusIn = (product: number, { challengeId }: { challengeId: string }) =>
  unwrap(service.as(product).getChallengeStatus({ challengeId }));

const stateChangesIn = async (product: number, challengeId: string) => {
  const { events } = await unwrap(
    service.as(product).listWebhookEvents({ limit: 100, type: "Challenge.StateChange" }),
  );
  return events
    .map(({ data }) => data as Record<string, unknown>)
    .filter((data) => data["challengeId"] === challengeId);
};

describe("create-bulk", () => {
  test("lets nobody grow up on the handed link, where the child may answer for the guardian", async () => {
    const kuid = randomUUID();
    const [asked] = (await bulk(kuid)).challenges;
    const url = asked?.challenge.url ?? "";
    await answer(url, { day: "1", month: "1", year: "1980" });
    expect((await openPage(service, url)).text).toContain('name="year"');
    for (const product of [STARFALL, ACCOUNT])
      expect(
        await unwrap(service.as(product).checkAge({ kuid, jurisdiction: "US-CA" })),
      ).toMatchObject({ status: "CHALLENGE" });
  });

  test("asks for two products on one page, where one mailed link decides about both", async () => {
    const { kuid, first, second } = await askedForTwo();
    expect(first.type).toBe("CHALLENGE_PARENTAL_CONSENT");
    expect([first.childLiteAccessEnabled, second.childLiteAccessEnabled]).toEqual([true, false]);
    const link = await mailed(first.challengeId, "together@example.com");
    const page = await openPage(service, link);
    for (const part of ["2 products are asking", "Starfall", "Account terms", "Terms of service"])
      expect(page.text).toContain(part);
    expect((await openPage(service, second.url ?? "")).text).toContain("2 products are asking");
    expect((await answer(link, CONSENT)).status).toBe(303);
    for (const [product, challenge] of [
      [STARFALL, first],
      [ACCOUNT, second],
    ] as const) {
      expect(await statusIn(product, challenge)).toMatchObject({ status: "PASS" });
      const session = await unwrap(service.as(product).getSession({ kuid }));
      expect(session.managedBy).toBe("GUARDIAN");
      expect(
        session.permissions.filter(({ managedBy, enabled }) => enabled && managedBy === "GUARDIAN"),
      ).toEqual([]);
      expect(await stateChangesIn(product, challenge.challengeId)).toMatchObject([
        { productId: product, status: "PASS", sessionId: session.sessionId },
        { productId: product, status: "IN_PROGRESS" },
      ]);
    }
    expect((await openPage(service, link)).text).toContain("What was decided");
    const decided = await bulk(kuid);
    expect(decided.challenges.map(({ challenge }) => challenge.challengeId)).toEqual([
      first.challengeId,
      second.challengeId,
    ]);
    for (const { challenge } of decided.challenges) {
      expect(challenge).not.toHaveProperty("url");
      expect(challenge).not.toHaveProperty("oneTimePassword");
    }
  });

  test("by a handed link counts for both with one mail and one press", async () => {
    const { first, second } = await askedForTwo();
    const email = "handed.both@example.com";
    const url = first.url ?? "";
    expect((await answer(url, { ...CONSENT, email })).status).toBe(303);
    for (const [product, challenge] of [
      [STARFALL, first],
      [ACCOUNT, second],
    ] as const)
      expect(await statusIn(product, challenge)).toMatchObject({
        awaiting: "guardian-confirmation",
      });
    const mails = (await mailbox(service)).filter(({ to }) => to === email);
    expect(mails).toHaveLength(1);
    // Sent again to a corrected address: the decision about both goes with it.
    const other = "handed.right@example.com";
    await answer(url, { pending: "correct", email: other });
    expect((await mailbox(service)).filter(({ to }) => to === other)).toHaveLength(1);
    expect((await openPage(service, /http\S+/.exec(mails[0]?.text ?? "")?.[0] ?? "")).status).toBe(
      410,
    );
    await answer(await linkTo(other), { pending: "confirm" });
    expect((await statusIn(STARFALL, first)).status).toBe("PASS");
    expect((await statusIn(ACCOUNT, second)).status).toBe("PASS");
  });

  test("lets the guardian decide one by one, with its permissions", async () => {
    const { kuid, first, second } = await askedForTwo();
    const link = await mailed(first.challengeId, "one.by.one@example.com");
    const alone = `${link}/products/${STARFALL}`;
    expect((await openPage(service, link)).text).toContain(`/products/${STARFALL}"`);
    const page = await openPage(service, alone);
    expect(page.text).toContain('value="voice-chat"');
    expect((await answer(alone, { ...CONSENT, permission: "voice-chat" })).status).toBe(303);
    expect((await statusIn(STARFALL, first)).status).toBe("PASS");
    expect((await statusIn(ACCOUNT, second)).status).toBe("IN_PROGRESS");
    expect(enabledIn(await unwrap(service.as().getSession({ kuid })))).toContain("voice-chat");
    const rest = await openPage(service, link);
    expect(rest.text).toContain("You have given your consent");
    await answer(`${link}/products/${ACCOUNT}`, { decision: "decline" });
    expect(await statusIn(ACCOUNT, second)).toMatchObject({ failureReason: "denied-by-guardian" });
    const ended = await postForm(service, link, { page: rest, choices: Object.entries(CONSENT) });
    expect(ended.status).toBe(409);
    expect((await openPage(service, `${link}/products/${PEBBLE}`)).status).toBe(404);
  });

  test("is declined together, and a page that is no longer what was asked decides nothing", async () => {
    const { kuid, first, second } = await askedForTwo();
    const link = await mailed(second.challengeId, "declined@example.com", ACCOUNT);
    const open = await openPage(service, link);
    const stale = await openPage(service, link);
    await answer(`${link}/products/${STARFALL}`, { decision: "decline" });
    for (const [page, choices] of [
      [open, CONSENT],
      [stale, { decision: "decline" }],
    ] as const) {
      const late = await postForm(service, link, { page, choices: Object.entries(choices) });
      expect(late.status).toBe(422);
      expect(late.text).toContain("This request has changed since you opened the page");
    }
    expect((await statusIn(ACCOUNT, second)).status).toBe("IN_PROGRESS");
    await answer(link, { decision: "decline" });
    expect((await statusIn(ACCOUNT, second)).status).toBe("FAIL");
    expect((await statusIn(STARFALL, first)).status).toBe("FAIL");
    expect((await service.as().getSession({ kuid })).error?.code).toBe("NOT_FOUND");
  });

  test("readings 109: answers a passed challenge and a session for what needs no guardian", async () => {
    const { kuid, first, second } = await askedForTwo({ jurisdiction: "US-CA", age: 15 });
    for (const [product, challenge] of [
      [STARFALL, first],
      [ACCOUNT, second],
    ] as const) {
      expect(challenge).not.toHaveProperty("url");
      const { sessionId } = await unwrap(service.as(product).getSession({ kuid }));
      expect(await statusIn(product, challenge)).toEqual({
        challengeId: challenge.challengeId,
        status: "PASS",
        sessionId,
      });
    }
    const again = await bulk(kuid);
    expect(again.challenges.map(({ challenge }) => challenge)).toEqual([first, second]);
  });

  test("readings 109: twice at once makes each challenge once, and makes a player whom it does not know", async () => {
    const kuid = globalThis.crypto.randomUUID();
    const [one, two] = await Promise.all([
      bulk(kuid, [ACCOUNT, STARFALL]),
      bulk(kuid, [ACCOUNT, STARFALL]),
    ]);
    expect(two).toEqual(one);
    expect(one.challenges.map(({ productId }) => productId)).toEqual([ACCOUNT, STARFALL]);
    for (const { challenge } of one.challenges) {
      expect(challenge.kuid).toBe(kuid);
      expect(challenge).not.toHaveProperty("age");
    }
    expect(await bulk(kuid)).toEqual({ challenges: one.challenges.toReversed() });
  });

  test("fails at once for the product whose minimum age the player has not reached", async () => {
    const { first, second } = await askedForTwo({ jurisdiction: "US-CA", age: 3 });
    expect(first).toMatchObject({ failureReason: "age-criteria-not-met" });
    expect(first).not.toHaveProperty("url");
    expect((await statusIn(ACCOUNT, second)).status).toBe("PENDING");
    expect((await openPage(service, second.url ?? "")).text).not.toContain("Terms of service");
  });

  test("names the product that is unknown, foreign, repeated, or lacks one that is essential to it", async () => {
    const kuid = globalThis.crypto.randomUUID();
    const attempt = async (requestedProductIds: number[]) =>
      (
        await service
          .as()
          .createBulkChallenges({ jurisdiction: "US-CA", requestedProductIds, kuid })
      ).error;
    const before = await service.rows();
    for (const [ids, named] of [
      [[999], "999"],
      [[ACCOUNT, PEBBLE], String(PEBBLE)],
      [[ACCOUNT, ACCOUNT], `${ACCOUNT} is requested twice`],
      [[STARFALL], `without ${ACCOUNT}`],
      [[], "requestedProductIds"],
      [Array.from({ length: 21 }, (_, nth) => nth + 1), "requestedProductIds"],
    ] as const) {
      const error = await attempt([...ids]);
      expect([ids, error?.code]).toEqual([ids, "INVALID_INPUT"]);
      expect(error?.message).toContain(named);
    }
    expect(await service.rows()).toEqual(before);
  });
});
