// A player for whom several products ask at once.
import { randomUUID } from "node:crypto";

import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap, type Schemas } from "../../client/index.js";
import { CONSENT, guardianSteps } from "../../testing/guardian-steps.js";
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
// Each address gets at most five mails an hour.
afterEach(() => service.advance({ hours: 1 }));

const { answer, linkTo, mailed } = guardianSteps(() => service);

const enabledIn = ({ permissions }: Schemas["Session"]) =>
  permissions.filter(({ enabled }) => enabled).map(({ name }) => name);

const CHILD = { jurisdiction: "US-CA", age: 9 } as const;

/** Makes a nine-year-old whom the organisation's other product knows, and for whom two products ask. */
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
  test("lets no one grow up on the handed link, where the child may answer for the guardian", async () => {
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

  test("puts a product that is asked for anew on the page of the one that is still open", async () => {
    const { kuid, first, second } = await askedForTwo();
    const { challengeId } = second;
    await unwrap(service.as(ACCOUNT).setChallengeStatus({ challengeId, status: "FAIL" }));
    const { challenges } = await bulk(kuid);
    expect(challenges[0]?.challenge.challengeId).toBe(first.challengeId);
    for (const { challenge } of challenges)
      expect((await openPage(service, challenge.url ?? "")).text).toContain(
        "2 products are asking",
      );
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
    // The mail is sent again to a corrected address, together with the decision about both.
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

  test("by a handed link counts one mail for both against the ten a day of an address", async () => {
    const { first, second } = await askedForTwo();
    const email = "ten.a.day@example.com";
    const url = first.url ?? "";
    await answer(url, { ...CONSENT, email });
    for (const hours of [0, 0, 1, 0, 0]) {
      await service.advance({ hours });
      expect((await answer(url, { pending: "resend" })).status).toBe(303);
    }
    expect((await mailbox(service)).filter(({ to }) => to === email)).toHaveLength(6);
    await answer(await linkTo(email), { pending: "confirm" });
    expect((await statusIn(ACCOUNT, second)).status).toBe("PASS");
  });

  test("waits for the approval of a person who became a guardian since the decision", async () => {
    const { first, second } = await askedForTwo();
    const email = "decided.first@example.com";
    await answer(first.url ?? "", { ...CONSENT, email });
    const confirmation = await linkTo(email);
    const other = await mailed(first.challengeId, "guardian.since@example.com");
    await answer(`${other}/products/${STARFALL}`, CONSENT);
    expect((await statusIn(STARFALL, first)).status).toBe("PASS");
    await answer(confirmation, { pending: "confirm" });
    expect(await statusIn(ACCOUNT, second)).toMatchObject({ awaiting: "guardian-approval" });
  });

  test("lets the guardian decide one by one, with its permissions", async () => {
    const { kuid, first, second } = await askedForTwo();
    const link = await mailed(first.challengeId, "one.by.one@example.com");
    const alone = `${link}/products/${STARFALL}`;
    expect((await openPage(service, link)).text).toContain(`/products/${STARFALL}"`);
    const page = await openPage(service, alone);
    expect(page.text).toContain('value="online-status"');
    expect((await answer(alone, { ...CONSENT, permission: "online-status" })).status).toBe(303);
    expect((await statusIn(STARFALL, first)).status).toBe("PASS");
    expect((await statusIn(ACCOUNT, second)).status).toBe("IN_PROGRESS");
    expect(enabledIn(await unwrap(service.as().getSession({ kuid })))).toContain("online-status");
    const rest = await openPage(service, link);
    expect(rest.text).toContain("You have given your consent");
    const other = `${link}/products/${ACCOUNT}`;
    const framedBy = ({ headers }: { headers: Readonly<Record<string, unknown>> }) =>
      /frame-ancestors [^;]*/.exec(String(headers["content-security-policy"]))?.[0];
    const stale = { ...rest, text: "" };
    const refused = await postForm(service, other, {
      page: stale,
      choices: Object.entries(CONSENT),
    });
    expect([refused.status, framedBy(refused)]).toEqual([403, framedBy(rest)]);
    await answer(other, { decision: "decline" });
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

  test("answers a passed challenge and a session for what needs no guardian", async () => {
    const { kuid, first, second } = await askedForTwo({ jurisdiction: "US-CA", age: 15 });
    for (const [product, challenge] of [
      [STARFALL, first],
      [ACCOUNT, second],
    ] as const) {
      expect(challenge).not.toHaveProperty("url");
      expect(challenge.documents).toEqual([]);
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

  test("twice at once makes each challenge once, and makes a player whom it does not know", async () => {
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
    const failure = { status: "FAIL", failureReason: "age-criteria-not-met" };
    expect(first).toMatchObject({ failureReason: failure.failureReason });
    expect(first).not.toHaveProperty("url");
    const { challengeId } = first;
    expect(await statusIn(STARFALL, first)).toEqual({ challengeId, ...failure });
    expect(await stateChangesIn(STARFALL, challengeId)).toMatchObject([failure]);
    expect((await statusIn(ACCOUNT, second)).status).toBe("PENDING");
    expect((await openPage(service, second.url ?? "")).text).not.toContain("Terms of service");
  });

  test("asks anew for the whole product where a guardian declined what a move requires", async () => {
    const { session } = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", age: 14 }));
    const { sessionId = "", kuid = "" } = session ?? {};
    const moved = await unwrap(service.as().updateJurisdiction({ sessionId, jurisdiction: "DE" }));
    if (!("challengeId" in moved)) throw new Error("The move asked for no approval.");
    const { challengeId } = moved;
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "FAIL" }));
    const [asked] = (await bulk(kuid)).challenges;
    expect(asked?.challenge.challengeId).not.toBe(challengeId);
    const page = await openPage(service, `${asked?.challenge.url}/products/${STARFALL}`);
    expect(page.text).toContain('name="permission"');
    expect((await bulk(kuid)).challenges[0]?.challenge.challengeId).toBe(
      asked?.challenge.challengeId,
    );
  });

  test("evaluates each product under the place of the request, and moves no session there", async () => {
    const { session } = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", age: 14 }));
    const { sessionId = "", kuid = "" } = session ?? {};
    const asked = await unwrap(
      service.as().createBulkChallenges({
        jurisdiction: "DE",
        requestedProductIds: [STARFALL, ACCOUNT],
        kuid,
      }),
    );
    for (const { productId, challenge } of asked.challenges) {
      expect(challenge).toMatchObject({ jurisdiction: "DE", url: expect.any(String) });
      expect((await statusIn(productId, challenge)).status).toBe("PENDING");
    }
    expect(await unwrap(service.as().getSession({ sessionId }))).toEqual(session);
    // Moving to a laxer place later withdraws no request.
    const ids = ({ challenges }: Schemas["BulkChallenges"]) =>
      challenges.map(({ challenge }) => challenge.challengeId);
    expect(ids(await bulk(kuid))[1]).toBe(ids(asked)[1]);
    const [first] = asked.challenges;
    const link = await mailed(first?.challenge.challengeId ?? "", "elsewhere@example.com");
    await answer(link, CONSENT);
    expect(await unwrap(service.as().getSession({ sessionId }))).toMatchObject({
      ...{ jurisdiction: "US-CA", managedBy: "PLAYER" },
    });
    const { session: inAccount } = await unwrap(
      service.as(ACCOUNT).checkAge({ jurisdiction: "US-CA", kuid }),
    );
    expect(inAccount).toMatchObject({ jurisdiction: "DE", managedBy: "GUARDIAN" });
  });

  test("asks a first consent that is unfinished where it is needed now, unless more is permitted there", async () => {
    const in_ = (jurisdiction: string, kuid: string) =>
      unwrap(
        service.as().createBulkChallenges({ jurisdiction, requestedProductIds: [ACCOUNT], kuid }),
      );
    const { challenge } = await unwrap(
      service.as(ACCOUNT).checkAge({ jurisdiction: "DE", age: 14 }),
    );
    const { challengeId, kuid } = challenge ?? { challengeId: "", kuid: "" };
    for (const [place, shown] of [
      ["US-CA", "DE"],
      ["NL", "NL"],
    ] as const)
      expect((await in_(place, kuid)).challenges[0]?.challenge).toMatchObject({
        ...{ challengeId, jurisdiction: shown },
      });
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
