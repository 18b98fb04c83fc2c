// A product links a guardian to an existing session, and withdraws the invitation.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { challenged, consented, letIn, fourteenYearOld } from "../../testing/arrange.js";
import { CONSENT, guardianSteps, linkIn } from "../../testing/guardian-steps.js";
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

const { answer, atHome, eventsOf, linkTo, mailsTo } = guardianSteps(() => service);

const sessionOf = (sessionId: string) => unwrap(service.as().getSession({ sessionId }));

const statusOf = (challengeId: string) => unwrap(service.as().getChallengeStatus({ challengeId }));

describe("invite-parent", () => {
  test("mails a link by which a parent becomes a guardian, and what the child may do stays", async () => {
    const email = "parent.one@example.com";
    const { sessionId, kuid } = await fourteenYearOld(service);
    const before = await sessionOf(sessionId);
    const invitation = await unwrap(service.as().inviteParent({ sessionId, email }));
    expect(invitation).toMatchObject({
      type: "CHALLENGE_PARENT_INVITE",
      kuid,
      jurisdiction: "US-CA",
      age: 14,
      documents: [],
    });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toContain("Starfall asks you to be a guardian");
    const link = linkIn(mail);
    expect(link).not.toBe(invitation.url);
    const page = await openPage(service, link);
    expect(page.text).toContain("Starfall asks you to be a guardian");
    expect(page.text).toContain(email);
    expect((await answer(link, CONSENT)).status).toBe(303);

    const { challengeId } = invitation;
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS", sessionId });
    expect(await sessionOf(sessionId)).toEqual(before);
    expect((await openPage(service, `${link}/done`)).text).toContain("You are a guardian now");
    const decided = await unwrap(service.as().getChallenge({ challengeId }));
    expect(decided).not.toHaveProperty("url");
    expect(decided).not.toHaveProperty("oneTimePassword");
    expect((await eventsOf(sessionId)).map(({ type, data }) => [type, data])).toMatchObject([
      ["Challenge.StateChange", { challengeId, status: "PASS" }],
      [
        "Challenge.StateChange",
        { challengeType: "CHALLENGE_PARENT_INVITE", status: "IN_PROGRESS" },
      ],
    ]);
    const [receipt] = await mailsTo(email);
    expect(receipt?.subject).toContain("You are now a guardian in Starfall");
    expect(receipt?.text).not.toContain("/withdraw");
    expect(receipt?.text).toMatch(/Who decided:\n\s*You\n/);
    expect((await service.recorded("guardian-joined")).at(-1)).toMatchObject({
      ...{ challengeId, sessionId, kuid, by: "guardian-page" },
      ...{ assurance: "confirmed", channel: "mailed-link" },
      guardian: expect.any(String),
    });
    const home = await atHome(email);
    const child = await home.look(`/family/sessions/${sessionId}`);
    expect(child.status).toBe(200);
    expect(child.text).not.toContain("/withdraw");
    expect(await unwrap(service.as().unlinkParent({ sessionId }))).toMatchObject({ sessionId });
  });

  test("by a handed link waits until the address is confirmed", async () => {
    const { sessionId } = await fourteenYearOld(service);
    const { challengeId, url = "" } = await unwrap(service.as().inviteParent({ sessionId }));
    await answer(url, { ...CONSENT, email: "parent.two@example.com" });
    expect(await statusOf(challengeId)).toMatchObject({ awaiting: "guardian-confirmation" });
    const [mail] = await mailsTo("parent.two@example.com");
    expect(mail?.subject).toContain("One more step: confirm that you are a guardian in Starfall");
    await answer(linkIn(mail), { pending: "confirm" });
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
  });

  test("of a child with a guardian asks that guardian first, and leaves their consent as it is", async () => {
    const { session } = await consented(service, STARFALL, "first@example.com");
    const { sessionId } = session;
    const email = "second@example.com";
    const { challengeId } = await unwrap(service.as().inviteParent({ sessionId, email }));
    await answer(await linkTo(email), CONSENT);
    expect(await statusOf(challengeId)).toMatchObject({ awaiting: "guardian-approval" });
    await answer(await linkTo("first@example.com"), { pending: "approve" });
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
    const again = await unwrap(
      service.as().inviteParent({ sessionId, email: "first@example.com" }),
    );
    expect(again.challengeId).not.toBe(challengeId);
    await answer(await linkTo("first@example.com"), CONSENT);
    const page = await (
      await atHome("first@example.com")
    ).look(`/family/sessions/${sessionId}/guardians`);
    expect(page.text).toContain("set up in a test");
  });

  test("twice, at once or later, answers the same invitation, and mails a second address", async () => {
    const { sessionId } = await fourteenYearOld(service);
    const [one, two] = await Promise.all([
      unwrap(service.as().inviteParent({ sessionId })),
      unwrap(service.as().inviteParent({ sessionId })),
    ]);
    expect(two).toEqual(one);
    await service.advance({ hours: 30 });
    const email = "late@example.com";
    const later = await unwrap(service.as().inviteParent({ sessionId, email }));
    expect(later.challengeId).toBe(one.challengeId);
    expect(Date.parse(later.otpExpiresAt ?? "")).toBeGreaterThan(service.clock.now());
    expect(await mailsTo(email)).toHaveLength(1);
    const { challengeId } = one;
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS", email }));
    expect((await service.recorded("guardian-joined")).at(-1)).toMatchObject({
      ...{ challengeId, by: "test-helper", assurance: "attested", channel: "test" },
    });
  });

  test("is a conflict for an adult, and for an address that said “not my child”, and stores nothing then", async () => {
    const adult = await letIn(service);
    const { sessionId } = await fourteenYearOld(service);
    const email = "stranger@example.com";
    await unwrap(service.as().inviteParent({ sessionId, email }));
    await answer(await linkTo(email), { decision: "not-my-child" });
    const before = await service.rows();
    const refused = [
      await service.as().inviteParent({ sessionId: adult.sessionId, email: "x@example.com" }),
      await service.as().inviteParent({ sessionId, email }),
    ];
    expect(refused.map(({ error }) => error)).toMatchObject([
      {
        code: "CONFLICT",
        message: "sessionId: the player is an adult, for whom no guardian decides.",
      },
      {
        code: "CONFLICT",
        message: "email: the person at this address said that this is not their child.",
      },
    ]);
    expect(await service.rows()).toEqual(before);
    const { error } = await service.as().inviteParent({ sessionId, email: "no address" });
    expect(error?.code).toBe("INVALID_EMAIL");
    expect((await service.as(ACCOUNT).inviteParent({ sessionId })).error?.code).toBe("NOT_FOUND");
  });

  test("whose acceptance was not the guardian’s own ends their link, and not the child's access", async () => {
    const email = "not.me@example.com";
    const { sessionId } = await fourteenYearOld(service);
    await unwrap(service.as().inviteParent({ sessionId, email }));
    await answer(await linkTo(email), CONSENT);
    const [receipt] = await mailsTo(email);
    const undo = /http\S+\/undo/.exec(receipt?.text ?? "")?.[0] ?? "";
    expect((await openPage(service, undo)).text).toContain("Nothing changes for the child");
    await answer(undo, {});
    expect((await service.as().getSession({ sessionId })).response.status).toBe(200);
    const home = await atHome(email);
    expect((await home.look(`/family/sessions/${sessionId}`)).status).toBe(404);
  });

  test("whose acceptance was not theirs takes with it what guardians set, where they were the last", async () => {
    const email = "not.mine.either@example.com";
    const { sessionId } = await fourteenYearOld(service);
    await unwrap(service.as().inviteParent({ sessionId, email }));
    await answer(await linkTo(email), CONSENT);
    const undo = /http\S+\/undo/.exec((await mailsTo(email))[0]?.text ?? "")?.[0] ?? "";
    const endsSettings = async () =>
      (await openPage(service, undo)).text.includes("Only the limits and allowances");
    expect(await endsSettings()).toBe(false);
    const home = await atHome(email);
    const allowance = { allowance: "weekly-spend", "allowance-weekly-spend": "5" };
    await home.press(`/family/sessions/${sessionId}/permissions`, allowance);
    expect(await endsSettings()).toBe(true);
    const { challengeId } = await unwrap(service.as().inviteParent({ sessionId }));
    const other = { challengeId, status: "PASS", email: "the.other@example.com" } as const;
    await unwrap(service.as().setChallengeStatus(other));
    expect(await endsSettings()).toBe(false);
  });

  test("leaves the session of a guardian who leaves it again", async () => {
    const email = "leaving@example.com";
    const { sessionId } = await fourteenYearOld(service);
    await unwrap(service.as().inviteParent({ sessionId, email }));
    await answer(await linkTo(email), CONSENT);
    const home = await atHome(email);
    const left = await home.press(`/family/sessions/${sessionId}/guardians/leave`, {});
    expect(left.status).toBe(303);
    expect((await service.as().getSession({ sessionId })).response.status).toBe(200);
    expect((await home.look(`/family/sessions/${sessionId}`)).status).toBe(404);
  });
});

describe("cancel-invite", () => {
  test("fails the invitation, which a guardian who looks at the page sees, and answers the same again", async () => {
    const email = "cancelled@example.com";
    const { sessionId } = await fourteenYearOld(service);
    const { challengeId, url = "" } = await unwrap(service.as().inviteParent({ sessionId, email }));
    const link = await linkTo(email);
    const open = await openPage(service, link);
    const cancelled = await unwrap(service.as().cancelInvite({ challengeId }));
    expect(cancelled).toMatchObject({ challengeId, failureReason: "cancelled-by-initiator" });
    expect(cancelled).not.toHaveProperty("url");
    expect(await unwrap(service.as().cancelInvite({ challengeId }))).toEqual(cancelled);
    expect(await statusOf(challengeId)).toMatchObject({
      status: "FAIL",
      failureReason: "cancelled-by-initiator",
    });
    for (const each of [link, url])
      expect((await openPage(service, each)).text).toContain("This request was cancelled");
    const late = await postForm(service, link, { page: open, choices: Object.entries(CONSENT) });
    expect(late.status).toBe(409);
    expect(late.text).toContain("This request was cancelled");
    expect((await service.as().unlinkParent({ sessionId })).error?.code).toBe("CONFLICT");
    const states = (await eventsOf(sessionId)).filter(
      ({ type }) => type === "Challenge.StateChange",
    );
    expect(states.map(({ data }) => data)).toMatchObject([
      { status: "FAIL", failureReason: "cancelled-by-initiator" },
      { status: "IN_PROGRESS" },
    ]);
  });

  test("is refused for any other challenge, and for an invitation that was accepted or declined", async () => {
    const { challengeId: other } = await challenged(service);
    const accepted = await unwrap(
      service.as().inviteParent(await fourteenYearOld(service).then(idOf)),
    );
    const declined = await unwrap(
      service.as().inviteParent(await fourteenYearOld(service).then(idOf)),
    );
    await unwrap(service.as().setChallengeStatus({ ...named(accepted), status: "PASS" }));
    await unwrap(service.as().setChallengeStatus({ ...named(declined), status: "FAIL" }));
    for (const [challengeId, message] of [
      [other, "challengeId: only the invitation of a parent can be cancelled."],
      ...[accepted, declined].map(
        (each) =>
          [
            each.challengeId,
            "challengeId: this invitation has already been accepted or declined.",
          ] as const,
      ),
    ] as const) {
      const before = await statusOf(challengeId);
      const { error } = await service.as().cancelInvite({ challengeId });
      expect(error).toMatchObject({ code: "INVALID_INPUT", message });
      expect(await statusOf(challengeId)).toEqual(before);
    }
    const { challengeId } = await unwrap(
      service.as().inviteParent(await fourteenYearOld(service).then(idOf)),
    );
    for (const stranger of [service.as(ACCOUNT), service.as(PEBBLE), service.as(STARFALL, "live")])
      expect((await stranger.cancelInvite({ challengeId })).error?.code).toBe("NOT_FOUND");
    expect((await statusOf(challengeId)).status).toBe("PENDING");
  });

  test("and an acceptance at once: whichever is first counts", async () => {
    const { sessionId } = await fourteenYearOld(service);
    const { challengeId } = await unwrap(service.as().inviteParent({ sessionId }));
    const [cancelled, accepted] = await Promise.all([
      service.as().cancelInvite({ challengeId }),
      service.as().setChallengeStatus({ challengeId, status: "PASS", email: "x@example.com" }),
    ]);
    const { status } = await statusOf(challengeId);
    expect([cancelled.error?.code, accepted.error?.code]).toEqual(
      status === "FAIL" ? [undefined, "CONFLICT"] : ["INVALID_INPUT", undefined],
    );
  });
});

const idOf = ({ sessionId }: { sessionId: string }) => ({ sessionId });
const named = ({ challengeId }: { challengeId: string }) => ({ challengeId });
