// A product moves a session to another player: two families meet, and no guardian is added or removed without notice.
import { readFile } from "node:fs/promises";

import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { parse, stringify } from "yaml";

import { unwrap } from "../../client/index.js";
import { EIGHT_IN_BRAZIL, challenged, consented } from "../../testing/arrange.js";
import { DAY } from "../../testing/fixed.js";
import { CONSENT, guardianSteps } from "../../testing/guardian-steps.js";
import { ACCOUNT, STARFALL, startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());
// Each address gets at most five mails an hour.
afterEach(() => service.advance({ hours: 1 }));

const { answer, linkTo, look, mailsTo, signIn, upgrade } = guardianSteps(() => service);

const cards = ({ text }: { text: string }) =>
  [...text.matchAll(/<h2 class="address">([^<]+)</g)].map(([, one]) => one);

const guardiansAt = (sessionId: string) => `/family/sessions/${sessionId}/guardians`;

/** Returns the challenge in which a guardian of the session waits for the approval of the player's guardian. */
async function waitingFor(sessionId: string, product: number) {
  const { events } = await unwrap(service.as(product).listWebhookEvents({ limit: 100 }));
  const found = events.find(
    ({ type, data }) =>
      type === "Challenge.StateChange" && "sessionId" in data && data.sessionId === sessionId,
  );
  return found?.data as { challengeId: string; status: string; awaiting?: string };
}

/** Makes the nth family: a parent's child in one product, and an earlier child in the other that consented for itself. */
async function twoFamilies(nth: string) {
  const [child, parent] = [`child.${nth}@example.com`, `parent.${nth}@example.com`];
  const own = (await consented(service, ACCOUNT, child)).session;
  await service.advance({ minutes: 1 });
  const family = (await consented(service, STARFALL, parent)).session;
  return { child, parent, own, family };
}

describe("an association", () => {
  test("of the session of a child that consented for itself waits for the parent, who decides for it", async () => {
    const { child, parent, own, family } = await twoFamilies("one");
    const { sessionId } = own;
    await unwrap(service.as(ACCOUNT).upgradeSession({ sessionId, kuid: family.kuid }));

    const [atChild, atParent] = [await signIn(child), await signIn(parent)];
    for (const path of [guardiansAt(family.sessionId), guardiansAt(sessionId)]) {
      expect((await look(path, atChild)).status).toBe(404);
      expect(cards(await look(path, atParent))).toEqual([parent]);
    }
    expect(await waitingFor(sessionId, ACCOUNT)).toMatchObject({
      ...{ challengeType: "CHALLENGE_PARENT_INVITE", awaiting: "guardian-approval" },
    });
    const [entry] = (await service.recorded("association")).slice(-1);
    expect(entry).toMatchObject({
      ...{ sessionId, kuid: family.kuid, productId: ACCOUNT, by: "product" },
      waiting: [expect.any(String)],
    });
    expect(JSON.stringify(entry)).not.toContain(own.kuid);
    const told = "An account in Starfall Account was connected to a child";
    for (const email of [child, parent])
      expect((await mailsTo(email)).map(({ subject }) => subject)).toContainEqual(
        expect.stringContaining(told),
      );
    const mine = (await mailsTo(child)).find(({ subject }) => subject.endsWith(told));
    expect(mine?.text).toContain("a child who has other guardians");

    const approval = (await mailsTo(parent)).find(({ subject }) =>
      subject.includes("Someone wants to become a guardian"),
    );
    const link = /http\S+/.exec(approval?.text ?? "")?.[0] ?? "";
    expect((await look(link)).text).toContain(child);
    await answer(link, { pending: "approve" });
    expect(await waitingFor(sessionId, ACCOUNT)).toMatchObject({ status: "PASS" });
    // The first guardian in the other product is the second one here.
    expect(cards(await look(guardiansAt(sessionId), atParent))).toEqual([
      parent,
      "c...@example.com",
    ]);
    expect((await look(guardiansAt(sessionId), atChild)).text).not.toContain("/remove");
  });

  test("of the parent's session with a player whose child consented for itself leaves the parent a way out", async () => {
    const { child, parent, own, family } = await twoFamilies("two");
    const { sessionId } = family;
    const consent = (await mailsTo(parent)).find(({ text }) => text.includes("/undo"));
    await unwrap(service.as(STARFALL).upgradeSession({ sessionId, kuid: own.kuid }));
    const atChild = await signIn(child);
    expect((await look(guardiansAt(sessionId), atChild)).text).not.toContain("/remove");
    const [told] = (await mailsTo(parent)).filter(({ subject }) => subject.includes("An account"));
    expect(told?.text).toContain("open the receipt of your consent");
    await answer(/http\S+\/undo/.exec(consent?.text ?? "")?.[0] ?? "");
    expect((await service.as().getSession({ sessionId })).response.status).toBe(404);
    expect(await waitingFor(sessionId, STARFALL)).toMatchObject({
      status: "FAIL",
      failureReason: "repudiated-by-guardian",
    });
    expect((await service.recorded("repudiation")).at(-1)).toMatchObject({ kuid: own.kuid });
  });

  test("that no guardian approves within 14 days is refused", async () => {
    const { child, parent, own, family } = await twoFamilies("three");
    const { sessionId } = own;
    await unwrap(service.as(ACCOUNT).upgradeSession({ sessionId, kuid: family.kuid }));
    const link = await linkTo(parent);
    await service.advance({ days: 14 });
    expect(await waitingFor(sessionId, ACCOUNT)).toMatchObject({
      ...{ status: "FAIL", failureReason: "guardian-refused" },
    });
    await answer(link, { pending: "approve" });
    expect(cards(await look(guardiansAt(sessionId), await signIn(parent)))).toEqual([parent]);
    expect((await look(guardiansAt(sessionId), await signIn(child))).status).toBe(404);
  });

  test("of two sessions of one guardian asks no one, and keeps who came first", async () => {
    const { child, parent, own, family } = await twoFamilies("four");
    const { challengeId } = await upgrade(family.sessionId, "voice-chat");
    await unwrap(service.as().sendChallengeEmail({ challengeId, email: child }));
    await answer(await linkTo(child), { ...CONSENT, "choice-voice-chat": "allow" });
    await answer(await linkTo(parent), { pending: "approve" });
    const before = (await mailsTo(parent)).length;
    const { sessionId } = own;
    await unwrap(service.as(ACCOUNT).upgradeSession({ sessionId, kuid: family.kuid }));
    const atParent = await signIn(parent);
    for (const each of [sessionId, family.sessionId])
      expect(cards(await look(guardiansAt(each), atParent))).toEqual([parent, "c...@example.com"]);
    // The change is mailed, and needs no answer.
    expect(await mailsTo(parent)).toHaveLength(before + 1);
  });

  test("waits for the confirmation of an address that was only stated, before the parent is asked", async () => {
    const file = await readFile("server/products/demo/starfall-account.yaml", "utf8");
    await service.apply(stringify({ ...(parse(file) as object), guardianAssurance: "attested" }));
    const [child, parent] = ["child.stated@example.com", "parent.stated@example.com"];
    const asked = await challenged(service, ACCOUNT, EIGHT_IN_BRAZIL);
    await answer(asked.url ?? "", { ...CONSENT, email: child });
    const own = await unwrap(service.as(ACCOUNT).getSession({ kuid: asked.kuid }));
    await service.apply(file);
    const { kuid } = (await consented(service, STARFALL, parent)).session;
    const { sessionId } = own;
    await unwrap(service.as(ACCOUNT).upgradeSession({ sessionId, kuid }));
    const awaiting = async () => (await waitingFor(sessionId, ACCOUNT)).awaiting;
    expect(await awaiting()).toBe("guardian-confirmation");
    const isApproval = ({ subject }: { subject: string }) => subject.includes("Someone wants");
    expect((await mailsTo(parent)).filter(isApproval)).toEqual([]);
    await answer(await linkTo(child), { pending: "confirm" });
    expect(await awaiting()).toBe("guardian-approval");
    expect((await mailsTo(parent)).filter(isApproval)).toHaveLength(1);
  });

  test("with a player who has no guardian keeps the session's guardian", async () => {
    const { own, child } = await twoFamilies("five");
    const { sessionId } = own;
    const other = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", age: 15 }));
    const { kuid = "" } = "session" in other ? other.session : {};
    const there = service.as(ACCOUNT);
    const requestedPermissions = [{ name: "public-profile" }];
    const asked = await unwrap(there.upgradeSession({ sessionId, requestedPermissions }));
    if (!("challengeId" in asked)) throw new Error("The upgrade asked for no consent.");
    await unwrap(there.upgradeSession({ sessionId, kuid }));
    // The purge looks at once whether anything else is stored of the player.
    const due = `select 1 from players where kuid = '${own.kuid}' and check_at < created_at + ${30 * DAY}`;
    expect(await service.database.query(due)).toHaveLength(1);
    const { challengeId } = asked;
    expect(await unwrap(there.getChallenge({ challengeId }))).toMatchObject({ challengeId, kuid });
    expect(cards(await look(guardiansAt(sessionId), await signIn(child)))).toEqual([child]);
    expect((await service.recorded("association")).at(-1)).toMatchObject({ kuid, waiting: [] });
  });

  test("is mailed to a guardian who is on file in another product of the player who loses the session", async () => {
    const [guardian, parent] = ["guardian.seven@example.com", "parent.seven@example.com"];
    const there = service.as(ACCOUNT);
    const own = await unwrap(there.checkAge({ jurisdiction: "US-CA", age: 15 }));
    const kuid = own.session?.kuid;
    const { challenge } = await unwrap(service.as().checkAge({ kuid, jurisdiction: "DE" }));
    const { challengeId = "" } = challenge ?? {};
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS", email: guardian }));
    const { kuid: family } = (await consented(service, STARFALL, parent)).session;
    await unwrap(there.upgradeSession({ sessionId: own.session?.sessionId, kuid: family }));
    for (const email of [guardian, parent])
      expect((await mailsTo(email)).map(({ subject }) => subject)).toContainEqual(
        expect.stringContaining("An account in Starfall Account was connected to a child"),
      );
  });

  test("that is refused changes nothing and tells no one", async () => {
    const { own, family, parent } = await twoFamilies("six");
    await consentedIn(ACCOUNT, family.kuid, parent);
    const rows = async () => ({ ...(await service.rows()), idempotency_keys: 0, rate_limits: 0 });
    const before = await rows();
    const { sessionId, kuid } = own;
    const refused = service.as(ACCOUNT).upgradeSession({ sessionId, kuid: family.kuid });
    expect((await refused).error?.code).toBe("CONFLICT");
    const foreign = service.as().upgradeSession({ sessionId, kuid });
    expect((await foreign).error?.code).toBe("NOT_FOUND");
    await unwrap(service.as(ACCOUNT).upgradeSession({ sessionId, kuid }));
    expect(await rows()).toEqual(before);
  });
});

/** Adds a child to another product, with their guardian's consent. */
async function consentedIn(product: number, kuid: string, email: string): Promise<void> {
  const client = service.as(product);
  const { challenge } = await unwrap(client.checkAge({ kuid, jurisdiction: "US-CA" }));
  const { challengeId = "" } = challenge ?? {};
  await unwrap(client.setChallengeStatus({ challengeId, status: "PASS", email }));
}
